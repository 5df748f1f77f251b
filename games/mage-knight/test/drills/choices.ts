/**
 * How well foresight chooses, in much less time than matches take: at some turns of matches by quick plans all lines are followed often. On
 * half of what came of them foresight chooses, on the other half its choice is weighed against the line that looks best at the end of the turn.
 */
import { firstGuess } from '@taverne/bots';
import { picker, quick, World } from '@taverne/engine';
import { type Foresight, foreseen, isForeseeable, outlookOf } from '../../src/bot/foresight.ts';
import { instinct } from '../../src/bot/instinct.ts';
import { Kept } from '../../src/bot/kept.ts';
import { kindsFirst } from '../../src/bot/kinds.ts';
import { FIVE, PLAIN, QUICK } from '../../src/bot/levels.ts';
import type { Line } from '../../src/bot/line.ts';
import { linesFrom, plannedAnswer } from '../../src/bot/plans.ts';
import { mageKnight } from '../../src/index.ts';
import { copy, type State } from '../../src/state.ts';

/** What came of each line at one turn, the line that looks best at the end of the turn first. */
export interface Fork {
  readonly root: State;
  readonly lines: readonly Line[];
  readonly outlooks: ReadonlyMap<Line, readonly number[]>;
}
/** Each line is followed so often; half of it is for choosing. */
const TIMES = 12;
const HALF = TIMES / 2;
/** Every so manieth turn. */
const EVERY = 22;
const MOST_LINES = 10;

export function forksOf(seed: number): readonly Fork[] {
  const options = mageKnight.options({ scenario: 'solo-conquest' });
  if (!options.ok) throw new Error(options.trouble.say);
  const world = new World<State>({
    game: mageKnight,
    state: (table) => mageKnight.setup(options.value, table, 1),
    chance: quick(seed),
    keep: true,
  });
  const kept = new Kept();
  const found: Fork[] = [];
  let turn = -1;
  while (world.request) {
    const { quiet } = world;
    if (quiet && quiet.turns !== turn && isForeseeable(quiet, 0)) {
      turn = quiet.turns;
      if ((turn * 7 + seed * 13) % EVERY === 0) found.push(forkAt(copy(quiet)));
    }
    const index = world.waiting;
    const planned = plannedAnswer(world, index, (now) => {
      const line = kept.rest(now, 0) ?? linesFrom(now, 0, QUICK)[0];
      if (line) kept.add(now, 0, line);
      return line;
    });
    world.choose(index, planned ?? firstGuess(instinct, { world, index }, picker(0), 0));
  }
  return found;
}

function forkAt(root: State): Fork {
  const lines = linesFrom(root, 0, FIVE);
  const followed = new Set([...lines.slice(0, 1), ...kindsFirst(lines).slice(0, MOST_LINES)]);
  const crossroads = { root, seat: 0, lines };
  const often = (line: Line): readonly number[] =>
    Array.from({ length: TIMES }, (_, time) => outlookOf(crossroads, PLAIN, line, time));
  return { root, lines: [...followed], outlooks: new Map([...followed].map((line) => [line, often(line)])) };
}

/** Points that the choice is better than the line that looks best, and how often lines were followed for it; the mean of the halves. */
export function weighChoice(
  { root, lines, outlooks }: Fork,
  care: Foresight,
): { readonly gain: number; readonly followed: number } {
  let [gain, followed] = [0, 0];
  const of = (line: Line | undefined, time: number): number => (line && outlooks.get(line)?.[time]) ?? 0;
  for (const from of [0, HALF]) {
    const budget = { spent: 0, more: () => true };
    const chosen = foreseen({ root, seat: 0, lines }, care, budget, (line, time) => of(line, from + (time % HALF)));
    for (let time = HALF - from; time < TIMES - from; time++) gain += of(chosen, time) - of(lines[0], time);
    followed += budget.spent;
  }
  return { gain: gain / TIMES, followed: followed / 2 };
}

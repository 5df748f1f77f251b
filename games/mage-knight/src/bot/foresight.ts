/**
 * Looks beyond the turn of a hero who plays alone against the clock. What the judge says at the end of a turn is a guess; so each of the
 * promising lines is played on by quicker plans until the next round begins, or the match is over, and is judged there. All lines meet the
 * same chance, and those that come off better are followed more often.
 */
import { firstGuess } from '@taverne/bots';
import { type Option, picker, quick, type Seat, type Thinking, World } from '@taverne/engine';
import { mageKnight } from '../index.ts';
import { copy, type State } from '../state.ts';
import { isCampaign } from './clock.ts';
import { instinct } from './instinct.ts';
import { judge } from './judge.ts';
import { Kept } from './kept.ts';
import type { Line } from './line.ts';
import { linesFrom, type Plans, plannedAnswer } from './plans.ts';
import { worth } from './worth.ts';

export interface Foresight {
  /** So many lines are followed, and so often each before the worse half is left. */
  readonly lines: number;
  readonly samples: number;
  /** A line that is so much worse at the end of the turn is not followed. */
  readonly within: number;
  /** How the turns after this one are planned. */
  readonly plans: Plans;
}

/** It takes long, so it is done once a turn, before anything else. */
export const isForeseeable = (state: State, seat: Seat): boolean =>
  isCampaign(state) && state.hand.length === 1 && state.stage === 'move' && !state.hasPlayed[seat] && !state.hasMoved;

interface Followed {
  readonly line: Line;
  sum: number;
  times: number;
}
const mean = ({ sum, times }: Followed): number => sum / times;

export function foreseen(
  root: State,
  seat: Seat,
  lines: readonly Line[],
  { lines: most, samples, within, plans, stopped }: Foresight & Required<Pick<Thinking, 'stopped'>>,
): Line | undefined {
  const [best] = lines;
  if (!best) return undefined;
  let open = lines
    .filter(({ gain }) => gain > best.gain - within)
    .slice(0, most)
    .map((line): Followed => ({ line, sum: 0, times: 0 }));
  if (open.length === 1) return best;
  for (let seed = root.turns * SEEDS, isLast = false; !isLast; open = open.slice(0, Math.ceil(open.length / 2))) {
    isLast = open.length <= 2;
    for (let i = 0; i < samples; i++, seed++) {
      if (stopped()) break;
      for (const each of open) {
        each.sum += outlookOf({ root, seat, plans }, each.line, seed);
        each.times++;
      }
    }
    if (open.some(({ times }) => times === 0)) return best;
    open.sort((a, b) => mean(b) - mean(a));
  }
  return open[0]?.line;
}
/** More than a turn needs: no two turns meet the same chance. */
const SEEDS = 1000;

/** Both cities. */
const VICTORY = 400;
/** More answers than the rest of a round has. */
const LONG = 600;

interface Outlook {
  readonly root: State;
  readonly seat: Seat;
  readonly plans: Plans;
}

/** How it stands when the next round begins, or the match is over. */
function outlookOf({ root, seat, plans }: Outlook, line: Line, seed: number): number {
  const kept = new Kept();
  kept.begin(root, seat, line);
  const world = new World<State>({ game: mageKnight, state: () => copy(root), chance: quick(seed), keep: true });
  for (let answers = 0; world.request && answers < LONG; answers++) {
    const { quiet } = world;
    if (quiet && quiet.round > root.round && quiet.stage === 'move') return judge(quiet, seat);
    world.choose(world.waiting, answerIn(world, seat, plans, kept));
  }
  return worth(world.state, seat) + (world.outcome?.places[seat] === 1 ? VICTORY : 0);
}

function answerIn(world: World<State>, seat: Seat, plans: Plans, kept: Kept): Option {
  const index = world.waiting;
  const planned = plannedAnswer(world, index, (quiet) => {
    const line = kept.rest(quiet, seat) ?? linesFrom(quiet, seat, plans)[0];
    if (line) kept.add(quiet, seat, line);
    return line;
  });
  return planned ?? firstGuess(instinct, { world, index }, picker(0), 0);
}

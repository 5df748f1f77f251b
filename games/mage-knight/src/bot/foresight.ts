/**
 * Looks beyond the turn of a hero who plays alone against the clock. What the judge says at the end of a turn is a guess; so each of the
 * promising lines is played on by quicker plans until the next round begins, or the match is over, and is judged there. All lines meet the
 * same chance, and those that come off better are followed more often.
 */
import { type Budget, firstGuess, heats } from '@taverne/bots';
import { type Option, picker, type Seat, World } from '@taverne/engine';
import { mageKnight } from '../index.ts';
import { copy, type State } from '../state.ts';
import { isCampaign } from './clock.ts';
import { alike } from './courses.ts';
import { instinct } from './instinct.ts';
import { judge } from './judge.ts';
import { Kept } from './kept.ts';
import { kindsFirst } from './kinds.ts';
import type { Line } from './line.ts';
import { linesFrom, type Plans, plannedAnswer } from './plans.ts';
import { worthInTheEnd } from './worth.ts';

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

/** Where one stands, and what could be done, the best first. */
export interface Crossroads {
  readonly root: State;
  readonly seat: Seat;
  readonly lines: readonly Line[];
}

/** What comes of a line, the first time it is followed, the second and so on. */
export type Outlook = (line: Line, time: number) => number;

/** Undefined: there is nothing to choose from. With no time for any of it the first stays the best. */
export function foreseen(
  crossroads: Crossroads,
  care: Foresight,
  budget: Budget,
  outlook: Outlook = (line, time) => outlookOf(crossroads, care.plans, line, time),
): Line | undefined {
  const { lines } = crossroads;
  const [best] = lines;
  if (!best) return undefined;
  const field = kindsFirst(lines)
    .filter(({ gain }) => gain > best.gain - care.within)
    .slice(0, care.lines)
    .map((line): Followed => ({ line, sum: 0, times: 0 }));
  if (field.length === 1) return best;
  const furthest = heats<Followed>(
    field,
    {
      schedule: { each: () => care.samples, inTurn: true, fewest: 1 },
      attempt(each) {
        each.sum += outlook(each.line, each.times++);
        return true;
      },
      found: ({ sum, times }) => (times === 0 ? undefined : sum / times),
    },
    budget,
  );
  return furthest?.line ?? best;
}
/** More than are met in a turn: no two turns meet the same. */
const CHANCES = 1000;

/** Both cities. */
const VICTORY = 400;
/** More answers than the rest of a round has. */
const LONG = 600;

/** How it stands when the next round begins, or the match is over. */
export function outlookOf({ root, seat }: Crossroads, plans: Plans, line: Line, time: number): number {
  const seed = root.turns * CHANCES + time;
  const kept = new Kept();
  kept.begin(root, seat, line);
  const world = new World<State>({ game: mageKnight, state: () => copy(root), chance: alike(seed), keep: true });
  for (let answers = 0; world.request && answers < LONG; answers++) {
    const { quiet } = world;
    if (quiet && quiet.round > root.round && quiet.stage === 'move') return judge(quiet, seat);
    world.choose(world.waiting, answerIn(world, seat, plans, kept));
  }
  return worthInTheEnd(world.state, seat) + (world.outcome?.places[seat] === 1 ? VICTORY : 0);
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

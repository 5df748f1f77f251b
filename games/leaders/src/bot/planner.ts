/** Players that think in whole turns. */
import type { Advice, Brain, Option, Thinking } from '@taverne/engine';
import { reactions, stand } from '../abilities/nemesis.ts';
import { copy, type State } from '../state.ts';
import { NEMESIS, NONE, other, type Side } from '../words.ts';
import { isFallen } from './ahead.ts';
import { looksOf } from './casual.ts';
import { chanceOf } from './evaluate.ts';
import { type Breadth, deliberate, planFor, WON } from './plan.ts';
import { type Decision, decisionOf } from './seat.ts';
import { winThisTurn } from './solve.ts';
import { turnsFrom } from './turns.ts';

/** Positions that the solver may look at for the decision itself: in practice as many as it needs. */
const WIN_ALLOWANCE = 4000;

export const planner =
  (breadth: Breadth): Brain =>
  (game, sight, thinking) =>
    advise(decisionOf(game, sight, thinking.seed), breadth, thinking);

/** Wins where it can, and otherwise takes the turn that stands up best to what the other side can do. */
function advise({ state, side, options }: Decision, breadth: Breadth, thinking: Thinking): Advice {
  const [first, second] = options;
  if (!first) throw new RangeError('there is nothing to choose from');
  if (!second) return { key: first.key, iterations: 0 };
  if (state.phase === 'ban') return { key: bestOf(looksOf(state, side)), iterations: 0 };
  if (state.phase === 'react') return reaction(state, side, breadth);
  const win = winThisTurn(state, { left: WIN_ALLOWANCE });
  return win ? { key: win.key, value: 1, iterations: 0 } : turn(state, breadth, thinking, first);
}

function turn(state: State, breadth: Breadth, thinking: Thinking, fallback: Option): Advice {
  const plan = planFor(state, breadth);
  const enough = limitOf(thinking);
  const chosen = deliberate(plan, () => !enough(plan.opened));
  if (!chosen) return { key: fallback.key, iterations: plan.opened };
  return { key: chosen.first.key, value: chanceOf(chosen.value), iterations: plan.opened };
}

/** Says when enough has been looked at. Without any limit nothing is looked at beyond the own turn. */
function limitOf({ iterations, milliseconds, stopped }: Thinking): (opened: number) => boolean {
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds;
  const most = iterations ?? (milliseconds === undefined && !stopped ? 0 : Number.POSITIVE_INFINITY);
  return (opened) => opened >= most || (stopped?.() ?? false) || Date.now() >= until;
}

/** Where the Nemesis goes: to a win if there is one, and otherwise wherever the rest of the turn goes best, whoever's turn it is. */
function reaction(state: State, side: Side, breadth: Breadth): Advice {
  const looks = reactions(state).map((option) => ({ option, score: afterReaction(state, side, option.value.to, breadth) }));
  return { key: bestOf(looks), iterations: looks.length };
}

function afterReaction(state: State, side: Side, to: Parameters<typeof stand>[2], breadth: Breadth): number {
  const next = copy(state);
  const from = next.at[NEMESIS];
  if (from !== NONE) stand(next, from, to);
  next.phase = 'act';
  if (isFallen(next, other(side))) return WON;
  const sign = next.side === side ? 1 : -1;
  if (winThisTurn(next, { left: breadth.allowance })) return sign * WON;
  return sign * (turnsFrom(next, breadth.beam, 1)[0]?.score ?? 0);
}

function bestOf(looks: readonly { readonly option: Option; readonly score: number }[]): string {
  return looks.reduce((best, look) => (look.score > best.score ? look : best)).option.key;
}

/** Players that think in whole turns. */
import { budgetOf, decisionOf } from '@taverne/bots';
import { type Advice, type Brain, type Option, quick, type Thinking } from '@taverne/engine';
import { reactions, stand } from '../abilities/nemesis.ts';
import { copy, type State, sideOf } from '../state.ts';
import { NEMESIS, NONE, other, type Side } from '../words.ts';
import { isFallen } from './ahead.ts';
import { chanceOf } from './evaluate.ts';
import { looksOf } from './looks.ts';
import { type Breadth, deliberate, planFor, WON } from './plan.ts';
import { winThisTurn } from './solve.ts';
import { turnsFrom } from './turns.ts';

/** Positions that the solver may look at for the decision itself: in practice as many as it needs. */
const WIN_ALLOWANCE = 4000;
/** Positions opened where a thinking names no limit: none, so nothing is looked at beyond the own turn. */
const UNLIMITED = 0;

/** Wins where it can, and otherwise takes the turn that stands up best to what the other side can do. */
export const planner =
  (breadth: Breadth): Brain<State> =>
  (game, sight, thinking) => {
    const { world, seat, options } = decisionOf(game, sight, quick(thinking.seed));
    const { state } = world;
    const [first, second] = options;
    if (!first) throw new RangeError('there is nothing to choose from');
    if (!second) return { key: first.key, iterations: 0 };
    const side = sideOf(state, seat);
    if (state.phase === 'ban') return { key: bestOf(looksOf(state, side)), iterations: 0 };
    if (state.phase === 'react') return reaction(state, side, breadth);
    const win = winThisTurn(state, { left: WIN_ALLOWANCE });
    return win ? { key: win.key, value: 1, iterations: 0 } : turn(state, breadth, thinking, first);
  };

function turn(state: State, breadth: Breadth, thinking: Thinking, fallback: Option): Advice {
  const budget = budgetOf(thinking, UNLIMITED);
  const chosen = deliberate(planFor(state, breadth), budget);
  if (!chosen) return { key: fallback.key, iterations: budget.spent };
  return { key: chosen.first.key, value: chanceOf(chosen.value), iterations: budget.spent };
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

/** How a position looks without looking ahead. */
import type { Evaluation } from '@taverne/engine';
import { type State, sideOf } from '../state.ts';
import { other, type Side } from '../words.ts';
import { factsOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

const facts = new Int32Array(128);

/** The log odds that the side to move wins. */
export function scoreOf(state: State, mover: Side): number {
  const count = factsOf(state, mover, facts);
  let score = 0;
  for (let i = 0; i < count; i++) score += WEIGHTS[facts[i] ?? 0] ?? 0;
  return score;
}

export const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score));

/** In the middle of a turn a position is looked at as if the turn ended there. */
const nextToMove = (state: State): Side => (state.phase === 'act' && state.acted === 0 ? state.side : other(state.side));

/** For any search: 0 is lost, 1 is won. */
export const evaluate: Evaluation<State> = (state, seat) => {
  const side = sideOf(state, seat);
  if (state.ending) {
    const [mine, theirs] = [state.ending.places[seat] ?? 0, state.ending.places[1 - seat] ?? 0];
    return mine === theirs ? 0.5 : mine < theirs ? 1 : 0;
  }
  const mover = nextToMove(state);
  const chance = chanceOf(scoreOf(state, mover));
  return mover === side ? chance : 1 - chance;
};

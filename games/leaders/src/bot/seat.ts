/** The edge between the engine's sight and the bots of Leaders. */
import { type Game, type Option, quick, type Sight, worldOf } from '@taverne/engine';
import { copy, type State, sideOf } from '../state.ts';
import type { Side } from '../words.ts';
import { isLeadersState } from './evaluate.ts';

/** What a seat has to decide. */
export interface Decision {
  /** Its own copy, free to be played with. */
  readonly state: State;
  readonly side: Side;
  readonly options: readonly Option[];
}

export function decisionOf(game: Game, sight: Sight, seed: number): Decision {
  const world = worldOf(game, sight, quick(seed));
  const { state } = world;
  if (!isLeadersState(state)) throw new TypeError(`this bot plays leaders, not ${game.id}`);
  const index = world.request?.asks.findIndex((ask) => ask.seat === sight.seat) ?? -1;
  if (index < 0) throw new RangeError(`seat ${sight.seat} is not asked anything`);
  return { state: copy(state), side: sideOf(state, sight.seat), options: world.options(index) };
}

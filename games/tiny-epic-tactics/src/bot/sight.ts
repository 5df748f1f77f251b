/** The edge between the engine's sight and the bots of this game. */
import { type Game, type Sight, type Source, type World, worldOf } from '@taverne/engine';
import type { Deed } from '../deeds.ts';
import type { State } from '../state.ts';

export const isTacticsState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'lastFrom' in state && 'strode' in state && 'enemyDeck' in state;

const isTacticsWorld = (world: World): world is World<State> => isTacticsState(world.state);

/** The world of a sight, which is one of this game's. */
export function tacticsWorld(game: Game, sight: Sight, chance: Source): World<State> {
  const world = worldOf(game, sight, chance);
  if (!isTacticsWorld(world)) throw new TypeError(`this bot plays tiny-epic-tactics, not ${game.id}`);
  return world;
}

/** The question `act` offers deeds and nothing else. */
export const isDeed = (value: unknown): value is Deed => typeof value === 'object' && value !== null && 'do' in value;

/** Where among the asks of the world the seat's open question stands. */
export function openAsk(world: World<State>, seat: number): number {
  const index = world.request?.asks.findIndex((ask, i) => ask.seat === seat && world.isOpen(i)) ?? -1;
  if (index < 0) throw new RangeError(`seat ${seat} is not asked anything`);
  return index;
}

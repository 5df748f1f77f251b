/** Playing on at random, in place, to the end or to a quiet point where an evaluation can look. */
import type { World } from '@taverne/engine';
import { anyOf, type Roll } from './temper.ts';

/** Watches a world for its quiet points; hand it over as the world's recorder. */
export interface Watch {
  rests: number;
  wrote(): void;
  heard(): void;
  quiet(): void;
}

export const watch = (): Watch => ({
  rests: 0,
  wrote() {},
  heard() {},
  quiet() {
    this.rests++;
  },
});

/** Answers whatever is asked first with anything at all. Where the first answer counts, anybody may be the quickest. */
function stumble<S>(world: World<S>, roll: Roll): void {
  const { request } = world;
  if (!request) return;
  const index = request.until === 'first' && request.asks.length > 1 ? roll(request.asks.length) : world.waiting;
  world.choose(index, anyOf(world.options(index), roll));
}

/** Plays on for so many answers, to the end if that comes first. */
export function playout<S>(world: World<S>, roll: Roll, most: number): void {
  for (let made = 0; world.request && made < most; made++) stumble(world, roll);
}

/** Plays on until the rules come to rest, because only then may an evaluation look at the state. */
export function settle<S>(world: World<S>, roll: Roll, watching: Watch, most: number): void {
  const { rests } = watching;
  for (let made = 0; world.request && watching.rests === rests && made < most; made++) stumble(world, roll);
}

/** How far everything is from a space, in move points of the hour, whatever enemies stand in the way. */
import { MOVE_COSTS } from '../content/tracks.ts';
import { landOf } from '../land.ts';
import type { Placed, Space, State } from '../state.ts';
import { NONE } from '../words.ts';

/** More than any turn has. */
export const FAR = 60;
const WAYS = 6;

const known = new WeakMap<readonly Placed[], Map<number, Uint8Array>>();

/** By place of the land. */
export function pricesFrom(state: State, from: Space): Uint8Array {
  const byStart = known.get(state.tiles) ?? new Map<number, Uint8Array>();
  known.set(state.tiles, byStart);
  const name = from * 2 + (state.isNight ? 1 : 0);
  const prices = byStart.get(name) ?? flood(state, from);
  byStart.set(name, prices);
  return prices;
}

function flood(state: State, from: Space): Uint8Array {
  const land = landOf(state);
  const hour = state.isNight ? 1 : 0;
  const prices = new Uint8Array(land.spaces.length).fill(FAR);
  const start = land.placeOf[from] ?? NONE;
  if (start === NONE) return prices;
  prices[start] = 0;
  const open = [start];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    for (let way = place * WAYS; way < place * WAYS + WAYS; way++) {
      const to = land.near[way] ?? NONE;
      const step = to === NONE ? undefined : MOVE_COSTS[land.grounds[to]?.terrain ?? 'sea']?.[hour];
      if (step === undefined) continue;
      const price = (prices[place] ?? FAR) + step;
      if (price >= (prices[to] ?? 0)) continue;
      prices[to] = price;
      open.push(to);
    }
  }
  return prices;
}

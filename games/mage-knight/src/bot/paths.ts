/** How far everything is from a space, in move points of the hour; enemies in the way make it longer. */
import { MOVE_COSTS } from '../content/tracks.ts';
import { landOf } from '../land.ts';
import type { Placed, Space, State, Token } from '../state.ts';
import { NONE } from '../words.ts';

/** More than any turn has. */
export const FAR = 60;
const WAYS = 6;

/** Whoever stands in the way is beaten first, or gone around. */
const IN_THE_WAY = 9;

type ByStart = Map<number, Uint8Array>;
const known = new WeakMap<readonly Placed[], WeakMap<readonly Token[], ByStart>>();

function knownFor({ tiles, tokens }: State): ByStart {
  const byTokens = known.get(tiles) ?? new WeakMap<readonly Token[], ByStart>();
  known.set(tiles, byTokens);
  const byStart = byTokens.get(tokens) ?? new Map<number, Uint8Array>();
  byTokens.set(tokens, byStart);
  return byStart;
}

/** By place of the land. */
export function pricesFrom(state: State, from: Space): Uint8Array {
  const byStart = knownFor(state);
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
  const held = new Set(state.tokens.map(({ at }) => land.placeOf[at] ?? NONE));
  prices[start] = 0;
  const open = [start];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const onward = (prices[place] ?? FAR) + (place !== start && held.has(place) ? IN_THE_WAY : 0);
    for (let way = place * WAYS; way < place * WAYS + WAYS; way++) {
      const to = land.near[way] ?? NONE;
      const step = to === NONE ? undefined : MOVE_COSTS[land.grounds[to]?.terrain ?? 'sea']?.[hour];
      if (step === undefined) continue;
      const price = onward + step;
      if (price >= (prices[to] ?? 0)) continue;
      prices[to] = price;
      open.push(to);
    }
  }
  return prices;
}

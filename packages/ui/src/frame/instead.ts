/** What is possible instead of what was tried: what one points at next, in words. */
import { list } from '@taverne/engine/telling';
import { openWays, type Way } from '../board/picking.ts';
import type { Say } from '../words.tsx';

/** More than these are counted. */
const NAMED = 8;

/** Where these options lead: with what is picked, what comes next; otherwise what to begin with. */
export function spotsInstead<Spot extends string>(
  ways: readonly Way<Spot>[],
  picks: readonly Spot[],
  keys: readonly string[],
): readonly Spot[] {
  const wanted = new Set(keys);
  const near = ways.filter(({ key }) => wanted.has(key)).toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
  const open = picks.length > 0 ? openWays(near, picks) : [];
  const spots = open.length > 0 ? open.map(({ path }) => path[picks.length]) : near.map(({ path }) => path[0]);
  return [...new Set(spots)].filter((spot) => spot !== undefined);
}

/** `Possible instead: C6, D6 and E6.` Nothing, where there is nothing to point at. */
export function sayInstead(say: Say, spots: readonly string[]): string | undefined {
  if (spots.length === 0) return undefined;
  const named = spots.slice(0, NAMED);
  return spots.length > NAMED
    ? say('web.instead.more', { what: named.join(', '), n: spots.length - NAMED })
    : say('web.instead', { what: list(say, named) });
}

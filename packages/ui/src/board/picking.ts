/** Picking: options as ways from spot to spot, of which each click leaves fewer. Pure, so that mouse, touch, keyboard and tests go through the same. */

/** A way to an option: what one points at, one after the other. */
export interface Way<Spot extends string> {
  readonly key: string;
  readonly path: readonly Spot[];
}

/** What comes of pointing at something. */
export type Pressed<Spot extends string> =
  | { readonly comes: 'picks'; readonly picks: readonly Spot[] }
  | { readonly comes: 'answer'; readonly key: string }
  | { readonly comes: 'refused'; readonly spot: Spot };

/** The ways that begin with what is picked. */
export const openWays = <Spot extends string, W extends Way<Spot>>(ways: readonly W[], picks: readonly Spot[]): W[] =>
  ways.filter(({ path }) => path.length > 0 && picks.every((spot, i) => path[i] === spot));

/** What can be pointed at next, with the ways that lead through it. */
export function nextSpots<Spot extends string, W extends Way<Spot>>(
  ways: readonly W[],
  picks: readonly Spot[],
): ReadonlyMap<Spot, readonly W[]> {
  const spots = new Map<Spot, W[]>();
  for (const way of openWays<Spot, W>(ways, picks)) {
    const spot = way.path[picks.length];
    if (spot === undefined) continue;
    const through = spots.get(spot);
    if (through) through.push(way);
    else spots.set(spot, [way]);
  }
  return spots;
}

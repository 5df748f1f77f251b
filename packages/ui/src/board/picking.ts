/** Picking: options as ways from spot to spot, of which each click leaves fewer. Pure, so that mouse, touch, keyboard and tests go through the same. */

/** A way to an option: what one points at, one after the other. */
export interface Way<Spot extends string> {
  readonly key: string;
  readonly path: readonly Spot[];
}

type AnyWay = Way<string>;
export type SpotOf<W extends AnyWay> = W['path'][number];

/** What comes of pointing at something. */
export type Pressed<Spot extends string> =
  | { readonly comes: 'picks'; readonly picks: readonly Spot[] }
  | { readonly comes: 'answer'; readonly key: string }
  | { readonly comes: 'refused'; readonly spot: Spot };

/** Does it begin with what is picked, or lie nowhere? A button that is gone may still be pointed at: it speaks of nothing then. */
export const isInHand = ({ path }: AnyWay, picks: readonly string[]): boolean =>
  path.length === 0 || picks.every((spot, i) => path[i] === spot);

/** The ways that begin with what is picked. */
export const openWays = <W extends AnyWay>(ways: readonly W[], picks: readonly SpotOf<W>[]): W[] =>
  ways.filter(({ path }) => path.length > 0 && picks.every((spot, i) => path[i] === spot));

/** The ways that end with what is picked. */
export const endingWays = <W extends AnyWay>(ways: readonly W[], picks: readonly SpotOf<W>[]): W[] =>
  picks.length === 0 ? [] : openWays(ways, picks).filter(({ path }) => path.length === picks.length);

/** What can be pointed at next, with the ways that lead through it. */
export function nextSpots<W extends AnyWay>(
  ways: readonly W[],
  picks: readonly SpotOf<W>[],
): ReadonlyMap<SpotOf<W>, readonly W[]> {
  const spots = new Map<SpotOf<W>, W[]>();
  for (const way of openWays(ways, picks)) {
    const spot = way.path[picks.length];
    if (spot === undefined) continue;
    const through = spots.get(spot);
    if (through) through.push(way);
    else spots.set(spot, [way]);
  }
  return spots;
}

/** When a click answers rather than picks. */
export interface Manner<W extends AnyWay> {
  /** The answer that a click gives after which these ways are open; none: it only picks. */
  readonly click: (through: readonly W[], picks: readonly SpotOf<W>[]) => string | undefined;
  /** The answer that a second click on what was picked last gives; none: it is put down again. */
  readonly again?: (ending: readonly W[], picks: readonly SpotOf<W>[]) => string | undefined;
  /** What everybody must begin with is picked for them. */
  readonly start?: (ways: readonly W[]) => readonly SpotOf<W>[];
}

export function pressed<W extends AnyWay>(
  ways: readonly W[],
  picks: readonly SpotOf<W>[],
  spot: SpotOf<W>,
  manner: Manner<W>,
): Pressed<SpotOf<W>> {
  const through = nextSpots(ways, picks).get(spot);
  if (through) {
    const longer = [...picks, spot];
    const key = manner.click(through, longer);
    return key === undefined ? { comes: 'picks', picks: longer } : { comes: 'answer', key };
  }
  if (picks.at(-1) === spot) {
    const key = manner.again?.(endingWays(ways, picks), picks);
    return key === undefined ? { comes: 'picks', picks: oneBack(ways, picks, manner) } : { comes: 'answer', key };
  }
  // Another one to begin with takes the place of what is picked.
  if (picks.length > 0 && nextSpots(ways, []).has(spot)) return { comes: 'picks', picks: [spot] };
  // Somebody else to aim at, while a target is picked.
  const earlier = picks.slice(0, -1);
  if (earlier.length > 0 && nextSpots(ways, earlier).has(spot)) return pressed(ways, earlier, spot, manner);
  return { comes: 'refused', spot };
}

/** One step back; what was picked for the player stays. */
export const oneBack = <W extends AnyWay>(
  ways: readonly W[],
  picks: readonly SpotOf<W>[],
  { start }: Manner<W>,
): readonly SpotOf<W>[] => (picks.length > (start?.(ways).length ?? 0) ? picks.slice(0, -1) : picks);

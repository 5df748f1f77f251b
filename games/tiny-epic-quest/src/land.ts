/** The map of a match, derived once from which card lies where: what each Region is, and where to find it. */
import { REGIONS, type Region, slotOf } from './board.ts';
import { type Book, bookOf, templeNumber } from './content/book.ts';
import type { Ground, GroundKind } from './content/types.ts';
import { COLOURS, NONE } from './words.ts';

export interface Land {
  /** Region → what it is, and the number of it: temple, spell, grotto and portal from 0 on, the colour of a Castle. */
  readonly kind: readonly GroundKind[];
  readonly which: readonly number[];
  /** Colour → its Castle. */
  readonly castles: readonly Region[];
  /** Portal → where it is. */
  readonly portals: readonly Region[];
  readonly temples: readonly Region[];
  /** Slot → the Portal on it, or NONE. */
  readonly portalOn: readonly number[];
}

const numberOf = (book: Book, ground: Ground): number => {
  switch (ground.kind) {
    case 'temple':
      return templeNumber(book, ground.temple);
    case 'obelisk':
      return ground.spell - 1;
    case 'grotto':
      return ground.grotto - 1;
    case 'portal':
      return ground.portal - 1;
    case 'castle':
      return COLOURS.indexOf(ground.colour);
  }
};

function survey(book: Book, map: readonly number[]): Land {
  const grounds = map.flatMap((card) => {
    const { left, right } = book.content.cards[card] ?? {};
    if (!left || !right) throw new Error(`there is no Map card ${card}`);
    return [left, right];
  });
  const kind = grounds.map((ground) => ground.kind);
  const which = grounds.map((ground) => numberOf(book, ground));
  const all = (wanted: GroundKind): readonly Region[] =>
    REGIONS.filter((region) => kind[region] === wanted).sort((a, b) => (which[a] ?? 0) - (which[b] ?? 0));
  const portals = all('portal');
  return {
    kind,
    which,
    castles: all('castle'),
    portals,
    temples: all('temple'),
    portalOn: map.map((_, slot) => portals.findIndex((region) => slotOf(region) === slot)),
  };
}

const lands = new WeakMap<readonly number[], Land>();
let last: { readonly map: readonly number[]; readonly land: Land } | undefined;

/** The map never changes during a match, and copies of a state share it. */
export function landOf(state: { readonly map: readonly number[]; readonly pack: string }): Land {
  const { map } = state;
  if (last?.map === map) return last.land;
  const land = lands.get(map) ?? survey(bookOf(state), map);
  lands.set(map, land);
  last = { map, land };
  return land;
}

export const kindOf = ({ kind }: Land, region: Region): GroundKind => kind[region] ?? 'castle';
export const whichOf = ({ which }: Land, region: Region): number => which[region] ?? NONE;

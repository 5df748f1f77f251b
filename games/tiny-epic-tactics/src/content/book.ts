/** What a match is played with: the content and the realm of a state, with tables that are looked up all the time. */
import type { Talent } from '../abilities/ability.ts';
import type { Options } from '../options.ts';
import { distance } from '../realm/cells.ts';
import { derive } from '../realm/derive.ts';
import { entryOf } from '../realm/travel.ts';
import type { Cell, Realm } from '../realm/types.ts';
import type { State } from '../state.ts';
import type { Tactic, WindowCards } from '../tactics/tactic.ts';
import { CLASS_NAMES, isBattle, type Terrain } from '../words.ts';
import { type Behaviours, NOT_READ, readCards } from './behaviours.ts';
import { contentNamed, packName, planOf } from './chosen.ts';
import type { Box, Content, RealmPlan } from './types.ts';

export interface Book {
  /** The short name of the pack, as views have it; '' for the house's. */
  readonly pack: string;
  readonly content: Content;
  readonly realm: Realm;
  /** Cards by id → their number in the content. */
  readonly unitNumbers: ReadonlyMap<string, number>;
  readonly tacticNumbers: ReadonlyMap<string, number>;
  readonly enemyNumbers: ReadonlyMap<string, number>;
  /** Unit card by number → its abilities, on its normal side and on the Enemy's. */
  readonly talents: readonly (readonly Talent[])[];
  readonly enemyTalents: readonly (readonly Talent[])[];
  /** Tactic by number → what it does; and those of each window. */
  readonly tactics: readonly Tactic[];
  readonly windows: WindowCards;
  /** Class by number → the numbers of its unit cards. */
  readonly unitsOfClass: readonly (readonly number[])[];
  /** Box by number in the realm → what is printed on it. */
  readonly boxCards: readonly (Box | undefined)[];
  readonly villages: readonly Cell[];
  /** Per realm cell its number among the villages, −1 elsewhere: the bit in `state.served`. */
  readonly villageOf: readonly number[];
  readonly ballistae: readonly Cell[];
  /** Per realm cell: steps to the nearest portal cell, as many as there are cells if there is none. */
  readonly toPortal: readonly number[];
  /** Per realm cell: MP to enter it without climbing (TET-MOVE-04, TET-TERRAIN-02, -05, TET-BALLISTA-01). */
  readonly entry: readonly number[];
}

export { isBattle };

// Cards use the rules, and the rules ask the book what the cards do: so cards.ts hands them over, and nothing is imported in a ring.
let behaviours: Behaviours | undefined;

/** From now on books know what the cards in them do. */
export function teach(given: Behaviours): void {
  behaviours = given;
  // Those that were opened to be looked at stay: a view finds its book by a short name alone.
  kept = kept.map((each) => ({ ...each, book: { ...each.book, ...readCards(given, each.book.content) } }));
  last = undefined;
}

function makeBook(pack: string, content: Content, plan: RealmPlan): Book {
  const realm = derive(plan, content.boxes);
  const numbers = (cards: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
    new Map(cards.map(({ id }, number) => [id, number]));
  const cellsOf = (wanted: Terrain): Cell[] => realm.terrain.flatMap((terrain, cell) => (terrain === wanted ? [cell] : []));
  const villages = cellsOf('village');
  return {
    pack,
    content,
    realm,
    unitNumbers: numbers(content.units),
    tacticNumbers: numbers(content.tactics),
    enemyNumbers: numbers(content.enemies),
    ...(behaviours ? readCards(behaviours, content) : NOT_READ),
    unitsOfClass: CLASS_NAMES.map((name) => content.units.flatMap((unit, number) => (unit.class === name ? [number] : []))),
    boxCards: realm.boxes.map(({ id }) => content.boxes.find((box) => box.id === id)),
    villages,
    villageOf: realm.terrain.map((_, cell) => villages.indexOf(cell)),
    ballistae: cellsOf('ballista'),
    toPortal: realm.terrain.map((_, cell) =>
      Math.min(realm.cells, ...realm.portals.map((at) => distance(realm, cell, at.cell))),
    ),
    entry: realm.terrain.map(entryOf),
  };
}

interface Kept {
  /** The very text or name of whoever asked last: the same is compared in no time, an equal one letter by letter. */
  pack: string;
  readonly realm: string;
  readonly battle: boolean;
  readonly book: Book;
  /** Of whoever asked last: copies of a state share them, so they tell a match apart faster than words do. */
  rules: Source['rules'] | undefined;
}

// Books are made of nothing but their key; the last one used answers almost every call.
let last: Kept | undefined;
let kept: readonly Kept[] = [];
const KEPT = 8;

type Source = Pick<State, 'pack' | 'realm'> & { readonly rules: Pick<State['rules'], 'mode'> };

/** The book of a state; of a view too, whose pack is a short name, once the book for the options of its match was opened. */
export function bookOf(state: Source): Book {
  if (last !== undefined && last.rules === state.rules && last.realm === state.realm && last.pack === state.pack) {
    return last.book;
  }
  return lookUp(state);
}

// On its own: with this in it `bookOf`, which everything asks, would make room for the closure at every call.
function lookUp(state: Source): Book {
  const { mode } = state.rules;
  const pack = packName(state.pack);
  const known = kept.find((each) => each.realm === state.realm && each.book.pack === pack && each.battle === isBattle(mode));
  last = known ?? { pack: state.pack, realm: state.realm, battle: isBattle(mode), book: open(state), rules: undefined };
  last.rules = state.rules;
  last.pack = state.pack;
  if (!known) kept = [last, ...kept].slice(0, KEPT);
  return last.book;
}

function open(state: Source): Book {
  const content = contentNamed(state.pack);
  if (!content.ok) throw new Error(content.trouble.say);
  const plan = planOf(content.value, { mode: state.rules.mode, realm: state.realm });
  if (!plan.ok) throw new Error(plan.trouble.say);
  return makeBook(packName(state.pack), content.value, plan.value);
}

/** The book of a match with these options. Whoever shows views of it opens this first: they carry the name of the pack only. */
export const bookFor = ({ mode, pack, realm }: Pick<Options, 'mode' | 'pack' | 'realm'>): Book =>
  bookOf({ pack, realm, rules: { mode } });

/** The book of the house pack and its standard realm. */
export const houseBook = (): Book => bookOf({ pack: '', realm: '', rules: { mode: 'competitive' } });

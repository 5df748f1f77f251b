/** What a match is played with: the content and the realm of a state, with tables that are looked up all the time. */
import { derive } from '../realm/derive.ts';
import { entryOf } from '../realm/travel.ts';
import type { Cell, Realm } from '../realm/types.ts';
import type { State } from '../state.ts';
import { CLASS_NAMES, isBattle, type Terrain } from '../words.ts';
import { contentOf, planOf } from './chosen.ts';
import type { Content, RealmPlan } from './types.ts';

export interface Book {
  readonly content: Content;
  readonly realm: Realm;
  /** Cards by id → their number in the content. */
  readonly unitNumbers: ReadonlyMap<string, number>;
  readonly tacticNumbers: ReadonlyMap<string, number>;
  readonly enemyNumbers: ReadonlyMap<string, number>;
  /** Class by number → the numbers of its unit cards. */
  readonly unitsOfClass: readonly (readonly number[])[];
  readonly villages: readonly Cell[];
  /** Per realm cell its number among the villages, −1 elsewhere: the bit in `state.served`. */
  readonly villageOf: readonly number[];
  readonly ballistae: readonly Cell[];
  /** Per realm cell: MP to enter it without climbing (TET-MOVE-04, TET-TERRAIN-02, -05, TET-BALLISTA-01). */
  readonly entry: readonly number[];
}

export { isBattle };

function makeBook(content: Content, plan: RealmPlan): Book {
  const realm = derive(plan, content.boxes);
  const numbers = (cards: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
    new Map(cards.map(({ id }, number) => [id, number]));
  const cellsOf = (wanted: Terrain): Cell[] => realm.terrain.flatMap((terrain, cell) => (terrain === wanted ? [cell] : []));
  const villages = cellsOf('village');
  return {
    content,
    realm,
    unitNumbers: numbers(content.units),
    tacticNumbers: numbers(content.tactics),
    enemyNumbers: numbers(content.enemies),
    unitsOfClass: CLASS_NAMES.map((name) => content.units.flatMap((unit, number) => (unit.class === name ? [number] : []))),
    villages,
    villageOf: realm.terrain.map((_, cell) => villages.indexOf(cell)),
    ballistae: cellsOf('ballista'),
    entry: realm.terrain.map(entryOf),
  };
}

interface Kept {
  /** The very text of whoever asked last: the same text is compared in no time, an equal one letter by letter. */
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

export function bookOf(state: Source): Book {
  if (last !== undefined && last.rules === state.rules && last.realm === state.realm && last.pack === state.pack) {
    return last.book;
  }
  const { mode } = state.rules;
  const known = kept.find((each) => each.realm === state.realm && each.pack === state.pack && each.battle === isBattle(mode));
  last = known ?? { pack: state.pack, realm: state.realm, battle: isBattle(mode), book: open(state), rules: undefined };
  last.rules = state.rules;
  last.pack = state.pack;
  if (!known) kept = [last, ...kept].slice(0, KEPT);
  return last.book;
}

function open(state: Source): Book {
  const content = contentOf(state.pack);
  if (!content.ok) throw new Error(content.trouble.say);
  const plan = planOf(content.value, { mode: state.rules.mode, realm: state.realm });
  if (!plan.ok) throw new Error(plan.trouble.say);
  return makeBook(content.value, plan.value);
}

/** The book of the house pack and its standard realm. */
export const houseBook = (): Book => bookOf({ pack: '', realm: '', rules: { mode: 'competitive' } });

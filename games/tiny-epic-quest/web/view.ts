/** Questions one asks of a view: what lies where, who stands there, who carries what. */
import type { Seat } from '@taverne/engine';
import type { TableOptions, TableState } from '@taverne/ui';
import { type Region, regionName, regionNamed, slotOf } from '../src/board.ts';
import { type Book, bookOf } from '../src/content/book.ts';
import { FORGE_PRICE } from '../src/content/treasures.ts';
import type { Ground } from '../src/content/types.ts';
import { wantedBy } from '../src/content/wants.ts';
import { type Land, landOf } from '../src/land.ts';
import type { QuestTypes } from '../src/types.ts';
import type { View } from '../src/view.ts';
import { COLOURS, type DieSymbol, type Hero, NONE, TRAVELS, type Travel } from '../src/words.ts';

export type { View } from '../src/view.ts';
export type QuestState = TableState<QuestTypes>;

let pack = '';

/** Opens the pack that views of a match are looked up in: the options have its text. */
export function openPack(options: TableOptions): void {
  pack = typeof options.pack === 'string' ? options.pack : '';
  bookIn(); // views have the name of the pack alone
}

export const bookIn = (): Book => bookOf({ pack });
/** The Regions in which a Quest wants a player's Heroes. */
export const wantsIn = ({ map, colours }: Pick<View, 'map' | 'colours'>, seat: Seat, quest: number): readonly Region[] =>
  wantedBy({ map, colours, pack }, seat, quest);
export const landIn = ({ map }: Pick<View, 'map'>): Land => landOf({ map, pack });

/** What one half of a card shows. */
export function groundOf(view: Pick<View, 'map'>, region: Region): Ground {
  const card = bookIn().content.cards[view.map[slotOf(region)] ?? NONE];
  const ground = region % 2 === 0 ? card?.left : card?.right;
  if (!ground) throw new Error(`nothing lies at ${regionName(region)}`);
  return ground;
}

export const isRegionName = (spot: string | undefined): spot is string => spot !== undefined && regionNamed(spot) !== undefined;
export const regionAt = (name: string): Region => regionNamed(name) ?? NONE;

export const isNight = ({ stage }: Pick<View, 'stage'>): boolean => stage !== 'card' && stage !== 'travel';
export const travelOf = (card: number): Travel | undefined => TRAVELS[card];

/** Every Hero at this table. */
export const allHeroes = ({ seats }: Pick<View, 'seats'>): readonly Hero[] =>
  Array.from({ length: seats * 3 }, (_, hero) => hero);

export const colourOf = (view: Pick<View, 'colours'>, seat: Seat) => COLOURS[view.colours[seat] ?? 0] ?? 'red';
/** Whose Castle it is; none: nobody here plays that colour. */
export const seatOfColour = (view: Pick<View, 'colours' | 'seats'>, colour: string): Seat | undefined => {
  const seat = view.colours.findIndex((each, i) => i < view.seats && COLOURS[each] === colour);
  return seat < 0 ? undefined : seat;
};

export const itemsOfHero = ({ items }: Pick<View, 'items'>, hero: Hero): View['items'] =>
  items.filter((each) => each.hero === hero);
/** What a symbol forged costs this Hero, in Power (TEQ-NIGHT-38): a Treasure in hand may make it cheaper. */
export const forgePriceOf = (view: Pick<View, 'items'>, hero: Hero): number =>
  itemsOfHero(view, hero)
    .map(({ item }) => bookIn().treasures[item]?.does.forgesFor)
    .find((price) => price !== undefined) ?? FORGE_PRICE;
export const reserveOf = ({ items }: Pick<View, 'items'>, seat: Seat): View['items'] =>
  items.filter((each) => each.hero === NONE && each.seat === seat);

/** The dice of the last roll of this Night, as far as it is shown, and which of them a seat has used. */
export function rollIn(state: QuestState, left: number, seat: Seat | undefined): Roll | undefined {
  const { view, events } = state;
  const shown = events.slice(0, events.length - left).map(({ event }) => event);
  const last = shown.findLast(({ event }) => event === 'rolled' || event === 'rerolled' || event === 'night-fell');
  if (last?.event !== 'rolled' && last?.event !== 'rerolled') return undefined;
  const used = left > 0 || view.dice.length === 0 || seat === undefined ? 0 : (view.used[seat] ?? 0);
  const number = shown.filter(({ event }) => event === 'rolled' || event === 'rerolled').length;
  return {
    number,
    seat: last.seat,
    dice: last.dice.map((face, place) => ({ face, place, isUsed: (used & (1 << place)) !== 0 })),
  };
}

interface Roll {
  /** Which of the match it is. */
  readonly number: number;
  readonly seat: Seat;
  readonly dice: readonly { readonly face: DieSymbol; readonly place: number; readonly isUsed: boolean }[];
}

export const isResting = (view: View, seat: Seat): boolean => isNight(view) && (view.adventurers & (1 << seat)) === 0;

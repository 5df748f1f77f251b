/** Items: who carries what, and how they change hands. */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { TreasureName } from './content/types.ts';
import type { ItemName } from './events.ts';
import { landOf } from './land.ts';
import { has, MOST_SEATS, MOST_TREASURES, regionOfHero, type State } from './state.ts';
import { TREASURES, type Treasure } from './treasures/index.ts';
import { ask, type GiveDeed, type QuestTable } from './types.ts';
import { HEROES_EACH, type Hero, heroesOf, heroNumber, LEGENDS, type Legend, NONE, seatOfHero } from './words.ts';

export type Item = number;

/** TEQ-ITEM-02. */
const HANDS = 2;
const RESERVE = MOST_SEATS * HEROES_EACH * HANDS;
const reserveOf = (seat: Seat): number => RESERVE + seat;

export const legendItem = (seat: Seat, legend: number): Item => MOST_TREASURES + seat * LEGENDS.length + legend;

function treasureName(state: Pick<State, 'pack'>, item: Item): TreasureName | undefined {
  const { quests, treasures } = bookOf(state);
  const quest = quests[treasures[item] ?? NONE];
  return quest?.kind === 'treasure' ? quest.treasure : undefined;
}

const legendName = (item: Item): Legend => LEGENDS[(item - MOST_TREASURES) % LEGENDS.length] ?? 'sword';

export const itemName = (state: Pick<State, 'pack'>, item: Item): ItemName =>
  item < MOST_TREASURES ? (treasureName(state, item) ?? 'bow') : legendName(item);

// ── who carries what ──

/** The Hero who holds it; NONE: nobody does. */
export const holderOf = ({ hand }: State, item: Item): Hero => {
  const place = hand[item] ?? NONE;
  return place >= RESERVE ? NONE : place >> 1;
};

/** Whose it is; NONE: nobody's. */
export function ownerOf({ hand }: State, item: Item): Seat {
  const place = hand[item] ?? NONE;
  return place === NONE ? NONE : place >= RESERVE ? place - RESERVE : seatOfHero(place >> 1);
}

export const itemsOf = (state: State, seat: Seat): readonly Item[] =>
  state.hand.flatMap((_, item) => (ownerOf(state, item) === seat ? [item] : []));

export const holdsLegend = (state: State, hero: Hero, legend: Legend): boolean =>
  holderOf(state, legendItem(seatOfHero(hero), LEGENDS.indexOf(legend))) === hero;

/** The Treasures a Hero holds, by what they do. */
export function treasuresOf(state: State, hero: Hero): readonly Treasure[] {
  const found: Treasure[] = [];
  for (let item = 0; item < MOST_TREASURES; item++) {
    const name = holderOf(state, item) === hero ? treasureName(state, item) : undefined;
    if (name) found.push(TREASURES[name]);
  }
  return found;
}

/** The Treasure of a player that has such a moment, held by one of their Heroes and not spent; NONE: there is none. */
export function treasureWith(state: State, seat: Seat, moment: keyof Treasure): Item {
  for (let item = 0; item < MOST_TREASURES; item++) {
    const holder = holderOf(state, item);
    if (holder === NONE || seatOfHero(holder) !== seat) continue;
    if (has(state.spentTonight, item) || has(state.spentForGood, item)) continue;
    const name = treasureName(state, item);
    if (name && TREASURES[name][moment] !== undefined) return item;
  }
  return NONE;
}

export function treasureOf(state: State, item: Item): Treasure {
  const name = treasureName(state, item);
  return name ? TREASURES[name] : {};
}

function freeHand(state: State, hero: Hero): number {
  for (let place = hero * HANDS; place < (hero + 1) * HANDS; place++) if (!state.hand.includes(place)) return place;
  return NONE;
}

// ── gaining and giving ──

/** A new Item is equipped at once where a hand is free (TEQ-ITEM-01); else it waits beside the Player card (TEQ-ITEM-05). */
export function* takeItem(state: State, table: QuestTable, seat: Seat, item: Item): Play {
  table.emit({
    event: 'item-gained',
    rule: item < MOST_TREASURES ? 'TEQ-QUEST-10' : 'TEQ-ITEM-11',
    seat,
    item: itemName(state, item),
  });
  state.hand[item] = reserveOf(seat);
  const free = heroesOf(seat).filter((hero) => freeHand(state, hero) !== NONE);
  if (free.length === 0) return;
  const hero = yield* ask(seat, 'equip', () => free.map((each) => option(String(heroNumber(each)), each)), {
    rule: 'TEQ-ITEM-01',
    safe: String(heroNumber(free[0] ?? 0)),
  });
  give(state, table, { do: 'give', item, to: hero });
}

export function give(state: State, table: QuestTable, { item, to }: GiveDeed): void {
  const seat = ownerOf(state, item);
  state.hand[item] = to === NONE ? reserveOf(seat) : freeHand(state, to);
  table.emit({
    event: 'item-given',
    rule: to === NONE ? 'TEQ-ITEM-06' : 'TEQ-ITEM-04',
    seat,
    item: itemName(state, item),
    hero: to === NONE ? 0 : heroNumber(to),
  });
}

/** Is this Hero in the Castle of its own colour? */
export const isHome = (state: State, hero: Hero): boolean =>
  regionOfHero(state, hero) === landOf(state).castles[state.colours[seatOfHero(hero)] ?? NONE];

/**
 * What can change hands: Items of Heroes in their own Castle, and those in the reserve, among such Heroes and the reserve
 * (TEQ-ITEM-04, TEQ-ITEM-06, TEQ-RUL-41). `given`: what has changed hands already; each Item does so once in a row.
 */
export function gifts(state: State, seat: Seat, given: readonly Item[]): readonly Option<GiveDeed>[] {
  const home = heroesOf(seat).filter((hero) => isHome(state, hero));
  if (home.length === 0) return [];
  return itemsOf(state, seat).flatMap((item) => {
    const holder = holderOf(state, item);
    if (given.includes(item) || (holder !== NONE && !home.includes(holder))) return [];
    const heroes = home.filter((hero) => hero !== holder && freeHand(state, hero) !== NONE);
    return [...heroes, ...(holder === NONE ? [] : [NONE])].map((to) => giftOption(state, item, to));
  });
}

const giftOption = (state: State, item: Item, to: Hero): Option<GiveDeed> =>
  option(`give ${itemName(state, item)} ${to === NONE ? 'reserve' : heroNumber(to)}`, { do: 'give', item, to });

/** Items change hands as often as one likes, each once; then it is over (TEQ-RUL-26). */
export function* arrange(state: State, table: QuestTable, seat: Seat): Play {
  const given: Item[] = [];
  while (gifts(state, seat, given).length > 0) {
    const deed = yield* ask(seat, 'arrange', () => [...gifts(state, seat, given), option('done', { do: 'done' })], {
      rule: 'TEQ-ITEM-04',
      safe: 'done',
    });
    if (deed.do === 'done') return;
    given.push(deed.item);
    give(state, table, deed);
  }
}

/** How Items come, and how they change hands. */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { itemName } from './content/book.ts';
import { freeHand, holderOf, type Item, isHome, itemsOf, ownerOf, reserveOf } from './items.ts';
import { kindOf, landOf } from './land.ts';
import { writeGift, writeHero } from './notation.ts';
import { regionOfHero, type State } from './state.ts';
import { ask, type GiveDeed, type QuestTable } from './types.ts';
import { type Hero, heroesOf, heroNumber, MOST_TREASURES, NONE } from './words.ts';

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
  const hero = yield* ask(seat, 'equip', () => free.map((each) => option(writeHero(each), each)), {
    rule: 'TEQ-ITEM-01',
    safe: writeHero(free[0] ?? 0),
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

/**
 * What can change hands: Items of Heroes in their own Castle, and those in the reserve, among such Heroes and the reserve
 * (TEQ-ITEM-04, TEQ-ITEM-06, TEQ-RUL-41). `given`: what has changed hands already. Each Item goes to a Hero once in a row, and
 * once to the reserve: that is enough for every new order, hands being full or not, and comes to an end.
 */
export function gifts(state: State, seat: Seat, given: readonly GiveDeed[]): readonly Option<GiveDeed>[] {
  const items = itemsOf(state, seat);
  if (items.length === 0) return [];
  const gathered = heroesOf(seat).filter((hero) => isHome(state, hero) || isInSharedCastle(state, hero));
  return items.flatMap((item) => {
    const holder = holderOf(state, item);
    if (holder !== NONE && !gathered.includes(holder)) return [];
    const places =
      holder === NONE
        ? gathered.filter((hero) => isHome(state, hero))
        : gathered.filter((hero) => areTogether(state, hero, holder));
    const isReserveNear = holder !== NONE && isHome(state, holder);
    const isNew = (to: Hero): boolean => !given.some((each) => each.item === item && (each.to === NONE) === (to === NONE));
    const heroes = places.filter((hero) => hero !== holder && freeHand(state, hero) !== NONE);
    return [...heroes, ...(isReserveNear ? [NONE] : [])].filter(isNew).map((to) => giftOption(state, item, to));
  });
}

const areTogether = (state: State, one: Hero, other: Hero): boolean => regionOfHero(state, one) === regionOfHero(state, other);

/** Where the table plays so, any Castle will do (TEQ-RUL-41). */
const isInSharedCastle = (state: State, hero: Hero): boolean =>
  state.rules.anyCastle && kindOf(landOf(state), regionOfHero(state, hero)) === 'castle';

function giftOption(state: State, item: Item, to: Hero): Option<GiveDeed> {
  const deed: GiveDeed = { do: 'give', item, to };
  return option(writeGift(deed, state), deed);
}

/** Items change hands as one likes; then it is over (TEQ-RUL-26). */
export function* arrange(state: State, table: QuestTable, seat: Seat): Play {
  const given: GiveDeed[] = [];
  while (gifts(state, seat, given).length > 0) {
    const deed = yield* ask(seat, 'arrange', () => [...gifts(state, seat, given), option('done', { do: 'done' })], {
      rule: 'TEQ-ITEM-04',
      safe: 'done',
    });
    if (deed.do === 'done') return;
    given.push(deed);
    give(state, table, deed);
  }
}

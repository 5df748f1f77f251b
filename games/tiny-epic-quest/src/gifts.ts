/** How Items come, and how they change hands. */
import { consider, type Option, option, type Play, type Seat, sift } from '@taverne/engine';
import { itemName } from './content/book.ts';
import { freeHand, holderOf, type Item, isHome, itemsOf, ownerOf, reserveOf } from './items.ts';
import { kindOf, landOf } from './land.ts';
import { writeGift, writeHero } from './notation.ts';
import { type Against, GIVEN_BEFORE, HANDS_FULL, HEROES_APART, RESERVE_FAR } from './refusals.ts';
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
 * What can change hands among a player's Heroes and the reserve, and what speaks against the rest. `given`: what has changed hands
 * already. Each Item goes to each Hero, and to the reserve, once in a row: that is enough for every new order and every change of
 * mind, hands being full or not, and comes to an end.
 */
export const gifts = (state: State, seat: Seat, given: readonly GiveDeed[]) =>
  sift<Option<GiveDeed>, Against>((sieve) => {
    for (const item of itemsOf(state, seat)) {
      const holder = holderOf(state, item);
      for (const to of [...heroesOf(seat), NONE]) {
        if (to === holder) continue;
        const isOver = given.some((each) => each.item === item && each.to === to);
        consider(sieve, giftOption(state, item, to), refuseGift(state, holder, to) ?? (isOver ? GIVEN_BEFORE : undefined));
      }
    }
  });

/** Between a Hero and the reserve the Hero is at home (TEQ-ITEM-06); two Heroes are together there (TEQ-ITEM-04). */
function refuseGift(state: State, from: Hero, to: Hero): Against | undefined {
  if (from === NONE || to === NONE) {
    if (!isHome(state, from === NONE ? to : from)) return RESERVE_FAR;
  } else if (regionOfHero(state, from) !== regionOfHero(state, to) || !isMeeting(state, from)) return HEROES_APART;
  return to !== NONE && freeHand(state, to) === NONE ? HANDS_FULL : undefined;
}

/** In its own Castle, or where the table plays so in any (TEQ-RUL-41). */
const isMeeting = (state: State, hero: Hero): boolean =>
  isHome(state, hero) || (state.rules.anyCastle && kindOf(landOf(state), regionOfHero(state, hero)) === 'castle');

function giftOption(state: State, item: Item, to: Hero): Option<GiveDeed> {
  const deed: GiveDeed = { do: 'give', item, to };
  return option(writeGift(deed, state), deed);
}

/** Items change hands as one likes; then it is over (TEQ-RUL-26). */
export function* arrange(state: State, table: QuestTable, seat: Seat): Play {
  const given: GiveDeed[] = [];
  for (;;) {
    const offer = gifts(state, seat, given);
    if (offer.options().length === 0) return;
    const deed = yield* ask(seat, 'arrange', () => [...offer.options(), option('done', { do: 'done' })], {
      rule: 'TEQ-ITEM-04',
      safe: 'done',
      notOffered: offer.notOffered,
    });
    if (deed.do === 'done') return;
    given.push(deed);
    give(state, table, deed);
  }
}

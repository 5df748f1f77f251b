/** Items: who carries what, and what it does for whom. How they change hands is in gifts.ts. */
import type { Seat } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { Treasure } from './content/treasures.ts';
import { landOf } from './land.ts';
import { has, regionOfHero, type State } from './state.ts';
import { HEROES_EACH, type Hero, LEGENDS, type Legend, MOST_SEATS, MOST_TREASURES, NONE, seatOfHero } from './words.ts';

export type Item = number;

/** TEQ-ITEM-02. */
const HANDS = 2;
const RESERVE = MOST_SEATS * HEROES_EACH * HANDS;
export const reserveOf = (seat: Seat): number => RESERVE + seat;

export const legendItem = (seat: Seat, legend: number): Item => MOST_TREASURES + seat * LEGENDS.length + legend;

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

export function itemsOf(state: State, seat: Seat): readonly Item[] {
  const found: Item[] = [];
  for (let item = 0; item < state.hand.length; item++) if (ownerOf(state, item) === seat) found.push(item);
  return found;
}

export const holdsLegend = (state: State, hero: Hero, legend: Legend): boolean =>
  holderOf(state, legendItem(seatOfHero(hero), LEGENDS.indexOf(legend))) === hero;

/** The Treasures a Hero holds, by what they do (TEQ-ITEM-03). */
export function treasuresOf(state: State, hero: Hero): readonly Treasure[] {
  const found: Treasure[] = [];
  for (let item = 0; item < MOST_TREASURES; item++) if (holderOf(state, item) === hero) found.push(treasureOf(state, item));
  return found;
}

/** What a Treasure in this Hero's hands does at such a moment; undefined: no such Treasure is there. */
export function held<M extends keyof Treasure>(state: State, hero: Hero, moment: M): Treasure[M] | undefined {
  const { hand } = state;
  for (let item = 0; item < MOST_TREASURES; item++) {
    const place = hand[item] ?? NONE;
    if (place === NONE || place >> 1 !== hero) continue;
    const found = treasureOf(state, item)[moment];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The Treasure of a player that has such a moment, held by one of their Heroes and not spent; NONE: there is none. */
export function treasureWith(state: State, seat: Seat, moment: keyof Treasure): Item {
  for (let item = 0; item < MOST_TREASURES; item++) {
    const holder = holderOf(state, item);
    if (holder === NONE || seatOfHero(holder) !== seat) continue;
    if (has(state.spentTonight, item) || has(state.spentForGood, item)) continue;
    if (treasureOf(state, item)[moment] !== undefined) return item;
  }
  return NONE;
}

const NOTHING: Treasure = {};

export const treasureOf = (state: State, item: Item): Treasure => bookOf(state).treasures[item]?.does ?? NOTHING;

export function freeHand(state: State, hero: Hero): number {
  for (let place = hero * HANDS; place < (hero + 1) * HANDS; place++) if (!state.hand.includes(place)) return place;
  return NONE;
}

/** Is this Hero in the Castle of its own colour? */
export const isHome = (state: State, hero: Hero): boolean =>
  regionOfHero(state, hero) === landOf(state).castles[state.colours[seatOfHero(hero)] ?? NONE];

/** The enemy deck: a sorted bag, of which chance takes a card when one is drawn, a discard pile, and the cards under units. */
import { bagOf, bagWith, drawFrom, type Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { EnemyCard } from '../content/types.ts';
import type { TacticsEvent } from '../events.ts';
import type { CardNumber, Side, State } from '../state.ts';
import { UNITS_PER_SIDE, unitOf } from '../units.ts';
import { NONE } from '../words.ts';

type Teller = Table<TacticsEvent>;

export function enemyCard(state: State, card: CardNumber): EnemyCard {
  const found = bookOf(state).content.enemies[card];
  if (!found) throw new Error(`there is no enemy card ${card}`);
  return found;
}

/** All cards in one face-down deck (TET-SOLO-SETUP-06); one deck serves both Enemies (TET-COOP-05). */
export function fillEnemyDeck(state: State): void {
  state.enemyDeck = bookOf(state).content.enemies.map((_, card) => card);
  state.enemyDiscard = [];
}

/**
 * Draws a card, which belongs to whoever drew it until he puts it somewhere. An empty deck is first rebuilt from the discard
 * pile alone, never from the cards under units (TET-SOLO-ENEMY-04, TET-COOP-12).
 */
export function drawEnemyCard(state: State, table: Teller): CardNumber {
  if (state.enemyDeck.length === 0) {
    table.emit({ event: 'enemy-deck-rebuilt', rule: 'TET-SOLO-ENEMY-04', cards: state.enemyDiscard.length, all: false });
    state.enemyDeck = bagOf(state.enemyDiscard);
    state.enemyDiscard = [];
  }
  const drawn = drawFrom(state.enemyDeck, table, 'enemy card');
  // Two rows hold eight cards at most, and a pack has at least nine.
  if (!drawn) throw new Error('every enemy card lies under a unit');
  state.enemyDeck = drawn.left;
  return drawn.card;
}

export function discardEnemyCard(state: State, card: CardNumber): void {
  state.enemyDiscard = [...state.enemyDiscard, card];
}

/** Back into the deck: cards that only told a direction during set-up (TET-SOLO-SETUP-14, TET-RUL-43). */
export function returnEnemyCard(state: State, card: CardNumber): void {
  state.enemyDeck = bagWith(state.enemyDeck, card);
}

/**
 * With a card under each unit of the Enemy whose turn begins, those four, the deck and the discard pile become a new deck
 * (TET-SOLO-ENEMY-03). What lies under the other Enemy's units stays: it is that one's memory (TET-RUL-44).
 */
export function refreshEnemyDeck(state: State, table: Teller, side: Side): void {
  const row = state.under.slice(side * UNITS_PER_SIDE, (side + 1) * UNITS_PER_SIDE);
  if (row.includes(NONE)) return;
  for (let slot = 0; slot < UNITS_PER_SIDE; slot++) state.under[unitOf(side, slot)] = NONE;
  state.enemyDeck = bagOf([...state.enemyDeck, ...state.enemyDiscard, ...row]);
  state.enemyDiscard = [];
  table.emit({ event: 'enemy-deck-rebuilt', rule: 'TET-SOLO-ENEMY-03', cards: state.enemyDeck.length, all: true });
}

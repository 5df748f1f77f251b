/** What follows when an Enemy unit is captured: time, and a newcomer of its class (TET-SOLO-CAP-01 to 07). */
import { bagWith, bagWithout, drawFrom, type Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { slotOf, take, UNITS_PER_SIDE } from '../units.ts';
import { NONE } from '../words.ts';
import { discardEnemyCard } from './deck.ts';
import { placeNewcomer } from './placement.ts';
import { CAPTURE_TIME, gainTime } from './time.ts';

/**
 * At once: the time token goes back, and the enemy card under the unit is discarded. Also for a capture by riposte in the
 * Enemy's own turn (TET-SOLO-CAP-07). The newcomer waits until the attack is over, because it takes the captured unit's
 * number, and what is still to happen in that attack must not happen to it.
 */
export function enemyCaptured(state: State, table: Table<TacticsEvent>, unit: Unit): void {
  gainTime(state, table, CAPTURE_TIME, 'TET-SOLO-CAP-01');
  const under = state.under[unit] ?? NONE;
  state.under[unit] = NONE;
  if (under !== NONE) discardEnemyCard(state, under);
}

/** Every captured Enemy unit is replaced: there are always four (TET-SOLO-CAP-06). To be called when no attack is under way. */
export function replaceCaptured(state: State, table: Table<TacticsEvent>): void {
  if (state.ending) return;
  for (let unit = state.seats * UNITS_PER_SIDE; unit < state.at.length; unit++) {
    if (state.at[unit] === NONE && state.hp[unit] === 0 && state.card[unit] !== NONE) replace(state, table, unit);
  }
}

/** Its own card goes back into its class first, so it may be the one that returns (TET-RUL-52). */
function replace(state: State, table: Table<TacticsEvent>, unit: Unit): void {
  const { unitsOfClass } = bookOf(state);
  const classCards = unitsOfClass[slotOf(unit)] ?? [];
  const reserve = bagWith(state.reserve, state.card[unit] ?? NONE);
  const among = reserve.filter((card) => classCards.includes(card));
  const { card } = drawFrom(among, table, 'new enemy unit') ?? { card: NONE };
  state.reserve = bagWithout(reserve, card);
  take(state, unit, card);
  state.weak[unit] = 0;
  state.usedRound[unit] = 0;
  state.usedTurn[unit] = 0;
  placeNewcomer(state, table, unit);
}

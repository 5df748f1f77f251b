/** The ban phases of Strategist mode. */
import { type Option, option, type Table } from '@taverne/engine';
import type { LeadersEvent } from './events.ts';
import { writeBan } from './notation.ts';
import { cardsHeld, type State } from './state.ts';
import { type Card, cardName, NORTH, SIDE_NAMES, type Side, SOUTH } from './words.ts';

export interface Ban {
  readonly do: 'ban';
  readonly card: Card;
}

/** Two bans make a phase; there are two phases (LDR-STRAT-02, LDR-STRAT-06, LDR-STRAT-07). */
export const BANS_PER_PHASE = 2;
export const MOST_BANS = 4;
export const CARDS_FOR_SECOND_PHASE = 3;

/** Any card still available; Leaders are none (LDR-STRAT-04). */
export const banOptions = (state: State): Option<Ban>[] => state.offer.map((card) => banOption({ do: 'ban', card }));

const banOption = (ban: Ban): Option<Ban> => option(writeBan(ban), ban);

/** In each phase the first player bans first (LDR-STRAT-02, LDR-STRAT-06). */
export const banner = (state: State): Side => (state.bans.length % BANS_PER_PHASE === 0 ? SOUTH : NORTH);

/** Removes a card from the game, for both to see (LDR-STRAT-03). */
export function ban(state: State, table: Table<LeadersEvent>, card: Card): void {
  const rule = state.bans.length < BANS_PER_PHASE ? 'LDR-STRAT-02' : 'LDR-STRAT-06';
  table.emit({ event: 'banned', rule, side: SIDE_NAMES[banner(state)], card: cardName(card) });
  state.bans = [...state.bans, card];
  state.offer = state.offer.filter((each) => each !== card);
  // What is available has changed for good: no earlier position can come back (LDR-DRAW-01).
  state.seen = [];
}

export const isPhaseOver = (state: State): boolean => state.bans.length % BANS_PER_PHASE === 0;

/**
 * The second phase comes at the end of the first turn after which both sides hold at least three cards (LDR-STRAT-06,
 * LDR-RUL-32). In Discovery nothing is ever banned, and so nothing a second time.
 */
export const isSecondPhaseDue = (state: State): boolean =>
  state.bans.length === BANS_PER_PHASE &&
  cardsHeld(state, SOUTH) >= CARDS_FOR_SECOND_PHASE &&
  cardsHeld(state, NORTH) >= CARDS_FOR_SECOND_PHASE;

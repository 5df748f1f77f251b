/** The tactic deck and the hands: drawing, keeping, discarding (TET-TACTIC-02, -05 to -08). */
import { bagOf, bagWith, drawFrom, type RuleId, type Table } from '@taverne/engine';
import type { CardId, TacticsEvent } from './events.ts';
import type { CardNumber, Side, State } from './state.ts';
import { handOf, tacticCard } from './tactics/hand.ts';

type Teller = Table<TacticsEvent>;

export const tacticId = (state: State, card: CardNumber): CardId => tacticCard(state, card).id;

/** Lists are replaced, because copies share them. */
function setHand(state: State, side: Side, hand: readonly CardNumber[]): void {
  state.hands = state.hands.map((cards, each) => (each === side ? hand : cards));
}

export interface Draw {
  readonly side: Side;
  readonly count: number;
  readonly rule: RuleId;
}

/**
 * Draws up to so many cards. What was drawn is told to its owner alone, so nothing else may happen in the step after it: a seat
 * that imagines the table starts from its last quiet point.
 */
export function drawTactics(state: State, table: Teller, { side, count, rule }: Draw): void {
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (state.deck.length === 0 && !rebuild(state, table)) break;
    const taken = drawFrom(state.deck, table, 'tactic');
    if (!taken) break;
    const { card, left } = taken;
    state.deck = left;
    setHand(state, side, bagWith(handOf(state, side), card));
    const told = { event: 'tactic-drawn', rule, side, count: 1 } as const;
    table.emit({ ...told, card: tacticId(state, card), only: [side], instead: told });
  }
}

/** An exhausted deck is made of the discard pile; false: there is none (TET-TACTIC-08). */
function rebuild(state: State, table: Teller): boolean {
  if (state.discard.length === 0) return false;
  state.deck = bagOf(state.discard);
  state.discard = [];
  table.emit({ event: 'tactic-deck-rebuilt', rule: 'TET-TACTIC-08', cards: state.deck.length });
  return true;
}

/** Keeps one of those dealt; the others go back into the deck unseen (TET-SETUP-15, TET-SETUP-16). */
export function keepTactic(state: State, side: Side, kept: CardNumber): void {
  const rejected = handOf(state, side).filter((card) => card !== kept);
  setHand(state, side, [kept]);
  state.deck = bagOf([...state.deck, ...rejected]);
}

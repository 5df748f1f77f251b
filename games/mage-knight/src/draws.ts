/** Drawing deed cards, discarding and throwing away (MK-ENDTURN-36, -44, MK-CARD-13). */
import type { Seat } from '@taverne/engine';
import { cardOf, isWound } from './book.ts';
import { deal, putOnTop } from './decks.ts';
import type { MageEvent } from './events.ts';
import { type CardNumber, deckOf, discardOf, handOf, type State } from './state.ts';
import type { MageTable } from './types.ts';

/** As many as there are: an empty deck is not shuffled anew. */
export function drawCards(state: State, table: MageTable, seat: Seat, n: number): void {
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const dealt = deal(deckOf(state, seat), table, 'deed card');
    if (!dealt) break;
    state.deck[seat] = dealt.left;
    state.hand[seat] = inHand(handOf(state, seat), dealt.card);
  }
  if (drawn > 0) table.emit({ event: 'drew', rule: 'MK-ENDTURN-36', seat, cards: drawn });
}

/** Hands are sorted: what came first tells nothing. */
function inHand(hand: readonly CardNumber[], card: CardNumber): readonly CardNumber[] {
  const at = hand.findIndex((each) => each > card);
  return at < 0 ? [...hand, card] : hand.toSpliced(at, 0, card);
}

/** Cards that an effect drew come when the step is over. */
export function drawDue(state: State, table: MageTable): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const due = state.draws[seat] ?? 0;
    if (due === 0) continue;
    state.draws[seat] = 0;
    drawCards(state, table, seat, due);
  }
}

export function discardCards(state: State, table: MageTable, seat: Seat, cards: readonly CardNumber[]): void {
  state.discard[seat] = [...discardOf(state, seat), ...cards];
  table.emit({ event: 'discarded', rule: 'MK-CARD-08', seat, cards: cards.map((card) => cardOf(state, card).id) });
}

/** Out of the game; a wound goes back to its pile (MK-ENDTURN-10). */
export function throwAway(state: State, table: MageTable, seat: Seat, card: CardNumber): void {
  if (!isWound(card)) state.gone = [...state.gone, card];
  table.emit({ event: 'thrown-away', rule: 'MK-ENDTURN-10', seat, card: cardOf(state, card).id });
}

interface Gained {
  readonly card: CardNumber;
  readonly to?: 'deck' | 'hand' | 'discard' | undefined;
  /** It comes from one's own deck, and nobody else sees which it is. */
  readonly isSecret?: boolean;
}

/** A new card goes on top of the deed deck, unless an effect says otherwise. */
export function gainCard(state: State, table: MageTable, seat: Seat, { card, to = 'deck', isSecret = false }: Gained): void {
  if (to === 'deck') state.deck[seat] = putOnTop(deckOf(state, seat), card);
  else if (to === 'hand') state.hand[seat] = inHand(handOf(state, seat), card);
  else state.discard[seat] = [...discardOf(state, seat), card];
  if (to === 'hand' && !isSecret) state.known = [...state.known, card];
  const event = { event: 'card-gained', rule: 'MK-CARD-13', seat, card: cardOf(state, card).id, to } as const;
  const instead: MageEvent = { event: 'drew', rule: 'MK-CARD-13', seat, cards: 1 };
  table.emit(isSecret ? { ...event, only: [seat], instead } : event);
}

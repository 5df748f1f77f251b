/** Face-down decks: cards on top and at the bottom whose order everybody saw, and between them a bag that chance draws from. */
import { type Bag, bagOf, drawFrom, type Table } from '@taverne/engine';

export interface Deck {
  readonly top: readonly number[];
  readonly bag: Bag;
  readonly under: readonly number[];
}

const NOTHING: readonly number[] = [];
export const NO_CARDS: Deck = { top: NOTHING, bag: NOTHING, under: NOTHING };

export const deckOfCards = (cards: Iterable<number>): Deck => ({ top: NOTHING, bag: bagOf(cards), under: NOTHING });

export const deckSize = ({ top, bag, under }: Deck): number => top.length + bag.length + under.length;
export const cardsIn = ({ top, bag, under }: Deck): readonly number[] =>
  top.length + under.length === 0 ? bag : [...top, ...bag, ...under];

interface Dealt {
  readonly card: number;
  readonly left: Deck;
}

/** The next card, which is then nowhere until somebody puts it somewhere; undefined: there is none. `what` names it for chance. */
export function deal(deck: Deck, table: Pick<Table, 'chance'>, what: string): Dealt | undefined {
  const [card] = deck.top;
  if (card !== undefined) return { card, left: { ...deck, top: deck.top.slice(1) } };
  const drawn = drawFrom(deck.bag, table, what);
  if (drawn) return { card: drawn.card, left: { ...deck, bag: drawn.left } };
  const [lowest] = deck.under;
  return lowest === undefined ? undefined : { card: lowest, left: { ...deck, under: deck.under.slice(1) } };
}

export const putOnTop = (deck: Deck, ...cards: readonly number[]): Deck => ({ ...deck, top: [...cards, ...deck.top] });
export const putUnder = (deck: Deck, ...cards: readonly number[]): Deck => ({ ...deck, under: [...deck.under, ...cards] });

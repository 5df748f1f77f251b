/**
 * Cards, tiles and tokens that are drawn. No hidden order is ever in a state: a bag is a sorted list, and which card comes is
 * asked of chance when it is drawn. Lists are replaced, never changed, so that copies of a state may share them. A card is a
 * number; the same number may be there more than once.
 */
import type { Table } from './game.ts';

/** Cards without an order, sorted. */
export type Bag<C extends number = number> = readonly C[];

type Chance = Pick<Table, 'chance'>;

/** Mostly they are in order already. */
export function bagOf<C extends number>(cards: Iterable<C>): Bag<C> {
  const bag = [...cards];
  return bag.every((card, i) => i === 0 || card >= (bag[i - 1] ?? card)) ? bag : bag.sort((a, b) => a - b);
}

/** One more card, in its place. */
export function bagWith<C extends number>(bag: Bag<C>, card: C): Bag<C> {
  const at = bag.findIndex((each) => each > card);
  return at < 0 ? [...bag, card] : bag.toSpliced(at, 0, card);
}

/** One such card less. */
export function bagWithout<C extends number>(bag: Bag<C>, card: C): Bag<C> {
  const at = bag.indexOf(card);
  return at < 0 ? bag : bag.toSpliced(at, 1);
}

/** What was drawn, and what is left. */
export interface Drawn<C extends number, From> {
  readonly card: C;
  readonly left: From;
}

/** Chance takes a card out of the bag; undefined: it is empty. `what` names the draw in the journal. */
export function drawFrom<C extends number>(bag: Bag<C>, table: Chance, what: string): Drawn<C, Bag<C>> | undefined {
  if (bag.length === 0) return undefined;
  const at = table.chance(what, bag.length);
  const card = bag[at];
  return card === undefined ? undefined : { card, left: bag.toSpliced(at, 1) };
}

// ── piles ──

/** A face-down pile and the discard pile beside it. */
export interface Pile<C extends number = number> {
  /** Cards on top whose order is settled, the next one first. Who knows it is for the view to say. */
  readonly top: readonly C[];
  /** What lies below them in an order that nobody knows. */
  readonly bag: Bag<C>;
  /** Face up, the latest one last. */
  readonly discard: readonly C[];
}

/** All in one face-down pile, shuffled. */
export const pileOf = <C extends number>(cards: Iterable<C>): Pile<C> => ({ top: [], bag: bagOf(cards), discard: [] });

/** A pile in an order that is settled from the start, the next card first. */
export const stackOf = <C extends number>(cards: readonly C[]): Pile<C> => ({ top: cards, bag: [], discard: [] });

/** How many cards can be drawn before the pile has to be rebuilt. */
export const pileSize = ({ top, bag }: Pile): number => top.length + bag.length;

/** The cards that are face down: the settled ones in their order, then the others. */
export const faceDown = <C extends number>({ top, bag }: Pile<C>): readonly C[] =>
  top.length === 0 ? bag : bag.length === 0 ? top : [...top, ...bag];

/** The next card: the one on top, or whichever chance says; undefined: the pile is empty. It is nowhere until somebody puts it somewhere. */
export function draw<C extends number>(pile: Pile<C>, table: Chance, what: string): Drawn<C, Pile<C>> | undefined {
  const [card] = pile.top;
  if (card !== undefined) return { card, left: { ...pile, top: pile.top.slice(1) } };
  const drawn = drawFrom(pile.bag, table, what);
  return drawn && { card: drawn.card, left: { ...pile, bag: drawn.left } };
}

/** Looks at the next cards without drawing them: chance settles their order now. `table.shown` whoever sees them. */
export function lookAhead<C extends number>(pile: Pile<C>, table: Chance, what: string, count: number): Pile<C> {
  let { top, bag } = pile;
  while (top.length < count) {
    const drawn = drawFrom(bag, table, what);
    if (!drawn) break;
    top = [...top, drawn.card];
    bag = drawn.left;
  }
  return { ...pile, top, bag };
}

export const putOnTop = <C extends number>(pile: Pile<C>, card: C): Pile<C> => ({ ...pile, top: [card, ...pile.top] });

export const discard = <C extends number>(pile: Pile<C>, card: C): Pile<C> => ({ ...pile, discard: [...pile.discard, card] });

/** These go in among the face-down cards, and all of them are shuffled: whatever order was known is not any more. */
export const shuffleIn = <C extends number>(pile: Pile<C>, cards: readonly C[]): Pile<C> => ({
  ...pile,
  top: [],
  bag: bagOf([...faceDown(pile), ...cards]),
});

/** The discard pile is shuffled into what is left of the pile. */
export const rebuild = <C extends number>(pile: Pile<C>): Pile<C> => ({ ...shuffleIn(pile, pile.discard), discard: [] });

/** The same pile with other cards face down: for a game's `rename`. */
export const renamePile = <C extends number>(pile: Pile<C>, to: (card: C) => C): Pile<C> => ({
  ...pile,
  top: pile.top.map(to),
  bag: bagOf(pile.bag.map(to)),
});

/** What a seat sees: everything but the hands of others. Cards, units and enemies go by number: the book has their names. */
import { classesOf, look, type Seat, type Seen } from '@taverne/engine';
import { bookOf, isWound } from './book.ts';
import { limitOf } from './closing.ts';
import { armorOf, attackOf, tokenOf, traitsOf, wallsOf } from './combat/foes.ts';
import { damageOf, toBlock } from './combat/sums.ts';
import { DECK_SIZE, FIRST_WOUND } from './content/faces.ts';
import { type Deck, deckSize } from './decks.ts';
import { type DuelView, duelView } from './pvp/figures.ts';
import { type Score, scoresOf } from './score.ts';
import {
  actingOf,
  type CardNumber,
  deckOf,
  FACE_DOWN,
  type Foe,
  isAlone,
  STATE,
  type State,
  shedOf,
  stashOf,
} from './state.ts';
import type { Element, Trait } from './words.ts';
import { HEROES, TRAITS } from './words.ts';

/** A foe with its figures as they are now. */
export type FoeView = Foe & {
  readonly armorNow: number;
  readonly attackNow: number;
  readonly element: Element;
  readonly traits: readonly Trait[];
  /** How often it is fortified. */
  readonly walls: number;
  /** What it takes to block it, and what it deals if it is not. */
  readonly toBlock: number;
  readonly deals: number;
};

/** How many cards there are, and those on top and at the bottom that everybody saw. */
export type DeckView = { readonly size: number; readonly top: readonly number[]; readonly under: readonly number[] };
const deckView = (deck: Deck): DeckView => ({ size: deckSize(deck), top: deck.top, under: deck.under });

/** What lies under a tactic is among them: nobody knows which it is. */
const unseenOf = (state: State, owner: Seat, { bag }: Deck): readonly CardNumber[] => {
  const hidden = stashOf(state, owner);
  return hidden.length === 0 ? bag : [...bag, ...hidden].sort((a, b) => a - b);
};

/** Who plays alone hides nothing. */
const isOwn = (state: { readonly seats: number }, owner: Seat, seat: Seat | undefined): boolean =>
  owner === seat || state.seats === 1;

/**
 * Two cards of one face, or two wounds, are one to everybody but their owner: which of them lies there would tell which is still hidden.
 * So others see the first of them.
 */
function firstAlike(state: State, card: CardNumber): CardNumber {
  if (isWound(card)) return FIRST_WOUND;
  if (card >= HEROES.length * DECK_SIZE) return card;
  const { cards } = bookOf(state);
  let first = card - (card % DECK_SIZE);
  while (cards[first]?.id !== cards[card]?.id) first++;
  return first;
}
const seenBy = (state: State, owner: Seat, seat: Seat | undefined, cards: readonly CardNumber[]): readonly CardNumber[] =>
  isOwn(state, owner, seat) ? cards : cards.map((card) => firstAlike(state, card));
type Piles = readonly (readonly CardNumber[])[];
const pilesSeen = (piles: Piles, state: State, seat: Seat | undefined): Piles =>
  piles.map((cards, owner) => seenBy(state, owner, seat, cards));

const CLASSES = classesOf(STATE, {
  discard: pilesSeen,
  aside: pilesSeen,
  played: pilesSeen,
  gone: (cards: State['gone'], state: State): readonly CardNumber[] =>
    isAlone(state) ? cards : cards.map((card) => firstAlike(state, card)),
  /** One's own; of others how many cards there are. */
  hand: (hands: State['hand'], state: State, seat: Seat | undefined): readonly (readonly CardNumber[] | number)[] =>
    hands.map((hand, owner) => (isOwn(state, owner, seat) ? hand : hand.length)),
  /** One's own cards too, in no order. */
  deck: (
    decks: State['deck'],
    state: State,
    seat: Seat | undefined,
  ): readonly (DeckView & { readonly bag: readonly CardNumber[] })[] =>
    decks.map((deck, owner) => ({ ...deckView(deck), bag: isOwn(state, owner, seat) ? unseenOf(state, owner, deck) : [] })),
  drawn: (drawn: State['drawn'], state: State, seat: Seat | undefined): readonly (readonly number[])[] =>
    drawn.map((cards, owner) => (isOwn(state, owner, seat) ? cards : [])),
  shed: (shed: State['shed'], state: State, seat: Seat | undefined): readonly (readonly CardNumber[])[] =>
    shed.map((cards, owner) => (isOwn(state, owner, seat) ? cards : [])),
  /** How many lie there: nobody has seen them. */
  stash: (stash: State['stash']): readonly number[] => stash.map((cards) => cards.length),
  /** Enemies; the units of players who fight each other are in `duel`. */
  foes: (foes: State['foes'], state: State): readonly FoeView[] => foes.flatMap((foe) => (foe.of ? [] : [foeView(state, foe)])),
  duel: (duel: State['duel'], state: State): DuelView | null => duel && duelView(state, duel),
  advancedDeck: deckView,
  spellDeck: deckView,
  artifactDeck: deckView,
  regularDeck: deckView,
  eliteDeck: deckView,
  /** How many tokens are left in each pile. */
  piles: (piles: State['piles'], state: State): readonly number[] =>
    piles.map((pile, i) => pile.length - state.tokens.filter((token) => token.pile === i && token.enemy === FACE_DOWN).length),
  dummyDeck: (deck: State['dummyDeck']): number => deck.length,
});

export interface View extends Seen<State, typeof CLASSES> {
  /** As if the match were over. */
  readonly scores: readonly Score[];
  /** Seat → how many cards it would draw up to. */
  readonly limits: readonly number[];
}

export const view = (state: State, seat: Seat | undefined): View => {
  const seats = Array.from({ length: state.seats }, (_, each) => each);
  return {
    ...look(state, CLASSES, seat),
    scores: scoresOf(state),
    limits: seats.map((each) => limitOf(state, each)),
  };
};

function foeView(state: State, foe: Foe): FoeView {
  const seat = actingOf(state);
  const traits = traitsOf(state, foe);
  return {
    ...foe,
    armorNow: armorOf(state, foe),
    attackNow: attackOf(state, foe),
    element: tokenOf(state, foe).element,
    traits: TRAITS.filter((_, i) => (traits & (1 << i)) !== 0),
    walls: wallsOf(state, foe, seat),
    toBlock: toBlock(state, foe, []),
    deals: damageOf(state, foe),
  };
}

// ── what is hidden: which deed cards of the others are in hand and which in their decks ──

const nameOf = (card: CardNumber): string => `card ${card}`;

/** For a tactic nobody sees which; whoever rests has named the card. */
const putAway = (state: State, owner: Seat): readonly CardNumber[] => (state.stage === 'shed' ? shedOf(state, owner) : NOTHING);
const NOTHING: readonly CardNumber[] = [];

export function hidden(state: State, seat: Seat | undefined): readonly (readonly string[])[] {
  return state.hand.flatMap((hand, owner) => {
    const { bag } = deckOf(state, owner);
    const stash = stashOf(state, owner);
    const secret = state.known.length === 0 ? hand : hand.filter((card) => !state.known.includes(card));
    const unseen = [...(isOwn(state, owner, seat) ? [] : [...secret, ...putAway(state, owner)]), ...stash, ...bag];
    // Nothing is hidden by a deck alone: what is in it is known.
    return unseen.length > bag.length ? [unseen.map(nameOf)] : [];
  });
}

export function rename(state: State, to: ReadonlyMap<string, string>): void {
  const renamed = (card: CardNumber): CardNumber => Number((to.get(nameOf(card)) ?? nameOf(card)).slice(5));
  const sorted = (cards: readonly CardNumber[]): readonly CardNumber[] => cards.map(renamed).sort((a, b) => a - b);
  state.hand.forEach((hand, seat) => {
    const deck = deckOf(state, seat);
    state.hand[seat] = sorted(hand);
    state.stash[seat] = stashOf(state, seat).map(renamed);
    if (state.stage === 'shed') state.shed[seat] = sorted(shedOf(state, seat));
    state.deck[seat] = { ...deck, bag: sorted(deck.bag) };
  });
}

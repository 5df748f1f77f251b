/** Rounds and turns that are left, and what cards can still do in them. */
import type { Seat } from '@taverne/engine';
import { isWound } from '../book.ts';
import { deckSize } from '../decks.ts';
import { scenarioOf, sizeOf } from '../scenario.ts';
import { deckOf, handOf, type State } from '../state.ts';
import { NONE } from '../words.ts';

/** Cities are to be conquered before the dummy player has turned its cards too often. */
export const isCampaign = (state: State): boolean => {
  const { dummy, conquest } = scenarioOf(state);
  return dummy === true && conquest === true;
};

/** Rounds that are left after this one. */
export const roundsLeft = (state: State): number => sizeOf(state).rounds - state.round;

/** So many cards the dummy player turns in a turn on the mean, and so many a hero makes good use of in one. */
const TURNED = 3.7;
const USED = 3.5;
/** What a card does, with so many rounds left. */
const CARD = [1.5, 5, 8];

/** Own turns that are left in this round after the present one. */
const turnsLeft = (state: State): number => (state.last === NONE ? Math.ceil(state.dummyDeck.length / TURNED) + 1 : 0);
/** What is worth so much at most is worth so much for each turn that is left when the last round has come. */
export const untilTheEnd = (state: State, most: number, each: number): number => Math.min(most, each * turnsLeft(state));

/** What the cards that are left can still do in the turns that are left: the more turns there are for them, the dearer is each. */
export function roundWorth(state: State, seat: Seat): number {
  const cards = handOf(state, seat).filter((card) => !isWound(card)).length + deckSize(deckOf(state, seat));
  const most = turnsLeft(state) * USED;
  const each = CARD[Math.min(roundsLeft(state), CARD.length - 1)] ?? 0;
  return most === 0 ? 0 : each * most * (1 - Math.exp(-cards / most));
}

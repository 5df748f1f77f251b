/** The questions of tactics that are about cards: putting some away, and looking for one in the deck. Each names one card an answer. */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf, tacticOf } from '../book.ts';
import { cardsIn, deckOfCards } from '../decks.ts';
import { gainCard } from '../draws.ts';
import { setOrderOrGoOn } from '../preparation.ts';
import { type CardNumber, deckOf, handOf, isAlone, type State, shedOf, without } from '../state.ts';
import { ask, type MageTable } from '../types.ts';
import { NONE } from '../words.ts';

const byName = (state: State, cards: readonly CardNumber[]): Option<CardNumber>[] => {
  const ids = cards.map((card) => cardOf(state, card).id);
  return cards.flatMap((card, i) => (ids.indexOf(ids[i] ?? '') === i ? [option(ids[i] ?? '', card)] : []));
};
const DONE = option('done', NONE);
const asked = (state: State) => (isAlone(state) ? {} : { lone: 'asked' as const });

/** In the order of the cards, so that a set is named in one way only. */
export function* shedStep(state: State, table: MageTable, seat: Seat): Play {
  const { sheds = 0, shed } = tacticOf(state, state.tactic[seat] ?? NONE);
  const put = shedOf(state, seat);
  const last = put.at(-1) ?? 0;
  const left = put.length < sheds ? handOf(state, seat).filter((card) => card >= last) : [];
  const card = yield* ask(seat, 'shed', () => [...byName(state, left), DONE], {
    rule: 'MK-TACTIC-05',
    safe: 'done',
    ...asked(state),
  });
  if (card !== NONE) {
    state.hand[seat] = without(handOf(state, seat), card);
    state.shed[seat] = [...put, card];
    return;
  }
  state.shed[seat] = [];
  shed?.(state, table, seat, put);
  setOrderOrGoOn(state);
}

export function* searchStep(state: State, table: MageTable, seat: Seat): Play {
  const cards = [...cardsIn(deckOf(state, seat))].sort((a, b) => a - b);
  setOrderOrGoOn(state);
  if (cards.length === 0) return;
  const card = yield* ask(seat, 'search', () => byName(state, cards), { rule: 'MK-TACTIC-05', ...asked(state) });
  state.deck[seat] = deckOfCards(without(cards, card));
  gainCard(state, table, seat, { card, to: 'hand', isSecret: !isAlone(state) });
}

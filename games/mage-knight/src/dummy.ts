/** The dummy player: cards that run out, and nothing else (MK-SCENARIO-05 to -16). */
import { bagOf, drawFrom } from '@taverne/engine';
import { cardOf } from './book.ts';
import { colourName, colourNumber } from './mana.ts';
import { refreshOffer } from './offers.ts';
import { announce, nextTurn } from './rounds.ts';
import { type CardNumber, plus, type State } from './state.ts';
import type { MageTable } from './types.ts';
import type { Colour } from './words.ts';

const TURNED = 3;

/** Three cards, and as many more as it has crystals of the last one's colour (MK-SCENARIO-08 to -11). */
export function dummyTurn(state: State, table: MageTable): void {
  if (state.dummyDeck.length === 0) {
    if (state.last < 0) announce(state, table, state.seats);
  } else {
    const turned: Colour[] = [];
    for (let i = 0; i < TURNED; i++) turnCard(state, table, turned);
    const last = turned.at(-1);
    const more = last === undefined ? 0 : (state.dummyCrystals[colourNumber(last)] ?? 0);
    for (let i = 0; i < more; i++) turnCard(state, table, turned);
    const extra = Math.max(0, turned.length - TURNED);
    table.emit({
      event: 'dummy-played',
      rule: 'MK-SCENARIO-09',
      cards: turned,
      more: extra,
      ...(last && { colour: last }),
      left: state.dummyDeck.length,
    });
  }
  nextTurn(state, table);
}

function turnCard(state: State, table: MageTable, turned: Colour[]): void {
  const drawn = drawFrom(state.dummyDeck, table, 'dummy card');
  if (!drawn) return;
  state.dummyDeck = drawn.left;
  state.dummyDiscard = [...state.dummyDiscard, drawn.card];
  turned.push(cardOf(state, drawn.card).colour ?? 'red');
}

/** A new round: the lowest cards of the offers make it stronger, and all its cards are shuffled (MK-SCENARIO-13, -14). */
export function refreshWithDummy(state: State, table: MageTable): void {
  const card = refreshOffer(state, table, 'advanced', true);
  const spell = refreshOffer(state, table, 'spells');
  const colour = spell === undefined ? undefined : cardOf(state, spell).colour;
  if (colour) state.dummyCrystals = plus(state.dummyCrystals, colourNumber(colour), 1);
  const cards: CardNumber[] = [...state.dummyDeck, ...state.dummyDiscard, ...(card === undefined ? [] : [card])];
  state.dummyDeck = bagOf(cards);
  state.dummyDiscard = [];
  table.emit({
    event: 'dummy-grew',
    rule: 'MK-SCENARIO-13',
    card: card === undefined ? '' : cardOf(state, card).id,
    ...(colour && { crystal: colourName(colourNumber(colour)) }),
  });
}

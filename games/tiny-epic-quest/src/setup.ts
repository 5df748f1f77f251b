/** Laying out the game (TEQ-SETUP-01 to -27). */

import { bagOf, drawFrom, pileOf } from '@taverne/engine';
import { CASTLE_SLOTS, SLOTS } from './board.ts';
import { bookOf } from './content/book.ts';
import { beginDay } from './day/day.ts';
import { GOBLIN_TOKENS } from './goblins.ts';
import { castleOf } from './heroes.ts';
import { isCastleCard, readMap, writeMap } from './map-text.ts';
import { type Options, rulesOf } from './options.ts';
import { layRow } from './quests/row.ts';
import { emptyState, type State, seatsOf } from './state.ts';
import type { QuestTable } from './types.ts';
import { AGGRESSIVE, COLOURS, heroesOf, PASSIVE, PORTALS, START_HEALTH, START_POWER } from './words.ts';

/** All of them, in the order in which chance draws them. */
function shuffled(table: QuestTable, what: string, cards: readonly number[]): readonly number[] {
  const order: number[] = [];
  let bag = bagOf(cards);
  for (let drawn = drawFrom(bag, table, what); drawn; drawn = drawFrom(bag, table, what)) {
    order.push(drawn.card);
    bag = drawn.left;
  }
  return order;
}

/** Five normal cards in the cross, the Castles at its corners, eight outside: all seventeen, whoever plays (TEQ-SETUP-12 to -18). */
function layOut(options: Options, table: QuestTable): readonly number[] {
  const { content } = bookOf(options);
  const given = options.map === '' ? undefined : readMap(content, options.map);
  if (given?.ok) return given.value;
  const numbers = content.cards.map((_, card) => card);
  const isCastle = (card: number): boolean => {
    const there = content.cards[card];
    return there !== undefined && isCastleCard(there);
  };
  const normal = shuffled(
    table,
    'map card',
    numbers.filter((card) => !isCastle(card)),
  );
  const castles = shuffled(table, 'castle', numbers.filter(isCastle));
  const [lands, keeps] = [normal.values(), castles.values()];
  return SLOTS.map((slot) => (CASTLE_SLOTS.includes(slot) ? keeps : lands).next().value ?? 0);
}

export function setup(options: Options, table: QuestTable, seats: number): State {
  const rules = rulesOf(options);
  const numbers = COLOURS.map((_, colour) => colour);
  const dealt =
    options.colours.length > 0 ? options.colours.map((colour) => COLOURS.indexOf(colour)) : shuffled(table, 'colour', numbers);
  const state = emptyState({ rules, pack: options.pack, seats, colours: dealt.slice(0, seats), map: layOut(options, table) });
  for (const seat of seatsOf(state)) {
    state.health[seat] = START_HEALTH;
    state.power[seat] = START_POWER;
    for (const hero of heroesOf(seat)) state.at[hero] = castleOf(state, seat);
  }
  const isCalm = !rules.gloom || rules.gloomCalmStart;
  for (let portal = 0; portal < PORTALS; portal++) state.goblin[portal] = isCalm ? PASSIVE : AGGRESSIVE;
  state.supply = GOBLIN_TOKENS - PORTALS;
  state.first = options.first === 'chance' ? (seats > 1 ? table.chance('first player', seats) : 0) : Number(options.first);
  const { content, quests } = bookOf(state);
  table.emit({
    event: 'began',
    rule: 'TEQ-SETUP-26',
    first: state.first,
    colours: state.colours.map((colour) => COLOURS[colour] ?? 'red'),
    map: writeMap(content, state.map),
  });
  state.quests = pileOf(quests.map((_, quest) => quest));
  layRow(state, table);
  beginDay(state, table);
  return state;
}

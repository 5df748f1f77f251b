/** The deal of solo and co-op: of two cards of each class a player keeps one, his Enemy gets the other (TET-SOLO-SETUP-02). */
import { bagOf, bagWithout, drawFrom, option, type Play, type Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticsEvent } from '../events.ts';
import { writeUnitCard } from '../notation.ts';
import type { Side, State, Unit } from '../state.ts';
import { ask } from '../types.ts';
import { take, UNITS_PER_SIDE, unitId, unitOf } from '../units.ts';
import { NONE } from '../words.ts';
import { fillEnemyDeck } from './deck.ts';
import { enemyOf } from './row.ts';
import { fullTime } from './time.ts';

/**
 * Pairs for every player, the rest kept aside for replacements (TET-SOLO-SETUP-05); time and the enemy deck. The dungeon cards
 * show red from the start (TET-SOLO-SETUP-07).
 */
export function dealPairs(state: State, table: Table<TacticsEvent>): void {
  const { unitsOfClass } = bookOf(state);
  let reserve = bagOf(unitsOfClass.flat());
  state.dealt = Array.from({ length: state.seats }, () =>
    unitsOfClass.flatMap((cards) =>
      [1, 2].flatMap(() => {
        const drawn = drawFrom(
          reserve.filter((card) => cards.includes(card)),
          table,
          'unit',
        );
        if (!drawn) return [];
        reserve = bagWithout(reserve, drawn.card);
        return [drawn.card];
      }),
    ),
  );
  state.reserve = reserve;
  state.time = fullTime(state);
  fillEnemyDeck(state);
}

/** The class whose pair a side still has to choose from, by its number; NONE: it has chosen. */
function slotToChoose(state: State, side: Side): number {
  for (let slot = 0; slot < UNITS_PER_SIDE; slot++) if (state.card[unitOf(side, slot)] === NONE) return slot;
  return NONE;
}

/** One choice: which of the two cards of a class stays. True when this side has chosen all. */
export function* keepOne(state: State, table: Table<TacticsEvent>, side: Side): Play<boolean> {
  const slot = slotToChoose(state, side);
  const { unitsOfClass } = bookOf(state);
  const pair = (state.dealt[side] ?? []).filter((card) => unitsOfClass[slot]?.includes(card));
  const rule = state.rules.mode === 'co-op' ? 'TET-COOP-03' : 'TET-SOLO-SETUP-02';
  const kept = yield* ask(side, 'keep-unit', () => pair.map((card) => option(writeUnitCard(card, state), card)), { rule });
  deal(state, table, unitOf(side, slot), kept);
  deal(state, table, unitOf(enemyOf(state, side), slot), pair.find((card) => card !== kept) ?? NONE);
  state.dealt = state.dealt.map((cards, of) => (of === side ? cards.filter((card) => !pair.includes(card)) : cards));
  return slotToChoose(state, side) === NONE;
}

/** Every track at its top; the Enemy's cards lie Enemy side up and have health alone (TET-SOLO-SETUP-03, -04). */
function deal(state: State, table: Table<TacticsEvent>, unit: Unit, card: number): void {
  take(state, unit, card);
  table.emit({
    event: 'unit-dealt',
    rule: 'TET-SOLO-SETUP-02',
    side: Math.trunc(unit / UNITS_PER_SIDE),
    unit: unitId(state, unit),
  });
}

/** Wounds and the hand (MK-WOUND, MK-COMBAT-57 to -63). */
import type { Seat } from '@taverne/engine';
import { isWound, woundNumber } from './book.ts';
import { LEVELS } from './content/tracks.ts';
import type { LevelRow } from './content/types.ts';
import { actingOf, type Duel, discardOf, handOf, levelOf, type State } from './state.ts';
import type { MageTable } from './types.ts';
import { NONE } from './words.ts';

const [FIRST_LEVEL] = LEVELS;
export const levelRow = (state: State, seat: Seat): LevelRow => {
  const row = LEVELS[levelOf(state, seat) - 1] ?? FIRST_LEVEL;
  if (!row) throw new RangeError('there are no levels');
  return row;
};

function newWound(state: State, seat: Seat): number {
  const n = state.wounds[seat] ?? 0;
  state.wounds[seat] = n + 1;
  return woundNumber(seat, n);
}

/** Into the hand; in a fight they count towards a knock-out, wherever they come from (MK-WOUND-07, -08). */
export function takeWounds(state: State, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    const wound = newWound(state, seat);
    state.hand[seat] = [...handOf(state, seat), wound];
    state.known = [...state.known, wound];
  }
  const { arena, duel } = state;
  if (!arena || n === 0) return;
  if (duel?.defender === seat) {
    hurtDefender(state, duel, n);
    return;
  }
  if (seat !== (duel ? duel.aggressor : actingOf(state))) return;
  const hurt = arena.hurt + n;
  const isOut = arena.isOut || hurt >= levelRow(state, seat).hand;
  state.arena = { ...arena, hurt, isOut };
  if (isOut && !arena.isOut) state.knockedOut = seat;
}

/** Whoever was knocked out loses the hand when the step is done: what is asked in it hangs on no hand. */
export function knockOut(state: State, table: MageTable): void {
  const seat = state.knockedOut;
  if (seat === NONE) return;
  state.knockedOut = NONE;
  dropHand(state, table, seat, 'knocked-out');
}

/** Whoever is attacked by another player can be knocked out, too (MK-WOUND-10). */
function hurtDefender(state: State, duel: Duel, n: number): void {
  const hurt = duel.hurt + n;
  const isOut = duel.isOut || hurt >= levelRow(state, duel.defender).hand;
  state.duel = { ...duel, hurt, isOut };
  if (isOut && !duel.isOut) state.knockedOut = duel.defender;
}

/** Poison: as many again, into the discard pile (MK-COMBAT-60). */
export function poison(state: State, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) state.discard[seat] = [...discardOf(state, seat), newWound(state, seat)];
}

/** All that are no wounds are discarded: knock-out and paralysis (MK-COMBAT-62, MK-WOUND-07). */
export function dropHand(state: State, table: MageTable, seat: Seat, why: 'knocked-out' | 'paralyzed'): void {
  const hand = handOf(state, seat);
  const lost = hand.filter((card) => !isWound(card));
  if (lost.length === 0) return;
  state.hand[seat] = hand.filter(isWound);
  state.discard[seat] = [...discardOf(state, seat), ...lost];
  const rule = why === 'paralyzed' ? 'MK-COMBAT-62' : 'MK-WOUND-07';
  table.emit({ event: 'hand-lost', rule, seat, why, cards: lost.length });
}

export const woundsIn = (cards: readonly number[]): number => cards.reduce((n, card) => n + (isWound(card) ? 1 : 0), 0);

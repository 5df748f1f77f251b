/**
 * T10 Bitter Lesson. IF an enemy attack or riposte captured one of your units, THEN the attacking unit loses 2 HP; its HP do
 * not drop below 1.
 */
import type { Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import type { Side, State } from '../state.ts';
import { hpOf, isInPlay, sideOf, unitId } from '../units.ts';
import { NONE } from '../words.ts';
import type { Occasion } from './occasion.ts';

/** The HP that no lesson takes. */
const LEAST_HP = 1;

export function couldTeach(state: State, side: Side, at: Occasion): boolean {
  if (at.moment !== 'unit-captured' || !at.attack || at.by === NONE || sideOf(at.unit) !== side) return false;
  return isInPlay(state, at.by) && hpOf(state, at.by) > LEAST_HP;
}

export function bitterLesson(state: State, table: Table<TacticsEvent>, amount: number, at: Occasion): void {
  if (at.moment !== 'unit-captured' || at.by === NONE) return;
  const by = Math.min(amount, hpOf(state, at.by) - LEAST_HP);
  const hp = hpOf(state, at.by) - by;
  state.hp[at.by] = hp;
  table.emit({ event: 'lost-hp', rule: 'TET-TACTIC-01', unit: unitId(state, at.by), by, why: 'bitter-lesson', hp });
}

/**
 * T10 Bitter Lesson. IF an enemy attack or riposte captured one of your units, THEN the attacking unit loses 2 HP; its HP do
 * not drop below 1.
 */
import { hpOf, isInPlay, sideOf, unitId } from '../units.ts';
import { NONE } from '../words.ts';
import type { WindowTactic } from './tactic.ts';

/** The HP that no lesson takes. */
const LEAST_HP = 1;

export const bitterLesson: WindowTactic<'unit-captured'> = {
  comes: 'unit-captured',
  could: (state, side, { unit, by, attack }) =>
    attack && by !== NONE && sideOf(unit) === side && isInPlay(state, by) && hpOf(state, by) > LEAST_HP,
  resolve(state, table, { card, at }) {
    const by = Math.min(card.amount, hpOf(state, at.by) - LEAST_HP);
    const hp = hpOf(state, at.by) - by;
    state.hp[at.by] = hp;
    table.emit({ event: 'lost-hp', rule: 'TET-TACTIC-01', unit: unitId(state, at.by), by, why: 'bitter-lesson', hp });
  },
  held: 0.5,
  worth: () => 0.8,
};

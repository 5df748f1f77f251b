/**
 * T06 Plunging Fire. IF one of your units declares a Ranged Attack or an attack Spell on a target standing lower, THEN the
 * shot rolls no miss dice, the Spell counts one star more, also without dice. It comes with the declaration, ripostes included.
 */
import { bookOf } from '../content/book.ts';
import { cellOf } from '../units.ts';
import type { AttackTactic } from './tactic.ts';

export const plungingFire: AttackTactic = {
  comes: 'with-an-attack',
  could(state, { kind, by, on }) {
    if (kind !== 'ranged' && kind !== 'spell') return false;
    const { elevation } = bookOf(state).realm;
    return (elevation[cellOf(state, by)] ?? 0) > (elevation[cellOf(state, on)] ?? 0);
  },
  works: ['sure', 'stars'],
  held: 0.4,
};

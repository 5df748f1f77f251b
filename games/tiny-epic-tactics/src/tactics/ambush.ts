/**
 * T05 Ambush. IF one of your units standing in a Forest declares an attack, not a riposte, THEN that attack deals +1 damage to
 * its primary target. It comes with the declaration.
 */
import { bookOf } from '../content/book.ts';
import { cellOf } from '../units.ts';
import type { AttackTactic } from './tactic.ts';

export const ambush: AttackTactic = {
  comes: 'with-an-attack',
  could: (state, { by, riposte }) => !riposte && bookOf(state).realm.terrain[cellOf(state, by)] === 'forest',
  works: ['damage'],
  held: 0.3,
};

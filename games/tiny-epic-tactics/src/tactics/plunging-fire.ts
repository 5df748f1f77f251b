/**
 * T06 Plunging Fire. IF one of your units declares a Ranged Attack or an attack Spell on a target standing lower, THEN the
 * shot rolls no miss dice, the Spell counts one star more, also without dice. It comes with the declaration, ripostes included.
 */
import type { Declaration } from '../attack/declaration.ts';
import { bookOf } from '../content/book.ts';
import type { State } from '../state.ts';
import { cellOf } from '../units.ts';

export function fitsPlungingFire(state: State, { kind, by, on }: Declaration): boolean {
  if (kind !== 'ranged' && kind !== 'spell') return false;
  const { elevation } = bookOf(state).realm;
  return (elevation[cellOf(state, by)] ?? 0) > (elevation[cellOf(state, on)] ?? 0);
}

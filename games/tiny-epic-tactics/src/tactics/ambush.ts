/**
 * T05 Ambush. IF one of your units standing in a Forest declares an attack, not a riposte, THEN that attack deals +1 damage to
 * its primary target. It comes with the declaration.
 */
import type { Declaration } from '../attack/declaration.ts';
import { bookOf } from '../content/book.ts';
import type { State } from '../state.ts';
import { cellOf } from '../units.ts';

export const fitsAmbush = (state: State, { by, riposte }: Declaration): boolean =>
  !riposte && bookOf(state).realm.terrain[cellOf(state, by)] === 'forest';

/** Jailer (passive): keeps the enemies next to it from using their active abilities. */
import { areNear, type State } from '../state.ts';
import { type Figure, JAILER, other, type Side } from '../words.ts';

/**
 * Looked at when an ability starts, and only then (LDR-ABL-JAILER-01, LDR-ABL-JAILER-02, LDR-RUL-33). Basic moves,
 * passive effects, Old Bear and Cub and the Nemesis are none of its business (LDR-RUL-07): nobody asks here for them.
 */
export const isJailed = (state: State, figure: Figure, side: Side): boolean =>
  state.owner[JAILER] === other(side) && areNear(state, JAILER, figure);

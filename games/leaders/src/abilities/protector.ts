/** Protector (passive): shields itself and the allies next to it from being displaced by enemy abilities. */
import { areNear, type State } from '../state.ts';
import { type Figure, PROTECTOR, type Side } from '../words.ts';

/**
 * Whether `target` is out of reach for an ability of `side` that would displace it (LDR-ABL-PROTECTOR-01, LDR-RUL-10).
 * The own side is never limited; adjacency is looked at when the ability is started (LDR-RUL-11).
 */
export const isProtected = (state: State, target: Figure, side: Side): boolean =>
  state.owner[target] !== side &&
  state.owner[PROTECTOR] === state.owner[target] &&
  (target === PROTECTOR || areNear(state, PROTECTOR, target));

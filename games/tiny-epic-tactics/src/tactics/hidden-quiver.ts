/** T03 Hidden Quiver. IF one of your units has 1 or less ammo, or 1 or less mana, THEN it regains 3 of it. */
import { maxStock, restock, stockOf } from '../units.ts';
import type { BetweenTactic } from './tactic.ts';

/** What counts as running out. */
const FEW = 1;

export const hiddenQuiver: BetweenTactic = {
  comes: 'between-actions',
  could: (state, unit) => stockOf(state, unit) <= Math.min(FEW, maxStock(state, unit) - 1),
  resolve: (state, table, unit, by) => void restock(state, table, { unit, by, why: 'hidden-quiver', rule: 'TET-TACTIC-01' }),
  held: 0.5,
  worth: () => 0.5,
};

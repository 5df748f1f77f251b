/** T01 Second Wind. IF one of your units is Weakened, THEN remove its token, also one of this turn (TET-RUL-04, TET-ACT-13). */
import { cure, isWeak } from '../units.ts';
import type { BetweenTactic } from './tactic.ts';

export const secondWind: BetweenTactic = {
  comes: 'between-actions',
  could: isWeak,
  resolve: (state, table, unit) => void cure(state, table, unit, { rule: 'TET-ACT-13', how: 'cure' }),
  held: 0.7,
  worth: (_state, _unit, _amount, { weak }) => weak + 0.1,
};

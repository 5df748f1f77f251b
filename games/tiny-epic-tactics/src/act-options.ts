/** Everything the active player can do now, and why the rest is not among it (TET-TURN-05). */
import { consider, type Offer, type Option, sift } from '@taverne/engine';
import { refusePayment } from './allowance.ts';
import { considerAttacks } from './attack/options.ts';
import { explainAttack } from './attack/refusals.ts';
import { type Deed, deedOption, END } from './deeds.ts';
import { considerMoves } from './moves.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';
import { considerTactics } from './tactics/between.ts';
import { isWeak, UNITS_PER_SIDE, unitOf } from './units.ts';
import { NONE } from './words.ts';

export const deeds = (state: State): Offer<Option<Deed>, Reason> =>
  sift<Option<Deed>, Reason>(
    (sieve) => {
      for (let slot = 0; slot < UNITS_PER_SIDE; slot++) {
        const unit = unitOf(state.active, slot);
        if (state.at[unit] === NONE) continue;
        considerMoves(sieve, state, unit);
        considerAttacks(sieve, state, unit);
        if (isWeak(state, unit)) consider(sieve, deedOption(state, { do: 'pay', unit }), refusePayment(state, unit));
      }
      considerTactics(sieve, state);
      consider(sieve, END, undefined);
    },
    ({ value }, against) => ('target' in value ? explainAttack(state, value, against) : against),
  );

export const actOptions = (state: State): readonly Option<Deed>[] => deeds(state).options();

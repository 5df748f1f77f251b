/** The twelve tactics (MK-TACTIC). */
import type { Tactic } from './tactic.ts';

const day = (id: string, number: number, beside: Partial<Tactic> = {}): Tactic => ({ id, isNight: false, number, ...beside });
const night = (id: string, number: number, beside: Partial<Tactic> = {}): Tactic => ({ id, isNight: true, number, ...beside });

export const TACTICS: readonly Tactic[] = [
  day('early-bird', 1),
  day('rethink', 2),
  day('mana-steal', 3),
  day('planning', 4),
  day('great-start', 5, {
    *taken(state, _table, seat) {
      state.draws[seat] = 2;
    },
  }),
  day('the-right-moment', 6),
  night('from-the-dusk', 1),
  night('long-night', 2),
  night('mana-search', 3),
  night('midnight-meditation', 4),
  night('preparation', 5),
  night('sparing-power', 6),
];

/** Fame and reputation. */
import type { Seat } from '@taverne/engine';
import { BEST_REPUTATION, LEVELS, REPUTATIONS, WORST_REPUTATION } from './content/tracks.ts';
import { scenarioOf } from './scenario.ts';
import { fameOf, reputationOf, type State } from './state.ts';
import type { MageTable } from './types.ts';

/** How much, for what, and by which rule. */
interface Gain {
  readonly n: number;
  readonly by: string;
  readonly rule: string;
}

export function gainFame(state: State, table: MageTable, seat: Seat, { n, by, rule }: Gain): void {
  if (n === 0) return;
  const before = linesBelow(fameOf(state, seat));
  state.fame[seat] = fameOf(state, seat) + n;
  table.emit({ event: 'fame', rule, seat, n, by });
  if (!scenarioOf(state).blitz) return;
  // In a blitz each line that is crossed brings one more, at once, and that may cross another (MK-SCENARIO-39, MK-RULING-24).
  gainFame(state, table, seat, { n: linesBelow(fameOf(state, seat)) - before, by: 'level', rule: 'MK-SCENARIO-39' });
}
/** Lines of the fame track that have been crossed; the levels come at the end of the turn. */
const linesBelow = (fame: number): number => LEVELS.filter((level) => level.fame <= fame).length;

/** A change beyond either end is lost (MK-INTERACT-22). */
export function changeReputation(state: State, table: MageTable, seat: Seat, { n, by, rule }: Gain): void {
  const before = reputationOf(state, seat);
  const now = Math.max(WORST_REPUTATION, Math.min(BEST_REPUTATION, before + n));
  if (now === before) return;
  state.reputation[seat] = now;
  table.emit({ event: 'reputation', rule, seat, n: now - before, by });
}

/** What it is worth among locals; null: nobody talks to this hero (MK-INTERACT-05). */
export const influenceOfReputation = (state: State, seat: Seat): number | null =>
  REPUTATIONS[reputationOf(state, seat) - WORST_REPUTATION] ?? null;

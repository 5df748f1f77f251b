/** The end of the match: by the fall of a Leader and nothing else (LDR-END-08), unless one of the house rules steps in. */
import { drawn, type Table, wonBy } from '@taverne/engine';
import { cellName } from './board.ts';
import { culprits, type Fate, fateOf } from './capture.ts';
import type { LeadersEvent } from './events.ts';
import { leaderCell, type State, seatOf } from './state.ts';
import { other, SIDE_NAMES, type Side } from './words.ts';

export const SEATS = 2;

const FALL = {
  capture: { event: 'leader-captured', rule: 'LDR-END-02' },
  encirclement: { event: 'leader-encircled', rule: 'LDR-END-04' },
} as const satisfies { [F in Fate]: { event: string; rule: string } };

/**
 * Ends the match at once if the Leader of this side has fallen (LDR-END-01); its side loses. Whatever would have come in the
 * turn does not happen (LDR-TURN-07): whoever calls this stops, and the table asks nobody any more.
 */
export function endIfFallen(state: State, table: Table<LeadersEvent>, side: Side): boolean {
  const fate = fateOf(state, side);
  if (fate === undefined) return false;
  const fallen = { side: SIDE_NAMES[side], cell: cellName(leaderCell(state, side)), by: culprits(state, side, fate) };
  table.emit({ ...FALL[fate], ...fallen });
  state.ending = { ...wonBy(seatOf(state, other(side)), SEATS, fate, FALL[fate].rule), detail: fallen };
  return true;
}

export function endAsDraw(state: State, how: string, rule: string): void {
  state.ending = drawn(SEATS, how, rule);
}

/** A side loses although its Leader stands. */
export function endAsLoss(state: State, side: Side, how: string, rule: string): void {
  state.ending = wonBy(seatOf(state, other(side)), SEATS, how, rule);
}

/** T08 Lucky Break. IF one of your units has just rolled dice, THEN re-roll any of those dice once; the new result stands. */
import { ask, type Option, option, type Play, type Table } from '@taverne/engine';
import { facesOf, throwOne } from '../dice.ts';
import type { TacticsEvent } from '../events.ts';
import type { Side, State } from '../state.ts';
import { sideOf, unitId } from '../units.ts';
import type { Occasion } from './occasion.ts';

export const couldReroll = (side: Side, at: Occasion): boolean => at.moment === 'dice-rolled' && sideOf(at.unit) === side;

export function* luckyBreak(state: State, table: Table<TacticsEvent>, side: Side, at: Occasion): Play {
  if (at.moment !== 'dice-rolled') return;
  const again = yield* ask(side, 'reroll', () => choices(state.dice.length), { rule: 'TET-TACTIC-01' });
  state.dice = state.dice.map((face, die) => (again.includes(die) ? throwOne(state, table, at.what) : face));
  const dice = facesOf(state, state.dice);
  table.emit({ event: 'rerolled', rule: 'TET-TACTIC-01', unit: unitId(state, at.unit), dice });
}

/** Every choice of dice but none at all: `1`, `2`, `1 2`… in the order in which they were rolled. */
function choices(count: number): Option<readonly number[]>[] {
  const dice = Array.from({ length: count }, (_, die) => die);
  return Array.from({ length: 2 ** count - 1 }, (_, i) => {
    const again = dice.filter((die) => ((i + 1) >> die) & 1);
    return option(again.map((die) => die + 1).join(' '), again);
  });
}

/** Nightfall, and where the Night goes next. */
import { nextAdventurer, type State, seatsOf, withMember } from '../state.ts';
import type { QuestTable } from '../types.ts';
import { NONE } from '../words.ts';

/** All are Adventuring, and the First Player takes the dice (TEQ-NIGHT-02, TEQ-NIGHT-03). */
export function fallNight(state: State, table: QuestTable): void {
  state.adventurers = seatsOf(state).reduce(withMember, 0);
  state.roller = state.first;
  table.emit({ event: 'night-fell', rule: 'TEQ-NIGHT-02', roller: state.roller });
  if (state.rules.duskWindow) openWindow(state, 'dusk');
  else state.stage = 'dice';
}

export function openWindow(state: State, stage: 'dusk' | 'use'): void {
  state.stage = stage;
  state.content = 0;
}

/** The dice go clockwise to the next Adventuring player; when all rest, the Night is over (TEQ-NIGHT-09, TEQ-NIGHT-10). */
export function passDice(state: State): void {
  const next = nextAdventurer(state, state.roller);
  state.dice = [];
  state.stage = next === NONE ? 'dawn' : 'dice';
  if (next !== NONE) state.roller = next;
}

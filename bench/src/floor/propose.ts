/** A candidate becomes an option only if it leaves the own Leader standing: try it, look, take it back. */

import { read } from './board.ts';
import { cellOf, type Decisions, push, targetOf } from './decision.ts';
import { fallOf, roomAround, STANDING } from './fall.ts';
import { LEADER } from './figures.ts';
import { type State, shift } from './state.ts';

/** Empty cells around the Leader of the side to move. Own figures never capture it, and one figure closes one gap. */
let room = 0;

/** Looks at the position once, before its actions are proposed. */
export function survey(state: State): void {
  room = roomAround(state, state.side);
}

/** Adds a decision that displaces one figure, unless it exposes the own Leader (LDR-END-06). */
export function propose(state: State, out: Decisions, decision: number): void {
  const { side } = state;
  const target = targetOf(decision);
  if (room < 2 || target === LEADER + side || read(state.owner, target) !== side) {
    const from = read(state.where, target);
    shift(state, target, cellOf(decision));
    const fall = fallOf(state, side);
    shift(state, target, from);
    if (fall !== STANDING) return;
  }
  push(out, decision);
}

/** Whose turn it is, and when a round or the match is over (MK-ROUND-21 to -26, MK-TURN-09 to -13). */
import type { Seat } from '@taverne/engine';
import { sizeOf } from './scenario.ts';
import { score } from './score.ts';
import { type State, turnOf } from './state.ts';
import type { MageTable } from './types.ts';
import { NONE } from './words.ts';

/** Every other player has one more turn (MK-ROUND-23). */
export function announce(state: State, table: MageTable, seat: Seat): void {
  state.announcer = seat;
  state.last = state.order.length - 1;
  // Whoever announces has had the last turn of the round (MK-ROUND-26).
  state.again = 0;
  table.emit({ event: 'round-announced', rule: 'MK-TURN-09', seat });
}

export const isDummy = (state: State, seat: Seat): boolean => seat === state.seats;

/** On to the next in Round Order, or to the end of the round. */
export function nextTurn(state: State, table: MageTable): void {
  if (state.again > 0) {
    // The Round Order does not change; these turns together are one (MK-TACTIC-11, MK-RULING-32).
    state.again--;
    state.stage = 'begin';
    return;
  }
  if (state.isEnding && state.last === NONE) approachEnd(state, table);
  else if (state.last === 0) {
    endRound(state);
    return;
  } else if (state.last > 0) state.last--;
  do state.now = (state.now + 1) % state.order.length;
  while (state.isEnding && state.announcer === NONE && isDummy(state, turnOf(state)));
  state.stage = isDummy(state, turnOf(state)) ? 'dummy' : 'begin';
}

/** The scenario's end has come about: each player has one last turn, the dummy none (MK-SCENARIO-28, -34, -47). */
function approachEnd(state: State, table: MageTable): void {
  state.last = state.seats - 1;
  table.emit({ event: 'end-approached', rule: 'MK-SCENARIO-28', turns: state.seats });
}

function endRound(state: State): void {
  if (state.isEnding || state.round >= sizeOf(state).rounds) {
    state.ending = score(state);
    state.stage = 'over';
  } else state.stage = 'dawn';
}

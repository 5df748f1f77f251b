/** Whose turn it is, and when a round or the match is over (MK-ROUND-21 to -26, MK-TURN-09 to -13). */
import type { Seat } from '@taverne/engine';
import { endRule, sizeOf } from './scenario.ts';
import { score } from './score.ts';
import { isQuestDone } from './sites/quests.ts';
import { takeBackAtOnce } from './skills/middle.ts';
import { type State, turnOf } from './state.ts';
import type { MageTable } from './types.ts';
import { NONE } from './words.ts';

/** Every other player has one more turn (MK-ROUND-23), unless last turns are counted already since the match is ending (MK-ROUND-25). */
export function announce(state: State, table: MageTable, seat: Seat): void {
  state.announcer = seat;
  state.isDummyOut = state.isEnding;
  if (state.last === NONE) state.last = (state.isDummyOut ? state.seats : state.order.length) - 1;
  // Whoever announces has had the last turn of the round (MK-ROUND-26).
  state.again = 0;
  table.emit({ event: 'round-announced', rule: 'MK-TURN-09', seat });
}

/** Has this seat had its last turn of the round? Then it may do nothing more in it (MK-ROUND-26). */
export function isThrough(state: State, seat: Seat): boolean {
  const { order, now, last } = state;
  const ahead = (order.indexOf(seat) - now + order.length) % order.length;
  return last !== NONE && ahead > last;
}

export const isDummy = (state: State, seat: Seat): boolean => seat === state.seats;

/** Turns of each player, far more than any round has. */
const MOST_TURNS = 50;

/** On to the next in Round Order, or to the end of the round. */
export function nextTurn(state: State, table: MageTable): void {
  if (state.again > 0) {
    // The Round Order does not change; these turns together are one (MK-TACTIC-11, MK-RULING-32).
    state.again--;
    state.stage = 'begin';
    return;
  }
  state.roundTurns++;
  if (isQuestDone(state)) state.isEnding = true;
  // Nobody can hold a round up for ever (MK-ONL-02).
  if (state.last === NONE && !state.isEnding && state.roundTurns >= MOST_TURNS * state.seats)
    announce(state, table, turnOf(state));
  if (state.isEnding && state.last === NONE) approachEnd(state, table);
  else if (isRoundOver(state)) return;
  for (passOn(state); isLost(state, turnOf(state)); passOn(state)) {
    skip(state, table, turnOf(state));
    if (isRoundOver(state)) return;
  }
  state.stage = isDummy(state, turnOf(state)) ? 'dummy' : 'begin';
}

/** Counts the last turns down, from whichever end came first (MK-ROUND-23, -25). */
function isRoundOver(state: State): boolean {
  if (state.last === 0) {
    endRound(state);
    return true;
  }
  if (state.last > 0) state.last--;
  return false;
}

/** To the next in Round Order; the dummy player has no last turn when the match ends (MK-SCENARIO-47). */
function passOn(state: State): void {
  do state.now = (state.now + 1) % state.order.length;
  while (state.isDummyOut && isDummy(state, turnOf(state)));
}

const isLost = ({ isTurnLost }: State, seat: Seat): boolean => isTurnLost[seat] === true;

/** The Round Order token is turned up, and that was the turn (MK-TURN-06, MK-PVP-11). */
function skip(state: State, table: MageTable, seat: Seat): void {
  state.isTurnLost[seat] = false;
  table.emit({ event: 'turn-skipped', rule: 'MK-TURN-06', seat });
  takeBackAtOnce(state, table, seat);
}

/** The scenario's end has come about: each player has one last turn, the dummy none (MK-SCENARIO-28, -34, -47). */
function approachEnd(state: State, table: MageTable): void {
  state.last = state.seats - 1;
  state.isDummyOut = true;
  table.emit({ event: 'end-approached', rule: endRule(state), turns: state.seats });
}

function endRound(state: State): void {
  if (state.isEnding || state.round >= sizeOf(state).rounds) {
    state.ending = score(state);
    state.stage = 'over';
  } else state.stage = 'dawn';
}

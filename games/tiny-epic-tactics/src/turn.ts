/** The turn: control, actions, recovery, tactic draw (TET-TURN-03), and who comes next (TET-TURN-02, TET-RUL-22). */
import { NOTHING_ASKED, option, type Play, type Table } from '@taverne/engine';
import { act } from './act.ts';
import { ACTIONS_PER_TURN, actsOf } from './allowance.ts';
import { bookOf, isBattle } from './content/book.ts';
import { controlCheck } from './control.ts';
import { endByCap, endByScore, isCapped, isOverBefore, roundOf } from './ending.ts';
import type { TacticsEvent } from './events.ts';
import { drawTactics, tacticId } from './hand.ts';
import { writeTactic } from './notation.ts';
import { dealOne, deployOne, keepOneTactic } from './setup.ts';
import { enemyTurn } from './solo/activation.ts';
import { isAdventure } from './solo/closed.ts';
import { passTime } from './solo/time.ts';
import type { Side, State } from './state.ts';
import { discardTactic, handOf } from './tactics/hand.ts';
import { drawCount, rest } from './talents.ts';
import { ask } from './types.ts';
import { cellOf, cure, HAND_LIMIT, sideOf, unitCount, unitsOf } from './units.ts';
import { NONE } from './words.ts';

type Teller = Table<TacticsEvent>;

/** Hands the rules over instead of going through them itself: one generator less between the table and the question. */
export function step(state: State, table: Teller): Play {
  switch (state.phase) {
    case 'deal':
      return dealOne(state, table);
    case 'deploy':
      return deployOne(state, table);
    case 'keep':
      return keepOneTactic(state, table);
    case 'begin':
      beginTurn(state, table);
      return NOTHING_ASKED;
    case 'act':
      return actOnce(state, table);
    case 'draw':
      return discardOne(state, table);
    case 'enemy':
      return letEnemyAct(state, table);
  }
}

/** What lasted for a turn is over; then control, or time (TET-TURN-04, TET-SOLO-TURN-04). A battle has neither (TET-BATTLE-22). */
function beginTurn(state: State, table: Teller): void {
  const side = state.active;
  state.turns++;
  state.left = ACTIONS_PER_TURN;
  state.captor = NONE;
  refresh(state, side);
  table.emit({ event: 'turn-began', rule: 'TET-TURN-02', side, turn: state.turns, round: roundOf(state) });
  state.phase = 'act';
  if (isAdventure(state)) passTime(state, table);
  else if (!isBattle(state.rules.mode)) controlCheck(state, table);
}

/** What counts by the turn starts anew for everybody, what counts by the round for the side whose turn begins. */
function refresh(state: State, side: Side): void {
  const { realm } = bookOf(state);
  for (let unit = 0; unit < state.at.length; unit++) {
    state.usedTurn[unit] = 0;
    state.served[unit] = 0; // TET-TERRAIN-09
    state.strode[unit] = 0;
    state.did[unit] = 0;
    state.acts[unit] = 0;
    state.stood[unit] = NONE;
    if (sideOf(unit) !== side) continue;
    state.usedRound[unit] = 0;
    state.put[unit] = NONE; // TET-RUL-14
    const cell = cellOf(state, unit);
    if (cell !== NONE && realm.terrain[cell] === 'ballista') state.stood[unit] = cell; // TET-BALLISTA-04
  }
}

/** One action, or the end of the actions. Whoever loses his last unit in his own turn has no more of it (TET-RUL-22). */
function* actOnce(state: State, table: Teller): Play {
  const isOver = yield* act(state, table);
  if (state.ending) return;
  if (unitCount(state, state.active) === 0) passTurn(state, table);
  else if (isOver) endActions(state, table);
}

/** Recovery and the tactic draw (TET-TURN-06, TET-TURN-07). */
function endActions(state: State, table: Teller): void {
  const side = state.active;
  table.emit({ event: 'actions-ended', rule: 'TET-TURN-03', side });
  for (const unit of unitsOf(state, side)) {
    if (actsOf(state, unit) > 0) continue;
    cure(state, table, unit, { rule: 'TET-TURN-06', how: 'rest' });
    rest(state, table, unit);
  }
  state.phase = 'draw';
  drawTactics(state, table, { side, count: drawCount(state, side), rule: 'TET-TURN-07' });
}

/** Above the limit the owner discards one of his choice, face up (TET-TACTIC-07); then the turn passes (TET-TURN-08). */
function* discardOne(state: State, table: Teller): Play {
  const side = state.active;
  if (handOf(state, side).length > HAND_LIMIT) {
    const card = yield* ask(side, 'discard', () => handOf(state, side).map((each) => option(writeTactic(each, state), each)), {
      rule: 'TET-TACTIC-07',
    });
    discardTactic(state, side, card);
    table.emit({ event: 'tactic-discarded', rule: 'TET-TACTIC-07', side, card: tacticId(state, card) });
    if (handOf(state, side).length > HAND_LIMIT) return;
  }
  passTurn(state, table);
}

// ── who comes next ──

function passTurn(state: State, table: Teller): void {
  for (let unit = 0; unit < state.weak.length; unit++) if (state.weak[unit] === 2) state.weak[unit] = 1; // TET-RUL-04
  if (isAdventure(state) && state.active < state.seats) {
    // After each player comes his Enemy (TET-SOLO-TURN-02, TET-COOP-09).
    state.active += state.seats;
    state.phase = 'enemy';
    return;
  }
  if (isCapped(state)) {
    endByCap(state, table);
    return;
  }
  const next = nextSide(state);
  if (next === NONE) endByScore(state);
  else {
    state.active = next;
    state.phase = 'begin';
  }
}

/** Clockwise; a player without units has no turn; NONE: the last turn is played (TET-END-03). */
function nextSide(state: State): Side {
  const { seats } = state;
  for (let i = 1; i <= seats; i++) {
    const side = (state.active + i) % seats;
    if (isOverBefore(state, side)) return NONE;
    if (unitCount(state, side) > 0) return side;
  }
  return NONE;
}

function* letEnemyAct(state: State, table: Teller): Play {
  refresh(state, state.active);
  yield* enemyTurn(state, table);
  if (!state.ending) passTurn(state, table);
}

/** Carrying a decision out, and the way of a turn: actions, recruitment, perhaps bans, next turn. */

import { read } from './board.ts';
import {
  actorOf,
  BANNING,
  cellOf,
  type Decisions,
  decisions,
  END,
  figureOf,
  PUSH,
  REACTION,
  RECRUITING,
  SWAP,
  secondOf,
  targetOf,
  verbOf,
} from './decision.ts';
import { CAPTURED, fallOf, STANDING } from './fall.ts';
import { BEAR, BRUISER, CUB, ILLUSIONIST, LEADER, NEMESIS, NOBODY } from './figures.ts';
import { offer, reactions } from './offers.ts';
import {
  ACT,
  arrive,
  BAN,
  type Outcome,
  OVER,
  REACT,
  RECRUIT,
  remember,
  reveal,
  type State,
  shift,
  TURN_CAP,
  trade,
} from './state.ts';

const scratch: Decisions = decisions();

/** Carries out one decision that was offered. */
export function apply(state: State, decision: number): void {
  const verb = verbOf(decision);
  if (verb === END) endActions(state);
  else if (verb === RECRUITING) recruit(state, decision);
  else if (verb === REACTION) react(state, decision);
  else if (verb === BANNING) ban(state, decision);
  else act(state, decision);
}

/** The same as the table does it: a reaction or recruitment with a single choice is made at once (LDR-DEC-05). */
export function answer(state: State, decision: number): void {
  apply(state, decision);
  for (let forced = forcedDecision(state); forced >= 0; forced = forcedDecision(state)) apply(state, forced);
}

/** The only decision that is left, where the table makes it; otherwise less than nothing. `end` never is (LDR-DEC-04). */
function forcedDecision(state: State): number {
  if (state.phase === ACT || state.phase === OVER) return -1;
  offer(state, scratch);
  return scratch.length === 1 ? (scratch.list[0] ?? -1) : -1;
}

function finish(state: State, winner: number, outcome: Outcome): void {
  state.phase = OVER;
  state.winner = winner;
  state.outcome = outcome;
}

/** Ends the match if that side's Leader has fallen. */
function falls(state: State, side: number): boolean {
  const fall = fallOf(state, side);
  if (fall === STANDING) return false;
  finish(state, 1 - side, fall === CAPTURED ? 'capture' : 'encirclement');
  return true;
}

const BEAR_AND_CUB = (1 << BEAR) | (1 << CUB);

/** LDR-ACT-09; that the own Leader stands was tested before the action was offered. */
function act(state: State, decision: number): void {
  const { where, owner } = state;
  const actor = actorOf(decision);
  const target = targetOf(decision);
  const rival = read(owner, NEMESIS) === NOBODY ? NEMESIS : LEADER + 1 - read(owner, NEMESIS);
  const before = read(where, rival);
  if (verbOf(decision) === SWAP) trade(state, ILLUSIONIST, target);
  else {
    const left = read(where, target);
    shift(state, target, cellOf(decision));
    if (verbOf(decision) === PUSH && actor === BRUISER) shift(state, BRUISER, left);
  }
  state.acted |= 1 << actor;
  // LDR-RUL-27: anybody else's action ends the succession of Old Bear and Cub.
  if (actor !== BEAR && actor !== CUB && (state.acted & BEAR_AND_CUB) !== 0) state.acted |= BEAR_AND_CUB;
  if (falls(state, 1 - state.side)) return;
  if (rival === NEMESIS || read(where, rival) === before) return;
  scratch.length = 0;
  reactions(state, scratch);
  if (scratch.length > 0) state.phase = REACT;
}

function react(state: State, decision: number): void {
  shift(state, NEMESIS, cellOf(decision));
  state.phase = ACT;
  falls(state, 1 - read(state.owner, NEMESIS));
}

function endActions(state: State): void {
  state.acted = 0;
  // LDR-RECRUIT-04: twice on the second player's first turn.
  state.due = state.turns === 1 ? 2 : 1;
  state.phase = RECRUIT;
  continueRecruiting(state);
}

/** LDR-RECRUIT-01, -06: on to the next recruitment, or to the end of the turn where none is due or possible. */
function continueRecruiting(state: State): void {
  if (state.due > 0 && read(state.cards, state.side) < 5) {
    offer(state, scratch);
    if (scratch.length > 0) return;
  }
  state.due = 0;
  endTurn(state);
}

function recruit(state: State, decision: number): void {
  const { side } = state;
  const card = figureOf(decision);
  arrive(state, card, cellOf(decision), side);
  if (card === BEAR) arrive(state, CUB, secondOf(decision) - 1, side);
  state.cards[side] = read(state.cards, side) + 1;
  state.offer &= ~(1 << card);
  reveal(state);
  state.due--;
  state.since = state.turns + 1;
  if (!falls(state, 1 - side)) continueRecruiting(state);
}

function endTurn(state: State): void {
  state.turns++;
  state.side = 1 - state.side;
  if (state.turns >= TURN_CAP) finish(state, NOBODY, 'turn cap');
  // LDR-STRAT-06, LDR-RUL-32: once both sides hold three cards.
  else if (!state.bannedTwice && read(state.cards, 0) >= 3 && read(state.cards, 1) >= 3) {
    state.bannedTwice = true;
    state.bans = 2;
    state.phase = BAN;
  } else beginTurn(state);
}

function ban(state: State, decision: number): void {
  const card = 1 << figureOf(decision);
  state.offer &= ~card;
  state.banned |= card;
  state.bans--;
  state.since = state.turns;
  if (state.bans === 0) beginTurn(state);
}

/** LDR-DRAW-01: the third time that a turn starts in the same position. */
function beginTurn(state: State): void {
  state.phase = ACT;
  if (remember(state) >= 2) finish(state, NOBODY, 'repetition');
}

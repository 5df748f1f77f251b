/**
 * Effects on others: they are announced, whoever may do something in another's turn can answer, and then they are resolved (MK-TURN-03).
 * Who is asked hangs on what all can see: a village underfoot, a tactic, Motivation. Each answer is a step of its own.
 */
import { option, type Play, type Seat } from '@taverne/engine';
import { actBefore, waysBefore } from './begin.ts';
import { cardOf, skillOf } from './book.ts';
import { drawDue } from './draws.ts';
import { type Playing, playing } from './playing.ts';
import { isThrough } from './rounds.ts';
import { type Announced, type State, turnOf } from './state.ts';
import { ask, type MageTable } from './types.ts';
import { NONE } from './words.ts';
import { knockOut } from './wounds.ts';

/** Everybody else, in Round Order after this seat; the dummy player bears nothing. */
export function othersAfter(state: State, seat: Seat): readonly Seat[] {
  const at = state.order.indexOf(seat);
  const order = [...state.order.slice(at + 1), ...state.order.slice(0, at)];
  return order.filter((other) => other < state.seats);
}

interface Announcement {
  /** The skill by number, where it is one. */
  readonly skill?: number;
  readonly colour?: number;
}

/** What is for others' turns is not for one's own, be it one that was taken in advance (MK-TURN-01, MK-SITE-03). */
function isInTurn(state: State, seat: Seat): boolean {
  const { acting, duel, joint, closers } = state;
  // Whoever fought along ends the turn after its owner has.
  const isOver = acting !== NONE && duel === null && joint === null;
  if (seat === turnOf(state)) return !isOver;
  const fought = joint?.seats.slice(0, joint.now + 1) ?? [];
  const isFull = duel?.defender === seat && duel.attends === 'full';
  return isFull || fought.includes(seat) || closers.includes(seat);
}

export function announceEffect(
  { state, table, seat, card, side }: Playing,
  { skill = NONE, colour = NONE }: Announcement,
): void {
  const left = othersAfter(state, seat);
  const mayAnswer = (other: Seat): boolean => !isThrough(state, other) && !isInTurn(state, other);
  const asked = left.filter((other) => mayAnswer(other) && waysBefore(state, table, other).length > 0);
  const { stage: back, acting } = state;
  state.announced = { seat, card: skill === NONE ? card : NONE, skill, side, colour, back, acting, asked, left, cards: [] };
  state.stage = asked.length > 0 ? 'answer' : 'resolve';
}

const PASS = option('pass', 'pass');

export function* answerStep(state: State, table: MageTable): Play {
  const { announced } = state;
  const [seat] = announced?.asked ?? [];
  if (!announced || seat === undefined) {
    state.stage = 'resolve';
    return;
  }
  state.acting = NONE;
  const ways = waysBefore(state, table, seat);
  const way = yield* ask(seat, 'answer', () => [PASS, ...ways], { rule: 'MK-TURN-03', safe: 'pass' });
  if (way === 'pass') {
    state.announced = { ...announced, asked: announced.asked.slice(1) };
    return;
  }
  // What a tactic asks next is asked of them, too.
  state.acting = seat;
  yield* actBefore(state, table, seat, way);
}

export function* resolveStep(state: State, table: MageTable): Play {
  const { announced } = state;
  if (!announced) return;
  state.acting = announced.acting;
  const { seat, card, skill, side } = announced;
  const source = skill === NONE ? cardOf(state, card) : skillOf(state, skill);
  const context = playing(state, table, seat, { by: source.id, card, side });
  yield* source.resolves?.(context, announced) ?? settled(state);
  knockOut(state, table);
  drawDue(state, table);
}

/** It is done: on with whatever was interrupted. */
export function* settled(state: State): Play {
  if (state.announced) {
    state.stage = state.announced.back;
    state.acting = state.announced.acting;
  }
  state.announced = null;
}

/** This one has borne it. */
export const borne = (announced: Announced): Announced => ({ ...announced, left: announced.left.slice(1) });

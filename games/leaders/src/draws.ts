/** Draws: the rulebook has none, these are house rules for matches that would never end. */
import type { Agreement, Refusal, Seat, Table } from '@taverne/engine';
import { cellName } from './board.ts';
import { endAsDraw } from './ending.ts';
import type { LeadersEvent } from './events.ts';
import { cellOf, type State, sideOf } from './state.ts';
import { SIDE_NAMES } from './words.ts';

const REPETITIONS = 3;

/**
 * The position at the start of a turn (LDR-DRAW-01): who is to move and where everybody stands. Teams, offer and bans
 * need no mention, because the list of positions begins anew whenever one of them changes.
 */
function positionKey(state: State): string {
  let key = '';
  for (const team of state.teams) {
    for (const figure of team) key += cellName(cellOf(state, figure));
  }
  return `${SIDE_NAMES[state.side]} ${key}`;
}

/** The third time the same position begins a turn, the match is drawn (LDR-DRAW-01). */
export function endIfRepeated(state: State, table: Table<LeadersEvent>): void {
  if (!state.rules.repetition) return;
  const key = positionKey(state);
  state.seen = [...state.seen, key];
  let times = 0;
  for (const before of state.seen) if (before === key) times++;
  if (times < REPETITIONS) return;
  table.emit({ event: 'position-repeated', rule: 'LDR-DRAW-01', times });
  endAsDraw(state, 'repetition', 'LDR-DRAW-01');
}

/** So many turns of both sides together are enough (LDR-DRAW-02). */
export function endIfCapped(state: State, table: Table<LeadersEvent>): boolean {
  const { turns, rules } = state;
  if (turns < rules.turnCap) return false;
  table.emit({ event: 'turn-cap-reached', rule: 'LDR-DRAW-02', turns });
  endAsDraw(state, 'turn-cap', 'LDR-DRAW-02');
  return true;
}

const OWN_TURNS_BETWEEN_OFFERS = 5;

/** Why no draw can be offered. */
export type DrawWhy = 'draws-not-agreed' | 'not-own-turn' | 'offered-lately';

/** An agreed draw (LDR-DRAW-03). The table sees to it that an offer lapses with the opponent's next decision. */
export const agreement: Agreement<State> = {
  rule: 'LDR-DRAW-03',
  /** The own turns a seat had completed before this one. */
  now: (state) => Math.floor(state.turns / 2),
  refuse(state: State, seat: Seat, last: number | undefined): Refusal<DrawWhy> | undefined {
    const rule = 'LDR-DRAW-03';
    if (!state.rules.agreedDraws) return { rule, why: 'draws-not-agreed' };
    if (state.phase === 'ban' || state.side !== sideOf(state, seat)) return { rule, why: 'not-own-turn' };
    const passed = last === undefined ? OWN_TURNS_BETWEEN_OFFERS : agreement.now(state, seat) - last;
    const wait = OWN_TURNS_BETWEEN_OFFERS - passed;
    return wait > 0 ? { rule, why: 'offered-lately', figures: { wait } } : undefined;
  },
};

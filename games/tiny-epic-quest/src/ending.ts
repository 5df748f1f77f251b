/** How a match ends. */
import { type Outcome, type Seat, wonBy } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { scoreOf, standing } from './score.ts';
import { isSolo, type State, seatsOf } from './state.ts';

const isAhead = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((figure, i) => figure !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
};

const scores = (state: State) => seatsOf(state).map((seat) => scoreOf(state, seat));

/** The target, in points (TEQ-SOLO-03). */
export const targetOf = (state: Pick<State, 'pack' | 'rules'>): number => bookOf(state).content.targets[state.rules.target];

const alone = (state: State, place: 1 | 2): Outcome => ({
  places: [place],
  how: place === 1 ? 'target-reached' : 'target-missed',
  rule: 'TEQ-SOLO-17',
  detail: { scores: scores(state), target: targetOf(state) },
});

/** Solo: at the end of each round's Resolution (TEQ-RUL-25). */
export function endIfReached(state: State): boolean {
  if (!isSolo(state) || state.rules.targetAtEnd || scoreOf(state, 0).total < targetOf(state)) return false;
  state.ending = alone(state, 1);
  return true;
}

/** Most points win; what is still tied after all tie-breaks is shared (TEQ-FLOW-04, TEQ-TIE-05). */
export function endGame(state: State): void {
  if (isSolo(state)) {
    state.ending = alone(state, scoreOf(state, 0).total >= targetOf(state) ? 1 : 2);
    return;
  }
  const all = seatsOf(state).map((seat) => standing(state, seat));
  const places = all.map((own) => 1 + all.filter((other) => isAhead(other, own)).length);
  state.ending = { places, how: 'points', rule: 'TEQ-FLOW-04', detail: { scores: scores(state) } };
}

/** Whoever leaves: of two the other wins, alone the adventure is lost, at larger tables the others play on. */
export function forfeit(state: State, seat: Seat, why: 'resign' | 'time', seats: number): Outcome | undefined {
  const how = why === 'time' ? 'time-out' : 'resignation';
  if (isSolo(state)) return { places: [2], how, rule: 'TEQ-ONL-01', leaver: seat };
  return seats === 2 ? { ...wonBy(1 - seat, 2, how, 'TEQ-ONL-01'), leaver: seat } : undefined;
}

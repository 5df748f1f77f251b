/** The end of a turn: recruiting what looks best, and passing the turn on. What chance would turn up is left out of the offer. */
import type { Option, Table } from '@taverne/engine';
import { isEncircled } from '../capture.ts';
import type { LeadersEvent } from '../events.ts';
import { type Recruit, recruitmentsDue, recruitOptions } from '../recruit.ts';
import { copy, join, type State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { BEAR, CUB, NONE, other } from '../words.ts';
import { withRecruit } from './ahead.ts';
import { scoreOf } from './evaluate.ts';

export interface Recruiting {
  readonly option: Option<Recruit>;
  readonly score: number;
}

/** All recruitments by how they look, best first. */
export function recruitmentsFrom(state: State): Recruiting[] {
  return recruitOptions(state)
    .map((option) => ({ option, score: scoreWith(state, option.value) }))
    .sort((a, b) => b.score - a.score);
}

const scoreWith = (state: State, recruit: Recruit): number =>
  withRecruit(state, recruit, () => -scoreOf(state, other(state.side)));

/** How many recruitments are tried out where a whole list would take too long. */
const HINTS = 4;

/**
 * The positions at the start of the other side's turn. What the first of these ends recruits best is tried for the
 * others as well; only where nothing of that fits is everything tried.
 */
export function finishAll(ends: readonly State[]): State[] {
  let hints: readonly Recruiting[] | undefined;
  return ends.map((end) => {
    if (recruitmentsDue(end) !== 1) return finished(end);
    hints ??= recruitmentsFrom(end).slice(0, HINTS);
    let best: Recruiting | undefined;
    for (const { option } of hints) {
      if (!fits(end, option.value)) continue;
      const score = scoreWith(end, option.value);
      if (!best || score > best.score) best = { option, score };
    }
    return best ? passed(recruited(end, best.option.value)) : finished(end);
  });
}

/** Is a recruitment that another position offers possible here too? */
function fits(state: State, recruit: Recruit): boolean {
  if (!recruit.cells.every((cell) => state.on[cell] === NONE)) return false;
  return !withRecruit(state, recruit, () => isEncircled(state, state.side));
}

/** Recruits as often as it is due, and passes the turn. */
export function finished(state: State, due: number = recruitmentsDue(state)): State {
  let next = state;
  for (let left = due; left > 0; left--) {
    const best = recruitmentsFrom(next)[0];
    if (best) next = recruited(next, best.option.value);
  }
  return passed(next);
}

export function recruited(state: State, { card, cells }: Recruit): State {
  const next = copy(state);
  const [first, second] = cells;
  if (first !== undefined) join(next, card, next.side, first);
  if (second !== undefined && card === BEAR) join(next, CUB, next.side, second);
  next.offer = next.offer.filter((each) => each !== card);
  next.seen = [];
  return next;
}

const SILENT: Table<LeadersEvent> = { chance: () => 0, shown() {}, emit() {} };

function passed(state: State): State {
  const next = copy(state);
  next.acted = 0;
  next.pairBroken = false;
  next.due = 0;
  next.turns++;
  next.side = other(next.side);
  beginTurn(next, SILENT);
  return next;
}

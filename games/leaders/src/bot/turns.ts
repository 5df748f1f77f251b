/** Whole turns: the positions that a side can reach, different orders of the same actions merged, the best ones first. */
import type { Option, Table } from '@taverne/engine';
import { reactions, stand } from '../abilities/nemesis.ts';
import { actOptions } from '../actions.ts';
import type { Cell } from '../board.ts';
import { type Action, END } from '../deeds.ts';
import type { LeadersEvent } from '../events.ts';
import { type Recruit, recruitmentsDue, recruitOptions } from '../recruit.ts';
import { copy, join, type State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { BEAR, CUB, NEMESIS, NONE, other, type Side } from '../words.ts';
import { act, type Before, isFallen, isStirred, takeBack, withNemesisOn, withRecruit } from './ahead.ts';
import { scoreOf } from './evaluate.ts';
import { keyOf } from './key.ts';

/** A turn, or the beginning of one: what was decided and where it leads. */
export interface Turn {
  /** The first decision; undefined: nothing has been done yet. */
  readonly first: Option | undefined;
  /** The position, the turn still with the same side. */
  readonly state: State;
  /** For the side whose turn it is, if the turn ended here. */
  readonly score: number;
}

/** An action found but not yet carried out for good. */
interface Find {
  readonly parent: Turn;
  readonly deed: Option<Action>;
  /** Where the Nemesis went because of it. */
  readonly nemesis: Cell | undefined;
  readonly score: number;
}

/** The best ends of the action phase that the side to move can reach from here, staying here included, best first. */
export function turnsFrom(state: State, width: number, most: number): Turn[] {
  const start: Turn = { first: undefined, state, score: -scoreOf(state, other(state.side)) };
  const seen = new Set([keyOf(state)]);
  const found: Turn[] = [start];
  let layer: Turn[] = [start];
  while (layer.length > 0) {
    const finds: Find[] = [];
    for (const turn of layer) explore(turn, seen, finds);
    finds.sort((a, b) => b.score - a.score);
    layer = finds.slice(0, width).map(carryOut);
    for (const turn of layer) found.push(turn);
  }
  found.sort((a, b) => b.score - a.score);
  return found.slice(0, most);
}

function explore(turn: Turn, seen: Set<number>, finds: Find[]): void {
  const { state } = turn;
  const { side } = state;
  for (const deed of actOptions(state)) {
    const action = deed.value;
    if (action.do === 'end') continue;
    const before = act(state, action);
    const key = keyOf(state);
    if (!seen.has(key)) {
      seen.add(key);
      const find = { parent: turn, deed: { key: deed.key, value: action } };
      if (isStirred(state, before)) stirred(find);
      else finds.push({ ...find, nemesis: undefined, score: -scoreOf(state, other(side)) });
    }
    takeBack(state, action, before);
  }

  /** The own Nemesis may go anywhere it can; the enemy's goes where it hurts most, and an action that lets it win is none. */
  function stirred(find: Pick<Find, 'parent' | 'deed'>): void {
    const ends = reactions(state).map(({ value }) => value.to);
    const isOwn = state.owner[NEMESIS] === side;
    const hunted = isOwn ? other(side) : side;
    let worst: Find | undefined;
    for (const nemesis of ends) {
      const score = withNemesisOn(state, nemesis, () => (isFallen(state, hunted) ? undefined : -scoreOf(state, other(side))));
      if (score === undefined) {
        if (isOwn) continue;
        return;
      }
      const next = { ...find, nemesis, score };
      if (isOwn) finds.push(next);
      else if (!worst || score < worst.score) worst = next;
    }
    if (worst) finds.push(worst);
    if (ends.length === 0) finds.push({ ...find, nemesis: undefined, score: -scoreOf(state, other(side)) });
  }
}

function carryOut({ parent, deed, nemesis, score }: Find): Turn {
  const state = copy(parent.state);
  act(state, deed.value);
  const from = state.at[NEMESIS];
  if (nemesis !== undefined && from !== NONE) stand(state, from, nemesis);
  return { first: parent.first ?? deed, state, score };
}

// ── the end of a turn ──

const SILENT: Table<LeadersEvent> = { chance: () => 0, shown() {}, emit() {} };

/** The position at the start of the other side's turn. What chance would turn up is left out of the offer. */
export function passed(state: State): State {
  const next = copy(state);
  next.acted = 0;
  next.pairBroken = false;
  next.due = 0;
  next.turns++;
  next.side = other(next.side);
  beginTurn(next, SILENT);
  return next;
}

export interface Recruiting {
  readonly option: Option<Recruit>;
  readonly score: number;
}

/** All recruitments by how they look, best first. */
export function recruitmentsFrom(state: State): Recruiting[] {
  const { side } = state;
  return recruitOptions(state)
    .map((option) => ({ option, score: withRecruit(state, option.value, () => -scoreOf(state, other(side))) }))
    .sort((a, b) => b.score - a.score);
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

/** Ends the action phase: recruits what looks best, as often as it is due, and passes the turn. */
export function finished(state: State, due = recruitmentsDue(state)): State {
  let next = state;
  for (let left = due; left > 0; left--) {
    const best = recruitmentsFrom(next)[0];
    if (best) next = recruited(next, best.option.value);
  }
  return passed(next);
}

export { type Before, END, type Side };

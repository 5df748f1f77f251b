/** Exact answers to two questions: can a side win in this turn, and can the other win in the next? */
import type { Option } from '@taverne/engine';
import { reactions } from '../abilities/nemesis.ts';
import { actOptions } from '../actions.ts';
import { DISTANCE, RECRUITMENT_CELLS } from '../board.ts';
import { END } from '../deeds.ts';
import { recruitmentsDue, recruitOptions } from '../recruit.ts';
import { leaderCell, type State } from '../state.ts';
import { ARCHER, NEMESIS, NONE, other } from '../words.ts';
import {
  act,
  type Before,
  isFallen,
  isStirred,
  takeBack,
  winsAtOnce,
  withNemesisOn,
  withRecruit,
  withTurnPassed,
} from './ahead.ts';
import { keyOf } from './key.ts';
import { fewestActions } from './reach.ts';

/** How much may be looked at. Spent, a solver says no. */
export interface Allowance {
  left: number;
}

const unlimited = (): Allowance => ({ left: Number.POSITIVE_INFINITY });

/**
 * The decision with which the side to move begins to win in this turn, by as few actions as possible and whatever an
 * enemy Nemesis does meanwhile; undefined: there is none. Cards that are not on offer yet are left out of account.
 * The state comes back unchanged.
 */
export function winThisTurn(state: State, allowance: Allowance = unlimited()): Option | undefined {
  if (state.phase === 'ban' || state.phase === 'react' || state.ending) return undefined;
  if (state.phase === 'recruit') return winningRecruit(state, state.due);
  for (let actions = 1; ; actions++) {
    const hunt: Hunt = { state, allowance, lost: new Set(), wasCut: false };
    const found = winningDeed(hunt, actions);
    if (found || !hunt.wasCut || allowance.left <= 0) return found;
  }
}

/** Can the other side win in its next turn, if this turn ended here? */
export function losesNextTurn(state: State, allowance: Allowance = unlimited()): boolean {
  return withTurnPassed(state, () => winThisTurn(state, allowance) !== undefined);
}

interface Hunt {
  readonly state: State;
  readonly allowance: Allowance;
  /** Positions that win nothing. Who has acted belongs to a position, and with it how many actions are left. */
  readonly lost: Set<number>;
  /** More actions might have found more. */
  wasCut: boolean;
}

/** An action, or `end` where the recruitment wins; with at most so many actions. */
function winningDeed(hunt: Hunt, actions: number): Option | undefined {
  const { state, allowance, lost } = hunt;
  if (allowance.left <= 0) return undefined;
  const fewest = fewestActions(state);
  if (fewest === Number.POSITIVE_INFINITY) return undefined;
  if (isRecruitNear(state) && winningRecruit(state, recruitmentsDue(state))) return END;
  if (actions === 0 || actions < fewest) {
    hunt.wasCut = true;
    return undefined;
  }
  const key = keyOf(state);
  if (lost.has(key)) return undefined;
  lost.add(key);
  allowance.left--;
  const deeds = actOptions(state);
  for (const deed of deeds) if (deed.value.do !== 'end' && winsAtOnce(state, deed.value)) return deed;
  for (const deed of deeds) {
    if (deed.value.do === 'end') continue;
    const before = act(state, deed.value);
    const won = winsOn(hunt, before, actions - 1);
    takeBack(state, deed.value, before);
    if (won) return deed;
  }
  return undefined;
}

/** After an action that did not win by itself: does the rest of the turn? */
function winsOn(hunt: Hunt, before: Before, actions: number): boolean {
  const { state } = hunt;
  const ends = isStirred(state, before) ? reactions(state) : [];
  if (ends.length === 0) return winningDeed(hunt, actions) !== undefined;
  const isOwn = state.owner[NEMESIS] === state.side;
  const wins = ({ value }: (typeof ends)[number]): boolean =>
    withNemesisOn(state, value.to, () => {
      if (isFallen(state, isOwn ? other(state.side) : state.side)) return isOwn;
      return winningDeed(hunt, actions) !== undefined;
    });
  return isOwn ? ends.some(wins) : ends.every(wins);
}

/** Is the enemy Leader near enough to a free recruitment cell to mind who comes there? */
function isRecruitNear(state: State): boolean {
  const leader = leaderCell(state, other(state.side));
  const reach = state.offer.includes(ARCHER) ? 2 : 1;
  for (const cell of RECRUITMENT_CELLS[state.side]) {
    if (DISTANCE[cell][leader] <= reach && state.on[cell] === NONE) return true;
  }
  return false;
}

/** A recruitment that wins, or the first of two that do together. */
function winningRecruit(state: State, due: number): Option | undefined {
  if (due === 0) return undefined;
  return recruitOptions(state).find(({ value }) =>
    withRecruit(state, value, () => {
      if (isFallen(state, other(state.side))) return true;
      if (due === 1) return false;
      const { offer } = state;
      state.offer = offer.filter((card) => card !== value.card);
      const won = winningRecruit(state, due - 1) !== undefined;
      state.offer = offer;
      return won;
    }),
  );
}

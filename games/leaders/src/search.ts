/**
 * Looking for what a side can do. Each character has everything it might try considered, with the reason that
 * speaks against it, if any. What nothing speaks against is an option; the rest is kept only when somebody asks why not.
 */
import { consider, type Option, type RuleId, type Sieve } from '@taverne/engine';
import { isProtected } from './abilities/protector.ts';
import { BETWEEN, type Cell, DISTANCE, NEIGHBOURS } from './board.ts';
import { fateOf, isCapturedOn } from './capture.ts';
import { type Action, type ActionOption, arrival, displace, type End, move, putBack } from './deeds.ts';
import {
  NOT_IN_LINE,
  NOT_VISIBLE,
  OCCUPIED,
  OWN_CAPTURE,
  OWN_ENCIRCLEMENT,
  PROTECTED,
  type Reason,
  SAME_AS_MOVE,
  TOO_NEAR,
} from './reasons.ts';
import { leaderCell, type State } from './state.ts';
import { type Figure, NONE, type Side } from './words.ts';

/** What is gone through: actions, and `end`, against which nothing ever speaks. */
export type ActionSieve = Sieve<Option<Action | End>, Reason>;

export interface Search extends ActionSieve {
  readonly state: State;
  /** Who acts, where its Leader stands, and how many cells beside it are empty. */
  readonly side: Side;
  readonly leader: Cell;
  readonly gaps: number;
  /** The character at work, and where it stands. */
  figure: Figure;
  from: Cell;
  /** Speaks against everything the character at work could do now. */
  bar: Reason | undefined;
  /** Where the options of the character at work begin. */
  mark: number;
}

export function newSearch(state: State, { options, refused }: ActionSieve): Search {
  const { side } = state;
  const leader = leaderCell(state, side);
  let gaps = 0;
  for (const cell of NEIGHBOURS[leader]) if (state.on[cell] === NONE) gaps++;
  return { state, side, leader, gaps, options, refused, figure: side, from: leader, bar: undefined, mark: 0 };
}

/** A character with an active ability. */
export interface Active {
  readonly figure: Figure;
  /** The rule that the log names when the ability is used. */
  readonly rule: RuleId;
  /** Considers everything the ability could do from this cell. */
  ways(search: Search, from: Cell): void;
}

// ── considering ──

/** Something speaks against it, and nobody wants to know what: not worth a look. */
export const isIdle = (search: Search, against: Reason | undefined): boolean =>
  against !== undefined && search.refused === undefined;

/** A basic move. */
export function considerMove(search: Search, to: Cell, against: Reason | undefined): void {
  if (isIdle(search, against)) return;
  const reason = search.bar ?? against ?? exposureByGoing(search, to);
  consider(search, move(search.figure, search.from, to), reason);
}

/** An ability that takes the character itself somewhere else, and nobody besides. */
export function considerArrival(search: Search, to: Cell, against: Reason | undefined): void {
  // Where a basic move leads as well, there is only that (LDR-RUL-38); if that one is allowed.
  const same = DISTANCE[search.from][to] === 1 ? SAME_AS_MOVE : undefined;
  if (isIdle(search, against ?? same)) return;
  const reason = search.bar ?? against ?? exposureByGoing(search, to) ?? same;
  consider(search, arrival(search.figure, to), reason);
}

/** Any other use of an ability. */
export function considerUse(search: Search, from: Cell, option: ActionOption, against: Reason | undefined): void {
  consider(search, option, search.bar ?? against ?? exposureByUse(search, option.value, from));
}

/** The basic move does the same as this use of an ability (LDR-RUL-38), unless that move itself is forbidden. */
export const sameAsMove = (search: Search, from: Cell, { value }: ActionOption): Reason =>
  (search.refused && exposureByUse(search, value, from)) ?? SAME_AS_MOVE;

/** Whether another way has led to the same deed already: it is one option all the same. */
export const isFound = (search: Search, option: ActionOption): boolean => search.options.includes(option, search.mark);

// ── the own Leader ──

/**
 * No action may leave the own Leader captured or encircled, whoever is displaced (LDR-END-06, LDR-RUL-13). Tested on the
 * complete action (LDR-END-07, LDR-RUL-15), before the enemy Leader (LDR-RUL-14) and before any Nemesis moves (LDR-RUL-06).
 */
function exposure(state: State, side: Side, action: Action, from: Cell): Reason | undefined {
  displace(state, action, from);
  const fate = fateOf(state, side);
  putBack(state, action, from);
  return fate === undefined ? undefined : fate === 'capture' ? OWN_CAPTURE : OWN_ENCIRCLEMENT;
}

function exposureByGoing(search: Search, to: Cell): Reason | undefined {
  const { state, side, leader, gaps, figure, from } = search;
  // Worth a trial only for the Leader itself, and for whoever goes to the last empty cell beside it: this happens thousands
  // of times more often than it matters.
  if (figure === side) return exposureOfLeader(state, side, from, to);
  if (gaps > 1 || DISTANCE[to][leader] !== 1) return undefined;
  return exposure(state, side, move(figure, from, to).value, from);
}

/** The Leader itself goes: nobody else changes cells, so nothing need be tried out. */
function exposureOfLeader(state: State, side: Side, from: Cell, to: Cell): Reason | undefined {
  if (isCapturedOn(state, side, to)) return OWN_CAPTURE;
  // The cell it leaves is empty then.
  for (const cell of NEIGHBOURS[to]) if (cell === from || state.on[cell] === NONE) return undefined;
  return OWN_ENCIRCLEMENT;
}

/** An ability displaces two figures at most, and one that sends an own figure about captures nobody. */
function exposureByUse({ state, side, gaps }: Search, action: Action, from: Cell): Reason | undefined {
  if (gaps > 2) {
    const moved = action.target === NONE || action.targetTo === NONE ? action.figure : state.on[action.target];
    if (moved !== side && moved !== NONE && state.owner[moved] === side) return undefined;
  }
  return exposure(state, side, action, from);
}

// ── what abilities ask for again and again ──

export const occupied = (state: State, cell: Cell): Reason | undefined => (state.on[cell] === NONE ? undefined : OCCUPIED);

/** Visible: in line with nobody in between (LDR-TERM-07). */
function unseen(state: State, from: Cell, to: Cell): Reason | undefined {
  const between = BETWEEN[from][to];
  if (between === undefined) return NOT_IN_LINE;
  for (const cell of between) if (state.on[cell] !== NONE) return NOT_VISIBLE;
  return undefined;
}

/** Visible from a distance of two or more (LDR-RUL-34). */
export const unseenFromAfar = (state: State, from: Cell, to: Cell): Reason | undefined =>
  DISTANCE[from][to] === 1 ? TOO_NEAR : unseen(state, from, to);

export const shielded = (search: Pick<Search, 'state' | 'side'>, target: Figure): Reason | undefined =>
  isProtected(search.state, target, search.side) ? PROTECTED : undefined;

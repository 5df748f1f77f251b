/**
 * Movement by compass: straight along one axis, then along the other, as far as MP and the rules allow (TET-SOLO-MOVE-07 to
 * 12, TET-RUL-41). A simulation: nothing moves here.
 */
import { bookOf } from '../content/book.ts';
import type { Thought } from '../events.ts';
import { type Manner, type Pace, stepCost } from '../reach.ts';
import { cellName, next, placeOf } from '../realm/cells.ts';
import type { Cell, Realm } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { areEnemies, cellOf, unitId, unitOn } from '../units.ts';
import { type Direction, NONE, type None } from '../words.ts';
import { closedBoxes, isClosed } from './closed.ts';
import { thought } from './thoughts.ts';

/** Enemy units pay what everybody pays, but do not travel by portal (TET-SOLO-MOVE-11, TET-RUL-59). */
const MANNER: Manner = { action: true, portals: false };

export interface Route {
  /** The cells entered, one after the other, the last of them free. Empty: it stays. */
  readonly path: readonly Cell[];
  readonly end: Cell;
  readonly cost: number;
  readonly thoughts: readonly Thought[];
}

/** N and S: vertically first, until it is in the goal's row; E and W: horizontally first (TET-SOLO-MOVE-09, TET-SOLO-MOVE-10). */
function wayOn(realm: Realm, arrow: Direction, from: Cell, goal: Cell): Direction | undefined {
  const a = placeOf(realm, from);
  const b = placeOf(realm, goal);
  const vertical = a.y === b.y ? undefined : b.y < a.y ? 'N' : 'S';
  const horizontal = a.x === b.x ? undefined : b.x < a.x ? 'W' : 'E';
  return arrow === 'N' || arrow === 'S' ? (vertical ?? horizontal) : (horizontal ?? vertical);
}

/** One of the other side's units next to a cell, at whatever elevation; NONE: nobody (TET-SOLO-MOVE-07). */
function opponentBeside(state: State, unit: Unit, cell: Cell): Unit | None {
  for (const near of bookOf(state).realm.near[cell] ?? []) {
    const other = near === NONE ? NONE : unitOn(state, near);
    if (other !== NONE && areEnemies(state, unit, other)) return other;
  }
  return NONE;
}

/** Where a unit is to go, by which arrow, with how many MP. */
interface Errand {
  readonly goal: Cell;
  readonly arrow: Direction;
  readonly mp: number;
}

/** How a unit would move towards a cell. */
export function routeTo(state: State, unit: Unit, { goal, arrow, mp }: Errand): Route {
  const { realm } = bookOf(state);
  const name = (cell: Cell): string => cellName(realm, cell);
  const start = cellOf(state, unit);
  const entered: Cell[] = [];
  let at = start;
  let spent = 0;
  /** As much of the way as ends on a free cell, and its price. */
  let kept = 0;
  let cost = 0;
  let why: Thought | undefined;
  while (why === undefined) {
    const way = wayOn(realm, arrow, at, goal);
    const to = way ? next(realm, at, way) : NONE;
    if (to === NONE) {
      why = thought('stops-arrived', { cell: name(at) });
      break;
    }
    const price = stepCost(state, unit, { from: at, to }, MANNER);
    if (spent + price > mp) {
      why = whyNot(state, unit, { from: at, to }, { cost: price, left: mp - spent });
      break;
    }
    entered.push(to);
    spent += price;
    at = to;
    if (unitOn(state, to) === NONE) {
      kept = entered.length;
      cost = spent;
    }
    const beside = opponentBeside(state, unit, to);
    if (beside !== NONE) why = thought('stops-beside', { cell: name(to), unit: unitId(state, beside) });
  }
  const path = entered.slice(0, kept);
  const end = path.at(-1) ?? start;
  const order = thought(arrow === 'N' || arrow === 'S' ? 'rows-first' : 'columns-first', { compass: arrow, goal: name(goal) });
  const thoughts = [order, why];
  if (kept < entered.length) {
    thoughts.push(thought('stops-before', { cell: name(end), taken: name(at), unit: unitId(state, unitOn(state, at)) }));
  }
  thoughts.push(
    kept === 0 ? thought('stays', { cell: name(start) }) : thought('moves', { from: name(start), cell: name(end), cost }),
  );
  return { path, end, cost, thoughts };
}

/** Why the next cell cannot be entered (TET-SOLO-MOVE-12, TET-RUL-41). */
function whyNot(
  state: State,
  unit: Unit,
  { from, to }: Pace,
  price: { readonly cost: number; readonly left: number },
): Thought {
  const { realm } = bookOf(state);
  const figures = { cell: cellName(realm, from), next: cellName(realm, to) };
  if (isClosed(realm, closedBoxes(state), to)) {
    return thought('stops-closed', { ...figures, box: realm.boxes[realm.boxOf[to] ?? NONE]?.id ?? '' });
  }
  const standing = unitOn(state, to);
  if (standing !== NONE && areEnemies(state, unit, standing)) {
    return thought('stops-blocked', { ...figures, unit: unitId(state, standing) });
  }
  return thought('stops-tired', { ...figures, ...price });
}

/** The Climber: in step 3 the unit heads for the closest higher cell (TET-SOLO-CLIMB-01 to 03, TET-RUL-42). */
import { bookOf } from '../content/book.ts';
import type { Thought } from '../events.ts';
import { cellName, distance } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { cellOf } from '../units.ts';
import type { Direction } from '../words.ts';
import { closedBoxes } from './closed.ts';
import { byDistance } from './compass.ts';
import { isFree } from './dungeon.ts';
import { type Route, routeTo } from './route.ts';
import { thought } from './thoughts.ts';

export interface Climb {
  /** Undefined: it stands on the highest ground there is. */
  readonly route: Route | undefined;
  readonly thoughts: readonly Thought[];
}

/**
 * The goal is a free cell that is higher than its own, and not under a flipped box. The way there is the compass path, which
 * may lead down first (TET-SOLO-CLIMB-02), and ends on that cell whatever MP are left.
 */
export function climb(state: State, unit: Unit, arrow: Direction, mp: number): Climb {
  const { realm } = bookOf(state);
  const start = cellOf(state, unit);
  const height = realm.elevation[start] ?? 0;
  const closed = closedBoxes(state);
  const order = byDistance(realm, arrow, start);
  const higher: Cell[] = [];
  for (let cell = 0; cell < realm.cells; cell++) {
    if ((realm.elevation[cell] ?? 0) > height && isFree(state, closed, cell)) higher.push(cell);
  }
  const [goal, ...others] = higher.sort(order);
  if (goal === undefined) return { route: undefined, thoughts: [thought('climb-highest', { elevation: height })] };
  const away = distance(realm, start, goal);
  const tied = 1 + others.filter((cell) => distance(realm, start, cell) === away).length;
  const figures = { cell: cellName(realm, goal), distance: away, elevation: realm.elevation[goal] ?? 0 };
  const why = tied > 1 ? thought('climb-tie', { ...figures, count: tied, compass: arrow }) : thought('climb', figures);
  const route = routeTo(state, unit, { goal, arrow, mp });
  return { route: { ...route, thoughts: [why, ...route.thoughts] }, thoughts: [] };
}

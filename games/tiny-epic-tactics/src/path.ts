/**
 * The path of a Move to a cell: the cheapest one; among the cheapest the one with the fewest Water and Bridge cells, where a ford
 * could bite, and then the one through the most Villages that would serve.
 */
import { bookOf } from './content/book.ts';
import { type Manner, MOVE, paths, reach } from './reach.ts';
import type { Cell } from './realm/types.ts';
import { nearestPortal } from './solo/way-in.ts';
import type { State, Unit } from './state.ts';
import { cellOf } from './units.ts';
import { NONE } from './words.ts';

/** One step of a path, and what it costs. */
export interface Step {
  readonly to: Cell;
  readonly cost: number;
  /** Through portals, not over the edge between two cells. */
  readonly through: boolean;
}

export function pathTo(state: State, unit: Unit, to: Cell, mp: number, manner: Manner = MOVE): Step[] | undefined {
  return state.at.includes(to) ? undefined : trace(state, unit, to, mp, manner);
}

/** The path to the nearest portal of a box: no step if the unit is there already. It goes in, so an ally may stand there. */
export function pathInto(state: State, unit: Unit, box: number, mp: number, manner: Manner = MOVE): Step[] | undefined {
  const portal = nearestPortal(state, unit, box, reach(state, unit, mp, manner).costs);
  return portal === NONE ? undefined : trace(state, unit, portal, mp, manner);
}

function trace(state: State, unit: Unit, to: Cell, mp: number, manner: Manner): Step[] | undefined {
  const from = cellOf(state, unit);
  const { costs, before, through } = paths(state, unit, mp, manner, to, worths(state, unit));
  if ((costs[to] ?? Number.POSITIVE_INFINITY) > mp) return undefined;
  const steps: Step[] = [];
  for (let cell = to; cell !== from; ) {
    const last = before[cell] ?? NONE;
    steps.push({ to: cell, cost: (costs[cell] ?? 0) - (costs[last] ?? 0), through: through[cell] === 1 });
    cell = last;
  }
  return steps.reverse();
}

/** A ford weighs more than any number of Villages. */
const FORD = -16;

function worths(state: State, unit: Unit): (cell: Cell) => number {
  const { realm, villageOf } = bookOf(state);
  const served = state.served[unit] ?? 0;
  return (cell) => {
    const terrain = realm.terrain[cell];
    if (terrain === 'water' || terrain === 'bridge') return FORD;
    return terrain === 'village' && (served & (1 << (villageOf[cell] ?? 0))) === 0 ? 1 : 0;
  };
}

/**
 * The path of a Move to a cell: the cheapest one; among the cheapest the one with the fewest Water and Bridge cells, where a ford
 * could bite, and then the one through the most Villages that would serve.
 */
import { type Book, bookOf } from './content/book.ts';
import { costsOf, gaitOf, NO_WAY } from './gait.ts';
import { ENEMY, look, SHUT } from './holds.ts';
import { bar, type Manner, MOVE, reach } from './reach.ts';
import type { Cell } from './realm/types.ts';
import { cleanSheet, FAR, type Sheet } from './sheet.ts';
import { closedBoxes, isPortalClosed } from './solo/closed.ts';
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

/** Who goes with how many MP, and how; left out: in a Move action. */
interface Travel {
  readonly unit: Unit;
  readonly mp: number;
  readonly manner?: Manner;
}

export function pathTo(state: State, travel: Travel & { readonly to: Cell }): Step[] | undefined {
  return state.at.includes(travel.to) ? undefined : trace(state, travel, travel.to);
}

/** The path to the nearest portal of a box: no step if the unit is there already. It goes in, so an ally may stand there. */
export function pathInto(state: State, travel: Travel & { readonly box: number }): Step[] | undefined {
  const { unit, mp, box, manner } = travel;
  const portal = nearestPortal(state, unit, box, reach(state, unit, mp, manner).costs);
  return portal === NONE ? undefined : trace(state, travel, portal);
}

function trace(state: State, travel: Travel, to: Cell): Step[] | undefined {
  const from = cellOf(state, travel.unit);
  const costs = search(state, travel, to);
  if ((costs[to] ?? FAR) > travel.mp) return undefined;
  const steps: Step[] = [];
  for (let cell = to; cell !== from; ) {
    const last = before[cell] ?? NONE;
    steps.push({ to: cell, cost: (costs[cell] ?? 0) - (costs[last] ?? 0), through: through[cell] === 1 });
    cell = last;
  }
  return steps.reverse();
}

// ── the search ──

// Scratch, by cell: the one before it on the best path, whether the step between them leads through portals, what the path is worth.
let before = new Int16Array(0);
let through = new Uint8Array(0);
let worths = new Int16Array(0);

function makeRoom(cells: number): void {
  if (before.length >= cells) return;
  before = new Int16Array(cells);
  through = new Uint8Array(cells);
  worths = new Int16Array(cells);
}

/**
 * A flood like that of `reach` that fills in the paths and goes only where the goal may still be reached in time. The costs it
 * gives back are those of the cells on the way; FAR at the goal: there is no way.
 */
function search(state: State, { unit, mp, manner = MOVE }: Travel, goal: Cell): Uint16Array {
  const book = bookOf(state);
  const { realm } = book;
  const sheet = cleanSheet(realm.cells, mp);
  const { costs, rings, room, ends, most } = sheet;
  const from = cellOf(state, unit);
  if (from < 0 || from >= realm.cells) return costs;
  makeRoom(realm.cells);
  const gait = gaitOf(state, unit, manner.action);
  const { steps, to: neighbours, exits } = costsOf(state, gait);
  const closed = closedBoxes(state);
  const holds = look(state, unit, from, closed);
  const served = state.served[unit] ?? 0;
  let tunnels = manner.portals;
  bar(holds, costs, gait, 0);
  costs[from] = 0;
  worths[from] = 0;
  rings[0] = from;
  ends[0] = 1;
  for (let cost = 0; cost <= most && cost < (costs[goal] ?? 0); cost++) {
    for (let i = 0; i < (ends[cost] ?? 0); i++) {
      const cell = rings[cost * room + i] ?? 0;
      if (costs[cell] !== cost) continue;
      for (let way = cell * 4; way < cell * 4 + 4; way++) {
        const price = cost + (steps[way] ?? NO_WAY);
        const to = neighbours[way] ?? 0;
        if (price > (costs[to] ?? 0)) continue;
        if (price + stepsTo(book, goal, to, manner.portals) > Math.min(most, costs[goal] ?? 0)) continue;
        take(sheet, cell, { to, cost: price, through: false }, worthOf(book, served, to));
      }
      // As in `reach`: the first portal leads to all the others (TET-PORTAL-04).
      const portal = realm.portalOf[cell] ?? NONE;
      if (!tunnels || portal === NONE || holds.by[cell] === ENEMY || isPortalClosed(realm, closed, portal)) continue;
      tunnels = false;
      for (let exit = 0; exit < realm.portals.length; exit++) {
        const to = realm.portals[exit]?.cell ?? 0;
        const price = cost + (exits[to] ?? NO_WAY);
        if (price >= (costs[to] ?? 0) || (holds.by[to] ?? SHUT) >= ENEMY || isPortalClosed(realm, closed, exit)) continue;
        if (price + stepsTo(book, goal, to, true) > Math.min(most, costs[goal] ?? 0)) continue;
        take(sheet, cell, { to, cost: price, through: true }, worthOf(book, served, to));
      }
    }
  }
  bar(holds, costs, gait, FAR);
  costs[from] = 0;
  return costs;
}

/** At least so many steps from a cell to the goal, whatever stands between. */
function stepsTo({ realm, toPortal }: Book, goal: Cell, cell: Cell, portals: boolean): number {
  const { column, row } = realm;
  const straight = Math.abs((column[cell] ?? 0) - (column[goal] ?? 0)) + Math.abs((row[cell] ?? 0) - (row[goal] ?? 0));
  return portals ? Math.min(straight, (toPortal[cell] ?? 0) + 1 + (toPortal[goal] ?? 0)) : straight;
}

/** A ford weighs more than any number of Villages. */
const FORD = -16;

function worthOf({ realm, villageOf }: Book, served: number, cell: Cell): number {
  const terrain = realm.terrain[cell];
  if (terrain === 'water' || terrain === 'bridge') return FORD;
  return terrain === 'village' && (served & (1 << (villageOf[cell] ?? 0))) === 0 ? 1 : 0;
}

/** Takes a step into the paths if it is cheaper, or as cheap and worth more. Cells of a lower cost are settled already. */
function take({ costs, rings, room, ends }: Sheet, from: Cell, step: Step, worth: number): void {
  const { to, cost } = step;
  const sum = (worths[from] ?? 0) + worth;
  const isCheaper = cost !== costs[to];
  if (!isCheaper && sum <= (worths[to] ?? 0)) return;
  worths[to] = sum;
  before[to] = from;
  through[to] = step.through ? 1 : 0;
  if (!isCheaper) return;
  const end = ends[cost] ?? 0;
  costs[to] = cost;
  rings[cost * room + end] = to;
  ends[cost] = end + 1;
}

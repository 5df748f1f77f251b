/** How far a unit can go: a flood over the realm by cost. */
import { BEARER, isBearer } from './artifact.ts';
import { bookOf } from './content/book.ts';
import { costsOf, type Gait, gaitOf, isGhost, NO_WAY } from './gait.ts';
import { ENEMY, FREE, type Holds, holdOf, look, SHUT } from './holds.ts';
import type { Cell, Realm } from './realm/types.ts';
import { cleanSheet, FAR } from './sheet.ts';
import { closedBoxes, isPortalClosed } from './solo/closed.ts';
import { boxesInReach } from './solo/way-in.ts';
import type { State, Unit } from './state.ts';
import { cellOf, statsOf } from './units.ts';
import { NONE } from './words.ts';

/** The MP of a Move action: what the card says, for the bearer of the Artifact one less but never none (TET-MOVE-01, TET-RUL-26). */
export function movementOf(state: State, unit: Unit): number {
  const { move } = statsOf(state, unit);
  return isBearer(state, unit) ? Math.max(1, move + BEARER.move) : move;
}

/** `action`: a Move action, for which some abilities are made. `portals`: may it use them? `from`: another cell than its own. */
export interface Manner {
  readonly action: boolean;
  readonly portals: boolean;
  readonly from?: Cell;
}
export const MOVE: Manner = { action: true, portals: true };

// ── the flood ──

/** Where a unit could end, and what it costs to get there. Scratch: read it before the next flood. */
export interface Reach {
  /** Free cells in reach, the own one left out; the first `count` of the list are meant. */
  readonly cells: Cell[];
  count: number;
  /** By cell; FAR: out of reach. */
  costs: Uint16Array;
}

const found: Reach = { cells: [], count: 0, costs: new Uint16Array(0) };

/** Where a unit could end with so many MP. Cells of the realm only: inside a dungeon one walks. */
export function reach(state: State, unit: Unit, mp: number, manner: Manner = MOVE): Reach {
  const { realm } = bookOf(state);
  const from = manner.from ?? cellOf(state, unit);
  const { costs, rings, room, ends, most } = cleanSheet(realm.cells, mp);
  const { cells } = found;
  found.costs = costs;
  found.count = 0;
  if (from < 0 || from >= realm.cells) return found;
  const gait = gaitOf(state, unit, manner.action);
  const { steps, to: neighbours, exits } = costsOf(state, gait);
  const closed = closedBoxes(state);
  const holds = look(state, unit, from, closed);
  const { by: held } = holds;
  const { portalOf, portals } = realm;
  bar(holds, costs, gait, 0);
  let tunnels = manner.portals;
  let count = 0;
  costs[from] = 0;
  rings[0] = from;
  ends[0] = 1;
  for (let cost = 0; cost <= most; cost++) {
    for (let i = 0; i < (ends[cost] ?? 0); i++) {
      const cell = rings[cost * room + i] ?? 0;
      if (costs[cell] !== cost) continue;
      const here = held[cell] ?? FREE;
      if (here === FREE && cell !== from) cells[count++] = cell;
      if (cost === most) continue; // nothing is free of charge
      for (let way = cell * 4; way < cell * 4 + 4; way++) {
        const price = cost + (steps[way] ?? NO_WAY);
        if (price > most) continue;
        const to = neighbours[way] ?? 0;
        if (price >= (costs[to] ?? 0)) continue;
        costs[to] = price;
        const end = ends[price] ?? 0;
        rings[price * room + end] = to;
        ends[price] = end + 1;
      }
      // The first portal reached leads to all the others at once; a later one can only be dearer. An enemy shuts it (TET-PORTAL-04).
      const portal = portalOf[cell] ?? NONE;
      if (!tunnels || portal === NONE || here === ENEMY || isPortalClosed(realm, closed, portal)) continue;
      tunnels = false;
      for (let exit = 0; exit < portals.length; exit++) {
        const to = portals[exit]?.cell ?? 0;
        const price = cost + (exits[to] ?? NO_WAY);
        if (price > most || price >= (costs[to] ?? 0)) continue;
        if ((held[to] ?? SHUT) >= ENEMY || isPortalClosed(realm, closed, exit)) continue;
        costs[to] = price;
        const end = ends[price] ?? 0;
        rings[price * room + end] = to;
        ends[price] = end + 1;
      }
    }
  }
  bar(holds, costs, gait, FAR);
  costs[from] = 0;
  found.count = count;
  return found;
}

/** Gives a cost to the cells that are not even passed: enemies are, by ghosts (TET-MOVE-06). Nobody gets where he is for 0. */
export function bar({ by, taken, count }: Holds, costs: Uint16Array, gait: Gait, cost: number): void {
  const barred = isGhost(gait) ? SHUT : ENEMY;
  for (let i = 0; i < count; i++) {
    const cell = taken[i] ?? 0;
    if ((by[cell] ?? FREE) >= barred) costs[cell] = cost;
  }
}

/** From one cell to the next, or from portal to portal. */
export interface Pace {
  readonly from: Cell;
  readonly to: Cell;
}

/** MP for one step or one way through portals; Infinity: it cannot be taken. Whether the unit may stop there is another matter. */
export function stepCost(state: State, unit: Unit, { from, to }: Pace, manner: Manner = MOVE): number {
  const { realm } = bookOf(state);
  if (from >= realm.cells || to >= realm.cells || to < 0) return Number.POSITIVE_INFINITY;
  const gait = gaitOf(state, unit, manner.action);
  const { steps, exits } = costsOf(state, gait);
  const closed = closedBoxes(state);
  const there = holdOf(state, unit, closed, to);
  let cost = Number.POSITIVE_INFINITY;
  if (there === SHUT) return cost;
  const way = realm.near[from]?.indexOf(to) ?? NONE;
  if (way !== NONE && (there !== ENEMY || isGhost(gait))) cost = steps[from * 4 + way] ?? cost;
  const isTunnel = manner.portals && there !== ENEMY && holdOf(state, unit, closed, from) !== ENEMY;
  return isTunnel ? Math.min(cost, tunnelCost(realm, exits, closed, { from, to })) : cost;
}

/** From portal cell to portal cell, if both are open (TET-PORTAL-02 to 05). */
function tunnelCost(realm: Realm, exits: Uint8Array, closed: number, { from, to }: Pace): number {
  const entrance = realm.portalOf[from] ?? NONE;
  const exit = realm.portalOf[to] ?? NONE;
  if (entrance === NONE || exit === NONE || entrance === exit) return Number.POSITIVE_INFINITY;
  if (isPortalClosed(realm, closed, entrance) || isPortalClosed(realm, closed, exit)) return Number.POSITIVE_INFINITY;
  return exits[to] ?? Number.POSITIVE_INFINITY;
}

/** Can a unit that has just entered `to` still end somewhere: there, beyond, or in a dungeon? */
export function hasRest(
  state: State,
  unit: Unit,
  { to, mp }: { readonly to: Cell; readonly mp: number },
  manner: Manner,
): boolean {
  if (!state.at.includes(to)) return true;
  const { count, costs } = reach(state, unit, mp, { ...manner, from: to });
  return count > 0 || boxesInReach(state, unit, costs, mp).length > 0;
}

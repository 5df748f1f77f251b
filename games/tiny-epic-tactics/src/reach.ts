/**
 * How far a unit can go: a flood over the realm by cost. The lists used on the way are scratch and belong to nobody: what is
 * kept must be copied out before anything is asked.
 */
import { BEARER, isBearer } from './artifact.ts';
import { bookOf } from './content/book.ts';
import { costsOf, gaitOf, isGhost, NO_WAY } from './gait.ts';
import type { Cell, Realm } from './realm/types.ts';
import { closedBoxes, isClosed, isPortalClosed } from './solo/closed.ts';
import { boxesInReach } from './solo/way-in.ts';
import type { State, Unit } from './state.ts';
import { cellOf, sideOf, statsOf } from './units.ts';
import { NONE } from './words.ts';

/** The MP of a Move action: what the card says, for the bearer of the Artifact one less but never none (TET-MOVE-01, TET-RUL-26). */
export function movementOf(state: State, unit: Unit): number {
  const { move } = statsOf(state, unit);
  return isBearer(state, unit) ? Math.max(1, move + BEARER.move) : move;
}

/** `action`: a Move action, for which some abilities are made. `portals`: may it use them? */
export interface Manner {
  readonly action: boolean;
  readonly portals: boolean;
}
export const MOVE: Manner = { action: true, portals: true };

// ── who is in the way ──

const FREE = 0;
const ALLY = 1;
const ENEMY = 2;
const SHUT = 3;

/** Scratch: what holds each cell, for the unit that was looked at last. */
let held = new Uint8Array(0);

/** Fills `held` with the eyes of this unit on `from`: allies, enemies, closed boxes and the Ballista it may not come back to. */
function look(state: State, realm: Realm, unit: Unit, from: Cell): number {
  if (held.length < realm.cells) held = new Uint8Array(realm.cells);
  held.fill(FREE);
  const { at, teams } = state;
  const team = teams[sideOf(unit)];
  const closed = closedBoxes(state);
  if (closed !== 0) {
    for (let box = 0; box < realm.boxes.length; box++) {
      if (((closed >> box) & 1) === 1) for (const cell of realm.boxes[box]?.cells ?? []) held[cell] = SHUT;
    }
  }
  for (let other = 0; other < at.length; other++) {
    const cell = at[other] ?? NONE;
    if (cell === NONE || other === unit || cell >= realm.cells) continue;
    held[cell] = teams[other >> 2] === team ? ALLY : ENEMY;
  }
  const stood = state.stood[unit] ?? NONE;
  // Having left it, not again this turn (TET-BALLISTA-04, TET-RUL-10); with the next step it would have, too.
  if (stood !== NONE && from !== stood) held[stood] = SHUT;
  return closed;
}

/** The same for one cell alone. */
function holdOf(state: State, realm: Realm, unit: Unit, closed: number, cell: Cell): number {
  const { at, teams } = state;
  if (cell === state.stood[unit] && at[unit] !== cell) return SHUT;
  for (let other = 0; other < at.length; other++) {
    if (at[other] === cell && other !== unit) return teams[sideOf(other)] === teams[sideOf(unit)] ? ALLY : ENEMY;
  }
  return isClosed(realm, closed, cell) ? SHUT : FREE;
}

// ── the flood ──

/** Beyond any movement. */
const FAR = 0xffff;
const MOST_MP = 64;

/** Where a unit could end, and what it costs to get there. Scratch: read it before the next flood. */
export interface Reach {
  /** Free cells in reach, the own one left out; the first `count` of the list are meant. */
  readonly cells: Cell[];
  count: number;
  /** By cell; FAR: out of reach. */
  costs: Uint16Array;
  /** By cell: the one before it on the best path, and whether the step between them leads through portals. Only if wanted. */
  before: Int16Array;
  through: Uint8Array;
}

// Scratch: costs and the rest by cell; the cells of each cost in the order of discovery, ring after ring, and how many there are.
const found: Reach = {
  cells: [],
  count: 0,
  costs: new Uint16Array(0),
  before: new Int16Array(0),
  through: new Uint8Array(0),
};
let worths = new Int16Array(0);
let rings = new Int16Array(0);
const ends = new Int16Array(MOST_MP + 1);

function makeRoom(cells: number): void {
  if (found.costs.length >= cells) return;
  found.costs = new Uint16Array(cells);
  found.before = new Int16Array(cells);
  found.through = new Uint8Array(cells);
  worths = new Int16Array(cells);
  rings = new Int16Array(cells * (MOST_MP + 1));
}

/** Where a unit that stands on `from` could end with so many MP. Cells of the realm only: inside a dungeon one walks. */
export function reach(state: State, unit: Unit, mp: number, manner: Manner = MOVE, from: Cell = cellOf(state, unit)): Reach {
  return flood(state, unit, mp, manner, from, NONE, undefined);
}

/** The same with the paths, as far as this cell: among the cheapest ones those with the greatest worth, summed over their cells. */
export function paths(state: State, unit: Unit, mp: number, manner: Manner, goal: Cell, worth: (cell: Cell) => number): Reach {
  return flood(state, unit, mp, manner, cellOf(state, unit), goal, worth);
}

function flood(
  state: State,
  unit: Unit,
  mp: number,
  manner: Manner,
  from: Cell,
  goal: Cell,
  worth: ((cell: Cell) => number) | undefined,
): Reach {
  const { realm } = bookOf(state);
  makeRoom(realm.cells);
  const { costs, cells } = found;
  found.count = 0;
  costs.fill(FAR);
  if (from < 0 || from >= realm.cells) return found;
  const gait = gaitOf(state, unit, manner.action);
  const { steps, to: neighbours, exits } = costsOf(state, gait);
  const closed = look(state, realm, unit, from);
  const { portalOf } = realm;
  const isPlain = worth === undefined;
  const most = Math.min(mp, MOST_MP);
  const room = costs.length; // at one cost a cell is found once
  /** From this on a cell is not even passed: enemies are, by ghosts (TET-MOVE-06). */
  const barred = isGhost(gait) ? SHUT : ENEMY;
  let tunnels = manner.portals;
  let count = 0;
  ends.fill(0, 0, most + 1);
  costs[from] = 0;
  worths[from] = 0;
  rings[0] = from;
  ends[0] = 1;
  for (let cost = 0; cost <= most; cost++) {
    for (let i = 0; i < (ends[cost] ?? 0); i++) {
      const cell = rings[cost * room + i] ?? NONE;
      if (costs[cell] !== cost) continue;
      if (cell === goal) return found;
      const here = held[cell] ?? FREE;
      if (here === FREE && cell !== from) cells[count++] = cell;
      if (cost === most) continue; // nothing is free of charge
      for (let way = cell * 4; way < cell * 4 + 4; way++) {
        const price = cost + (steps[way] ?? NO_WAY);
        if (price > most) continue;
        const to = neighbours[way] ?? NONE;
        const known = costs[to] ?? 0;
        if (price > known || (isPlain && price === known) || (held[to] ?? SHUT) >= barred) continue;
        if (!isPlain) improve(cell, to, price, worth, false);
        if (price === known) continue;
        costs[to] = price;
        const end = ends[price] ?? 0;
        rings[price * room + end] = to;
        ends[price] = end + 1;
      }
      // The first portal reached leads to all the others at once; a later one can only be dearer. An enemy shuts it (TET-PORTAL-04).
      const portal = portalOf[cell] ?? NONE;
      if (!tunnels || portal === NONE || here === ENEMY || isPortalClosed(realm, closed, portal)) continue;
      tunnels = false;
      for (let exit = 0; exit < realm.portals.length; exit++) {
        const to = realm.portals[exit]?.cell ?? NONE;
        const price = cost + (exits[to] ?? NO_WAY);
        if (exit === portal || price > most || price >= (costs[to] ?? 0)) continue;
        if ((held[to] ?? SHUT) >= ENEMY || isPortalClosed(realm, closed, exit)) continue;
        if (!isPlain) improve(cell, to, price, worth, true);
        costs[to] = price;
        const end = ends[price] ?? 0;
        rings[price * room + end] = to;
        ends[price] = end + 1;
      }
    }
  }
  found.count = count;
  return found;
}

/** Takes a step into the paths if it is cheaper, or as cheap and worth more. Cells of a lower cost are settled already. */
function improve(from: Cell, to: Cell, price: number, worth: (cell: Cell) => number, through: boolean): void {
  const sum = (worths[from] ?? 0) + worth(to);
  if (price === found.costs[to] && sum <= (worths[to] ?? 0)) return;
  worths[to] = sum;
  found.before[to] = from;
  found.through[to] = through ? 1 : 0;
}

/** MP for one step or one way through portals; Infinity: it cannot be taken. Whether the unit may stop there is another matter. */
export function stepCost(state: State, unit: Unit, from: Cell, to: Cell, manner: Manner = MOVE): number {
  const { realm } = bookOf(state);
  if (from >= realm.cells || to >= realm.cells || to < 0) return Number.POSITIVE_INFINITY;
  const gait = gaitOf(state, unit, manner.action);
  const { steps, exits } = costsOf(state, gait);
  const closed = closedBoxes(state);
  const there = holdOf(state, realm, unit, closed, to);
  let cost = Number.POSITIVE_INFINITY;
  if (there === SHUT) return cost;
  const way = realm.near[from]?.indexOf(to) ?? NONE;
  if (way !== NONE && (there !== ENEMY || isGhost(gait))) cost = steps[from * 4 + way] ?? cost;
  const isTunnel = manner.portals && there !== ENEMY && holdOf(state, realm, unit, closed, from) !== ENEMY;
  return isTunnel ? Math.min(cost, tunnelCost(realm, exits, closed, from, to)) : cost;
}

/** From portal cell to portal cell, if both are open (TET-PORTAL-02 to 05). */
function tunnelCost(realm: Realm, exits: Uint8Array, closed: number, from: Cell, to: Cell): number {
  const entrance = realm.portalOf[from] ?? NONE;
  const exit = realm.portalOf[to] ?? NONE;
  if (entrance === NONE || exit === NONE || entrance === exit) return Number.POSITIVE_INFINITY;
  if (isPortalClosed(realm, closed, entrance) || isPortalClosed(realm, closed, exit)) return Number.POSITIVE_INFINITY;
  return exits[to] ?? Number.POSITIVE_INFINITY;
}

/** Can a unit that has just entered `to` still end somewhere: there, beyond, or in a dungeon? */
export function hasRest(state: State, unit: Unit, to: Cell, mp: number, manner: Manner): boolean {
  if (!state.at.includes(to)) return true;
  const { count, costs } = reach(state, unit, mp, manner, to);
  return count > 0 || boxesInReach(state, unit, costs, mp).length > 0;
}

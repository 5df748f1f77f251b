/** What each character can do, as candidates: whether the own Leader survives it is looked at by whoever asks. */

import { DISTANCE, OFF, ROW, read } from '../floor/board.ts';
import {
  ACROBAT,
  BRUISER,
  EMPTY,
  GRAPPLER,
  ILLUSIONIST,
  INNKEEPER,
  JAILER,
  LEADER,
  MANIPULATOR,
  NEMESIS,
  PROTECTOR,
  PROWLER,
  RIDER,
  ROYAL_GUARD,
  VIZIER,
  WALL,
} from '../floor/figures.ts';
import { cellOf, figureOn, isEmpty, neighbour, ownerOf, type Places, type Position } from './position.ts';

export type Way = 'walk' | 'use' | 'go' | 'pull';

export interface Candidate {
  readonly figure: number;
  readonly way: Way;
  readonly target: number;
  readonly cell: number;
  readonly places: Places;
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

const apart = (one: number, other: number): number => read(DISTANCE, one * ROW + other);

const around = (position: Position, cell: number): number[] =>
  DIRECTIONS.map((direction) => neighbour(cell, direction)).filter((next) => isEmpty(position, next));

/** Everything this figure may try, basic moves first. */
export function candidatesOf(position: Position, figure: number): Candidate[] {
  if (figure === NEMESIS) return [];
  const side = ownerOf(position, figure);
  const from = cellOf(position, figure);
  const walk = (cell: number): Candidate => ({ figure, way: 'walk', target: figure, cell, places: [[figure, cell]] });
  const steps = around(position, from);
  const walks = steps.map(walk);
  if (figure >= LEADER) {
    if (ownerOf(position, VIZIER) !== side) return walks;
    const further = new Set(steps.flatMap((step) => around(position, step)));
    for (const step of steps) further.delete(step);
    return [...walks, ...[...further].map(walk)];
  }
  const jailed = ownerOf(position, JAILER) === 1 - side && apart(from, cellOf(position, JAILER)) === 1;
  if (figure > INNKEEPER || jailed) return walks;
  return [...walks, ...abilityOf(position, figure, side, from)];
}

function abilityOf(position: Position, figure: number, side: number, from: number): Candidate[] {
  switch (figure) {
    case ACROBAT:
      return leaps(figure, from, jumps(position, from));
    case RIDER:
      return leaps(figure, from, rides(position, from));
    case ROYAL_GUARD: {
      const beside = around(position, cellOf(position, LEADER + side));
      return leaps(figure, from, [...beside, ...beside.flatMap((cell) => around(position, cell))]);
    }
    case PROWLER:
      return leaps(figure, from, shadows(position, 1 - side));
    case BRUISER:
      return pushes(position, side, from);
    case INNKEEPER:
      return DIRECTIONS.map((direction) => figureOn(position, neighbour(from, direction)))
        .filter((ally) => ally !== EMPTY && ownerOf(position, ally) === side)
        .flatMap((ally) => nudges(position, figure, ally));
    default:
      return sightings(position, figure, side, from);
  }
}

/** Abilities that end beside their start are basic moves already. */
const leaps = (figure: number, from: number, cells: readonly number[]): Candidate[] =>
  [...new Set(cells)]
    .filter((cell) => apart(from, cell) > 1)
    .map((cell) => ({ figure, way: 'use', target: figure, cell, places: [[figure, cell]] }));

function jumps(position: Position, from: number): number[] {
  const first = landings(position, from);
  return [...first, ...first.flatMap((cell) => landings(position, cell))];
}

function landings(position: Position, from: number): number[] {
  const cells: number[] = [];
  for (const direction of DIRECTIONS) {
    const over = neighbour(from, direction);
    const landing = neighbour(over, direction);
    if (!isEmpty(position, over) && isEmpty(position, landing)) cells.push(landing);
  }
  return cells;
}

function rides(position: Position, from: number): number[] {
  const cells: number[] = [];
  for (const direction of DIRECTIONS) {
    const crossed = neighbour(from, direction);
    const end = neighbour(crossed, direction);
    if (isEmpty(position, crossed) && isEmpty(position, end)) cells.push(end);
  }
  return cells;
}

function shadows(position: Position, enemy: number): number[] {
  const watched = new Set<number>();
  position.owner.forEach((owner, figure) => {
    if (owner === enemy) for (const direction of DIRECTIONS) watched.add(neighbour(cellOf(position, figure), direction));
  });
  const cells: number[] = [];
  for (let cell = 0; cell < OFF; cell++) if (isEmpty(position, cell) && !watched.has(cell)) cells.push(cell);
  return cells;
}

function isProtected(position: Position, target: number, side: number): boolean {
  if (ownerOf(position, target) === side || ownerOf(position, PROTECTOR) !== 1 - side) return false;
  return apart(cellOf(position, PROTECTOR), cellOf(position, target)) <= 1;
}

function pushes(position: Position, side: number, from: number): Candidate[] {
  const found: Candidate[] = [];
  for (const direction of DIRECTIONS) {
    const taken = neighbour(from, direction);
    const target = figureOn(position, taken);
    if (target === EMPTY || ownerOf(position, target) !== 1 - side || isProtected(position, target, side)) continue;
    for (const turn of [5, 0, 1]) {
      const cell = neighbour(taken, (direction + turn) % 6);
      if (!isEmpty(position, cell)) continue;
      const places: Places = [
        [target, cell],
        [BRUISER, taken],
      ];
      found.push({ figure: BRUISER, way: 'use', target, cell, places });
    }
  }
  return found;
}

const nudges = (position: Position, figure: number, target: number): Candidate[] =>
  around(position, cellOf(position, target)).map((cell) => ({ figure, way: 'use', target, cell, places: [[target, cell]] }));

/** Illusionist, Grappler, Manipulator: whoever stands first on a line, not next door. */
function sightings(position: Position, figure: number, side: number, from: number): Candidate[] {
  const found: Candidate[] = [];
  for (const direction of DIRECTIONS) {
    const near = neighbour(from, direction);
    let last = from;
    let cell = near;
    while (isEmpty(position, cell)) {
      last = cell;
      cell = neighbour(cell, direction);
    }
    const target = figureOn(position, cell);
    if (last === from || target === WALL) continue;
    const shielded = isProtected(position, target, side);
    if (figure === GRAPPLER) {
      if (last !== near) found.push({ figure, way: 'go', target, cell: last, places: [[figure, last]] });
      if (!shielded) found.push({ figure, way: 'pull', target, cell: near, places: [[target, near]] });
    } else if (figure === ILLUSIONIST && !shielded) {
      const places: Places = [
        [figure, cell],
        [target, from],
      ];
      found.push({ figure, way: 'use', target, cell, places });
    } else if (figure === MANIPULATOR && !shielded && ownerOf(position, target) !== side) {
      found.push(...nudges(position, figure, target));
    }
  }
  return found;
}

/** `G` of Leaders for boardgame.io: plain arrays and numbers, and the figures on their cells for those who look. */

import { BOWSHOT, LEADER_START, NEXT, OFF, ROW, read } from '../floor/board.ts';
import { ARCHER, ASSASSIN, CARDS, CUB, EMPTY, FIGURES, LEADER, NOBODY, WALL } from '../floor/figures.ts';
import type { Mode } from '../floor/state.ts';

export type Fall = 'capture' | 'encirclement';
export type Result = { winner: string; how: Fall } | { draw: true; how: 'repetition' | 'turn cap' };

export interface Leaders {
  /** Cell and owner of each figure. */
  where: number[];
  owner: number[];
  /** Figures that have acted this turn. */
  acted: number[];
  stage: 'act' | 'react' | 'recruit';
  due: number;
  offer: number[];
  pile: number[];
  banned: number[];
  /** Bans still to be made in the phase under way, and ban phases still to come. */
  bans: number;
  banPhases: number;
  cards: number[];
  turns: number;
  /** Positions at the start of turns since the last recruitment or ban. */
  starts: string[];
  result: Result | null;
}

export function setUp(mode: Mode, shuffledCards: readonly number[]): Leaders {
  const discovery = mode === 'discovery';
  const where: number[] = new Array(FIGURES).fill(OFF);
  const owner: number[] = new Array(FIGURES).fill(NOBODY);
  for (const side of [0, 1]) {
    where[LEADER + side] = read(LEADER_START, side);
    owner[LEADER + side] = side;
  }
  return {
    where,
    owner,
    acted: [],
    stage: 'act',
    due: 0,
    offer: discovery ? shuffledCards.slice(0, 3) : [...CARDS.keys()],
    pile: discovery ? shuffledCards.slice(3) : [],
    banned: [],
    bans: discovery ? 0 : 2,
    banPhases: discovery ? 0 : 1,
    cards: [1, 1],
    turns: 0,
    starts: [],
    result: null,
  };
}

/** Where everybody stands, taken out of `G` once for many looks: reading through Immer's drafts is slow. */
export interface Position {
  readonly at: number[];
  readonly where: number[];
  readonly owner: number[];
}

export function positionOf(G: Leaders): Position {
  const at: number[] = new Array(OFF + 1).fill(EMPTY);
  at[OFF] = WALL;
  const where = [...G.where];
  where.forEach((cell, figure) => {
    if (cell !== OFF) at[cell] = figure;
  });
  return { at, where, owner: [...G.owner] };
}

export const figureOn = (position: Position, cell: number): number => position.at[cell] ?? WALL;
export const isEmpty = (position: Position, cell: number): boolean => position.at[cell] === EMPTY;
export const cellOf = (position: Position, figure: number): number => position.where[figure] ?? OFF;
export const ownerOf = (position: Position, figure: number): number => position.owner[figure] ?? NOBODY;
export const neighbour = (cell: number, direction: number): number => read(NEXT, cell * 6 + direction);

/** Who goes where in one go; cells left behind are empty unless somebody else takes them. */
export type Places = readonly (readonly [figure: number, cell: number])[];

export function place(position: Position, places: Places): void {
  for (const [figure] of places) {
    const from = cellOf(position, figure);
    if (from !== OFF) position.at[from] = EMPTY;
  }
  for (const [figure, cell] of places) {
    position.where[figure] = cell;
    if (cell !== OFF) position.at[cell] = figure;
  }
}

/** Looks at the position as it would be, and leaves it as it was. */
export function after<T>(position: Position, places: Places, look: () => T): T {
  const before = places.map(([figure]) => [figure, cellOf(position, figure)] as const);
  place(position, places);
  const seen = look();
  place(position, before);
  return seen;
}

export function fallOf(position: Position, side: number): Fall | undefined {
  const leader = cellOf(position, LEADER + side);
  const enemy = 1 - side;
  let captors = 0;
  let gaps = 0;
  for (let direction = 0; direction < 6; direction++) {
    const figure = figureOn(position, neighbour(leader, direction));
    if (figure === EMPTY) gaps++;
    else if (ownerOf(position, figure) === enemy) {
      if (figure === ASSASSIN) captors += 2;
      else if (figure !== ARCHER && figure !== CUB) captors++;
    }
  }
  if (ownerOf(position, ARCHER) === enemy && read(BOWSHOT, leader * ROW + cellOf(position, ARCHER)) === 1) captors++;
  if (captors >= 2) return 'capture';
  return gaps === 0 ? 'encirclement' : undefined;
}

/** The legal options of each kind; `ai.enumerate` lists them all, a move asks only for those of its own figure or card. */

import { OFF, RECRUITMENT } from '../floor/board.ts';
import { BEAR, CUB, LEADER, NEMESIS } from '../floor/figures.ts';
import { type Candidate, candidatesOf } from './abilities.ts';
import { after, cellOf, fallOf, isEmpty, type Leaders, neighbour, ownerOf, type Position, positionOf } from './position.ts';

/** What this figure may do without exposing its own Leader. */
export function actionsOf(position: Position, figure: number): Candidate[] {
  const side = ownerOf(position, figure);
  return candidatesOf(position, figure).filter(({ places }) =>
    after(position, places, () => fallOf(position, side) === undefined),
  );
}

/** Old Bear and Cub move one directly after the other, or the second not at all. */
export function mayAct(acted: readonly number[], figure: number): boolean {
  if (acted.includes(figure)) return false;
  const partner = figure === BEAR ? CUB : figure === CUB ? BEAR : -1;
  return !acted.includes(partner) || acted.at(-1) === partner;
}

/** The cells to which the Nemesis may be displaced: two steps, or else one, or none. */
export function reactionCells(position: Position): number[] {
  const from = cellOf(position, NEMESIS);
  const owner = ownerOf(position, NEMESIS);
  const keepsRoom = (cell: number): boolean =>
    after(position, [[NEMESIS, cell]], () => fallOf(position, owner) !== 'encirclement');
  const steps = emptyAround(position, from);
  const ends = new Set(steps.flatMap((step) => emptyAround(position, step)));
  const far = [...ends].filter(keepsRoom);
  return far.length > 0 ? far : steps.filter(keepsRoom);
}

function emptyAround(position: Position, cell: number): number[] {
  const cells: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbour(cell, direction);
    if (isEmpty(position, next)) cells.push(next);
  }
  return cells;
}

/** Where a card can be placed: one cell, or two for Old Bear and Cub. */
export function placements(position: Position, side: number, card: number): (readonly [number, number?])[] {
  const cells = [...RECRUITMENT.subarray(side * 7, side * 7 + 7)].filter((cell) => isEmpty(position, cell));
  const leavesRoom = (cell: number, cub: number): boolean => {
    const places =
      cub === OFF
        ? ([[card, cell]] as const)
        : ([
            [card, cell],
            [CUB, cub],
          ] as const);
    return after(position, places, () => isRoomy(position, side));
  };
  if (card !== BEAR) return cells.filter((cell) => leavesRoom(cell, OFF)).map((cell) => [cell] as const);
  return cells.flatMap((cell) =>
    cells.filter((cub) => cub !== cell && leavesRoom(cell, cub)).map((cub) => [cell, cub] as const),
  );
}

/** An own recruit cannot capture the own Leader; it can only take the last gap beside it. */
const isRoomy = (position: Position, side: number): boolean =>
  emptyAround(position, cellOf(position, LEADER + side)).length > 0;

export type Option =
  | { move: 'act'; args: [figure: number, way: string, target: number, cell: number] }
  | { move: 'end'; args: [] }
  | { move: 'react'; args: [cell: number] }
  | { move: 'recruit'; args: [card: number, cell: number, cub?: number] }
  | { move: 'ban'; args: [card: number] };
export type ArgsOf<M extends Option['move']> = Extract<Option, { move: M }>['args'];

/** Every legal move for the player whose decision it is. */
export function optionsOf(G: Leaders, phase: string): Option[] {
  if (phase === 'ban') return G.offer.map((card) => ({ move: 'ban', args: [card] }));
  const position = positionOf(G);
  const side = G.turns % 2;
  if (G.stage === 'react') return reactionCells(position).map((cell) => ({ move: 'react', args: [cell] }));
  if (G.stage === 'recruit') return recruitsOf(G, position, side);
  const options: Option[] = [];
  position.owner.forEach((owner, figure) => {
    if (owner !== side || !mayAct(G.acted, figure)) return;
    for (const { way, target, cell } of actionsOf(position, figure))
      options.push({ move: 'act', args: [figure, way, target, cell] });
  });
  options.push({ move: 'end', args: [] });
  return options;
}

export function recruitsOf(G: Leaders, position: Position, side: number): Option[] {
  return G.offer.flatMap((card) =>
    placements(position, side, card).map((cells): Option => ({ move: 'recruit', args: [card, ...cells] })),
  );
}

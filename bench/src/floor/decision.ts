/** A decision packed into one number, a list of decisions, and the notation of LDR-DEC-06. */

import { NAMES, read } from './board.ts';
import { CARDS, GRAPPLER } from './figures.ts';
import type { State } from './state.ts';

export const MOVE = 0;
/** An ability that displaces only its user: acrobat, rider, royal-guard, prowler. */
export const LEAP = 1;
/** An ability that displaces only its target: manipulator, innkeeper, and bruiser, who follows into the cell left. */
export const PUSH = 2;
export const SWAP = 3;
export const GO = 4;
export const PULL = 5;
export const REACTION = 6;
export const END = 7;
export const RECRUITING = 8;
export const BANNING = 9;

/**
 * `figure` acts (or is the card), `target` is displaced, `cell` is where to. Two exceptions: a Grappler that goes is
 * its own target, so `figure` is the character it goes to; with the Bear comes a Cub.
 */
export const pack = (verb: number, figure: number, target: number, cell: number): number =>
  verb | (figure << 4) | (target << 9) | (cell << 14);

/** The Cub's cell plus one, 0 where there is no Cub. */
export const withCub = (decision: number, cell: number): number => decision | ((cell + 1) << 20);

export const verbOf = (decision: number): number => decision & 15;
export const figureOf = (decision: number): number => (decision >> 4) & 31;
export const targetOf = (decision: number): number => (decision >> 9) & 31;
export const cellOf = (decision: number): number => (decision >> 14) & 63;
export const actorOf = (decision: number): number => (verbOf(decision) === GO ? GRAPPLER : figureOf(decision));
export const secondOf = (decision: number): number => (decision >> 20) & 63;

export interface Decisions {
  readonly list: Int32Array;
  length: number;
}

export const decisions = (): Decisions => ({ list: new Int32Array(1024), length: 0 });

export function push(out: Decisions, decision: number): void {
  out.list[out.length++] = decision;
}

const cellName = (cell: number): string => NAMES[cell] ?? '?';
const cardName = (card: number): string => CARDS[card] ?? '?';

/** How a decision is written in the position in which it is offered. */
export function notation(state: State, decision: number): string {
  const figure = figureOf(decision);
  const cell = cellName(cellOf(decision));
  const standing = (who: number): string => cellName(read(state.where, who));
  switch (verbOf(decision)) {
    case MOVE:
      return `${standing(figure)} ${cell}`;
    case LEAP:
    case REACTION:
      return `${cardName(figure)} ${cell}`;
    case PUSH:
      return `${cardName(figure)} ${standing(targetOf(decision))} ${cell}`;
    case SWAP:
      return `illusionist ${standing(targetOf(decision))}`;
    case GO:
      return `grappler go ${standing(figure)}`;
    case PULL:
      return `grappler pull ${standing(targetOf(decision))}`;
    case RECRUITING:
      return secondOf(decision) === 0
        ? `recruit ${cardName(figure)} ${cell}`
        : `recruit ${cardName(figure)} ${cell} ${cellName(secondOf(decision) - 1)}`;
    case BANNING:
      return `ban ${cardName(figure)}`;
    default:
      return 'end';
  }
}

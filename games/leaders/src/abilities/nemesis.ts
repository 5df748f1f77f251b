/** Nemesis (special): takes no action, but must move whenever the enemy Leader has been displaced. */
import { consider, type Option, option, type Sieve, sift } from '@taverne/engine';
import { type Cell, DISTANCE, NEIGHBOURS, perCell, WITHIN_TWO } from '../board.ts';
import { isEncircled } from '../capture.ts';
import { writeReact } from '../notation.ts';
import { NEMESIS_ENCIRCLES, NO_WAY, OCCUPIED, type Reason, TWO_STEPS } from '../reasons.ts';
import { cellOf, ownerOf, type State, shift } from '../state.ts';
import { NEMESIS, NONE, other, type Side } from '../words.ts';

/** The end cell of the forced move; the way there is irrelevant (LDR-RUL-01). */
export interface React {
  readonly do: 'react';
  readonly to: Cell;
}

const reactOption = (react: React): Option<React> => option(writeReact(react), react);
const REACTS = perCell((to) => reactOption({ do: 'react', to }));

/** The Leader that the Nemesis hunts: the enemy's, never that of its own side (LDR-RUL-02). */
export function prey(state: State): Side | undefined {
  const owner = state.owner[NEMESIS];
  return owner === NONE ? undefined : other(owner);
}

/** Every cell within two steps, and what speaks against ending there. */
export function considerReactions(state: State, sieve: Sieve<Option<React>, Reason>): void {
  const from = cellOf(state, NEMESIS);
  const isTwoSteps = WITHIN_TWO[from].some((end) => refuseTwoSteps(state, from, end) === undefined);
  for (const end of WITHIN_TWO[from]) {
    // Two steps; only where no such walk is left, one (LDR-ABL-NEMESIS-02, LDR-ABL-NEMESIS-03, LDR-RUL-09).
    consider(sieve, REACTS[end], isTwoSteps ? refuseTwoSteps(state, from, end) : refuseOneStep(state, from, end));
  }
}

/** No option: the Nemesis stays where it is, and nobody is asked (LDR-DEC-04). */
export const reactions = (state: State): readonly Option<React>[] =>
  sift<Option<React>, Reason>((sieve) => considerReactions(state, sieve)).options();

/** Two single steps over empty cells, with or without a bend (LDR-RUL-01). */
function refuseTwoSteps(state: State, from: Cell, end: Cell): Reason | undefined {
  if (state.on[end] !== NONE) return OCCUPIED;
  for (const middle of NEIGHBOURS[from]) {
    if (state.on[middle] === NONE && DISTANCE[middle][end] === 1) return refuseEncircling(state, from, end);
  }
  return DISTANCE[from][end] === 1 ? TWO_STEPS : NO_WAY;
}

function refuseOneStep(state: State, from: Cell, end: Cell): Reason | undefined {
  if (state.on[end] !== NONE) return OCCUPIED;
  return DISTANCE[from][end] === 1 ? refuseEncircling(state, from, end) : NO_WAY;
}

/** It may not encircle its own Leader (LDR-RUL-09). */
function refuseEncircling(state: State, from: Cell, end: Cell): Reason | undefined {
  stand(state, from, end);
  const isShut = isEncircled(state, ownerOf(state, NEMESIS));
  stand(state, end, from);
  return isShut ? NEMESIS_ENCIRCLES : undefined;
}

/** The forced move. Being displaced by an ability is another thing and triggers nothing (LDR-RUL-08). */
export const stand = (state: State, from: Cell, to: Cell): void => shift(state, NEMESIS, from, to);

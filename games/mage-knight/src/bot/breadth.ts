/** How much of a fight is looked at, by its size. */
import type { Seat } from '@taverne/engine';
import { handOf, type State, unitsOf } from '../state.ts';

/** How thoroughly is added up: so many moments, so many bundles for a goal, in turn one after the other. */
export interface Breadth {
  readonly nodes: number;
  readonly width: number;
}
const ALL: readonly Breadth[] = [{ nodes: 12_000, width: Number.POSITIVE_INFINITY }];
/** Against many foes and with much at hand the cheapest of everything comes first, so that what is left out is the dearest. */
const LARGE: readonly Breadth[] = [
  { nodes: 300, width: 1 },
  { nodes: 1000, width: 3 },
  { nodes: 4000, width: 8 },
];
/** With much at hand against few, something cheap is found before everything is looked at. */
const FULL: readonly Breadth[] = [{ nodes: 200, width: 1 }, { nodes: 800, width: 3 }, ...ALL];
const MANY_FOES = 3;
const MANY_THINGS = 7;
const isFull = (state: State, seat: Seat): boolean => handOf(state, seat).length + unitsOf(state, seat).length >= MANY_THINGS;
export const isLarge = (state: State, seat: Seat): boolean =>
  state.foes.filter(({ fate }) => fate !== 'beaten').length >= MANY_FOES && isFull(state, seat);
/** So many lines are put to the proof: what is worth more as a sum than on the table is left for the next best. */
const MOST_PROOFS = { few: 12, many: 2 } as const;

/** How to look at this one: breadth after breadth, and again for every line that does not stand the proof. */
export function breadthsOf(state: State, seat: Seat): { readonly breadths: readonly Breadth[]; readonly proofs: number } {
  if (isLarge(state, seat)) return { breadths: LARGE, proofs: MOST_PROOFS.many };
  return { breadths: isFull(state, seat) ? FULL : ALL, proofs: MOST_PROOFS.few };
}

/** What is done before one goes anywhere: it changes the ways, gives what plans cannot add up, or makes units ready to fight again. */
import type { Seat } from '@taverne/engine';
import { unitOf } from '../book.ts';
import { deckOf, type State, unitsOf } from '../state.ts';
import type { Branch } from './courses.ts';

/** So many of them are tried. */
const MOST = 4;

/** From which of these one may go on; what is drawn is not known, and one of the ways to answer what a deed asks is enough. */
export function preparing(root: State, seat: Seat, branches: readonly Branch[]): readonly Branch[] {
  const isNew = ({ keys }: Branch, i: number): boolean => branches.findIndex(({ keys: [first] }) => first === keys[0]) === i;
  const isKnown = ({ state }: Branch): boolean => state.stage === 'move' && deckOf(state, seat) === deckOf(root, seat);
  return branches.filter((branch, i) => isKnown(branch) && isNew(branch, i)).slice(0, MOST);
}

/** Levels of the units that can fight. */
export function readyIn(state: State, seat: Seat): number {
  let sum = 0;
  for (const { unit, wounds, isSpent } of unitsOf(state, seat)) if (!isSpent && wounds === 0) sum += unitOf(state, unit).level;
  return sum;
}

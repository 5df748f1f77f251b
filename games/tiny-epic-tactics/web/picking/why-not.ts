/** Which refusal answers a click on something that cannot be done. */
import type { NotOffered, Refusal } from '@taverne/engine';
import type { Book } from '../../src/content/book.ts';
import { cellNamed } from '../../src/realm/cells.ts';
import { refuseChamber } from '../../src/solo/chambers.ts';
import { publicState, unitOnCell, type View } from '../view.ts';
import type { Picks } from './picking.ts';
import { isInside, type Spot, wayOf } from './ways.ts';

export interface Reply {
  readonly spot: Spot;
  readonly picks: Picks;
  readonly refusal: Refusal | undefined;
}

/** From what tells most to what is plain to see; a reason that is not named is in the middle. */
const TELLING = ['weakened', 'no-actions-left', 'two-actions', 'same-kind', 'second-attack', 'not-for-the-captor'];
const PLAIN = ['not-adjacent', 'other-elevation', 'out-of-range', 'too-far', 'not-enough-mp', 'occupied'];

function rank({ why }: Refusal): number {
  const telling = TELLING.indexOf(why);
  if (telling >= 0) return telling;
  const plain = PLAIN.indexOf(why);
  return TELLING.length + (plain < 0 ? 0 : 1 + plain);
}

/** None: nobody would have expected it to work. */
export function refusalFor(
  refused: readonly NotOffered[],
  question: string,
  view: View,
  book: Book,
  picks: Picks,
  spot: Spot,
): Refusal | undefined {
  const fitting = refused.filter(({ key }) => {
    const { path } = wayOf(key, question, view, book);
    // With nothing picked the click is on a unit that cannot act; otherwise on what would come next.
    return picks.every((each, i) => path[i] === each) && path[picks.length] === spot;
  });
  return (
    fitting.map(({ refusal }) => refusal).toSorted((a, b) => rank(a) - rank(b))[0] ?? refusedChamber(view, book, picks, spot)
  );
}

/** A unit in a dungeon that is about to walk: the rules refuse chambers to walkers only. */
function refusedChamber(view: View, { realm }: Book, [from = '']: Picks, spot: Spot): Refusal | undefined {
  const unit = unitOnCell(view, from);
  const to = cellNamed(realm, spot);
  if (!unit || to === undefined || !isInside(from) || !isInside(spot)) return undefined;
  return refuseChamber(publicState(view), unit.unit, to, unit.move);
}

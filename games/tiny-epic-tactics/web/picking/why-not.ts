/** Which refusal answers a click on something that cannot be done. */
import type { Missed, RefusalOf } from '@taverne/engine';
import type { Book } from '../../src/content/book.ts';
import type { Tactics, Why } from '../../src/index.ts';
import { unitWithId, type View } from '../view.ts';
import type { Picks } from './picking.ts';
import { type Spot, spotOf, wayOf } from './ways.ts';

export interface Reply {
  readonly spot: Spot;
  readonly picks: Picks;
  readonly refusal: RefusalOf<Tactics> | undefined;
}

/** From what tells most to what is plain to see; a reason that is not named is in the middle. */
const TELLING: readonly Why[] = [
  'weakened',
  'no-actions-left',
  'two-actions',
  'same-kind',
  'second-attack',
  'not-for-the-captor',
];
const PLAIN: readonly Why[] = ['not-adjacent', 'other-elevation', 'out-of-range', 'too-few-mp', 'occupied'];

function rank({ why }: RefusalOf<Tactics>): number {
  const telling = TELLING.indexOf(why);
  if (telling >= 0) return telling;
  const plain = PLAIN.indexOf(why);
  return TELLING.length + (plain < 0 ? 0 : 1 + plain);
}

/** None: nobody would have expected it to work. */
export function refusalFor(
  refused: readonly Missed<Tactics>[],
  { view, book }: { readonly view: View; readonly book: Book },
  picks: Picks,
  spot: Spot,
): RefusalOf<Tactics> | undefined {
  const fitting = refused.filter((missed) => {
    const path = pathOf(missed, view, book);
    // With nothing picked the click is on a unit that cannot act; otherwise on what would come next.
    return picks.every((each, i) => path[i] === each) && path[picks.length] === spot;
  });
  return fitting.map(({ refusal }) => refusal).toSorted((a, b) => rank(a) - rank(b))[0];
}

/** What is no answer by itself, a chamber or a card without a unit, says in its figures what is meant. */
function pathOf({ name, key, value, refusal }: Missed<Tactics>, view: View, book: Book): readonly Spot[] {
  if (value !== undefined) return wayOf(name, { key, value }, { view, book }).path;
  const { unit, cell, card } = refusal.figures ?? {};
  const walker = unitWithId(view, unit);
  return [walker && spotOf(walker), cell, card].filter((spot) => spot !== undefined);
}

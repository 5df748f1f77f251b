/** What a click on something impossible tries, and which of the reasons against it answers: sorted by how much they tell. */
import type { Missed, RefusalOf } from '@taverne/engine';
import type { Tried } from '@taverne/ui';
import type { Leaders, View, Why } from '../../src/index.ts';
import { figureOn, isCell } from '../view.ts';
import type { Picks } from './picking.ts';
import { type Spot, wayOf } from './ways.ts';

/** What one would have pointed at for it, one after the other. */
function spotsOf({ key, value }: Missed<Leaders>, view: View): readonly Spot[] {
  return (value && wayOf(key, value, view)?.path) ?? [];
}

/** From what tells most to what is plain to see. A reason that is not named is in the middle. */
const TELLING: readonly Why[] = [
  'own-capture',
  'own-encirclement',
  'nemesis-encircles',
  'recruit-encircles',
  'acted',
  'no-action',
  'forfeited',
  'protected',
  'jailed',
  'banned',
  'needs-two-cells',
  'start-cell',
];
const PLAIN: readonly Why[] = [
  'not-visible',
  'too-near',
  'same-as-move',
  'not-in-line',
  'no-way',
  'occupied',
  'nothing-changes',
  // What is too far for a step and no goal of an ability either is told by the step, which names both.
  'too-far',
  'ride-two',
  'leap-elsewhere',
  'nobody-to-aim-at',
  'no-ability',
];

function rank({ why }: RefusalOf<Leaders>): number {
  const telling = TELLING.indexOf(why);
  if (telling >= 0) return telling;
  const plain = PLAIN.indexOf(why);
  return TELLING.length + (plain < 0 ? 0 : 1 + plain);
}

export interface Reply {
  readonly spot: Spot;
  readonly picks: Picks;
  /** None: nobody is asked anything. */
  readonly missed: Missed<Leaders> | undefined;
}

/** All that a click on `spot` could mean while `picks` are picked, in notation or the beginning of one (LDR-DEC-06). */
export function triedBy({ question, picks, spot, view }: Tried<Leaders, Spot>): readonly string[] {
  const [first] = picks;
  if (question.name === 'nemesis') return [isCell(spot) ? `nemesis ${spot}` : `recruit ${spot}`];
  if (!isCell(spot)) return [`${question.name === 'ban' ? 'ban' : 'recruit'} ${spot}`];
  if (first === undefined) return [spot];
  if (!isCell(first)) return [`recruit ${[...picks, spot].join(' ')}`];
  const figure = figureOn(view, first);
  if (!figure) return [spot];
  // Whoever is aimed at already is sent somewhere; otherwise it is a step, somewhere to go by an ability, or somebody to aim at.
  const aimed = [...picks.slice(1), spot].join(' ');
  const uses = figure === 'grappler' ? [`grappler go ${spot}`, `grappler pull ${spot}`] : [`${figure} ${aimed}`];
  return picks.length > 1 ? uses : [`${first} ${spot}`, ...uses];
}

/** Of the reasons against all that a click could mean, the one that tells most. */
export const mostTelling = (refused: readonly Missed<Leaders>[]): Missed<Leaders> | undefined =>
  refused.toSorted((a, b) => rank(a.refusal) - rank(b.refusal))[0];

/** What is worth a hatching on the board: what one would expect to be able to do, were it not for a rule. */
const HATCHED: ReadonlySet<Why> = new Set([
  'own-capture',
  'own-encirclement',
  'nemesis-encircles',
  'recruit-encircles',
  'protected',
  'jailed',
  'way-blocked',
  'start-cell',
  'two-steps',
]);

/** The spots that come next and are barred, with the first reason for each. */
export function barred(
  refused: readonly Missed<Leaders>[],
  view: View,
  picks: Picks,
  open: ReadonlySet<Spot>,
): ReadonlyMap<Spot, RefusalOf<Leaders>> {
  const found = new Map<Spot, RefusalOf<Leaders>>();
  if (picks.length === 0) return found;
  for (const missed of refused) {
    const { refusal } = missed;
    const spots = spotsOf(missed, view);
    const spot = spots[picks.length];
    if (spot === undefined || open.has(spot) || found.has(spot) || !HATCHED.has(refusal.why)) continue;
    if (picks.every((each, i) => spots[i] === each)) found.set(spot, refusal);
  }
  return found;
}

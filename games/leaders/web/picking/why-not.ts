/** Which of the reasons for what is not offered answers a click, sorted by how much they tell. */
import type { Missed, RefusalOf } from '@taverne/engine';
import type { FigureName, Leaders, View, Why } from '../../src/index.ts';
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
  readonly refusal: RefusalOf<Leaders> | undefined;
  /** Who was pointed at or picked. */
  readonly figure: FigureName | undefined;
}

/** The refusal that answers a click on `spot` while `picks` are picked; none: nobody would have expected it to work. */
export function refusalFor(
  refused: readonly Missed<Leaders>[],
  view: View,
  picks: Picks,
  spot: Spot,
): RefusalOf<Leaders> | undefined {
  const fitting = refused.filter((missed) => {
    const spots = spotsOf(missed, view);
    // With nothing picked the click is on a figure that cannot act; otherwise on what comes next.
    return picks.every((each, i) => spots[i] === each) && spots[picks.length] === spot;
  });
  return best(fitting, picks.length === 0);
}

/** A figure that cannot act at all has one reason for all it might try; otherwise the most telling one. */
function best(fitting: readonly Missed<Leaders>[], whole: boolean): RefusalOf<Leaders> | undefined {
  const sorted = fitting.map(({ refusal }) => refusal).sort((a, b) => rank(a) - rank(b));
  const common = sorted.find(({ why }) => sorted.every((each) => each.why === why));
  return whole ? (common ?? sorted.find(({ why }) => why === 'occupied') ?? sorted[0]) : sorted[0];
}

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

/** Which of the reasons for what is not offered answers a click: read from notations (LDR-DEC-06), sorted by how much they tell. */
import type { NotOffered, Refusal } from '@taverne/engine';
import type { FigureName, View, Why } from '../../src/index.ts';
import { isCardName, isCell, isFigureName } from '../view.ts';
import type { Picks } from './picking.ts';
import type { Spot } from './ways.ts';

/** The spots a notation names: `D1 D2`, `grappler pull B3`, `recruit bear C1 E1`. */
export function spotsOf(key: string, view: View): Spot[] {
  const [first = '', ...rest] = key.split(' ');
  const begin = isFigureName(first) ? view.at[first] : isCell(first) ? first : undefined;
  const others = rest.filter((word) => isCell(word) || isCardName(word));
  return begin ? [begin, ...others] : others;
}

/** From what tells most to what is plain to see. A reason that is not named is in the middle. */
const TELLING: readonly string[] = [
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
] satisfies readonly Why[];
const PLAIN: readonly string[] = [
  'not-visible',
  'too-near',
  'same-as-move',
  'not-in-line',
  'no-way',
  'occupied',
  'nothing-changes',
] satisfies readonly Why[];

function rank({ why }: Refusal): number {
  const telling = TELLING.indexOf(why);
  if (telling >= 0) return telling;
  const plain = PLAIN.indexOf(why);
  return TELLING.length + (plain < 0 ? 0 : 1 + plain);
}

export interface Reply {
  readonly spot: Spot;
  readonly picks: Picks;
  readonly refusal: Refusal | undefined;
  /** Who was pointed at or picked. */
  readonly figure: FigureName | undefined;
}

/** The refusal that answers a click on `spot` while `picks` are picked; none: nobody would have expected it to work. */
export function refusalFor(refused: readonly NotOffered[], view: View, picks: Picks, spot: Spot): Refusal | undefined {
  const fitting = refused.filter(({ key }) => {
    const spots = spotsOf(key, view);
    // With nothing picked the click is on a figure that cannot act; otherwise on what comes next.
    return picks.every((each, i) => spots[i] === each) && spots[picks.length] === spot;
  });
  return best(fitting, picks.length === 0);
}

/** A figure that cannot act at all has one reason for all it might try; otherwise the most telling one. */
function best(fitting: readonly NotOffered[], whole: boolean): Refusal | undefined {
  const sorted = fitting.map(({ refusal }) => refusal).sort((a, b) => rank(a) - rank(b));
  const common = sorted.find(({ why }) => sorted.every((each) => each.why === why));
  return whole ? (common ?? sorted.find(({ why }) => why === 'occupied') ?? sorted[0]) : sorted[0];
}

/** What is worth a hatching on the board: what one would expect to be able to do, were it not for a rule. */
const HATCHED: ReadonlySet<string> = new Set<Why>([
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
  refused: readonly NotOffered[],
  view: View,
  picks: Picks,
  open: ReadonlySet<Spot>,
): ReadonlyMap<Spot, Refusal> {
  const found = new Map<Spot, Refusal>();
  if (picks.length === 0) return found;
  for (const { key, refusal } of refused) {
    const spots = spotsOf(key, view);
    const spot = spots[picks.length];
    if (spot === undefined || open.has(spot) || found.has(spot) || !HATCHED.has(refusal.why)) continue;
    if (picks.every((each, i) => spots[i] === each)) found.set(spot, refusal);
  }
  return found;
}

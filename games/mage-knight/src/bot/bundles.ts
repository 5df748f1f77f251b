/** The minimal sets of uses that reach a goal, and what each of them takes. */
import type { Purse, Use } from './uses.ts';

/** How much a use counts for a goal, in half points: what is resisted counts one for each point, what is not two; `NOT_AT_ALL`: left out. */
export type Count = (use: Use) => number;
export const NOT_AT_ALL = -1;

interface Counted {
  readonly use: Use;
  readonly counts: number;
}

export interface Bundle extends Purse {
  readonly uses: readonly Use[];
  readonly price: number;
}

const MOST_BUNDLES = 240;
const MOST_LOOKS = 3000;

export const hasAll = (purse: Purse, bits: number, mana: readonly number[]): boolean =>
  (bits & ~purse.bits) === 0 && isWithin(mana, purse.mana);
export const minus = (purse: Purse, bits: number, mana: readonly number[]): Purse => ({
  bits: purse.bits & ~bits,
  mana: purse.mana.map((n, i) => n - (mana[i] ?? 0)),
});

export const gives = ({ mana }: Use): boolean => mana.some((n) => n < 0);
const isNoDearer = (a: Purse & { readonly price: number }, b: Purse & { readonly price: number }): boolean =>
  (a.bits & ~b.bits) === 0 && a.price <= b.price && isWithin(a.mana, b.mana);
function isWithin(mana: readonly number[], all: readonly number[]): boolean {
  for (let i = 0; i < mana.length; i++) if ((mana[i] ?? 0) > (all[i] ?? 0)) return false;
  return true;
}

/** Of each use the others that take no more; of two that take the same only the first is in the other's list, unless it counts more. */
interface Cheaper {
  readonly other: Use;
  readonly isSame: boolean;
}
const known = new WeakMap<readonly Use[], readonly (readonly Cheaper[])[]>();
function cheaperIn(uses: readonly Use[]): readonly (readonly Cheaper[])[] {
  const lists =
    known.get(uses) ??
    uses.map((one, i) =>
      uses.flatMap((other, j) =>
        i === j || !isNoDearer(other, one) ? [] : [{ other, isSame: j > i && isNoDearer(one, other) }],
      ),
    );
  known.set(uses, lists);
  return lists;
}

/** Uses that are no better than another of the same things fall out. */
function worthCounting(uses: readonly Use[], count: Count, need: number): Counted[] {
  const counted = new Map<Use, number>();
  for (const use of uses) {
    const counts = count(use);
    if (counts > 0 || (counts === 0 && gives(use))) counted.set(use, Math.min(counts, need));
  }
  const cheaper = cheaperIn(uses);
  return uses.flatMap((use, i) => {
    const counts = counted.get(use);
    if (counts === undefined) return [];
    const isBetter = ({ other, isSame }: Cheaper): boolean => {
      const others = counted.get(other) ?? NOT_AT_ALL;
      return others > counts || (others === counts && !isSame);
    };
    return use.doesMore || !cheaper[i]?.some(isBetter) ? [{ use, counts }] : [];
  });
}

/** The uses that share a first thing: one of them, or none. */
function groupsOf(counted: readonly Counted[]): Counted[][] {
  const groups = new Map<number | string, Counted[]>();
  for (const one of counted) {
    const first = one.use.bits & -one.use.bits || (one.use.keys[0] ?? '');
    const group = groups.get(first);
    if (group) group.push(one);
    else groups.set(first, [one]);
  }
  // Those that give mana come first, so that what they give can be counted on.
  return [...groups.values()].sort((a, b) => Number(b.some(isGiver)) - Number(a.some(isGiver)));
}
const isGiver = ({ use }: Counted): boolean => gives(use);

/** All minimal bundles of at least `need` half points, the cheapest first. */
export function bundlesFor(purse: Purse, uses: readonly Use[], count: Count, need: number): readonly Bundle[] {
  if (need <= 0) return [NOTHING];
  const groups = groupsOf(worthCounting(uses, count, need));
  const reach: number[] = new Array<number>(groups.length + 1).fill(0);
  for (let i = groups.length - 1; i >= 0; i--) {
    reach[i] = (reach[i + 1] ?? 0) + Math.max(0, ...(groups[i] ?? []).map(({ counts }) => counts));
  }
  const found: Bundle[] = [];
  const taken: Counted[] = [];
  let looks = 0;
  const grow = (at: number, left: Purse, missing: number): void => {
    if (missing <= 0) {
      if (isMinimal(purse, taken, need)) found.push(bundleOf(taken));
      return;
    }
    if (missing > (reach[at] ?? 0) || looks++ > MOST_LOOKS) return;
    for (const one of groups[at] ?? []) {
      const { bits, mana } = one.use;
      if (!hasAll(left, bits, mana)) continue;
      taken.push(one);
      grow(at + 1, minus(left, bits, mana), missing - one.counts);
      taken.pop();
    }
    grow(at + 1, left, missing);
  };
  grow(0, purse, need);
  return cheapest(found);
}
const NOTHING: Bundle = { bits: 0, mana: [], uses: [], price: 0 };

/** Without any one of them it is not enough, or cannot be paid. */
const isMinimal = (purse: Purse, taken: readonly Counted[], need: number): boolean =>
  taken.every((one) => {
    const rest = taken.filter((other) => other !== one);
    if (rest.reduce((sum, { counts }) => sum + counts, 0) < need) return true;
    const { bits, mana } = bundleOf(rest);
    return !hasAll(purse, bits, mana);
  });

function bundleOf(taken: readonly Counted[]): Bundle {
  let [bits, price] = [0, 0];
  const mana: number[] = [];
  const uses: Use[] = [];
  for (const { use } of taken) {
    bits |= use.bits;
    price += use.price;
    use.mana.forEach((n, i) => {
      mana[i] = (mana[i] ?? 0) + n;
    });
    uses.push(use);
  }
  return { bits, mana, uses, price };
}

function cheapest(found: Bundle[]): readonly Bundle[] {
  found.sort((a, b) => a.price - b.price);
  const kept: Bundle[] = [];
  for (const one of found) {
    if (kept.length >= MOST_BUNDLES) break;
    if (one.uses.some((use) => use.doesMore) || !kept.some((other) => isNoDearer(other, one))) kept.push(one);
  }
  return kept;
}

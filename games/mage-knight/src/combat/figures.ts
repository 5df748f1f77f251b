/** The figures of a fight for people: what enemies are and do, how far an attack or a block is, and what would be enough. */
import type { Seat } from '@taverne/engine';
import { enemyOf } from '../book.ts';
import type { Forces } from '../effects.ts';
import { type Foe, foeAt, type Part, type State } from '../state.ts';
import { ELEMENTS, type Element, TRAITS, type Trait } from '../words.ts';
import { levelRow } from '../wounds.ts';
import { armorOf, attackOf, foeName, isAttacking, isThere, tokenOf, traitsOf, wallsOf } from './foes.ts';
import { type Against, against, attackSum, blockOf, blockSum, damageOf, forceOf, isEfficient, toBlock } from './sums.ts';

/** An enemy as it is now. */
export type FoeFigures = {
  readonly enemy: string;
  readonly armor: number;
  readonly attack: number;
  readonly element: Element;
  readonly traits: readonly Trait[];
  /** How often it is fortified (MK-COMBAT-19). */
  readonly walls: number;
  /** What it takes to block it (MK-COMBAT-44), what it deals if it is not (MK-COMBAT-50), and the wounds that is to the hero. */
  readonly toBlock: number;
  readonly deals: number;
  readonly wounds: number;
};

export function figuresOfFoe(state: State, seat: Seat, foe: Foe): FoeFigures {
  const { id, element } = enemyOf(state, foe.enemy);
  const traits = traitsOf(state, foe);
  const deals = damageOf(state, foe);
  return {
    enemy: id,
    armor: armorOf(state, foe),
    attack: attackOf(state, foe),
    element,
    traits: TRAITS.filter((_, i) => (traits & (1 << i)) !== 0),
    walls: wallsOf(state, foe, seat),
    toBlock: toBlock(state, foe, []),
    deals,
    wounds: Math.ceil(deals / levelRow(state, seat).armor),
  };
}

/** How far the points on the table are from what is needed, and the options any one of which would be enough. */
export type AimFigures = {
  readonly foes: readonly string[];
  readonly needed: number;
  readonly sum: number;
  readonly short: number;
  /** What resistances take off (MK-COMBAT-24). */
  readonly halved: number;
  /** What is on the table, and how each of it counts here. */
  readonly parts: readonly PartFigures[];
  /** While it is short: every option that would bring it nearer, with what the sum and the need would be then. */
  readonly more: readonly MoreFigures[];
  readonly enough: readonly string[];
};

/** `half`: inefficient, halved with all that is (MK-COMBAT-24, -42); `none`: no siege, against walls (MK-COMBAT-20). */
export type PartFigures = {
  readonly by: string;
  readonly n: number;
  readonly element: Element;
  readonly counts: 'full' | 'half' | 'none';
};
export type MoreFigures = { readonly key: string; readonly sum: number; readonly needed: number };

/** Something that could be played now, by its notation, with what it would put on the table. */
export interface Candidate {
  readonly key: string;
  readonly forces: Forces;
}

/** What the points on the table would come to with each of the options, by the way of it that brings most. */
export const moreOf = (
  candidates: readonly Candidate[],
  state: State,
  sumOf: (parts: readonly Part[]) => { readonly sum: number; readonly needed: number },
): readonly MoreFigures[] => {
  const now = sumOf(state.parts);
  return candidates.flatMap(({ key, forces }) => {
    const ways = forces.flatMap((parts) => (parts.length > 0 ? [sumOf([...state.parts, ...parts])] : []));
    const [best] = ways.toSorted((a, b) => b.sum - b.needed - (a.sum - a.needed));
    return best && best.sum - best.needed > now.sum - now.needed ? [{ key, ...best }] : [];
  });
};
export const enoughIn = (more: readonly MoreFigures[]): readonly string[] =>
  more.flatMap(({ key, sum, needed }) => (sum >= needed ? [key] : []));

/** Each enemy alone, all together, and whatever else the points on the table are enough for. */
export function strikeFigures(
  state: State,
  seat: Seat,
  candidates: readonly Candidate[],
  offered: readonly (readonly number[])[] = [],
): readonly AimFigures[] {
  const there = state.foes.flatMap((foe, at) =>
    isThere(foe) && (state.stage === 'attack' || wallsOf(state, foe, seat) < 2) ? [at] : [],
  );
  const sets: readonly (readonly number[])[] = [
    ...there.map((at) => [at]),
    ...offered.filter(({ length }) => length > 1 && length < there.length),
    ...(there.length > 1 ? [there] : []),
  ];
  const force = forceOf(state, seat);
  return sets.map((set) => {
    const needed = set.reduce((sum, at) => sum + armorOf(state, foeAt(state, at)), 0);
    const resisted = against(state, seat, set);
    const sum = attackSum(force, resisted);
    const whole = attackSum(force, { ...NO_RESISTANCE, siegeOnly: resisted.siegeOnly });
    const more =
      sum >= needed
        ? []
        : moreOf(candidates, state, (parts) => ({ sum: attackSum(forceOf(state, seat, parts), resisted), needed }));
    return {
      foes: set.map((at) => foeName(state, at)),
      needed,
      sum,
      short: Math.max(0, needed - sum),
      halved: whole - sum,
      parts: state.parts.map((part) => attackPart(state, seat, part, resisted)),
      more,
      enough: enoughIn(more),
    };
  });
}
const NO_RESISTANCE = { physical: false, fire: false, ice: false, 'cold-fire': false } as const;

function attackPart(state: State, seat: Seat, part: Part, resisted: Against): PartFigures {
  const { all, siege, total } = forceOf(state, seat, [part]);
  const element = ELEMENTS.find((each) => all[each] > 0) ?? part.element;
  const isWalledOff = resisted.siegeOnly && siege[element] === 0;
  return { by: part.by, n: total, element, counts: isWalledOff ? 'none' : resisted[element] ? 'half' : 'full' };
}

export const blockFigures = (state: State, candidates: readonly Candidate[]): readonly AimFigures[] =>
  state.foes.flatMap((foe, at) => {
    if (!isAttacking(foe)) return [];
    const sumOf = (parts: readonly Part[]) => ({ sum: blockSum(state, parts, foe), needed: toBlock(state, foe, parts) });
    const { sum, needed } = sumOf(state.parts);
    const parts = state.parts.map((part) => blockPart(state, part, foe));
    const whole = parts.reduce((all, { n }) => all + n, 0);
    const more = sum >= needed ? [] : moreOf(candidates, state, sumOf);
    return [
      {
        foes: [foeName(state, at)],
        needed,
        sum,
        short: Math.max(0, needed - sum),
        halved: Math.max(0, whole - sum),
        parts,
        more,
        enough: enoughIn(more),
      },
    ];
  });

function blockPart(state: State, part: Part, foe: Foe): PartFigures {
  const { by, element } = part;
  const isHalf = !isEfficient(element, tokenOf(state, foe).element);
  return { by, n: blockOf(state, part, foe), element, counts: isHalf ? 'half' : 'full' };
}

/** The figures of a fight for people: what enemies are and do, how far an attack or a block is, and what would be enough. */
import type { Seat } from '@taverne/engine';
import { enemyOf } from '../book.ts';
import type { Gains } from '../gains.ts';
import type { Foe, Part, State } from '../state.ts';
import { type Element, TRAITS, type Trait } from '../words.ts';
import { levelRow } from '../wounds.ts';
import { armorOf, attackOf, foeName, isAttacking, isThere, traitsOf, wallsOf } from './foes.ts';
import { against, attackSum, blockSum, damageOf, forceOf, toBlock } from './sums.ts';

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
  readonly enough: readonly string[];
};

/** Something that could be played now, by its notation, with what it would give. */
export interface Candidate {
  readonly key: string;
  readonly gains: readonly Gains[];
}

const partsOf = (key: string, gains: Gains): readonly Part[] =>
  gains.flatMap(({ n, kind, element }) => (kind && element ? [{ by: key, n, kind, element }] : []));

/** The options of which one is enough, given what the points are with them. */
const enoughOf = (
  candidates: readonly Candidate[],
  state: State,
  isEnough: (parts: readonly Part[]) => boolean,
): readonly string[] =>
  candidates.flatMap(({ key, gains }) =>
    gains.some((each) => partsOf(key, each).length > 0 && isEnough([...state.parts, ...partsOf(key, each)])) ? [key] : [],
  );

/** Each enemy alone, and all together. */
export function strikeFigures(state: State, seat: Seat, candidates: readonly Candidate[]): readonly AimFigures[] {
  const there = state.foes.flatMap((foe, at) =>
    isThere(foe) && (state.stage === 'attack' || wallsOf(state, foe, seat) < 2) ? [at] : [],
  );
  const sets = there.length > 1 ? [...there.map((at) => [at]), there] : there.map((at) => [at]);
  return sets.map((set) => {
    const needed = set.reduce((sum, at) => sum + armorAt(state, at), 0);
    const force = forceOf(state, seat);
    const resisted = against(state, seat, set);
    const sum = attackSum(force, resisted);
    const whole = attackSum(force, { ...NO_RESISTANCE, siegeOnly: resisted.siegeOnly });
    const isEnough = (parts: readonly Part[]): boolean => attackSum(forceOf(state, seat, parts), resisted) >= needed;
    return {
      foes: set.map((at) => foeName(state, at)),
      needed,
      sum,
      short: Math.max(0, needed - sum),
      halved: whole - sum,
      enough: sum >= needed ? [] : enoughOf(candidates, state, isEnough),
    };
  });
}
const armorAt = (state: State, at: number): number => {
  const foe = state.foes[at];
  return foe ? armorOf(state, foe) : 0;
};
const NO_RESISTANCE = { physical: false, fire: false, ice: false, 'cold-fire': false } as const;

export const blockFigures = (state: State, candidates: readonly Candidate[]): readonly AimFigures[] =>
  state.foes.flatMap((foe, at) => {
    if (!isAttacking(foe)) return [];
    const [sum, needed] = [blockSum(state, state.parts, foe), toBlock(state, foe, state.parts)];
    const whole = state.parts.reduce((all, { n }) => all + n, 0);
    const isEnough = (parts: readonly Part[]): boolean => blockSum(state, parts, foe) >= toBlock(state, foe, parts);
    const enough = sum >= needed ? [] : enoughOf(candidates, state, isEnough);
    return [
      { foes: [foeName(state, at)], needed, sum, short: Math.max(0, needed - sum), halved: Math.max(0, whole - sum), enough },
    ];
  });

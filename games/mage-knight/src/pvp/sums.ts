/** The figures of a fight between players: what an attack is worth, what a block takes off it, what its damage buys. */
import type { Seat } from '@taverne/engine';
import { armorOf, isWalled, RESISTS_FIRE, RESISTS_ICE, RESISTS_PHYSICAL, resistsOf } from '../combat/foes.ts';
import { forceOf, isEfficient } from '../combat/sums.ts';
import { TWISTS } from '../combat/twists.ts';
import type { Duel, Foe, Part, State } from '../state.ts';
import { ELEMENTS, type Element } from '../words.ts';
import { levelRow } from '../wounds.ts';

export const blockerOf = ({ aggressor, defender, attacker }: Duel): Seat => (attacker === aggressor ? defender : aggressor);

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { n }) => sum + n, 0);

/** What is on the table, as it would strike: with what transforms or doubles it, and without what walls stop (MK-PVP-27). */
export const strikingParts = (state: State, seat: Seat, parts = state.parts): readonly Part[] =>
  parts.flatMap((part) => {
    const { all, siege, total } = forceOf(state, seat, [part]);
    const element = ELEMENTS.find((each) => all[each] > 0) ?? part.element;
    return isWalled(state, seat) && siege[element] === 0 ? [] : [{ ...part, n: total, element }];
  });

/** The attack without the shares of units that are kept from it (MK-PVP-67). */
export function attackParts(state: State, { attack, attacker }: Duel): readonly Part[] {
  const isHeld = (unit: number): boolean =>
    state.foes.some(({ of, fate }) => of?.seat === attacker && of.unit === unit && fate === 'held');
  return attack.filter(({ unit }) => unit === undefined || !isHeld(unit));
}

export const attackValue = (state: State, duel: Duel): number => sumOf(attackParts(state, duel));

export const elementsOf = (parts: readonly Part[]): readonly Element[] =>
  ELEMENTS.filter((element) => parts.some((part) => part.element === element && part.n > 0));

/** One element of the attack that it counters is enough for a block to count in full (MK-PVP-30); a sideways card is physical (MK-PVP-43, MK-RULING-14). */
const isFull = ({ element }: Part, elements: readonly Element[]): boolean =>
  elements.some((each) => isEfficient(element, each));

const pointsOf = (state: State, { n, twist = '' }: Part): number => n + (TWISTS[twist]?.moreInDuel?.(state, n) ?? 0);

export interface Parry {
  /** The block as it counts, and the points that it takes off the attack. */
  readonly sum: number;
  readonly off: number;
  /** What gets through. */
  readonly left: number;
}

/** What is inefficient is halved; of a ranged attack each 2 points take 1, unless it is swift no more (MK-PVP-32, MK-PVP-33); in melee each point (MK-PVP-44). */
export function parryOf(state: State, duel: Duel, parts: readonly Part[] = state.parts): Parry {
  const attack = attackParts(state, duel);
  const elements = elementsOf(attack);
  let [full, half] = [0, 0];
  for (const part of parts) {
    if (isFull(part, elements)) full += pointsOf(state, part);
    else half += pointsOf(state, part);
  }
  const sum = full + (half >> 1);
  const isPlain = duel.isMelee || parts.some(({ twist = '' }) => TWISTS[twist]?.unswifts);
  const off = Math.min(sumOf(attack), isPlain ? sum : sum >> 1);
  return { sum, off, left: sumOf(attack) - off };
}

/** Does the part count in full, or is it halved with others? */
export const countsIn = (duel: Duel, part: Part): boolean => isFull(part, elementsOf(duel.attack));

// ── what damage buys ──

const BITS: { readonly [E in Element]: number } = {
  physical: RESISTS_PHYSICAL,
  fire: RESISTS_FIRE,
  ice: RESISTS_ICE,
  'cold-fire': RESISTS_FIRE | RESISTS_ICE,
};
/** A unit that resists any element of the attack is twice as hard to wound (MK-PVP-37). */
export function priceOfUnit(state: State, duel: Duel, foe: Foe): number {
  const resists = resistsOf(state, foe);
  const isProof = elementsOf(attackParts(state, duel)).some((element) => (resists & BITS[element]) === BITS[element]);
  return armorOf(state, foe) * (isProof ? 2 : 1);
}
/** Each wound costs the hero's armor (MK-PVP-38). */
export const priceOfHero = (state: State, duel: Duel): number => levelRow(state, blockerOf(duel)).armor;
export const PRICE_OF_ARTIFACT = 5;

/** Sums of attacks and blocks (MK-COMBAT-18 to -25, -38 to -44). Numbers only: searches run on these. */
import type { Seat } from '@taverne/engine';
import { hasMod, isMod } from '../mods.ts';
import { type Foe, foeAt, modsOf, type Part, type State } from '../state.ts';
import type { Element } from '../words.ts';
import {
  attackOf,
  BRUTAL,
  RESISTS_FIRE,
  RESISTS_ICE,
  RESISTS_PHYSICAL,
  resistsOf,
  SWIFT,
  tokenOf,
  traitsOf,
  wallsOf,
} from './foes.ts';
import { TWISTS } from './twists.ts';

/** The attack on the table, by element: all of it, and what of it is siege. */
export interface Force {
  readonly all: { readonly [E in Element]: number };
  readonly siege: { readonly [E in Element]: number };
  readonly total: number;
}

const isTransform = isMod('transform');

export function forceOf(state: State, seat: Seat, parts: readonly Part[] = state.parts): Force {
  const all = { physical: 0, fire: 0, ice: 0, 'cold-fire': 0 };
  const siege = { physical: 0, fire: 0, ice: 0, 'cold-fire': 0 };
  let total = 0;
  const mods = modsOf(state, seat);
  // Both ways can be at work, by two units (Altem Mages).
  const turns = mods.filter(isTransform);
  const turned = turns.find(({ element }) => element !== undefined)?.element;
  const isSiege = turns.some(({ siege }) => siege);
  const isDouble = state.stage === 'attack' && hasMod(mods, 'double');
  for (const part of parts) {
    const element = turned ?? part.element;
    const n = isDouble && element === 'physical' ? part.n * 2 : part.n;
    all[element] += n;
    total += n;
    if (part.kind === 'siege' || isSiege) siege[element] += n;
  }
  return { all, siege, total };
}

/** What these targets resist together; cold fire only where one of them resists both fire and ice (MK-COMBAT-23, -25). */
export interface Against {
  readonly physical: boolean;
  readonly fire: boolean;
  readonly ice: boolean;
  readonly 'cold-fire': boolean;
  /** One of them is fortified, and it matters (MK-COMBAT-20). */
  readonly siegeOnly: boolean;
}

export function against(state: State, seat: Seat, foes: readonly number[]): Against {
  let [any, isBoth, siegeOnly] = [0, false, false];
  for (const at of foes) {
    const foe = foeAt(state, at);
    const resists = resistsOf(state, foe);
    any |= resists;
    isBoth ||= (resists & RESISTS_FIRE) !== 0 && (resists & RESISTS_ICE) !== 0;
    siegeOnly ||= state.stage === 'ranged' && wallsOf(state, foe, seat) > 0;
  }
  return {
    physical: (any & RESISTS_PHYSICAL) !== 0,
    fire: (any & RESISTS_FIRE) !== 0,
    ice: (any & RESISTS_ICE) !== 0,
    'cold-fire': isBoth,
    siegeOnly,
  };
}

/** What is inefficient is summed, halved once and rounded down (MK-COMBAT-24). */
export function attackSum(force: Force, set: Against): number {
  const of = set.siegeOnly ? force.siege : force.all;
  let [full, half] = [0, 0];
  if (set.physical) half += of.physical;
  else full += of.physical;
  if (set.fire) half += of.fire;
  else full += of.fire;
  if (set.ice) half += of.ice;
  else full += of.ice;
  if (set['cold-fire']) half += of['cold-fire'];
  else full += of['cold-fire'];
  return full + (half >> 1);
}

/** Does a block of this element count in full against an attack of that one (MK-COMBAT-38 to -41)? */
export function isEfficient(block: Element, attack: Element): boolean {
  switch (attack) {
    case 'physical':
      return true;
    case 'fire':
      return block === 'ice' || block === 'cold-fire';
    case 'ice':
      return block === 'fire' || block === 'cold-fire';
    case 'cold-fire':
      return block === 'cold-fire';
  }
}

/** The points of a part against this foe. */
export const blockOf = (state: State, { n, twist }: Part, foe: Foe): number =>
  n + (twist === undefined ? 0 : (TWISTS[twist]?.more?.(state, foe, n) ?? 0));

export function blockSum(state: State, parts: readonly Part[], foe: Foe): number {
  const { element } = tokenOf(state, foe);
  let [full, half] = [0, 0];
  for (const part of parts) {
    const n = blockOf(state, part, foe);
    if (isEfficient(part.element, element)) full += n;
    else half += n;
  }
  return full + (half >> 1);
}

/** Swift: its attack counts double for blocking (MK-COMBAT-44). */
export function toBlock(state: State, foe: Foe, parts: readonly Part[]): number {
  const isSwift = (traitsOf(state, foe) & SWIFT) !== 0 && !parts.some(({ twist = '' }) => TWISTS[twist]?.unswifts);
  return attackOf(state, foe) * (isSwift ? 2 : 1);
}

/** Brutal: its damage is doubled (MK-COMBAT-50). */
export const damageOf = (state: State, foe: Foe): number =>
  attackOf(state, foe) * ((traitsOf(state, foe) & BRUTAL) === 0 ? 1 : 2);

/**
 * The damage of an attack to its primary target, part by part and in this order: what is printed, what the attacker adds, the
 * target's Water or Forest, what the target takes off, and never below 0 (TET-RUL-08).
 */
import { BEARER, isBearer } from '../artifact.ts';
import { bookOf } from '../content/book.ts';
import type { AbilityName } from '../content/types.ts';
import type { Part } from '../events.ts';
import type { CardNumber, State } from '../state.ts';
import { tacticCard, tacticOf } from '../tactics/hand.ts';
import type { Working } from '../tactics/tactic.ts';
import { isFresh, talentsOf } from '../talents.ts';
import { cellOf, statsOf } from '../units.ts';
import type { Declaration } from './declaration.ts';

/** A Ballista does one damage (TET-BALLISTA-06). */
const BALLISTA_DAMAGE = 1;

export interface Damage {
  readonly total: number;
  readonly parts: readonly Part[];
  /** A Reaction with a limit that takes part in it. */
  readonly reaction: AbilityName | undefined;
}

/** `tactics`: all that work on the attack, also those of the target's owner. */
export function damageOf(state: State, declared: Declaration, stars: number, tactics: readonly CardNumber[]): Damage {
  const { kind, by, on, bonus } = declared;
  const parts: Part[] = [{ of: kind, by: printed(state, declared) }];
  let total = parts[0]?.by ?? 0;
  const add = (of: string, amount: number): void => {
    if (amount === 0) return;
    parts.push({ of, by: amount });
    total += amount;
  };
  const addTactics = (working: Working, sign: 1 | -1): void => {
    for (const card of tactics) {
      const { does, amount } = tacticCard(state, card);
      if (tacticOf(state, card).works?.includes(working)) add(does, sign * amount);
    }
  };
  // the attacker's additions
  if (kind === 'spell') add('stars', stars * (statsOf(state, by).spell?.damagePerStar ?? 0));
  for (const { does, amount, ability } of talentsOf(state, by)) add(does, ability.damage?.(state, declared, amount) ?? 0);
  if (kind === 'melee' && isBearer(state, by)) add('artifact', BEARER.melee);
  add('enemy-card', bonus);
  if (tactics.length > 0) addTactics('damage', 1);
  // the ground under the target
  const ground = groundPart(state, declared);
  if (ground) add(ground.of, ground.by);
  // the target's reductions
  for (const { does, amount, ability } of talentsOf(state, on)) add(does, -(ability.armour?.(state, on, amount) ?? 0));
  if (tactics.length > 0) addTactics('armour', -1);
  const reaction =
    total > 0
      ? talentsOf(state, on).find((talent) => talent.ability.parries?.includes(kind) && isFresh(state, on, talent))
      : undefined;
  if (reaction) add(reaction.does, -reaction.amount);
  if (total < 0) add('at-least-none', -total);
  return { total, parts, reaction: reaction?.does };
}

const WATER = 1;
const FOREST = -1;

/** What the ground does to an attack: 1 more against a target in Water (TET-TERRAIN-03), 1 less in a Forest (TET-TERRAIN-04). */
function groundPart(state: State, { kind, by, on }: Declaration): Part | undefined {
  switch (bookOf(state).realm.terrain[cellOf(state, on)]) {
    case 'water': {
      const swimmer = talentsOf(state, on).find(({ ability }) => ability.swims);
      return swimmer ? { of: swimmer.does, by: -swimmer.amount } : { of: 'water', by: WATER };
    }
    case 'forest':
      if (talentsOf(state, by).some(({ ability }) => ability.burns?.includes(kind))) return undefined;
      return { of: 'forest', by: FOREST };
    default:
      return undefined;
  }
}

/** Melee hits for its printed value without a roll (TET-MELEE-02), a shot that is paid in full for its own (TET-RANGED-09). */
export function printed(state: State, { kind, by }: Pick<Declaration, 'kind' | 'by'>): number {
  const { melee, ranged, spell } = statsOf(state, by);
  switch (kind) {
    case 'melee':
      return melee.damage;
    case 'ranged':
      return ranged?.damage ?? 0;
    case 'spell':
      return spell?.damage ?? 0;
    case 'ballista':
      return BALLISTA_DAMAGE;
  }
}

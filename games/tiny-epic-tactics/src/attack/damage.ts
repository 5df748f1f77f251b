/**
 * The damage of an attack to its primary target, part by part and in this order: what is printed, what the attacker adds, the
 * target's Water or Forest, what the target takes off, and never below 0 (TET-RUL-08).
 */
import { bloodscent } from '../abilities/bloodscent.ts';
import { bulwark } from '../abilities/bulwark.ts';
import { guardAgainst } from '../abilities/guards.ts';
import { packTactics } from '../abilities/pack-tactics.ts';
import { terrainPart } from '../abilities/terrain.ts';
import { BEARER, isBearer } from '../artifact.ts';
import type { AbilityName } from '../content/types.ts';
import type { Part } from '../events.ts';
import type { CardNumber, State } from '../state.ts';
import { atWork } from '../tactics/hand.ts';
import { statsOf } from '../units.ts';
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
  // the attacker's additions
  if (kind === 'spell') add('stars', stars * (statsOf(state, by).spell?.damagePerStar ?? 0));
  if (kind === 'melee') add('pack-tactics', packTactics(state, by, on));
  if (kind === 'melee' || kind === 'ranged') add('bloodscent', bloodscent(state, by, on));
  if (kind === 'melee' && isBearer(state, by)) add('artifact', BEARER.melee);
  add('enemy-card', bonus);
  if (tactics.length > 0) {
    add('ambush', atWork(state, tactics, 'ambush'));
    add('siegecraft', atWork(state, tactics, 'siegecraft'));
  }
  // the ground under the target
  const ground = terrainPart(state, declared);
  if (ground) add(ground.of, ground.by);
  // the target's reductions
  add('bulwark', -bulwark(state, on));
  if (tactics.length > 0) add('hold-the-line', -atWork(state, tactics, 'hold-the-line'));
  const reaction = total > 0 ? guardAgainst(state, declared) : undefined;
  if (reaction) add(reaction.of, -reaction.by);
  if (total < 0) add('at-least-none', -total);
  return { total, parts, reaction: reaction?.of };
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

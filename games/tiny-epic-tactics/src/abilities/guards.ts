/**
 * Reactions of a unit that is about to take damage, once per round each: Parry (W6) takes 1 off a Melee Attack, Afterimage
 * (M6) 1 off a Ranged Attack or a Spell. They need no decision.
 */
import type { Declaration } from '../attack/declaration.ts';
import type { AbilityName } from '../content/types.ts';
import type { State } from '../state.ts';
import { abilityOf, isUsed } from '../units.ts';

export interface Guard {
  readonly of: AbilityName;
  readonly by: number;
}

export function guardAgainst(state: State, { kind, on }: Declaration): Guard | undefined {
  const of = kind === 'melee' ? 'parry' : kind === 'ranged' || kind === 'spell' ? 'afterimage' : undefined;
  const by = of === undefined ? 0 : abilityOf(state, on, of);
  return of === undefined || by === 0 || isUsed(state, on, of, 'round') ? undefined : { of, by };
}

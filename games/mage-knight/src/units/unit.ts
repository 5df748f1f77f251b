/** The shape of a unit card. */
import type { Effect } from '../effects.ts';
import type { Colour, Recruiter } from '../words.ts';

/** One of its abilities, with the mana it asks for. */
export interface Ability {
  readonly mana?: Colour;
  readonly effect: Effect;
}

export interface UnitCard {
  readonly id: string;
  readonly isElite: boolean;
  readonly copies: number;
  readonly level: number;
  readonly cost: number;
  readonly armor: number;
  readonly resists: readonly ('physical' | 'fire' | 'ice')[];
  readonly at: readonly Recruiter[];
  readonly abilities: readonly Ability[];
  /** Abilities that are otherwise in the first printing. */
  readonly first?: readonly Ability[];
}

/** How a spell may be cast: how much extra mana, and which way it pushes. Both are settled before rolling (TET-SPELL-05). */
import type { Spell } from '../content/types.ts';
import { DICE } from '../dice.ts';
import type { State, Unit } from '../state.ts';
import { statsOf, stockOf } from '../units.ts';
import { DIRECTIONS, type Direction } from '../words.ts';

export interface Reinforcement {
  readonly mana: number;
  readonly way: Direction | null;
}

export const hasPush = (spell: Spell | null): boolean => spell?.effects.some(({ does }) => does === 'push') ?? false;

/** The most extra mana: 3 dice, after the 1 mana of any casting (TET-SPELL-02, TET-SPELL-03). */
export const mostExtra = (state: State, unit: Unit): number => Math.min(DICE, stockOf(state, unit) - 1);

export function reinforcements(state: State, unit: Unit): Reinforcement[] {
  const ways: readonly (Direction | null)[] = hasPush(statsOf(state, unit).spell) ? DIRECTIONS : NO_WAY;
  const list: Reinforcement[] = [];
  for (let mana = 0; mana <= mostExtra(state, unit); mana++) {
    for (const way of ways) list.push({ mana, way });
  }
  return list;
}

const NO_WAY = [null] as const;

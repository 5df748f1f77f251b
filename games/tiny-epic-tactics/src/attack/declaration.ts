/** What is declared at the start of an attack or a casting: who, how, on whom, and what is paid and revealed with it. */
import type { AttackKind } from '../content/types.ts';
import type { AttackDeed } from '../deeds.ts';
import type { Attack, CardNumber, State, Unit } from '../state.ts';
import { statsOf } from '../units.ts';
import { type Direction, PLAIN } from '../words.ts';

export interface Declaration {
  readonly kind: AttackKind;
  readonly by: Unit;
  /** The primary target. */
  readonly on: Unit;
  /** Extra mana, 0 to 3 (TET-SPELL-03). */
  readonly mana: number;
  /** Chosen before rolling, by a spell that pushes. */
  readonly way: Direction | null;
  /** Revealed with it, by number. */
  readonly tactics: readonly CardNumber[];
  readonly riposte: boolean;
  /** Without push roll, and nobody ripostes ('opportunist'). */
  readonly plain: boolean;
  /** Damage that an enemy card adds (TET-SOLO-ENEMY-08). */
  readonly bonus: number;
}

type Rest = Partial<Omit<Declaration, 'kind' | 'by' | 'on'>>;

export function declaration(kind: AttackKind, by: Unit, on: Unit, rest: Rest = {}): Declaration {
  const { mana = 0, way = null, tactics = PLAIN, riposte = false, plain = false, bonus = 0 } = rest;
  return { kind, by, on, mana, way, tactics, riposte, plain, bonus };
}

export function declarationOf(deed: AttackDeed): Declaration {
  const { unit, target, tactics } = deed;
  const [mana, way] = deed.do === 'spell' ? [deed.mana, deed.way] : [0, null];
  return { kind: deed.do, by: unit, on: target, mana, way, tactics, riposte: false, plain: false, bonus: 0 };
}

/** A spell counts as an attack only if it deals damage (TET-SPELL-10). */
export const isAttacking = (state: State, { kind, by }: Pick<Declaration, 'kind' | 'by'>): boolean =>
  kind !== 'spell' || isAttackSpell(state, by);

export const isAttackSpell = (state: State, unit: Unit): boolean => statsOf(state, unit).spell?.attack ?? false;

/** The attack on top: the one under way. */
export function underWay(state: State): Attack {
  const attack = state.attacks.at(-1);
  if (!attack) throw new Error('no attack is under way');
  return attack;
}

/** Steps 1 and 2 of an attack: it is announced with the tactics revealed for it, and its price is paid. */
import type { Table } from '@taverne/engine';
import type { TacticsEvent } from '../events.ts';
import type { State } from '../state.ts';
import { reveal } from '../tactics/hand.ts';
import { isEnemyUnit, sideOf, stockOf, unitId } from '../units.ts';
import type { Declaration } from './declaration.ts';

const RULE = { melee: 'TET-MELEE-01', ranged: 'TET-RANGED-04', spell: 'TET-SPELL-02', ballista: 'TET-BALLISTA-05' } as const;

/** From now on everybody sees the attack. A riposte lies on top of what it answers. */
export function announce(state: State, table: Table<TacticsEvent>, declared: Declaration): void {
  const { kind, by, on, mana, way, tactics, riposte, plain } = declared;
  state.attacks = [...state.attacks, { by, on, kind, riposte, plain, dice: [], dealt: 0, way, tactics }];
  const [unit, target] = [unitId(state, by), unitId(state, on)];
  // TET-SOLO-ENEMY-15: the Enemy uses no mana.
  const paid = sideOf(by) < state.seats ? 1 + mana : 0;
  if (kind === 'spell') table.emit({ event: 'cast', rule: RULE.spell, unit, target, mana: paid, riposte });
  else table.emit({ event: 'attacked', rule: RULE[kind], unit, target, kind, riposte });
  for (const card of tactics) reveal(state, table, { side: sideOf(by), card, unit: by });
}

/** 1 ammo for a shot (TET-RANGED-02), 1 mana and the extra mana for a spell (TET-SPELL-02, -05). The Enemy pays nothing. */
export function payPrice(state: State, { kind, by, mana }: Declaration): void {
  if (isEnemyUnit(state, by)) return;
  if (kind === 'ranged') state.stock[by] = stockOf(state, by) - 1;
  if (kind === 'spell') state.stock[by] = stockOf(state, by) - 1 - mana;
}

/** Striking and blocking in turns (MK-PVP-24 to -44): the attack is put together, made, blocked as far as it can be, and roles change. */
import { type Option, option, type Seat } from '@taverne/engine';
import { endDiscards } from '../combat/convert.ts';
import { DONE } from '../combat/fight.ts';
import { isAttacking } from '../combat/foes.ts';
import { TWISTS } from '../combat/twists.ts';
import type { DeedSieve, PlainDeed } from '../deeds.ts';
import type { Duel, Part, State } from '../state.ts';
import type { MageTable } from '../types.ts';
import { endDuel } from './outcome.ts';
import { settleDamage } from './spoils.ts';
import { blockerOf, elementsOf, parryOf, strikingParts } from './sums.ts';

const STRIKE: Option<PlainDeed<'assail'>> = option('strike', { do: 'assail' });
const PASS: Option<PlainDeed<'pass'>> = option('pass', { do: 'pass' });

/**
 * Nobody moves or acts otherwise (MK-PVP-09), and whoever attends partially strikes and blocks all the same (MK-PVP-21).
 * One strikes with whatever is on the table, or passes (MK-PVP-25); whoever blocks says when it is enough (MK-PVP-31).
 */
export function exchangeThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  if (state.stage === 'block') {
    sieve.options.push(DONE);
    return;
  }
  if (strikingParts(state, seat).some(({ n }) => n > 0)) sieve.options.push(STRIKE);
  sieve.options.push(PASS);
}

// ── the attacker ──

export function assail(state: State, table: MageTable, seat: Seat): void {
  const { duel } = state;
  if (!duel) return;
  const attack = strikingParts(state, seat);
  state.parts = [];
  endDiscards(state, seat);
  setFates(state, attack, seat);
  state.duel = { ...duel, attack, passes: 0 };
  state.acting = blockerOf(duel);
  state.stage = 'block';
  const n = attack.reduce((sum, part) => sum + part.n, 0);
  const elements = elementsOf(attack);
  table.emit({ event: 'duel-struck', rule: duel.isMelee ? 'MK-PVP-41' : 'MK-PVP-26', seat, n, elements, melee: duel.isMelee });
}

/** Units that take part in the attack are those that attack (MK-PVP-62, -67). */
function setFates(state: State, attack: readonly Part[], seat: Seat): void {
  const isIn = (unit: number): boolean => attack.some((part) => part.unit === unit);
  state.foes = state.foes.map((foe) => ({ ...foe, fate: foe.of?.seat === seat && isIn(foe.of.unit) ? 'attacks' : 'struck' }));
}

/** Points that were not used are lost; two passes in a row end the phase, or the fight (MK-PVP-25, MK-PVP-51). */
export function pass(state: State, table: MageTable, seat: Seat): void {
  const { duel } = state;
  if (!duel) return;
  state.parts = [];
  endDiscards(state, seat);
  table.emit({ event: 'duel-passed', rule: 'MK-PVP-25', seat });
  if (duel.passes === 0) change(state, { ...duel, passes: 1 });
  else if (duel.isMelee) endDuel(state, table);
  else {
    // In melee the aggressor begins (MK-PVP-40).
    change(state, { ...duel, isMelee: true, passes: 0, attacker: duel.defender });
  }
}

/** The other one strikes (MK-PVP-39). */
function change(state: State, duel: Duel): void {
  const attacker = blockerOf(duel);
  setFates(state, [], attacker);
  state.duel = { ...duel, attacker, attack: [], paid: 0 };
  state.damage = 0;
  state.acting = attacker;
  state.stage = duel.isMelee ? 'attack' : 'ranged';
}

// ── the blocker ──

/** What is on the table blocks; what gets through is damage, and the attacker assigns it (MK-PVP-35). */
export function parry(state: State, table: MageTable, seat: Seat): void {
  const { duel, parts } = state;
  if (!duel) return;
  const { off, left } = parryOf(state, duel);
  table.emit({ event: 'duel-parried', rule: 'MK-PVP-31', seat, off, left });
  state.parts = [];
  // What needs a successful block works only where nothing is left of the attack (MK-PVP-63).
  if (left === 0 && off > 0) reward(state, table, seat, parts);
  state.damage = left;
  state.acting = duel.attacker;
  state.stage = 'damage';
  settle(state);
}

/** Effects on "the blocked enemy" hit the units that took part in the attack (MK-PVP-62). */
function reward(state: State, table: MageTable, seat: Seat, parts: readonly Part[]): void {
  const stopped = state.foes.flatMap((foe, at) => (isAttacking(foe) ? [at] : []));
  for (const { twist = '' } of parts) {
    TWISTS[twist]?.earns?.(state, seat);
    for (const at of stopped) TWISTS[twist]?.blocked?.(state, table, seat, at);
  }
}

/** Where damage buys nothing more, roles change: everybody sees that. */
export function settle(state: State): void {
  const { duel } = state;
  if (duel && state.stage === 'damage' && !settleDamage(state)) change(state, duel);
}

/** The rest is left unassigned (MK-PVP-36). */
export function leaveRest(state: State): void {
  if (state.duel) change(state, state.duel);
}

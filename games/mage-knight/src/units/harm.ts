/** What protects a unit: its armor and what it resists, with its banner and what strengthens all units; and its wounds. */
import type { Seat } from '@taverne/engine';
import { cardOf, unitOf } from '../book.ts';
import { modsOf, type State, type Unit, unitAt, unitsOf } from '../state.ts';
import { type Element, NONE } from '../words.ts';

/** What its armor is now, with its banner and what strengthens all units. */
export function unitArmor(state: State, seat: Seat, { unit, banner }: Unit): number {
  const borne = banner === NONE ? 0 : (cardOf(state, banner).banner?.armor ?? 0);
  const mods = modsOf(state, seat).reduce((sum, mod) => sum + (mod.mod === 'units' ? (mod.armor ?? 0) : 0), 0);
  return unitOf(state, unit).armor + borne + mods;
}

/** Cold fire asks for both fire and ice (MK-COMBAT-54). */
export function unitResists(state: State, seat: Seat, { unit, banner }: Unit, element: Element): boolean {
  if (modsOf(state, seat).some((mod) => mod.mod === 'units' && mod.resists)) return true;
  const own: readonly string[] = unitOf(state, unit).resists;
  const borne: readonly string[] = banner === NONE ? [] : (cardOf(state, banner).banner?.resists ?? []);
  const resists = (one: string): boolean => own.includes(one) || borne.includes(one);
  return element === 'cold-fire' ? resists('fire') && resists('ice') : resists(element);
}

/** One that another player wounds, by place (MK-PVP-36, -60). */
export function woundUnit(state: State, seat: Seat, at: number): void {
  state.units[seat] = unitsOf(state, seat).with(at, { ...unitAt(state, seat, at), wounds: 1 });
}

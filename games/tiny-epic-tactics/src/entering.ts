/** Cell after cell: what a movement pays, what it meets, and how it is told. */
import type { Play, Table } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { TacticsEvent } from './events.ts';
import type { Step } from './path.ts';
import type { Manner } from './reach.ts';
import { cellName } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { State, Unit, Walk } from './state.ts';
import { window } from './tactics/windows.ts';
import { cellOf, hpOf, isInPlay, maxHp, maxStock, stockOf, unitId } from './units.ts';
import { NONE } from './words.ts';

type Teller = Table<TacticsEvent>;

/** HP that a Village gives back (TET-TERRAIN-08). */
export const VILLAGE_HP = 4;

export const newWalk = (unit: Unit, mp: number, action: boolean, onward: boolean): Walk => ({
  unit,
  mp,
  entered: 0,
  action,
  onward,
  from: NONE,
  through: false,
  stopped: false,
});

/** `onward`: its player chooses on the way. */
export function begin(state: State, unit: Unit, mp: number, manner: Manner, onward: boolean): Walk {
  const going = newWalk(unit, mp, manner.action, onward);
  state.walk = going;
  return going;
}

/** Enters the cells of a path until it is done or something stops it. What is walked in one go is told in one go. */
export function* follow(state: State, table: Teller, unit: Unit, path: readonly Step[], mp: number, manner: Manner): Play {
  const going = state.walk ?? begin(state, unit, mp, manner, false);
  let told = 0;
  for (let i = 0; i < path.length; i++) {
    const step = path[i];
    if (step === undefined) break;
    going.from = cellOf(state, unit);
    going.through = step.through;
    going.mp -= step.cost;
    going.entered++;
    const isFree = !state.at.includes(step.to);
    state.at[unit] = step.to;
    state.put[unit] = NONE;
    if (serves(state, unit, step.to)) {
      told = tell(state, table, unit, path, told, i + 1, going.mp);
      serve(state, table, unit, step.to);
    }
    if (going.action && mayBite(state, going, step.to, isFree)) {
      told = tell(state, table, unit, path, told, i + 1, going.mp);
      yield* window(state, table, { moment: 'cell-entered', unit });
      if (going.stopped || !isInPlay(state, unit)) return;
    }
  }
  tell(state, table, unit, path, told, path.length, going.mp);
}

/** Moments that some tactic is made for: a free Water or Bridge cell, and coming out of a portal with a way still to choose. */
function mayBite(state: State, going: Walk, to: Cell, isFree: boolean): boolean {
  const terrain = bookOf(state).realm.terrain[to];
  return (going.through && going.onward) || (isFree && (terrain === 'water' || terrain === 'bridge'));
}

/** The steps of a path from one to another, if there are any. Those up to which are told now? */
function tell(state: State, table: Teller, unit: Unit, path: readonly Step[], from: number, to: number, left: number): number {
  if (from === to) return to;
  const { realm } = bookOf(state);
  const cells: string[] = [];
  const portals: string[] = [];
  let cost = 0;
  for (let i = from; i < to; i++) {
    const step = path[i];
    if (step === undefined) break;
    const name = cellName(realm, step.to);
    cells.push(name);
    if (step.through) portals.push(name);
    cost += step.cost;
  }
  const moved = { event: 'moved', rule: 'TET-MOVE-01', unit: unitId(state, unit), path: cells, cost, left } as const;
  table.emit(portals.length > 0 ? { ...moved, portals } : moved);
  return to;
}

/** Once for each unit and turn, whether it stops there or only crosses (TET-TERRAIN-08, TET-TERRAIN-09). */
export function serves(state: State, unit: Unit, cell: Cell): boolean {
  const village = bookOf(state).villageOf[cell] ?? NONE;
  return village !== NONE && ((state.served[unit] ?? 0) & (1 << village)) === 0;
}

function serve(state: State, table: Teller, unit: Unit, cell: Cell): void {
  const { realm, villageOf } = bookOf(state);
  state.served[unit] = (state.served[unit] ?? 0) | (1 << (villageOf[cell] ?? 0));
  const healed = Math.min(VILLAGE_HP, maxHp(state, unit) - hpOf(state, unit));
  const refilled = maxStock(state, unit) - stockOf(state, unit);
  state.hp[unit] = hpOf(state, unit) + healed;
  state.stock[unit] = stockOf(state, unit) + refilled;
  const name = cellName(realm, cell);
  table.emit({ event: 'village-served', rule: 'TET-TERRAIN-08', unit: unitId(state, unit), cell: name, healed, refilled });
}

/** Cell after cell: what a movement pays, what it meets, and how it is told. */
import { NOTHING_ASKED, type Play, type Table } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { TacticsEvent } from './events.ts';
import type { Step } from './path.ts';
import { cellName } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { State, Unit, Walk } from './state.ts';
import { window } from './tactics/windows.ts';
import { cellOf, hpOf, isInPlay, maxHp, maxStock, stockOf, unitId } from './units.ts';
import { NONE } from './words.ts';

type Teller = Table<TacticsEvent>;

/** HP that a Village gives back (TET-TERRAIN-08). */
export const VILLAGE_HP = 4;

/** `onward`: its player chooses on the way. */
export const newWalk = (going: Pick<Walk, 'unit' | 'mp' | 'action' | 'onward'>): Walk => {
  const { unit, mp, action, onward } = going;
  return { unit, mp, entered: 0, action, onward, from: NONE, through: false, stopped: false };
};

export function begin(state: State, going: Pick<Walk, 'unit' | 'mp' | 'action' | 'onward'>): Walk {
  const walk = newWalk(going);
  state.walk = walk;
  return walk;
}

/** Enters the cells of a path until it is done or something stops it. What is walked in one go is told in one go. */
export function* follow(state: State, table: Teller, going: Walk, path: readonly Step[]): Play {
  const { unit } = going;
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
      tell(state, table, going, path.slice(told, i + 1));
      told = i + 1;
      serve(state, table, unit, step.to);
    }
    if (!going.action) continue;
    const opened = window(state, table, 'cell-entered', { unit }); // by hand: the way is told before a window opens
    if (opened === NOTHING_ASKED && !isTold(state, going, step.to, isFree)) continue;
    tell(state, table, going, path.slice(told, i + 1));
    told = i + 1;
    yield* opened;
    if (going.stopped || !isInPlay(state, unit)) return;
  }
  tell(state, table, going, path.slice(told));
}

/** Free fords, and coming out of a portal with a way still to choose, are told by themselves. */
function isTold(state: State, going: Walk, to: Cell, isFree: boolean): boolean {
  const terrain = bookOf(state).realm.terrain[to];
  return (going.through && going.onward) || (isFree && (terrain === 'water' || terrain === 'bridge'));
}

/** So many steps of a path, if there are any. */
function tell(state: State, table: Teller, { unit, mp: left }: Walk, steps: readonly Step[]): void {
  if (steps.length === 0) return;
  const { realm } = bookOf(state);
  const path: string[] = [];
  const portals: string[] = [];
  let cost = 0;
  for (const step of steps) {
    const name = cellName(realm, step.to);
    path.push(name);
    if (step.through) portals.push(name);
    cost += step.cost;
  }
  const moved = { event: 'moved', rule: 'TET-MOVE-01', unit: unitId(state, unit), path, cost, left } as const;
  table.emit(portals.length > 0 ? { ...moved, portals } : moved);
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

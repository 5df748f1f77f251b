/** How far it is to a dungeon: which of them a unit could enter within one movement, and what that costs (TET-RUL-31, TET-RUL-56). */
import { bookOf } from '../content/book.ts';
import type { Cell } from '../realm/types.ts';
import type { Reason } from '../reasons.ts';
import type { State, Unit, Walk } from '../state.ts';
import { cellOf, isEnemyUnit } from '../units.ts';
import { NONE, type None } from '../words.ts';
import { isAdventure } from './closed.ts';
import { ENTRANCE_COST, isShutTo, refuseDungeon } from './dungeon.ts';

/** Cell → MP to get there, as a flood over the realm has found them. */
export type Costs = Uint16Array;

/** Beyond any cost of a flood. */
const OUT_OF_REACH = 0xffff;

/** The portal cell of this box that costs least; NONE: none is in reach and open. An ally on it is no hindrance (TET-PORTAL-05). */
export function nearestPortal(state: State, unit: Unit, box: number, costs: Costs): Cell | None {
  let nearest: Cell = NONE;
  let least = OUT_OF_REACH;
  const portals = bookOf(state).realm.boxes[box]?.portals;
  if (portals === undefined) return NONE;
  for (const portal of portals) {
    const cost = costs[portal] ?? OUT_OF_REACH;
    if (cost >= least || isShutTo(state, unit, portal)) continue;
    nearest = portal;
    least = cost;
  }
  return nearest;
}

/** MP from where the unit stands to the Entrance of this box; Infinity: no portal of it is in reach and open. */
export function entranceCost(state: State, unit: Unit, box: number, costs: Costs): number {
  const portal = nearestPortal(state, unit, box, costs);
  return portal === NONE ? Number.POSITIVE_INFINITY : (costs[portal] ?? 0) + ENTRANCE_COST;
}

const NO_BOXES: readonly number[] = [];

/** The boxes whose dungeons the unit could enter with so many MP. */
export function boxesInReach(state: State, unit: Unit, costs: Costs, mp: number): readonly number[] {
  if (!isAdventure(state) || isEnemyUnit(state, unit)) return NO_BOXES;
  let boxes: number[] | undefined;
  for (let box = 0; box < bookOf(state).realm.boxes.length; box++) {
    if (entranceCost(state, unit, box, costs) > mp || refuseDungeon(state, box, unit) !== undefined) continue;
    boxes ??= [];
    boxes.push(box);
  }
  return boxes ?? NO_BOXES;
}

// ── why not ──

const SHUT: Reason = { rule: 'TET-PORTAL-04', why: 'portal-shut' };

/** Why a unit that walks and stands before the portal of this box cannot go in. Enemy units never do (TET-SOLO-MOVE-11). */
export function refuseEntrance(state: State, { unit, mp }: Pick<Walk, 'unit' | 'mp'>, box: number): Reason | undefined {
  if (isShutTo(state, unit, cellOf(state, unit))) return SHUT;
  const against = refuseDungeon(state, box, unit);
  if (against !== undefined || mp >= ENTRANCE_COST) return against;
  return { rule: 'TET-RUL-31', why: 'too-few-mp', figures: { cost: ENTRANCE_COST, left: mp } };
}

/** Why one Move of the unit does not lead into this dungeon. The costs go somewhat further than its MP. */
export function refuseEntry(
  state: State,
  unit: Unit,
  box: number,
  { mp, costs }: { readonly mp: number; readonly costs: Costs },
): Reason | undefined {
  const against = refuseDungeon(state, box, unit);
  if (against !== undefined) return against;
  const cost = entranceCost(state, unit, box, costs);
  if (cost <= mp) return undefined;
  const portals = bookOf(state).realm.boxes[box]?.portals ?? [];
  if (portals.every((portal) => isShutTo(state, unit, portal))) return SHUT;
  return { rule: 'TET-RUL-31', why: 'too-few-mp', figures: cost === Number.POSITIVE_INFINITY ? { mp } : { cost, mp } };
}

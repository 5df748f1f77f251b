/** What a movement would cost and bring, told before it begins. */
import type { Preview } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { serves, VILLAGE_HP } from './entering.ts';
import { pathInto, pathTo, type Step } from './path.ts';
import { type Manner, MOVE } from './reach.ts';
import { cellName, isChamber } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import { ENTRANCE_COST } from './solo/dungeon.ts';
import type { State, Unit } from './state.ts';
import { hpOf, maxHp, maxStock, stockOf } from './units.ts';
import { NONE } from './words.ts';

/** Whoever goes into a dungeon comes out with the crystal only, and must have been warned (TET-RUL-32). */
export const NO_WAY_OUT = { noWayOut: true } as const;

export const previewMove = (state: State, unit: Unit, to: Cell, mp: number, manner: Manner = MOVE): Preview =>
  previewPath(state, unit, pathTo(state, unit, to, mp, manner) ?? [], mp);

/** Up to the portal it is a path like others; the Entrance comes on top of its cost. */
export function previewEntering(state: State, unit: Unit, box: number, mp: number, manner: Manner = MOVE): Preview {
  const { realm } = bookOf(state);
  const placed = realm.boxes[box];
  const path = pathInto(state, unit, box, mp, manner) ?? [];
  const entrance = placed ? { box: placed.id, entrance: cellName(realm, placed.dungeon.entrance) } : {};
  return { ...previewPath(state, unit, path, mp, ENTRANCE_COST), ...entrance, ...NO_WAY_OUT };
}

/** Of a destination that an effect gives: nothing, a cell, or the Entrance of a dungeon. */
export function previewGoing(state: State, unit: Unit, to: Cell, mp: number, manner: Manner): Preview {
  const { realm } = bookOf(state);
  if (to === NONE) return {};
  if (!isChamber(realm, to)) return previewMove(state, unit, to, mp, manner);
  return previewEntering(state, unit, realm.dungeonOf[to - realm.cells] ?? NONE, mp, manner);
}

function previewPath(state: State, unit: Unit, path: readonly Step[], mp: number, more = 0): Preview {
  const { realm } = bookOf(state);
  const cost = path.reduce((sum, step) => sum + step.cost, more);
  return {
    path: path.map((step) => ({ cell: cellName(realm, step.to), cost: step.cost, portal: step.through })),
    cost,
    left: mp - cost,
    ...villages(state, unit, path),
  };
}

/** What the Villages on the way give (TET-TERRAIN-08). */
function villages(state: State, unit: Unit, path: readonly Step[]): Preview {
  const { realm } = bookOf(state);
  const served = path.filter((step) => serves(state, unit, step.to));
  if (served.length === 0) return {};
  return {
    villages: served.map((step) => cellName(realm, step.to)),
    healed: Math.min(VILLAGE_HP * served.length, maxHp(state, unit) - hpOf(state, unit)),
    refilled: maxStock(state, unit) - stockOf(state, unit),
  };
}

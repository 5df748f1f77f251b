/** What a movement would cost and bring, told before it begins. */
import { bookOf } from './content/book.ts';
import { serves, VILLAGE_HP } from './entering.ts';
import type { CellName } from './events.ts';
import { pathInto, pathTo, type Step } from './path.ts';
import type { Manner } from './reach.ts';
import { cellName, isChamber } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import { ENTRANCE_COST } from './solo/dungeon.ts';
import type { State, Unit, Walk } from './state.ts';
import { hpOf, maxHp, maxStock, stockOf } from './units.ts';
import { NONE } from './words.ts';

/** Whoever goes into a dungeon comes out with the crystal only, and must have been warned (TET-RUL-32). */
const NO_WAY_OUT = { noWayOut: true } as const;

/** What it costs, and what is left. */
type Cost = { readonly cost: number; readonly left: number; readonly noWayOut?: true };

export type StepPreview = Cost;

export type MovePreview = Cost & {
  readonly path: readonly { readonly cell: CellName; readonly cost: number; readonly portal: boolean }[];
  /** The Villages on the way, and what they give. */
  readonly villages?: readonly CellName[];
  readonly healed?: number;
  readonly refilled?: number;
  /** The dungeon it leads into. */
  readonly box?: string;
  readonly entrance?: CellName;
};

/** To stay costs nothing and brings nothing. */
export type GoingPreview = Partial<MovePreview>;

/** One step of a walk; `into`: into a dungeon. */
export const previewStep = ({ mp }: Walk, cost: number, into: boolean): StepPreview => ({
  cost,
  left: mp - cost,
  ...(into ? NO_WAY_OUT : {}),
});

/** Who would go where, and how. */
interface Outlook {
  readonly unit: Unit;
  readonly mp: number;
  readonly manner?: Manner;
}

export const previewMove = (state: State, move: Outlook & { readonly to: Cell }): MovePreview =>
  previewPath(state, move, pathTo(state, move) ?? []);

/** Up to the portal it is a path like others; the Entrance comes on top of its cost. */
export function previewEntering(state: State, move: Outlook & { readonly box: number }): MovePreview {
  const { realm } = bookOf(state);
  const placed = realm.boxes[move.box];
  const path = pathInto(state, move) ?? [];
  const entrance = placed ? { box: placed.id, entrance: cellName(realm, placed.dungeon.entrance) } : {};
  return { ...previewPath(state, move, path, ENTRANCE_COST), ...entrance, ...NO_WAY_OUT };
}

/** Of a destination that an effect gives: nothing, a cell, or the Entrance of a dungeon. */
export function previewGoing(state: State, move: Outlook & { readonly to: Cell }): GoingPreview {
  const { realm } = bookOf(state);
  if (move.to === NONE) return {};
  if (!isChamber(realm, move.to)) return previewMove(state, move);
  return previewEntering(state, { ...move, box: realm.dungeonOf[move.to - realm.cells] ?? NONE });
}

function previewPath(state: State, { unit, mp }: Outlook, path: readonly Step[], more = 0): MovePreview {
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
function villages(state: State, unit: Unit, path: readonly Step[]): Pick<MovePreview, 'villages' | 'healed' | 'refilled'> {
  const { realm } = bookOf(state);
  const served = path.filter((step) => serves(state, unit, step.to));
  if (served.length === 0) return {};
  return {
    villages: served.map((step) => cellName(realm, step.to)),
    healed: Math.min(VILLAGE_HP * served.length, maxHp(state, unit) - hpOf(state, unit)),
    refilled: maxStock(state, unit) - stockOf(state, unit),
  };
}

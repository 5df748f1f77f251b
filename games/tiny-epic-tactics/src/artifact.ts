/** The Artifact of a battle: who takes it, how it changes hands, what its bearer gains and pays (TET-BATTLE-14 to 19). */
import type { Table } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { TacticsEvent } from './events.ts';
import { cellName } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { State, Unit } from './state.ts';
import { cellOf, unitId } from './units.ts';
import { NONE } from './words.ts';

export const isBearer = (state: State, unit: Unit): boolean => state.bearer === unit;
/** What a bearer pays in movement and gains in range and in melee damage (TET-BATTLE-15). */
export const BEARER = { move: -1, range: 1, melee: 1 } as const;

/** Ending a movement on its cell takes it; crossing it, a push or a placement does not (TET-BATTLE-14, TET-RUL-14). */
export function takeIfThere(state: State, table: Table<TacticsEvent>, unit: Unit): void {
  const cell = cellOf(state, unit);
  if (state.artifact === NONE || state.artifact !== cell) return;
  give(state, table, { unit, cell, stolen: false });
}

/** A bearer that a Melee Attack pushed by at least one cell loses it to the unit that pushed (TET-BATTLE-16, TET-RUL-27). */
export function stealArtifact(state: State, table: Table<TacticsEvent>, from: Unit, thief: Unit): void {
  if (isBearer(state, from)) give(state, table, { unit: thief, cell: cellOf(state, thief), stolen: true });
}

interface Taking {
  readonly unit: Unit;
  readonly cell: Cell;
  readonly stolen: boolean;
}

function give(state: State, table: Table<TacticsEvent>, { unit, cell, stolen }: Taking): void {
  state.bearer = unit;
  state.artifact = NONE;
  const rule = stolen ? 'TET-BATTLE-16' : 'TET-BATTLE-14';
  const name = cellName(bookOf(state).realm, cell);
  table.emit({ event: 'artifact-taken', rule, unit: unitId(state, unit), cell: name, stolen });
}

/** A captured bearer leaves it on its last cell (TET-BATTLE-17). */
export function dropIfBearer(state: State, table: Table<TacticsEvent>, unit: Unit, cell: Cell): void {
  if (!isBearer(state, unit)) return;
  state.bearer = NONE;
  state.artifact = cell;
  table.emit({ event: 'artifact-dropped', rule: 'TET-BATTLE-17', cell: cellName(bookOf(state).realm, cell) });
}

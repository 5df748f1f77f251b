/**
 * Capture: at zero HP a unit leaves the game at once (TET-CAPTURE-01, TET-AID-13), and its card goes to the player responsible.
 * That is never its own side: no effect hurts an ally, and no price takes the last HP (TET-CAPTURE-04).
 */
import type { Play, Table } from '@taverne/engine';
import { cureTheLastTwo } from './allowance.ts';
import { dropIfBearer } from './artifact.ts';
import { bookOf } from './content/book.ts';
import { endIfCaptured } from './ending.ts';
import type { TacticsEvent } from './events.ts';
import { cellName } from './realm/cells.ts';
import { enemyCaptured } from './solo/capture.ts';
import type { Side, State, Unit } from './state.ts';
import { window } from './tactics/windows.ts';
import { cellOf, isEnemyUnit, sideOf, unitId } from './units.ts';
import { NONE, type None } from './words.ts';

type Teller = Table<TacticsEvent>;

/** The units that one effect captures, and who is responsible. */
export interface Captures {
  readonly units: readonly Unit[];
  /** The unit that did it; NONE: no unit. */
  readonly by: Unit | None;
  readonly side: Side;
  /** Was it by an attack or a riposte, not by a Reaction or a trap? */
  readonly attack: boolean;
}

/**
 * All units that one effect captures are credited to the player whose effect it was. What counts units waits until all of them
 * are gone (TET-RUL-45); then come the windows.
 */
export function* capture(state: State, table: Teller, { units, by, side, attack }: Captures): Play {
  for (const unit of units) takeAway(state, table, unit, side);
  for (const unit of units) cureTheLastTwo(state, table, sideOf(unit));
  endIfCaptured(state, table);
  for (const unit of units) {
    if (!state.ending) yield* window(state, table, 'unit-captured', { unit, by, attack });
  }
}

/** Pawn and trackers leave the game (TET-CAPTURE-03), the card changes hands; an Enemy's does not (TET-SOLO-CAP-02). */
function takeAway(state: State, table: Teller, unit: Unit, side: Side): void {
  const cell = cellOf(state, unit);
  state.at[unit] = NONE;
  state.hp[unit] = 0;
  state.stock[unit] = 0;
  state.weak[unit] = 0;
  const name = cellName(bookOf(state).realm, cell);
  table.emit({ event: 'captured', rule: 'TET-CAPTURE-01', unit: unitId(state, unit), side, from: sideOf(unit), cell: name });
  dropIfBearer(state, table, unit, cell);
  if (isEnemyUnit(state, unit)) enemyCaptured(state, table, unit);
  else credit(state, unit, side);
}

/** TET-CAPTURE-02; each is worth 2 VP at the end (TET-CAPTURE-05). */
function credit(state: State, unit: Unit, side: Side): void {
  const card = state.card[unit] ?? NONE;
  state.captured = state.captured.map((cards, each) => (each === side ? [...cards, card] : cards));
}

/**
 * Pushes and pulls: straight on, never upwards (TET-PUSH-05), down without harm (TET-PUSH-06), until a cliff, the edge of the
 * realm or another unit stops them (TET-PUSH-07). Cells crossed or reached have no immediate effect (TET-PUSH-10).
 */
import type { Play, RuleId, Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticsEvent } from '../events.ts';
import { cellName, next } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import { closedBoxes, isClosed } from '../solo/closed.ts';
import type { State, Unit } from '../state.ts';
import { isAtWork } from '../tactics/hand.ts';
import { window } from '../tactics/windows.ts';
import { firmAgainst } from '../talents.ts';
import { cellOf, sideOf, unitId, unitOn } from '../units.ts';
import { type Direction, NONE } from '../words.ts';
import { loseHp } from './hurt.ts';

export interface Push {
  readonly unit: Unit;
  readonly way: Direction;
  readonly cells: number;
  /** The unit that pushes: a capture by collision is its owner's (TET-RUL-13). */
  readonly by: Unit;
  /** HP that the unit loses when it is stopped early (TET-PUSH-08); 0 for a pull. */
  readonly loss: number;
  readonly rule: RuleId;
  readonly pull?: boolean;
}

/** How many cells did the unit travel? */
export function* push(state: State, table: Table<TacticsEvent>, pushed: Push): Play<number> {
  const { unit, way, cells, by, loss } = pushed;
  if (cells <= 0) return 0; // no symbol, no push, no collision (TET-RUL-13)
  const firm = firmAgainst(state, unit, by);
  if (firm) {
    table.emit({ event: 'reacted', rule: 'TET-UNIT-07', unit: unitId(state, unit), ability: firm.does });
    return 0;
  }
  yield* window(state, table, 'push-coming', { unit, by });
  if (isAtWork(state, 'firm')) return 0;
  const travelled = shove(state, table, pushed);
  if (travelled < cells && loss > 0) {
    // Once, however many cells are missing (TET-PUSH-08).
    const rule = stopRule(state, cellOf(state, unit), way);
    yield* loseHp(state, table, { unit, amount: loss, why: 'collision', rule, by, side: sideOf(by), attack: true });
  }
  return travelled;
}

/** Moves the unit as far as it goes; the whole distance counts (TET-PUSH-04). How many cells did it travel? */
function shove(state: State, table: Table<TacticsEvent>, { unit, way, cells, rule, pull }: Push): number {
  const { realm } = bookOf(state);
  const path = pushPath(state, cellOf(state, unit), way, cells);
  const last = path.at(-1);
  if (last !== undefined) {
    state.at[unit] = last;
    state.put[unit] = last;
  }
  table.emit({
    event: 'pushed',
    rule,
    unit: unitId(state, unit),
    way,
    path: path.map((cell) => cellName(realm, cell)),
    stopped: path.length < cells,
    ...(pull ? { pull } : {}),
  });
  return path.length;
}

/** The cells a push leads over, at most so many. */
export function pushPath(state: State, from: Cell, way: Direction, cells: number): Cell[] {
  const { realm } = bookOf(state);
  const closed = closedBoxes(state);
  const path: Cell[] = [];
  let at = from;
  while (path.length < cells) {
    const to = next(realm, at, way);
    if (to === NONE || unitOn(state, to) !== NONE) break;
    // A flipped box is a cliff wall (TET-SOLO-DGN-08), and so is the mouth of a portal, which leads into a higher box.
    if ((realm.elevation[to] ?? 0) > (realm.elevation[at] ?? 0) || isClosed(realm, closed, to)) break;
    path.push(to);
    at = to;
  }
  return path;
}

/** Before a portal mouth a unit stops as before any cliff (TET-PUSH-09, TET-PORTAL-06), pulled or pushed (TET-PORTAL-07). */
function stopRule(state: State, at: Cell, way: Direction): RuleId {
  const { realm } = bookOf(state);
  return realm.portals[realm.portalOf[at] ?? NONE]?.facing === way ? 'TET-PUSH-09' : 'TET-PUSH-08';
}

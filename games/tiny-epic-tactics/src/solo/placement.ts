/**
 * How Enemy units come into play: on the trigger cell of a flag drawn at random, beside it by the compass when it is taken
 * (TET-SOLO-SETUP-12, TET-SOLO-SETUP-13, TET-SOLO-CAP-04, TET-SOLO-CAP-05, TET-RUL-29).
 */
import { type Bag, drawFrom, type RuleId, type Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticsEvent, Thought } from '../events.ts';
import { cellName, distance, next, turned } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import type { Side, State, Unit } from '../state.ts';
import { sideOf, UNITS_PER_SIDE, unitId, unitOf, unitOn } from '../units.ts';
import { type Direction, NONE } from '../words.ts';
import { closedBoxes, isClosed } from './closed.ts';
import { byDistance } from './compass.ts';
import { discardEnemyCard, drawEnemyCard, enemyCard, returnEnemyCard } from './deck.ts';
import { isFree } from './dungeon.ts';
import { thought } from './thoughts.ts';

type Teller = Table<TacticsEvent>;

export interface Spot {
  readonly cell: Cell;
  readonly thoughts: readonly Thought[];
}

/** Beside a cell, by a compass: clockwise from the arrow, at any elevation; failing these four the nearest free cell. */
export function spotBeside(state: State, cell: Cell, arrow: Direction): Spot {
  const { realm } = bookOf(state);
  const closed = closedBoxes(state);
  for (let count = 0; count < 4; count++) {
    const beside = next(realm, cell, turned(arrow, count));
    if (!isFree(state, closed, beside)) continue;
    const figures = { compass: arrow, cell: cellName(realm, beside) };
    return {
      cell: beside,
      thoughts: [count === 0 ? thought('compass-cell', figures) : thought('compass-turned', { ...figures, count })],
    };
  }
  const order = byDistance(realm, arrow, cell);
  let nearest: Cell = NONE;
  for (let each = 0; each < realm.cells; each++) {
    if (isFree(state, closed, each) && (nearest === NONE || order(each, nearest) < 0)) nearest = each;
  }
  const figures = { cell: cellName(realm, nearest), distance: distance(realm, cell, nearest), compass: arrow };
  return { cell: nearest, thoughts: [thought('nearest-free', figures)] };
}

/** What becomes of a card that only told a direction: shuffled back during set-up, discarded in play. */
type Then = 'returned' | 'discarded';

function drawSpot(state: State, table: Teller, cell: Cell, then: Then): Spot {
  const number = drawEnemyCard(state, table);
  const card = enemyCard(state, number);
  const { cell: beside, thoughts } = spotBeside(state, cell, card.compass);
  if (then === 'returned') returnEnemyCard(state, number);
  else discardEnemyCard(state, number);
  return { cell: beside, thoughts: [thought('compass-drawn', { card: card.id, compass: card.compass }), ...thoughts] };
}

/** The trigger cell of a zone, or a cell beside it if somebody stands there or its box is flipped (TET-RUL-29). */
function spotAtFlag(state: State, table: Teller, zone: number, then: Then): Spot {
  const { realm } = bookOf(state);
  const cell = realm.zones[zone]?.trigger ?? NONE;
  const flag = thought('flag-drawn', { zone: String.fromCharCode('A'.charCodeAt(0) + zone), cell: cellName(realm, cell) });
  const closed = closedBoxes(state);
  if (isFree(state, closed, cell)) return { cell, thoughts: [flag] };
  const why = isClosed(realm, closed, cell)
    ? thought('trigger-closed', { cell: cellName(realm, cell), box: realm.boxes[realm.boxOf[cell] ?? NONE]?.id ?? '' })
    : thought('trigger-taken', { cell: cellName(realm, cell), unit: unitId(state, unitOn(state, cell)) });
  const { cell: beside, thoughts } = drawSpot(state, table, cell, then);
  return { cell: beside, thoughts: [flag, why, ...thoughts] };
}

function put(state: State, table: Teller, unit: Unit, { rule, ...spot }: Spot & { readonly rule: RuleId }): void {
  state.at[unit] = spot.cell;
  table.emit({
    event: 'enemy-came',
    rule,
    side: sideOf(unit),
    unit: unitId(state, unit),
    cell: cellName(bookOf(state).realm, spot.cell),
    thoughts: spot.thoughts,
  });
}

/**
 * The first placement of a whole Enemy: three units at the three flags, unit and flag drawn at random, the fourth beside the
 * last one (TET-SOLO-SETUP-12 to 14). The second Enemy of co-op has all three flags in the draw again (TET-RUL-43).
 */
export function placeEnemy(state: State, table: Teller, side: Side): void {
  const { realm } = bookOf(state);
  let units: Bag = Array.from({ length: UNITS_PER_SIDE }, (_, slot) => unitOf(side, slot));
  let flags: Bag = realm.zones.map((_, zone) => zone);
  let last: Unit = NONE;
  while (units.length > 1) {
    const unit = flags.length > 0 ? drawFrom(units, table, 'enemy unit') : undefined;
    const flag = unit && drawFrom(flags, table, 'flag');
    if (!flag) break;
    last = unit.card;
    [units, flags] = [unit.left, flag.left];
    put(state, table, last, { ...spotAtFlag(state, table, flag.card, 'returned'), rule: 'TET-SOLO-SETUP-12' });
  }
  for (const unit of units) {
    const cell = state.at[last] ?? NONE;
    const { cell: beside, thoughts } = drawSpot(state, table, cell, 'returned');
    const first = thought('beside-last', { unit: unitId(state, last), cell: cellName(realm, cell) });
    put(state, table, unit, { cell: beside, thoughts: [first, ...thoughts], rule: 'TET-SOLO-SETUP-13' });
    last = unit;
  }
}

/** A new unit in the place of a captured one: at a flag drawn among all three (TET-SOLO-CAP-04, TET-SOLO-CAP-05). */
export function placeNewcomer(state: State, table: Teller, unit: Unit): void {
  const flag = table.chance('flag', bookOf(state).realm.zones.length);
  put(state, table, unit, { ...spotAtFlag(state, table, flag, 'discarded'), rule: 'TET-SOLO-CAP-04' });
}

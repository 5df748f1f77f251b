/** What is known along with the question `act`: public facts of the options that the page shows before anybody points at one. */
import { actOptions } from './act-options.ts';
import { bookOf } from './content/book.ts';
import type { MoveDeed } from './deeds.ts';
import type { CellName, UnitId } from './events.ts';
import { movementOf, reach } from './reach.ts';
import { cellName, isChamber } from './realm/cells.ts';
import { chamberSteps } from './solo/chambers.ts';
import type { State, Unit } from './state.ts';
import { marchPoints } from './tactics/declared.ts';
import { cellOf, unitId, unitsOf } from './units.ts';

export type ActFigures = {
  /** Where the Moves of a unit lead that cost 0 MP, 1 MP, 2 MP and so on: the cells by name, with blanks between them. */
  readonly moves: { readonly [unit: UnitId]: readonly string[] };
  /** Of a unit in a dungeon: the chambers that its walk can begin with. */
  readonly chambers: { readonly [unit: UnitId]: readonly CellName[] };
};

export function actFigures(state: State): ActFigures {
  const moves: { [unit: UnitId]: readonly string[] } = {};
  const chambers: { [unit: UnitId]: readonly CellName[] } = {};
  const offered = actOptions(state);
  const { realm } = bookOf(state);
  for (const unit of unitsOf(state, state.active)) {
    const id = unitId(state, unit);
    const going = offered.flatMap(({ value }) => (value.do === 'move' && value.unit === unit ? [value] : []));
    if (going.length > 0) moves[id] = pricesOf(state, unit, going);
    const walks = offered.some(({ value }) => value.do === 'walk' && value.unit === unit);
    if (walks && isChamber(realm, cellOf(state, unit)))
      chambers[id] = chamberSteps(state, unit).map(({ to }) => cellName(realm, to));
  }
  return { moves, chambers };
}

/** Those that need a tactic come last. */
function pricesOf(state: State, unit: Unit, going: readonly MoveDeed[]): readonly string[] {
  const { realm } = bookOf(state);
  const { costs } = reach(state, unit, movementOf(state, unit) + marchPoints(state, going.at(-1)?.tactics ?? []));
  const cells: string[][] = [];
  for (const { to } of going) {
    const cost = costs[to] ?? 0;
    cells[cost] ??= [];
    cells[cost].push(cellName(realm, to));
  }
  return Array.from(cells, (names = []) => names.join(' '));
}

/**
 * What a character can do in its action, as data: where it goes itself and where it sends somebody else.
 * Every deed that can be offered is made once and handed out again and again, so that a list of options costs little.
 */
import { type Option, option } from '@taverne/engine';
import { type Cell, type CellName, cellName, type PerCell, perCell } from './board.ts';
import { markActed, put, type State } from './state.ts';
import { type Figure, type FigureName, figureName, NONE, type None, perFigure } from './words.ts';

interface Deed {
  readonly figure: Figure;
  /** Where the character itself ends; none: it stays. */
  readonly to: Cell | None;
  /** The cell of the character aimed at, if there is one. */
  readonly target: Cell | None;
  /** Where that character ends; none: it stays. */
  readonly targetTo: Cell | None;
}

/** A basic move (LDR-ACT-03), or the Leader's longer one with the Vizier. */
export interface Move extends Deed {
  readonly do: 'move';
  readonly from: Cell;
  readonly to: Cell;
}

/** The use of an active ability. It is one deed however many steps it has; only end cells are kept (LDR-DEC-02). */
export interface Use extends Deed {
  readonly do: 'ability';
}

/** The end of the action phase: always explicit, even when nothing else is left to do (LDR-DEC-04). */
export interface End {
  readonly do: 'end';
}

export type Action = Move | Use;
export type ActionOption = Option<Action>;

// ── making them (notation: LDR-DEC-06) ──

type Table = PerCell<(ActionOption | undefined)[]>;
const table = (): Table => perCell(() => []);

const MOVES = perFigure(table);

/** `D1 D2`. */
export const move = (figure: Figure, from: Cell, to: Cell): ActionOption =>
  MOVES[figure][from][to] ?? keep(MOVES[figure], from, to, newMove(figure, from, to));

const newMove = (figure: Figure, from: Cell, to: Cell): ActionOption =>
  option(`${cellName(from)} ${cellName(to)}`, { do: 'move', figure, from, to, target: NONE, targetTo: NONE });

function keep(table: Table, a: Cell, b: Cell, made: ActionOption): ActionOption {
  table[a][b] = made;
  return made;
}

const ARRIVALS = perFigure((figure) =>
  perCell(
    (to): ActionOption =>
      option(`${figureName(figure)} ${cellName(to)}`, { do: 'ability', figure, to, target: NONE, targetTo: NONE }),
  ),
);

/** `rider C4`: the character alone changes cells. */
export const arrival = (figure: Figure, to: Cell): ActionOption => ARRIVALS[figure][to];

const SHIFTS = perFigure(table);

/** `innkeeper C4 C5`: the target alone changes cells. */
export const shift = (figure: Figure, target: Cell, targetTo: Cell): ActionOption =>
  SHIFTS[figure][target][targetTo] ?? keep(SHIFTS[figure], target, targetTo, newShift(figure, target, targetTo));

const newShift = (figure: Figure, target: Cell, targetTo: Cell): ActionOption =>
  newUse(figure, `${figureName(figure)} ${cellName(target)} ${cellName(targetTo)}`, { to: NONE, target, targetTo });

export const END: Option<End> = option('end', { do: 'end' });

/** Any other use of an ability that is told by two cells: made when it is first wanted, and the same one ever after. */
export function uses(
  figure: Figure,
  notation: (a: Cell, b: Cell) => string,
  aim: (a: Cell, b: Cell) => Aim,
): (a: Cell, b: Cell) => ActionOption {
  const made = table();
  return (a, b) => made[a][b] ?? keep(made, a, b, newUse(figure, notation(a, b), aim(a, b)));
}

type Aim = Pick<Use, 'to' | 'target' | 'targetTo'>;

const newUse = (figure: Figure, notation: string, { to, target, targetTo }: Aim): ActionOption =>
  option(notation, { do: 'ability', figure, to, target, targetTo });

// ── carrying them out ──

/** An action with what it means for who may still act. Settling it is another matter: see settle.ts. */
export function carryOut(state: State, action: Action): void {
  const from = state.at[action.figure];
  if (from === NONE) throw new Error(`${figureName(action.figure)} is not on the board`);
  displace(state, action, from);
  markActed(state, action.figure);
}

/** All displacements of an action at once (LDR-ACT-09, first). */
export function displace(state: State, action: Action, from: Cell): void {
  const { on } = state;
  const { figure, to, target, targetTo } = action;
  const other = target === NONE || targetTo === NONE ? NONE : on[target];
  // Both leave before either arrives: the Illusionist and its partner exchange their cells.
  if (to !== NONE) on[from] = NONE;
  if (other !== NONE && target !== NONE) on[target] = NONE;
  if (to !== NONE) put(state, figure, to);
  if (other !== NONE && targetTo !== NONE) put(state, other, targetTo);
}

/** Undoes `displace`: trying an action out and putting the figures back is cheaper than copying the board. */
export function putBack(state: State, action: Action, from: Cell): void {
  const { on } = state;
  const { figure, to, target, targetTo } = action;
  const other = target === NONE || targetTo === NONE ? NONE : on[targetTo];
  if (to !== NONE) on[to] = NONE;
  if (targetTo !== NONE) on[targetTo] = NONE;
  if (to !== NONE) put(state, figure, from);
  if (other !== NONE && target !== NONE) put(state, other, target);
}

/** A type and no interface, so that it passes as plain data. */
export type Displaced = { readonly figure: FigureName; readonly from: CellName; readonly to: CellName };

/** Who goes where by an action that has not been carried out yet. */
export function displacements(state: State, { figure, to, target, targetTo }: Action): Displaced[] {
  return [displaced(state, figure, to), displaced(state, target === NONE ? NONE : state.on[target], targetTo)].flat();
}

function displaced(state: State, figure: Figure | None, to: Cell | None): Displaced[] {
  const from = figure === NONE ? NONE : state.at[figure];
  if (figure === NONE || from === NONE || to === NONE) return [];
  return [{ figure: figureName(figure), from: cellName(from), to: cellName(to) }];
}

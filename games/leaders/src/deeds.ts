/**
 * What a character can do in its action, as data: where it goes itself and where it sends somebody else.
 * Every deed that can be offered is made once and handed out again and again, so that a list of options costs little.
 */
import { type Option, option } from '@taverne/engine';
import { type Cell, type CellName, cellName, NEIGHBOURS, type PerCell, perCell } from './board.ts';
import { writeDeed } from './notation.ts';
import { cellOf, figureOn, markActed, put, type State, shift } from './state.ts';
import { type Figure, type FigureName, figureName, NONE, type None, perFigure } from './words.ts';

/** The character itself goes somewhere. A target, if there is one, stays where it is. */
interface Going {
  readonly to: Cell;
  readonly target: Cell | None;
  readonly targetTo: None;
}

/** The character on `target` is sent to `targetTo`. The acting one may go somewhere too; none: it stays. */
interface Sending {
  readonly to: Cell | None;
  readonly target: Cell;
  readonly targetTo: Cell;
}

type Aim = Going | Sending;

/** A basic move (LDR-ACT-03), or the Leader's longer one with the Vizier. */
export type Move = Going & { readonly do: 'move'; readonly figure: Figure; readonly from: Cell };

/** The use of an active ability. It is one deed however many steps it has; only end cells are kept (LDR-DEC-02). */
export type Use = Aim & { readonly do: 'ability'; readonly figure: Figure };

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
  deed({ do: 'move', figure, from, to, target: NONE, targetTo: NONE });

const deed = (action: Action): ActionOption => option(writeDeed(action), action);

const STEPS = perFigure(() => perCell((): readonly ActionOption[] | undefined => undefined));

/** The basic moves from a cell, in the order of its neighbours: whoever goes through those has the moves at hand. */
export const stepsFrom = (figure: Figure, from: Cell): readonly ActionOption[] => STEPS[figure][from] ?? newSteps(figure, from);

function newSteps(figure: Figure, from: Cell): readonly ActionOption[] {
  const steps = NEIGHBOURS[from].map((to) => move(figure, from, to));
  STEPS[figure][from] = steps;
  return steps;
}

function keep(table: Table, a: Cell, b: Cell, made: ActionOption): ActionOption {
  table[a][b] = made;
  return made;
}

const ARRIVALS = perFigure((figure) =>
  perCell((to): ActionOption => deed({ do: 'ability', figure, to, target: NONE, targetTo: NONE })),
);

/** `rider C4`: the character alone changes cells. */
export const arrival = (figure: Figure, to: Cell): ActionOption => ARRIVALS[figure][to];

const SENDINGS = perFigure(table);

/** `innkeeper C4 C5`: the target alone changes cells. */
export const sending = (figure: Figure, target: Cell, targetTo: Cell): ActionOption =>
  SENDINGS[figure][target][targetTo] ?? keep(SENDINGS[figure], target, targetTo, newSending(figure, target, targetTo));

const newSending = (figure: Figure, target: Cell, targetTo: Cell): ActionOption =>
  deed({ do: 'ability', figure, to: NONE, target, targetTo });

const THE_END: End = { do: 'end' };
export const END: Option<End> = option(writeDeed(THE_END), THE_END);

/** Any other use of an ability that is told by two cells: made when it is first wanted, and the same one ever after. */
export function uses(figure: Figure, aim: (a: Cell, b: Cell) => Aim): (a: Cell, b: Cell) => ActionOption {
  const made = table();
  return (a, b) => made[a][b] ?? keep(made, a, b, deed({ do: 'ability', figure, ...aim(a, b) }));
}

// ── carrying them out ──

/**
 * An action with what it means for who may still act: only the character that acts is spent, whoever else it displaces
 * (LDR-ACT-05, LDR-ACT-06). Settling it is another matter: see settle.ts.
 */
export function carryOut(state: State, action: Action): void {
  displace(state, action, cellOf(state, action.figure));
  markActed(state, action.figure);
}

/** All displacements of an action at once (LDR-ACT-09, first): whoever stands elsewhere was displaced (LDR-TERM-04). */
export function displace(state: State, action: Action, from: Cell): void {
  const { figure } = action;
  if (action.targetTo === NONE) {
    shift(state, figure, from, action.to);
    return;
  }
  const sent = figureOn(state, action.target);
  // Both leave before either arrives: the Illusionist and its partner exchange their cells.
  state.on[action.target] = NONE;
  if (action.to !== NONE) shift(state, figure, from, action.to);
  put(state, sent, action.targetTo);
}

/** Undoes `displace`: trying an action out and putting the figures back is cheaper than copying the board. */
export function putBack(state: State, action: Action, from: Cell): void {
  const { figure } = action;
  if (action.targetTo === NONE) {
    shift(state, figure, action.to, from);
    return;
  }
  const sent = figureOn(state, action.targetTo);
  state.on[action.targetTo] = NONE;
  if (action.to !== NONE) shift(state, figure, action.to, from);
  put(state, sent, action.target);
}

/** A type and no interface, so that it passes as plain data. */
export type Displaced = { readonly figure: FigureName; readonly from: CellName; readonly to: CellName };

/** Who goes where by an action that has not been carried out yet. */
export function displacements(state: State, { figure, to, target, targetTo }: Action): Displaced[] {
  const list: Displaced[] = [];
  if (to !== NONE) list.push(displaced(state, figure, to));
  if (targetTo !== NONE) list.push(displaced(state, figureOn(state, target), targetTo));
  return list;
}

const displaced = (state: State, figure: Figure, to: Cell): Displaced => ({
  figure: figureName(figure),
  from: cellName(cellOf(state, figure)),
  to: cellName(to),
});

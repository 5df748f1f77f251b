/**
 * Options as ways: the things one points at, one after the other, until only that option is left. The picking below knows
 * no rule; it only follows these paths. A figure's own cell comes first, then whom it aims at, then where somebody ends.
 */
import type { AnswerOf, Question } from '@taverne/engine';
import { type Cell, type CellName, cellName } from '../../src/board.ts';
import type { Action } from '../../src/deeds.ts';
import type { Leaders } from '../../src/types.ts';
import type { View } from '../../src/view.ts';
import { type CardName, cardName, type FigureName, figureName, NONE } from '../../src/words.ts';
import { figureOn } from '../view.ts';

/** What can be pointed at: a cell of the board, or a card beside it. */
export type Spot = CellName | CardName;

export type WayKind = 'move' | 'ability' | 'react' | 'recruit' | 'ban' | 'end';

/** Somebody who would end elsewhere. */
export interface Arrival {
  readonly figure: FigureName;
  readonly to: CellName;
}

export interface Way {
  readonly key: string;
  readonly kind: WayKind;
  readonly path: readonly Spot[];
  /** Who acts. */
  readonly figure: FigureName | undefined;
  readonly card: CardName | undefined;
  /** The cell of whom it aims at. */
  readonly target: CellName | undefined;
  readonly arrivals: readonly Arrival[];
}

const NO_WAY = { path: [], figure: undefined, card: undefined, target: undefined, arrivals: [] } as const;

export const waysOf = (question: Question<Leaders>, view: View): Way[] =>
  question.options.flatMap(({ key, value }) => wayOf(key, value, view) ?? []);

/** None: whoever would have to act is not on the board. */
export function wayOf(key: string, value: AnswerOf<Leaders>, view: View): Way | undefined {
  switch (value.do) {
    case 'end':
      return { ...NO_WAY, key, kind: 'end' };
    case 'ban': {
      const card = cardName(value.card);
      return { ...NO_WAY, key, kind: 'ban', path: [card], card };
    }
    case 'recruit':
      return recruitWay(key, cardName(value.card), value.cells.map(cellName));
    case 'react':
      return reactWay(key, cellName(value.to), view);
    case 'move':
    case 'ability':
      return actionWay(key, value, view);
  }
}

function recruitWay(key: string, card: CardName, cells: readonly CellName[]): Way {
  const figures: readonly FigureName[] = card === 'bear' ? ['bear', 'cub'] : [card];
  const arrivals = cells.flatMap((to, i) => {
    const figure = figures[i];
    return figure ? [{ figure, to }] : [];
  });
  return { ...NO_WAY, key, kind: 'recruit', path: [card, ...cells], card, arrivals };
}

function reactWay(key: string, to: CellName, view: View): Way | undefined {
  const from = view.at.nemesis;
  return from && { ...NO_WAY, key, kind: 'react', path: [from, to], figure: 'nemesis', arrivals: [{ figure: 'nemesis', to }] };
}

function actionWay(key: string, action: Action, view: View): Way | undefined {
  const figure = figureName(action.figure);
  const from = view.at[figure];
  if (!from) return undefined;
  const [to, target, targetTo] = [action.to, action.target, action.targetTo].map(cellOrNone);
  const other = target && figureOn(view, target);
  const arrivals: Arrival[] = to ? [{ figure, to }] : [];
  if (other && targetTo) arrivals.push({ figure: other, to: targetTo });
  return { ...NO_WAY, key, kind: action.do, path: pathOf(from, to, target, targetTo), figure, target, arrivals };
}

const cellOrNone = (cell: Cell | typeof NONE): CellName | undefined => (cell === NONE ? undefined : cellName(cell));

/**
 * Nobody aimed at: the end cell is enough. Two who change places: so is the other one. Otherwise the target first, then the
 * cell that is still open: where the target ends, or, if it stays, where the figure itself does.
 */
function pathOf(from: CellName, to?: CellName, target?: CellName, targetTo?: CellName): Spot[] {
  if (!target) return to ? [from, to] : [from];
  if (to === target && targetTo === from) return [from, target];
  const last = targetTo ?? to;
  return last ? [from, target, last] : [from, target];
}

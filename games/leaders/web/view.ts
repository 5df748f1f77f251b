/** Questions one asks of a view: which side is whose, who stands where. */
import type { Seat } from '@taverne/engine';
import type { Orientation, TableState } from '@taverne/ui';
import {
  CARD_NAMES,
  type CardName,
  CELL_NAMES,
  type CellName,
  FIGURE_NAMES,
  type FigureName,
  SIDE_NAMES,
  type SideName,
  type View,
} from '../src/index.ts';

/** Views come from the game itself; this only tells the compiler so. */
export const isView = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'at' in view && 'teams' in view;

export const isCell = (word: unknown): word is CellName => CELL_NAMES.some((name) => name === word);
export const isCardName = (word: unknown): word is CardName => CARD_NAMES.some((name) => name === word);
export const isFigureName = (word: unknown): word is FigureName => FIGURE_NAMES.some((name) => name === word);
export const isSideName = (word: unknown): word is SideName => SIDE_NAMES.some((name) => name === word);

export const seatOfSide = (view: View, side: SideName): Seat => (side === 'south' ? view.south : 1 - view.south);
export const sideOfSeat = (view: View, seat: Seat): SideName => (seat === view.south ? 'south' : 'north');
export const otherSide = (side: SideName): SideName => (side === 'south' ? 'north' : 'south');

/** The figures of both sides on the board. */
export const standing = (view: View): readonly FigureName[] => [...view.teams.south, ...view.teams.north];

export const figureOn = (view: View, cell: CellName): FigureName | undefined =>
  standing(view).find((figure) => view.at[figure] === cell);

export const leaderOf = (side: SideName): FigureName => (side === 'south' ? 'south-leader' : 'north-leader');

/** Whoever looks plays one side, and somebody else the other. */
export const isOneOfTwo = ({ seats }: TableState): boolean => seats.filter(({ mine }) => mine).length === 1;
/** The one seat of whoever looks: where two share a screen, nobody is just “you”. */
export const isYou = (state: TableState, seat: Seat): boolean => isOneOfTwo(state) && state.seats[seat]?.mine === true;

/** A replay, or a table at which nobody here sits: there the eyes are borrowed. */
const isLookedAt = ({ seats }: TableState): boolean => seats.every(({ mine }) => !mine);

/** Seen from North's end when these are North's eyes; at one screen, which two share, the board stays as it lies. */
export const isTurned = (state: TableState, view: View, orientation: Orientation): boolean =>
  orientation === 'own' &&
  (isOneOfTwo(state) || isLookedAt(state)) &&
  state.eyes !== undefined &&
  sideOfSeat(view, state.eyes) === 'north';

/** Cards held, Leader included: the Cub has no card of its own. */
export const cardsOf = (view: View, side: SideName): readonly FigureName[] =>
  view.teams[side].filter((figure) => figure !== 'cub');

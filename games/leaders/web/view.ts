/** Questions one asks of a view: which side is whose, who stands where. */
import type { Seat } from '@taverne/engine';
import { isOneOfMany } from '@taverne/engine/telling';
import type { Orientation, TableState } from '@taverne/ui';
import { CELL_NAMES, type CellName } from '../src/board.ts';
import type { View } from '../src/view.ts';
import { CARD_NAMES, type CardName, type FigureName, type SideName } from '../src/words.ts';

export const isCell = (word: unknown): word is CellName => CELL_NAMES.some((name) => name === word);
export const isCardName = (word: unknown): word is CardName => CARD_NAMES.some((name) => name === word);

export const seatOfSide = (view: View, side: SideName): Seat => (side === 'south' ? view.south : 1 - view.south);
export const sideOfSeat = (view: View, seat: Seat): SideName => (seat === view.south ? 'south' : 'north');
export const otherSide = (side: SideName): SideName => (side === 'south' ? 'north' : 'south');

/** The figures of both sides on the board. */
export const standing = (view: View): readonly FigureName[] => [...view.teams.south, ...view.teams.north];

export const figureOn = (view: View, cell: CellName): FigureName | undefined =>
  standing(view).find((figure) => view.at[figure] === cell);

export const leaderOf = (side: SideName): FigureName => (side === 'south' ? 'south-leader' : 'north-leader');

type Seated = Pick<TableState, 'seats' | 'eyes'>;

/** A replay, or a table at which nobody here sits: there the eyes are borrowed. */
const isLookedAt = ({ seats }: Seated): boolean => seats.every(({ mine }) => !mine);

/** Seen from North's end when these are North's eyes; at one screen, which two share, the board stays as it lies. */
export const isTurned = (state: Seated, view: View, orientation: Orientation): boolean =>
  orientation === 'own' &&
  (isOneOfMany(state) || isLookedAt(state)) &&
  state.eyes !== undefined &&
  sideOfSeat(view, state.eyes) === 'north';

/** Cards held, Leader included: the Cub has no card of its own. */
export const cardsOf = (view: View, side: SideName): readonly FigureName[] =>
  view.teams[side].filter((figure) => figure !== 'cub');

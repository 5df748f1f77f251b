/** Leaders, as a game of the engine. */
import { type GameOf, wonBy } from '@taverne/engine';
import { agreement } from './draws.ts';
import { SEATS } from './ending.ts';
import { mementos } from './mementos.ts';
import { NOTATION } from './notation.ts';
import { FIELDS } from './options.ts';
import { readPosition, writePosition } from './position.ts';
import { parse, setup } from './setup.ts';
import { copy, seatOf, sideOf } from './state.ts';
import { REASONS } from './tried.ts';
import { step } from './turn.ts';
import type { Leaders } from './types.ts';
import { glance, view } from './view.ts';
import { other } from './words.ts';

/**
 * In a turn each of at most six figures acts once, each action may be answered by a Nemesis, and the phase is ended: 13
 * questions. No match has more turns than the highest turn cap; eight recruitments and four bans are asked in all of it.
 */
const LONGEST = FIELDS.turnCap.max * (6 + 6 + 1) + 8 + 4;

export const leaders: GameOf<Leaders> = {
  id: 'leaders',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  longest: LONGEST,
  notation: NOTATION,
  reasons: REASONS,
  mementos,
  fields: FIELDS,
  options: parse,
  setup,
  step,
  outcome: (state) => state.ending ?? undefined,
  copy,
  view,
  glance,
  // The order of the pile is in no state: nothing is hidden, so nothing can be mixed up (LDR-SETUP-06, LDR-ONL-03).
  hidden: () => [],
  rename: () => {},
  turn: (state) => state.turns + 1,
  /** Resignation and time lose, at any moment (LDR-ONL-05). */
  forfeit: (state, seat, why) =>
    wonBy(seatOf(state, other(sideOf(state, seat))), SEATS, why === 'time' ? 'time' : 'resignation', 'LDR-ONL-05'),
  agreement,
  positions: { write: writePosition, read: readPosition },
};

export type { React } from './abilities/nemesis.ts';
export type { Ban } from './ban.ts';
export {
  BETWEEN,
  CELL_NAMES,
  CELLS,
  type Cell,
  type CellName,
  cellName,
  cellNamed,
  HEX_OF,
  NEIGHBOURS,
  RECRUITMENT_CELLS,
} from './board.ts';
export { encirclers, type Fate, fateOf, type Participant, participants } from './capture.ts';
export type { Part } from './content/parts.ts';
export type { Action, Displaced, End, Move, Use } from './deeds.ts';
export type { LeadersEvent } from './events.ts';
export { NOTATION } from './notation.ts';
export { FIELDS, type Mode, type Options } from './options.ts';
export { readPosition, writePosition } from './position.ts';
export type { Reason, Why } from './reasons.ts';
export type { Recruit } from './recruit.ts';
export type { State } from './state.ts';
export type { Leaders } from './types.ts';
export type { View } from './view.ts';
export {
  CARD_NAMES,
  CARDS,
  type Card,
  type CardName,
  cardName,
  FIGURE_NAMES,
  FIGURES,
  type Figure,
  type FigureName,
  figureName,
  NONE,
  NORTH,
  SIDE_NAMES,
  type Side,
  type SideName,
  SOUTH,
} from './words.ts';

/** The sixteen tactics by name: when each may be revealed, and what it then does. One file each. */
import type { Play, Table } from '@taverne/engine';
import type { TacticName } from '../content/types.ts';
import type { TacticsEvent } from '../events.ts';
import type { CardNumber, Side, State } from '../state.ts';
import type { Moment } from '../words.ts';
import { bitterLesson, couldTeach } from './bitter-lesson.ts';
import { braced, couldBrace } from './braced-stance.ts';
import { cornered, couldCorner } from './cornered.ts';
import { couldHold, holdTheLine } from './hold-the-line.ts';
import { couldReroll, luckyBreak } from './lucky-break.ts';
import { couldGainMomentum, momentum } from './momentum.ts';
import type { Occasion } from './occasion.ts';
import { couldStrike, opportunist } from './opportunist.ts';
import { couldFindPath, pathfinder } from './pathfinder.ts';
import { couldStopAtFord, treacherousFord } from './treacherous-ford.ts';

/** A tactic that was just revealed in a window. */
export interface Revealed {
  readonly side: Side;
  readonly card: CardNumber;
  readonly does: TacticName;
  readonly amount: number;
  readonly at: Occasion;
}

/** The moment of each tactic (facts 2.5). */
const MOMENTS: { readonly [N in TacticName]: Moment } = {
  'second-wind': 'between-actions',
  'field-rations': 'between-actions',
  'hidden-quiver': 'between-actions',
  'forced-march': 'action-declared',
  ambush: 'target-declared',
  'plunging-fire': 'target-declared',
  'braced-stance': 'push-coming',
  'lucky-break': 'dice-rolled',
  'hold-the-line': 'target-declared',
  'bitter-lesson': 'unit-captured',
  opportunist: 'move-ended',
  'treacherous-ford': 'cell-entered',
  pathfinder: 'cell-entered',
  cornered: 'attack-finished',
  momentum: 'unit-captured',
  siegecraft: 'target-declared',
};

export const momentOf = (does: TacticName): Moment => MOMENTS[does];

/** By public facts: would a card that does this be playable now for that side, in a window? */
export function couldReveal(state: State, does: TacticName, side: Side, at: Occasion): boolean {
  switch (does) {
    case 'braced-stance':
      return couldBrace(state, side, at);
    case 'lucky-break':
      return couldReroll(side, at);
    case 'hold-the-line':
      return couldHold(state, side, at);
    case 'bitter-lesson':
      return couldTeach(state, side, at);
    case 'opportunist':
      return couldStrike(state, side, at);
    case 'treacherous-ford':
      return couldStopAtFord(state, side, at);
    case 'pathfinder':
      return couldFindPath(state, side, at);
    case 'cornered':
      return couldCorner(state, side, at);
    case 'momentum':
      return couldGainMomentum(state, side, at);
    default:
      return false; // these come with their holder's own declaration
  }
}

/** The THEN part of a tactic revealed in a window. */
export function* resolve(state: State, table: Table<TacticsEvent>, revealed: Revealed): Play {
  switch (revealed.does) {
    case 'braced-stance':
      return braced(state, revealed.card);
    case 'lucky-break':
      return yield* luckyBreak(state, table, revealed.side, revealed.at);
    case 'hold-the-line':
      return holdTheLine(state, revealed.card);
    case 'bitter-lesson':
      return bitterLesson(state, table, revealed.amount, revealed.at);
    case 'opportunist':
      return yield* opportunist(state, table, revealed.side, revealed.at);
    case 'treacherous-ford':
      return treacherousFord(state, table, revealed.card);
    case 'pathfinder':
      return pathfinder(state, revealed.amount);
    case 'cornered':
      return cornered(state, revealed.card);
    case 'momentum':
      return momentum(state, revealed.amount, revealed.at);
    default:
      throw new Error(`${revealed.does} is not played in a window`);
  }
}

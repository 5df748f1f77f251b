/** What everybody sees: all of it. The Quest deck has no order until a card is turned. */
import { classesOf, look } from '@taverne/engine';
import { magicLevel } from './magic.ts';
import { type Score, scoreOf } from './score.ts';
import { STATE, type State, seatsOf } from './state.ts';

const CLASSES = classesOf(STATE, {});

function see(state: State) {
  return {
    ...look(state, CLASSES, undefined),
    /** As if the match were over. */
    scores: seatsOf(state).map((seat): Score => scoreOf(state, seat)),
    /** The Magic Level. */
    level: magicLevel(state),
  };
}

export type View = ReturnType<typeof see>;

export const view = (state: State): View => see(state);

/** What happened and what is refused, as the page tells it. */
import type { Missed, Told } from '@taverne/engine';
import { isYou, tell } from '@taverne/engine/telling';
import { type LogGroup, logFrom, type Say, type TableState } from '@taverne/ui';
import type { Leaders, LeadersEvent, SideName } from '../src/index.ts';
import { holderWord } from '../text/names.ts';
import { telling } from '../text/tell.ts';
import { seatOfSide } from './view.ts';

/** Sides are called by whoever plays them, and figures are told with whoever they belong to; what you did is told to you. */
export const describe = (event: LeadersEvent, state: TableState<Leaders>, say: Say): string =>
  tell(telling.event(event), telling.page(state.view, state, say));

export const sayRefusal = (refusal: Missed<Leaders>['refusal'], state: TableState<Leaders>, say: Say): string =>
  tell(telling.refusal(refusal), telling.page(state.view, state, say));

/** The turn itself is the heading and needs no line; nor does the end of the actions. */
const UNTOLD: ReadonlySet<string> = new Set(['turn-began', 'actions-ended']);

export function logOf(state: TableState<Leaders>, say: Say): readonly LogGroup[] {
  const { view } = state;
  return logFrom(state.events, {
    heading: (event) => {
      if (event.event !== 'turn-began') return undefined;
      const { turn, side } = event;
      return isYou(state, seatOfSide(view, side))
        ? say('web.you.log.turn', { turn })
        : say('web.log.turn', { turn, name: holderWord(say, state, view, side) });
    },
    line: (event) => {
      const side = sideIn(event);
      return UNTOLD.has(event.event) ? undefined : { text: describe(event, state, say), seat: side && seatOfSide(view, side) };
    },
  });
}

/** What happens before anybody's turn. */
const BEFORE: ReadonlySet<string> = new Set(['began', 'banned', 'revealed']);

/** A match that begins from a position is in the middle of its first turn, of which no event tells. */
export function turnsIn(events: readonly Told<LeadersEvent>[]): readonly number[] {
  const told = events.flatMap(({ event }, i) => (event.event === 'turn-began' ? [i] : []));
  const [first = events.length] = told;
  const isMidway = events.slice(0, first).some(({ event }) => !BEFORE.has(event.event));
  return isMidway ? [0, ...told] : told;
}

const sideIn = (event: LeadersEvent): SideName | undefined => ('side' in event ? event.side : undefined);

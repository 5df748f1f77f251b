/** What happened, what is refused and what the Enemy thinks, as the page tells it. */
import type { RefusalOf, Told } from '@taverne/engine';
import { isYou, tell } from '@taverne/engine/telling';
import { type LogGroup, logFrom, type Say, type TableState } from '@taverne/ui';
import type { TacticsEvent } from '../src/events.ts';
import { holderWord } from '../text/names.ts';
import { telling, thoughtTale } from '../text/tell.ts';
import { type Tactics, unitWithId, type View } from './view.ts';

const sideIn = (event: TacticsEvent): number | undefined => ('side' in event ? event.side : undefined);

/** Whose doing it is: the side it names, or that of the unit it is about. */
function seatIn(event: TacticsEvent, view: View): number | undefined {
  const side = sideIn(event);
  if (side !== undefined) return side;
  return 'unit' in event ? unitWithId(view, event.unit)?.side : undefined;
}

/** Sides are called by whoever plays them; what you did is told to you. */
export const describe = (event: TacticsEvent, state: TableState<Tactics>, say: Say): string =>
  tell(telling.event(event), telling.page(state.view, state, say));

export const sayRefusal = (refusal: RefusalOf<Tactics>, state: TableState<Tactics>, say: Say): string =>
  tell(telling.refusal(refusal), telling.page(state.view, state, say));

/** The thoughts of an event, in words. */
export const thoughtsIn = (event: TacticsEvent | undefined, state: TableState<Tactics>, say: Say): readonly string[] =>
  event && 'thoughts' in event
    ? event.thoughts.map((thought) => tell(thoughtTale(thought), telling.page(state.view, state, say)))
    : [];

/** Headings, what is told by them, and the deal: the cards lie before everybody. */
const UNTOLD: ReadonlySet<string> = new Set(['actions-ended', 'turn-began', 'unit-dealt']);

export function logOf(state: TableState<Tactics>, say: Say): readonly LogGroup[] {
  const { view } = state;
  return logFrom(state.events, {
    heading: (event) => {
      if (event.event !== 'turn-began') return undefined;
      const { side, round } = event;
      return isYou(state, side)
        ? say('web.you.log.turn', { round })
        : say('web.log.turn', { round, name: holderWord(say, state, view, side) });
    },
    line: (event) => {
      const text = UNTOLD.has(event.event) ? '' : describe(event, state, say);
      return text === '' ? undefined : { text, seat: seatIn(event, view) };
    },
  });
}

/** Where in the line of events each turn begins, those of the Enemy included. */
export const turnsIn = (events: readonly Told<TacticsEvent>[]): readonly number[] =>
  events.flatMap(({ event }, i) => (event.event === 'turn-began' || event.event === 'enemy-activated' ? [i] : []));

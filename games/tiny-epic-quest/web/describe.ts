/** What happened, in words: the tales of the game in the voice of the page. */
import type { Told } from '@taverne/engine';
import { tell } from '@taverne/engine/telling';
import { type LogGroup, logFrom, type Say, type TableState } from '@taverne/ui';
import type { QuestEvent } from '../src/events.ts';
import type { QuestTypes } from '../src/types.ts';
import { pageVoice } from '../text/names.ts';
import { telling } from '../text/tell.ts';
import { regionWord } from './names.ts';
import { regionAt } from './view.ts';

type State = TableState<QuestTypes>;

/** On a page places have names, not letters. */
const placesIn = (event: QuestEvent, state: State, say: Say): { readonly [name: string]: string } =>
  event.event === 'moved'
    ? { from: regionWord(say, state, regionAt(event.from)), to: regionWord(say, state, regionAt(event.to)) }
    : {};

export function describe(event: QuestEvent, state: State, say: Say): string {
  const { parts, ...tale } = telling.event(event);
  return tell({ ...tale, parts: { ...parts, ...placesIn(event, state, say) } }, pageVoice(state.view, state, say));
}

export const sayRefusal = (refusal: Parameters<typeof telling.refusal>[0], state: State, say: Say): string =>
  tell(telling.refusal(refusal), pageVoice(state.view, state, say));

const seatIn = (event: QuestEvent): number | undefined => ('seat' in event ? event.seat : undefined);

/** Told by the heading they stand under. */
const UNTOLD: ReadonlySet<string> = new Set(['round-began', 'night-fell']);

export function logOf(state: State, say: Say): readonly LogGroup[] {
  let round = 1;
  return logFrom(state.events, {
    heading: (event) => {
      if (event.event === 'began') return say('web.log.day', { round });
      if (event.event === 'round-began') {
        round = event.round;
        return say('web.log.day', { round });
      }
      return event.event === 'night-fell' ? say('web.log.night', { round }) : undefined;
    },
    line: (event) => (UNTOLD.has(event.event) ? undefined : { text: describe(event, state, say), seat: seatIn(event) }),
  });
}

/** A turn of the Day is a Movement card, one of the Night a roll. */
export const turnsIn = (events: readonly Told<QuestEvent>[]): readonly number[] =>
  events.flatMap(({ event }, i) => (event.event === 'card-chosen' || event.event === 'rolled' ? [i] : []));

/** What happened, in words: the tales of the game in the voice of the page. */
import type { Told } from '@taverne/engine';
import { type Tale, tell } from '@taverne/engine/telling';
import { type LogGroup, logFrom, type Say, type TableState } from '@taverne/ui';
import type { QuestEvent } from '../src/events.ts';
import type { QuestTypes } from '../src/types.ts';
import { pageVoice, type Thing } from '../text/names.ts';
import { telling } from '../text/tell.ts';
import { kindWord, regionWord } from './names.ts';
import { regionAt } from './view.ts';

type State = TableState<QuestTypes>;

/** On a page places have names, not letters, and one goes to them as the language wants it. */
function onThePage(tale: Tale<Thing>, event: QuestEvent, state: State, say: Say): Tale<Thing> {
  if (event.event !== 'moved') return tale;
  const place = (way: 'from' | 'to'): string => {
    const region = regionAt(event[way]);
    return say(`web.region.${way}`, { kind: kindWord(state, region), name: regionWord(say, state, region) });
  };
  return { key: 'web.moved', parts: { ...tale.parts, from: place('from'), to: place('to') } };
}

export const describe = (event: QuestEvent, state: State, say: Say): string =>
  tell(onThePage(telling.event(event), event, state, say), pageVoice(state.view, state, say));

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

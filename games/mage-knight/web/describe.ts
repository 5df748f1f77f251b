/** What happened, in words: the tales of the game in the voice of the page. */
import { tell } from '@taverne/engine/telling';
import { type LogGroup, logFrom, type Say } from '@taverne/ui';
import type { MageEvent } from '../src/events.ts';
import { pageVoice } from '../text/names.ts';
import { telling } from '../text/tell.ts';
import { spaceNamed } from './board/geometry.ts';
import { placeWord } from './names.ts';
import type { MageState } from './view.ts';

/** On a page places have names, not figures alone. */
function placesIn(event: MageEvent, { view }: MageState, say: Say): { readonly [name: string]: string } {
  if (event.event === 'moved' || event.event === 'withdrew') return { to: placeWord(say, view, spaceNamed(event.to)) };
  return 'at' in event ? { at: placeWord(say, view, spaceNamed(event.at)) } : {};
}

export function describe(event: MageEvent, state: MageState, say: Say): string {
  const { parts, ...tale } = telling.event(event);
  return tell({ ...tale, parts: { ...parts, ...placesIn(event, state, say) } }, pageVoice(state.view, state, say));
}

export const sayRefusal = (refusal: Parameters<typeof telling.refusal>[0], state: MageState, say: Say): string =>
  tell(telling.refusal(refusal), pageVoice(state.view, state, say));

const seatIn = (event: MageEvent, seats: number): number | undefined =>
  'seat' in event && event.seat < seats ? event.seat : undefined;

/** Told by the heading they stand under, or by what follows from them. */
const UNTOLD: ReadonlySet<string> = new Set(['round-began', 'turn-began', 'paid', 'points', 'force', 'turn-ended']);

export const logOf = (state: MageState, say: Say): readonly LogGroup[] =>
  logFrom(state.events, {
    heading: (event) => {
      if (event.event === 'round-began')
        return say('web.log.round', { round: event.round, hour: event.night ? 'night' : 'day' });
      return event.event === 'turn-began' ? say('web.log.turn', { turn: event.turn }) : undefined;
    },
    line: (event) =>
      UNTOLD.has(event.event) ? undefined : { text: describe(event, state, say), seat: seatIn(event, state.view.seats) },
  });

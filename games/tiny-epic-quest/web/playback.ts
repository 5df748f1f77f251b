/** Where every Hero stands while events are still to be shown, and for how long each is. */
import { QUICK, TRAVEL } from '@taverne/ui';
import type { Region } from '../src/board.ts';
import type { QuestEvent } from '../src/events.ts';
import { NONE } from '../src/words.ts';
import { landIn, regionAt, type View } from './view.ts';

export interface Places {
  /** Hero → its Region, and its space on the track of a Temple. */
  readonly at: readonly Region[];
  readonly track: readonly number[];
}

/** Everybody begins at home; from there the events lead on. */
export function placesAfter(view: View, events: readonly QuestEvent[]): Places {
  const { castles } = landIn(view);
  const home = (seat: number): Region => castles[view.colours[seat] ?? NONE] ?? NONE;
  const at = Array.from({ length: view.seats * 3 }, (_, hero) => home(Math.floor(hero / 3)));
  const track = at.map(() => 0);
  const put = (seat: number, number: number, region: Region): void => {
    at[seat * 3 + number - 1] = region;
    track[seat * 3 + number - 1] = 0;
  };
  for (const event of events) {
    if (event.event === 'moved') put(event.seat, event.hero, regionAt(event.to));
    if (event.event === 'went-home') for (const hero of event.heroes) put(event.seat, hero, home(event.seat));
    if (event.event === 'advanced') track[event.seat * 3 + event.hero - 1] = event.space;
  }
  return { at, track };
}

const SHOWN: { readonly [event: string]: number } = {
  'card-chosen': TRAVEL,
  moved: TRAVEL + 160,
  'went-home': TRAVEL,
  advanced: TRAVEL,
  rolled: 700,
  rerolled: 700,
  'night-fell': TRAVEL,
  wounded: TRAVEL,
  'quest-completed': TRAVEL,
};

/** Where more than this is to be shown, it is worth seeing first how everybody stood. */
const FEW = 3;

export function lasts(event: QuestEvent | undefined, count: number): number {
  if (!event) return count > FEW ? QUICK : 0;
  return SHOWN[event.event] ?? 0;
}

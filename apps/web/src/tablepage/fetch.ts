/** Fetches what a table needs before it is there, all at the same time: one after the other each part would cost a way to the server and back. */
import { comesFirst } from '../awaited.ts';
import { wakeHost } from '../here/door.ts';
import { TableHere, TableServer } from '../pages/tables.ts';
import { browserLanguage, useSettings } from '../settings.ts';
import { gameWords } from '../words/store.ts';
import { kitOf } from './kits.ts';

/** What every table of this device runs, whatever is played there. */
export function fetchAnyTable(): void {
  wakeHost();
  void Promise.allSettled([TableHere.fetch()]);
}

/** Everything, as soon as somebody is about to want it. */
export function fetchTable(game: string, where: 'here' | 'server'): void {
  // Whatever cannot be fetched is asked for again where it is wanted, and told there.
  const parts: readonly Promise<unknown>[] = [
    kitOf(game),
    gameWords(useSettings.getState().language ?? browserLanguage(), game),
    (where === 'here' ? TableHere : TableServer).fetch(),
  ];
  comesFirst(Promise.allSettled(parts));
}

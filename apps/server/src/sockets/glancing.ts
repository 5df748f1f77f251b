/** Somebody wants to see a match in small. Nobody is told of them, and nothing of its past is read. */
import type { TroubleReport } from '@taverne/protocol';
import { woe } from '../matches/trouble.ts';
import type { Desk } from './desk.ts';
import { glimpseOf } from './glimpses.ts';
import { type Client, send } from './hub.ts';

export async function glance(desk: Desk, client: Client, match: string): Promise<TroubleReport | undefined> {
  const { house, hub } = desk;
  // First of all we are told whatever others do from now on: so nothing falls between what is read and what is heard.
  const attended = await desk.attend?.(match);
  try {
    const looked = await house.at(match, (table) => {
      if (table.row.status === 'cancelled') return woe('no-such-match', 'this match was called off');
      const glimpse = glimpseOf(table);
      hub.glance(match, client);
      if (glimpse) send(client, glimpse);
      return undefined;
    });
    return looked.found ? looked.value : looked.trouble;
  } finally {
    attended?.();
  }
}

/** Holds every view that anybody was told against what that seat, or a spectator, may see at that number. */
import { isDeepStrictEqual } from 'node:util';
import { type Entry, type Game, type Match, restoring, type Seat, viewOf } from '@taverne/engine';
import { entriesAt } from '../../src/matches/since.ts';
import { sourceOf, storedAs } from '../../src/matches/table.ts';
import type { Storage } from '../../src/storage/port.ts';
import type { Client } from './client.ts';

export interface ViewsChecked {
  readonly checked: number;
  readonly problems: readonly string[];
}

interface Seen {
  readonly seq: number;
  readonly seat: Seat | undefined;
  readonly view: unknown;
}

export async function checkViews(
  storage: Storage,
  games: ReadonlyMap<string, Game>,
  matches: readonly string[],
  clients: readonly Client[],
): Promise<ViewsChecked> {
  const problems: string[] = [];
  let checked = 0;
  for (const id of matches) {
    const stored = await storage.match(id, 0);
    const game = stored && games.get(stored.row.game);
    if (!stored || !game) continue;
    const journal = stored.appends.flatMap(({ entries }) => entries);
    const then = pastOf(game, (to) => storedAs(stored.row, journal.slice(0, to)), sourceOf(stored.row, stored.seats));
    for (const { seq, seat, view } of seenOf(id, clients)) {
      checked++;
      const match = then(entriesAt(journal, seq));
      const rightful: unknown = match && JSON.parse(JSON.stringify(viewOf(match, seat)));
      if (isDeepStrictEqual(view, rightful)) continue;
      problems.push(
        `match ${id}, number ${seq}: ${seat === undefined ? 'a spectator' : `seat ${seat}`} was shown something else`,
      );
    }
  }
  return { checked, problems };
}

/** In the order of the match, so that each is found from the one before. */
function seenOf(match: string, clients: readonly Client[]): Seen[] {
  const seen = clients.flatMap(({ messages }) => {
    let seat: Seat | undefined;
    return messages.flatMap((message): Seen[] => {
      if (message.type === 'table' && message.match === match) seat = message.you ?? undefined;
      return message.type === 'state' && message.match === match ? [{ seq: message.seq, seat, view: message.view }] : [];
    });
  });
  return seen.sort((a, b) => a.seq - b.seq);
}

function pastOf(
  game: Game,
  stored: (to: number) => { readonly journal: readonly Entry[] } & ReturnType<typeof storedAs>,
  chance: ReturnType<typeof sourceOf>,
) {
  let known: Match | undefined;
  return (seq: number): Match | undefined => {
    if (known?.journal.length === seq) return known;
    const work = restoring(game, stored(seq), chance, { known });
    let next = work.next();
    while (!next.done) next = work.next();
    known = next.value.ok ? next.value.value : undefined;
    return known;
  };
}

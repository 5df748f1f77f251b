/** Somebody begins to watch a match, or comes back to it. */
import type { TroubleReport } from '@taverne/protocol';
import { returning } from '../deeds/seats.ts';
import type { Tale } from '../matches/archive.ts';
import { joinedTo, newFrom } from '../matches/since.ts';
import { entriesBy, seatOf, type Table } from '../matches/table.ts';
import { woe } from '../matches/trouble.ts';
import { type Desk, type Lately, tellState } from './desk.ts';
import type { Client } from './hub.ts';

/** How often the past is read again because the match went on meanwhile. */
const PATIENCE = 5;

/** First of all we are told whatever others do from now on: so nothing falls between what is read and what is heard. */
export async function watch(
  desk: Desk,
  client: Client,
  match: string,
  from: number | undefined,
): Promise<TroubleReport | undefined> {
  const heeding = client.guest && desk.heed(client.guest.id);
  // What goes wrong with it is heard of below.
  heeding?.catch(() => {});
  const attended = await desk.attend?.(match);
  try {
    await heeding;
    return await watchNow(desk, client, match, from);
  } finally {
    attended?.();
  }
}

async function watchNow(
  desk: Desk,
  client: Client,
  match: string,
  from: number | undefined,
): Promise<TroubleReport | undefined> {
  const { house, hub, teller, archive } = desk;
  let tale: Tale | undefined;
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    const looked = await house.at(match, (table) => {
      if (table.row.status === 'cancelled') return woe('no-such-match', 'this match was called off');
      const seat = seatOf(table, client.guest?.id);
      const telling = tellingFor(table, from, tale);
      if (telling === 'unknown') return { seat };
      const watcher = hub.watch(match, client, seat);
      teller.tellTableTo(table, watcher);
      tellState(desk, client, table, telling);
      watcher.upToDate = true;
      teller.tellChatTo(client, table, table.chat);
      teller.tellNoticesTo(client, match, table.notices);
      if (table.foresights.some((row) => row.seat === seat)) teller.tellForesightsTo(table, watcher);
      return { seat, left: seat !== undefined && table.seats[seat]?.left === true };
    });
    if (!looked.found) return looked.trouble;
    if ('trouble' in looked.value) return looked.value;
    const { seat, left } = looked.value;
    if (left === undefined) {
      // Memory has only the latest of what happened: the rest is read outside, so that the table need not wait for it.
      const read = await archive.tale(client, match, seat, from);
      if (!read.ok) return read.trouble;
      tale = read.value;
      continue;
    }
    if (left && seat !== undefined) await house.act(match, undefined, returning(seat));
    else teller.tellPresence(match);
    return undefined;
  }
  return woe('busy', 'the match goes on too fast to catch up with; try again');
}

/** What whoever has the match up to number `has` lacks; `unknown` where memory no longer knows it and the tale does not tell. */
function tellingFor(table: Table, has: number | undefined, tale: Tale | undefined): Lately | 'unknown' {
  const { match } = table;
  if (!match) return { since: 0 };
  const since = has === undefined ? 0 : newFrom(match, entriesBy(table, has));
  if (since !== undefined && since >= match.eventsFrom) return { since };
  return (tale && joinedTo(tale, match)) ?? 'unknown';
}

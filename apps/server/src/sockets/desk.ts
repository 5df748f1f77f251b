/** What requests need, and how they are replied to. */
import type { MatchRequest, TroubleReport } from '@taverne/protocol';
import type { Archive } from '../matches/archive.ts';
import type { Acted } from '../matches/deed.ts';
import type { House } from '../matches/house.ts';
import type { Makers } from '../matches/make.ts';
import { seatOf, type Table } from '../matches/table.ts';
import { type Client, type Hub, send } from './hub.ts';
import { StateTexts, type Telling } from './state-texts.ts';
import type { Teller } from './teller.ts';

export interface Desk {
  readonly house: House;
  readonly hub: Hub;
  readonly teller: Teller;
  readonly makers: Makers;
  readonly archive: Archive;
  /** Where there are other processes: kept when they tell us of this match, until what it returns is called and nobody watches. */
  readonly attend?: ((match: string) => Promise<() => void>) | undefined;
  /** Looks up whom somebody does not want to hear. */
  readonly heed: (person: string) => Promise<void>;
}

export type Lately = Pick<Telling, 'since' | 'from' | 'earlier' | 'older'>;

/** The whole state, and the events that are new to the client. */
export function tellState({ house }: Desk, client: Client, table: Table, lately: Lately): void {
  const { match } = table;
  if (!match) return;
  const seat = seatOf(table, client.guest?.id);
  client.sendText(new StateTexts(table, match, { ...lately, now: house.parts.now() }).for(seat, true));
}

export async function acknowledge(desk: Desk, client: Client, { match, key }: MatchRequest, acted: Acted): Promise<void> {
  if (!acted.done) return refuse(desk, client, { match, key }, acted.trouble);
  send(client, { type: 'accepted', match, accepted: key, seq: acted.seq });
}

/** Never silent; and whoever is refused sees how things are. */
export async function refuse(
  desk: Desk,
  client: Client,
  { match, key }: { match: string; key: string },
  trouble: TroubleReport,
): Promise<void> {
  send(client, { type: 'refused', match, key, trouble });
  if (!desk.hub.isWatching(match, client)) return;
  await desk.house.at(match, (table) => tellState(desk, client, table, { since: (table.match?.lineLength ?? -1) + 1 }));
}

/** People in tournaments, for tests: real accounts at a real server. */
import { API_PATH, type CupShown, cupMade, cupReply } from '@taverne/protocol';
import type { Client } from '../../tools/lib/client.ts';
import { FAST, type Place } from '../harness.ts';
import { member } from '../people/member.ts';

export const CUPS = `${API_PATH}/cups`;
const LIVE = { kind: 'live', minutes: 10, increment: 5 };
const HOUR = 3_600_000;

/** Nobody waits between rounds, and whatever is due is seen to at once. */
export const QUICK = { ...FAST, cupBreak: 0, callEvery: 50, cupLooks: { burst: 1e6, perSecond: 1e6 } };

/** A tournament that its maker begins. */
export const wishFor = (more: object = {}) => ({
  name: 'Spring',
  game: 'feud',
  mode: 'plain',
  clock: LIVE,
  kind: 'swiss',
  rounds: 2,
  most: 16,
  starts: Date.now() + HOUR,
  ...more,
});

export const make = async (client: Client, more: object = {}): Promise<string> =>
  cupMade.parse(await client.http('POST', CUPS, wishFor(more))).cup;
export const join = (client: Client, cup: string) => client.http('POST', `${CUPS}/${cup}/people`);
export const leave = (client: Client, cup: string) => client.http('DELETE', `${CUPS}/${cup}/people`);
export const begin = (client: Client, cup: string) => client.http('POST', `${CUPS}/${cup}/begin`);

export async function look(client: Client, cup: string): Promise<CupShown> {
  const { cup: shown } = cupReply.parse(await client.http('GET', `${CUPS}/${cup}`));
  if (!shown) throw new Error('nothing is new, though nothing was known');
  return shown;
}

export async function members(where: Place, ...names: readonly string[]): Promise<readonly Client[]> {
  const clients: Client[] = [];
  for (const name of names) clients.push((await member(where, name)).client);
  return clients;
}

/** All of them, at another server or after a restart. */
export const again = (where: Place, clients: readonly Client[]): readonly Client[] =>
  clients.map(({ cookie }) => {
    const client = where.guest();
    client.cookie = cookie;
    return client;
  });

/** A tournament of all of them, which has begun. The first makes it. */
export async function begun(clients: readonly Client[], more: object = {}): Promise<string> {
  const [maker] = clients;
  if (!maker) throw new Error('somebody must make it');
  const cup = await make(maker, more);
  for (const client of clients) await join(client, cup);
  await begin(maker, cup);
  return cup;
}

/** Whoever has a match and comes later in the list gives it up: so the first wins whatever they play. Says how many ended. */
export async function resignAll(clients: readonly Client[], cup: string): Promise<number> {
  const seen = new Set<string>();
  let ended = 0;
  for (const client of clients) {
    const { yours } = await look(client, cup);
    if (!yours) continue;
    if (!seen.has(yours.match)) {
      seen.add(yours.match);
      continue;
    }
    await client.connect();
    await client.watch(yours.match);
    await client.ask({ type: 'resign', match: yours.match });
    client.close();
    ended++;
  }
  return ended;
}

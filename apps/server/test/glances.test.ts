/** Matches in small: everybody sees what a spectator sees, is told when it changes, and is not there. */
import { describe, expect, test } from 'vitest';
import type { Client } from '../tools/lib/client.ts';
import { emptyDatabase } from './database.ts';
import { askedFirst, FAST, folder, place, twoAt, until } from './harness.ts';

const FIRST = (keys: string[]): string => keys[0] ?? '';
const glimpsesOf = ({ messages }: Client, of: string) =>
  messages.flatMap((message) => (message.type === 'glimpse' && message.match === of ? [message] : []));
const lastOf = (client: Client, match: string) => glimpsesOf(client, match).at(-1);

async function glance(client: Client, match: string): Promise<void> {
  client.say({ type: 'glance', match });
  await until(() => glimpsesOf(client, match).length > 0);
}

describe('somebody who glances at a match', () => {
  test('is told how it looks to everybody, now and after what happens, and nothing else', async () => {
    const where = await place(FAST);
    // Hands are hidden here: what nobody but their owners may see must not come along.
    const { match, players } = await twoAt(where, { game: 'tiny-epic-tactics' });
    const [stranger, spectator] = [await where.guest().connect(), await where.guest().connect()];
    await spectator.watch(match);
    await glance(stranger, match);
    expect(lastOf(stranger, match)?.view).toEqual(spectator.states.get(match)?.view);
    const { seq = 0 } = lastOf(stranger, match) ?? {};
    for (let i = 0; i < 5; i++) {
      const { asked } = askedFirst(match, players);
      await asked.answer(match, FIRST);
      await Promise.all(players.map((each) => each.ping()));
    }
    await until(() => (lastOf(stranger, match)?.seq ?? 0) >= seq + 5);
    await spectator.ping();
    const state = spectator.states.get(match);
    expect(lastOf(stranger, match)).toMatchObject({ view: state?.view, awaited: state?.awaited });
    expect(new Set(stranger.messages.map(({ type }) => type))).toEqual(new Set(['welcome', 'glimpse']));
  });

  test('is not there: neither as a spectator nor, if it is a player, at the table', async () => {
    const where = await place(FAST);
    const { match, anna, bert } = await twoAt(where, { game: 'tiny-epic-tactics' });
    bert.say({ type: 'unwatch', match });
    await glance(bert, match);
    const stranger = await where.guest().connect();
    await glance(stranger, match);
    await until(() => anna.tables.get(match)?.seats[1]?.present === false);
    expect(anna.tables.get(match)?.spectators).toBe(0);
    // It shows a player no more than anybody else.
    expect(lastOf(bert, match)?.view).toEqual(lastOf(stranger, match)?.view);
  });

  test('hears no more after it has looked away', async () => {
    const where = await place(FAST);
    const { match, anna, players } = await twoAt(where);
    const [gone, still] = [await where.guest().connect(), await where.guest().connect()];
    await Promise.all([glance(gone, match), glance(still, match)]);
    gone.say({ type: 'unwatch', match });
    await gone.ping();
    await askedFirst(match, players).asked.answer(match, FIRST);
    await anna.ping();
    await until(() => glimpsesOf(still, match).length === 2);
    await gone.ping();
    expect(glimpsesOf(gone, match)).toHaveLength(1);
  });

  test('is refused a match that is not there, and too many of them', async () => {
    const where = await place({ ...FAST, glances: { burst: 2, perSecond: 0 } });
    const { match } = await twoAt(where);
    const stranger = await where.player('Cleo');
    const refusals = () =>
      stranger.messages.flatMap((message) => (message.type === 'refused' ? [message.trouble.trouble] : []));
    stranger.say({ type: 'glance', match: 'nowhere' });
    await until(() => refusals().length === 1);
    await glance(stranger, match);
    stranger.say({ type: 'glance', match });
    await until(() => refusals().length === 2);
    expect(refusals()).toEqual(['no-such-match', 'too-many']);
  });

  test('is told by its own process what happens at another', async () => {
    const database = await emptyDatabase();
    const [here, there] = [await place(FAST, folder(), { database }), await place(FAST, folder(), { database })];
    const { match, players } = await twoAt(there);
    const stranger = await here.guest().connect();
    await glance(stranger, match);
    const { seq = 0 } = lastOf(stranger, match) ?? {};
    await askedFirst(match, players).asked.answer(match, FIRST);
    await until(() => (lastOf(stranger, match)?.seq ?? 0) > seq);
  });
});

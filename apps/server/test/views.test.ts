/** Views are told whole once, and then only what changed: put together they are what the seat sees. */
import { picker } from '@taverne/engine';
import type { StateMessage } from '@taverne/protocol';
import { expect, test } from 'vitest';
import type { Client } from '../tools/lib/client.ts';
import { askedFirst, FAST, type Place, place, twoAt } from './harness.ts';

const roll = picker(5);
const anything = (keys: string[]): string => keys[roll(keys.length)] ?? '';

/** What the same guest is told who comes anew. */
async function anew(where: Place, { cookie }: Client, match: string): Promise<StateMessage | undefined> {
  const again = where.guest();
  again.cookie = cookie;
  await again.connect();
  await again.watch(match);
  const state = again.states.get(match);
  again.close();
  return state;
}

const toldLast = (client: Client): object => JSON.parse(client.texts.findLast((text) => text.includes('"state"')) ?? '{}');

test.each(['feud', 'leaders', 'tiny-epic-tactics', 'tiny-epic-quest'])(
  'marks in the view before make it the view: %s',
  async (game) => {
    const where = await place(FAST);
    const { match, players, anna, bert } = await twoAt(where, { game });
    const stranger = await where.guest().connect();
    await stranger.watch(match);
    for (let i = 0; i < 25 && !anna.states.get(match)?.outcome; i++) {
      const { asked } = askedFirst(match, players);
      await (i % 7 === 6 ? asked.ask({ type: 'undo', match }) : asked.answer(match, anything));
      for (const client of [anna, bert, stranger]) {
        await client.ping();
        const { view, events } = (await anew(where, client, match)) ?? {};
        expect(client.states.get(match)?.view).toEqual(view);
        // Memory keeps only the latest events; the journal has them all.
        expect(client.logs.get(match)).toEqual(events);
      }
    }
  },
);

test('who watches is told the view once and then what changed; who is refused is told all', async () => {
  const { match, players } = await twoAt(await place(FAST), { game: 'leaders' });
  const { asked } = askedFirst(match, players);
  expect(toldLast(asked)).toHaveProperty('view.rules');
  const end = (keys: string[]): string => keys.find((key) => key === 'end') ?? keys[0] ?? '';
  for (let i = 0; i < 4; i++) {
    await askedFirst(match, players).asked.answer(match, end);
    await Promise.all(players.map((each) => each.ping()));
  }
  for (const client of players) {
    expect(toldLast(client)).toHaveProperty('changed.at');
    expect(toldLast(client)).not.toHaveProperty('changed.rules');
    expect(toldLast(client)).not.toHaveProperty('view');
  }
  await asked.ask({ type: 'answer', match, question: 'long ago', option: 'end' });
  await asked.ping();
  expect(toldLast(asked)).toHaveProperty('view.rules');
});

test('whoever sees with other eyes than before is told the whole view of these', async () => {
  const where = await place(FAST);
  const { match, anna, bert, players } = await twoAt(where);
  await askedFirst(match, players).asked.answer(match, anything);
  await bert.ask({ type: 'leave', match });
  await anna.ask({ type: 'claim', match, seat: 1 });
  await bert.ask({ type: 'claim', match, seat: 1 });
  await Promise.all(players.map((each) => each.ping()));
  expect(bert.tables.get(match)?.you).toBe(1);
  await askedFirst(match, players).asked.answer(match, anything);
  for (const client of players) {
    await client.ping();
    expect(client.states.get(match)?.view).toEqual((await anew(where, client, match))?.view);
  }
});

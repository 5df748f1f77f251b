/** How many bytes a state has for whoever is sent it, by game and mode: a bar for each, and the figures for whoever wants them. */
import { picker } from '@taverne/engine';
import { expect, test } from 'vitest';
import type { Client } from '../tools/lib/client.ts';
import { FAST, type Place, place } from './harness.ts';

const ANSWERS = 120;

async function seated(where: Place, game: string, options: { readonly [name: string]: string }, count: number) {
  const clients: Client[] = [];
  for (let seat = 0; seat < count; seat++) clients.push(await where.player(`Guest ${seat}`));
  const [first, ...others] = clients;
  if (!first) throw new Error('nobody came');
  const seats = clients.map((_, seat) => ({ kind: seat === 0 ? ('person' as const) : ('open' as const) }));
  const { match, links } = await first.create({ game, options, seats });
  for (const [i, client] of others.entries()) await client.join(match, links[i]?.token);
  for (const client of clients) await client.watch(match);
  return { match, clients };
}

/** Bytes of a state on the mean, once everybody has had the first one. */
async function measured(where: Place, game: string, options: { readonly [name: string]: string }, count: number) {
  const { match, clients } = await seated(where, game, options, count);
  for (const client of clients) client.texts.length = 0;
  const roll = picker(7);
  for (let answers = 0; answers < ANSWERS; answers++) {
    const client = clients.find((each) => (each.states.get(match)?.questions.length ?? 0) > 0);
    if (client) await client.answer(match, (keys) => keys[roll(keys.length)] ?? '');
    else if (clients[0]?.states.get(match)?.outcome) break;
    await Promise.all(clients.map((each) => each.ping()));
  }
  const sizes = clients
    .flatMap(({ texts }) => texts)
    .flatMap((text) => (text.startsWith('{"type":"state"') ? [Buffer.byteLength(text)] : []));
  return { mean: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length), most: Math.max(...sizes) };
}

test.each([
  ['leaders', { mode: 'discovery' }, 2, 700],
  ['leaders', { mode: 'strategist' }, 2, 700],
  ['tiny-epic-tactics', { mode: 'competitive' }, 2, 1200],
  ['tiny-epic-tactics', { mode: 'teams' }, 4, 1200],
  ['tiny-epic-tactics', { mode: 'battle' }, 2, 1200],
  ['tiny-epic-tactics', { mode: 'battle-teams' }, 4, 1200],
  // What the Enemy does in its turn is told along with it.
  ['tiny-epic-tactics', { mode: 'solo' }, 1, 2000],
  ['tiny-epic-tactics', { mode: 'co-op' }, 2, 1500],
  ['tiny-epic-quest', { mode: 'competitive' }, 2, 1200],
  ['tiny-epic-quest', { mode: 'competitive' }, 4, 1200],
  ['tiny-epic-quest', { mode: 'solo' }, 1, 1200],
  ['mage-knight', { scenario: 'solo-conquest' }, 1, 1500],
  ['mage-knight', { scenario: 'blitz-conquest' }, 2, 1200],
  ['mage-knight', { scenario: 'blitz-conquest' }, 4, 1200],
] as const)('%s %j', { timeout: 120_000 }, async (game, options, count, bar) => {
  const { mean, most } = await measured(await place(FAST), game, options, count);
  console.info(`${game} ${Object.values(options)} ${count}: ${mean} bytes a state on the mean, ${most} at most`);
  expect(mean).toBeLessThan(bar);
});

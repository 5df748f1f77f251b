/**
 * How long a weak phone on a slow network waits (`npm run bench -- page`): a processor four times slower, and the network that the
 * browser's own tools call Slow 4G. Each visit is the first one, with nothing kept on the device. Nothing is asserted about time:
 * the machine that measures may be busy.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { onCard } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

const ROUNDS = Number(process.env.TAVERNE_ROUNDS ?? '5');
const SLOWER = 4;
const KBIT = 1024 / 8;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1600 * KBIT, uploadThroughput: 750 * KBIT };
const PHONE = { width: 390, height: 844 };
const GAMES = ['Leaders', 'Tiny Epic Tactics', 'Tiny Epic Quest'];
const RECORD = join(import.meta.dirname, '../artifacts/page-times.json');

interface Waited {
  readonly what: string;
  readonly seconds: number;
  readonly kilobytes: number;
}

/** A phone that has never been here. */
async function weakPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

const loaded = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize / 1024 : 0), 0),
  );

/** From the address to the first thing one can press, and from there, pressed at once, to a board that takes a move. */
async function visit(browser: Browser, baseURL: string, game: string): Promise<Waited[]> {
  const page = await weakPhone(browser, baseURL);
  const start = performance.now();
  const waited = async (what: string): Promise<Waited> => ({
    what,
    seconds: (performance.now() - start) / 1000,
    kilobytes: await loaded(page),
  });
  await page.goto('/', { waitUntil: 'commit' });
  const play = onCard(page, 'Play now', game);
  await play.waitFor();
  const lobby = await waited('lobby');
  await play.click();
  await page.getByRole('gridcell').first().waitFor({ state: 'attached' });
  const table = await waited(game);
  await page.context().close();
  return [lobby, table];
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('the page on a weak phone', async ({ browser, server }) => {
  test.setTimeout(ROUNDS * 120_000);
  const seen = new Map<string, Waited[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const game of GAMES)
      for (const each of await visit(browser, server.url, game)) seen.set(each.what, [...(seen.get(each.what) ?? []), each]);
  const lines = [...seen].map(([what, all]) => ({
    what,
    seconds: median(all.map(({ seconds }) => seconds)),
    kilobytes: median(all.map(({ kilobytes }) => kilobytes)),
    all: all.map(({ seconds }) => Number(seconds.toFixed(2))),
  }));
  mkdirSync(join(RECORD, '..'), { recursive: true });
  writeFileSync(
    RECORD,
    JSON.stringify({ when: new Date().toISOString(), slower: SLOWER, network: SLOW_4G, lines }, undefined, 2),
  );
  for (const { what, seconds, kilobytes, all } of lines)
    console.log(`${what.padEnd(20)} ${seconds.toFixed(2)} s  ${kilobytes.toFixed(0)} KB  (${all.join(' ')})`);
  expect(lines.length).toBe(1 + GAMES.length);
});

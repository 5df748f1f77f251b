/**
 * How long a weak phone on a slow network waits (`npm run bench -- page`): a processor four times slower, and the network that the
 * browser's own tools call Slow 4G. Each visit is the first one, with nothing kept on the device. Nothing is asserted about time:
 * the machine that measures may be busy.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../lib/test.ts';

const ROUNDS = Number(process.env.TAVERNE_ROUNDS ?? '5');
const SLOWER = 4;
const KBIT = 1024 / 8;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1600 * KBIT, uploadThroughput: 750 * KBIT };
const PHONE = { width: 390, height: 844 };
const GAMES = ['Leaders', 'Tiny Epic Tactics', 'Tiny Epic Quest', 'Mage Knight'];
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

/** Kilobytes that had come by this time. */
const loaded = (page: Page, by: number): Promise<number> =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= end)
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize / 1024 : 0), 0),
    by,
  );

/**
 * Runs in the page itself, so that looking costs nothing: presses the game's button as soon as it is painted, and notes when that
 * was and when the first cell of a board was painted.
 */
function pressAtOnce(game: string): void {
  const painted = (what: string, next?: () => void): void => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark(what);
        next?.();
      }),
    );
  };
  const seen = (find: () => HTMLElement | null | undefined, found: (element: HTMLElement) => void): void => {
    const observer = new MutationObserver(() => {
      const element = find();
      if (!element) return;
      observer.disconnect();
      found(element);
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  const cards = (): HTMLElement[] => [...document.querySelectorAll('article')];
  const button = (): HTMLElement | null | undefined =>
    cards()
      .find((card) => card.querySelector('h2, h3')?.textContent === game)
      ?.querySelector('button');
  const cell = (): HTMLElement | null => document.querySelector('[role="gridcell"]');
  seen(button, (play) =>
    painted('lobby', () => {
      seen(cell, () => painted('board'));
      play.click();
    }),
  );
}

const markOf = (page: Page, name: string): Promise<number> =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);

/** From the address to the first thing one can press, and from there, pressed at once, to a board that takes a move. */
async function visit(browser: Browser, baseURL: string, game: string): Promise<Waited[]> {
  const page = await weakPhone(browser, baseURL);
  await page.addInitScript(pressAtOnce, game);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('gridcell').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => performance.getEntriesByName('board').length > 0);
  const waited: Waited[] = [];
  for (const { what, mark } of [
    { what: 'lobby', mark: 'lobby' },
    { what: game, mark: 'board' },
  ]) {
    const at = await markOf(page, mark);
    waited.push({ what, seconds: at / 1000, kilobytes: await loaded(page, at) });
  }
  await page.context().close();
  return waited;
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

/** Kinds of screens, and whether a table fits them. */
import { expect, type Page } from '@playwright/test';
import { boxesOf, cutOff, lettersCame, overlapsAmong } from './boxes.ts';

/** Phones lying; the last is a desk of 1280 by 800, enlarged to twice its size. */
export const LYING = [
  [844, 390],
  [667, 375],
  [640, 400],
] as const;

/** How far one could scroll the page itself, to the side and down. */
export const overhang = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

/** Bar, board and what stands beside it do not lie over each other, nothing of them is beyond the edge, and nothing scrolls away. */
export async function isLaidOut(page: Page): Promise<void> {
  await lettersCame(page);
  expect(await overhang(page)).toEqual([0, 0]);
  const parts = await boxesOf(page, { bar: 'header:has(h1)', table: 'main', beside: 'aside' });
  expect(parts.map(({ name }) => name)).toEqual(['bar 1', 'table 1', 'beside 1']);
  expect(overlapsAmong(parts)).toEqual([]);
  expect(await cutOff(page, parts)).toEqual([]);
}

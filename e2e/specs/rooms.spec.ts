/** Every game on every kind of screen: a phone lying, a page enlarged to twice its size, a tablet upright, a large screen. */
import type { Page } from '@playwright/test';
import { boxesOf, cutOff, lettersCame, overlapsAmong } from '../lib/boxes.ts';
import { onCard } from '../lib/paths.ts';
import { isLaidOut, LYING, overhang } from '../lib/rooms.ts';
import { expect, test } from '../lib/test.ts';

const GAMES = ['Leaders', 'Tiny Epic Tactics', 'Tiny Epic Quest'] as const;
/** Mage Knight is played alone: its tables are looked at in its own spec. */
const SHELF = GAMES.length + 1;

async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await onCard(page, 'At this screen', game).click();
  const curtain = page.getByRole('button', { name: /^I am / });
  const board = page.locator('[role="grid"], [data-board]').first();
  await expect(curtain.or(board)).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(board).toBeVisible();
}

const size = (page: Page) => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
/** The whole of the board, however it is drawn, lies where there is room for it. */
async function isWhole(page: Page): Promise<void> {
  const [board, table] = [await page.getByRole('grid').first().boundingBox(), await page.getByRole('main').boundingBox()];
  if (!board || !table) throw new Error('there is no board');
  expect(board.x).toBeGreaterThanOrEqual(table.x - 1);
  expect(board.y).toBeGreaterThanOrEqual(table.y - 1);
  expect(board.x + board.width).toBeLessThanOrEqual(table.x + table.width + 1);
  expect(board.y + board.height).toBeLessThanOrEqual(table.y + table.height + 1);
}

for (const game of GAMES)
  test(`${game} on a phone lying and enlarged: the board has the height, the rest stands beside it`, async ({
    page,
    picture,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await begin(page, game);
    for (const [width, height] of LYING) {
      await page.setViewportSize({ width, height });
      await isLaidOut(page);
      await picture(page, `lying-${game.toLowerCase().replaceAll(' ', '-')}-${width}`);
      const [table, beside] = [
        await page.getByRole('main').boundingBox(),
        await page.getByRole('complementary').first().boundingBox(),
      ];
      expect(table?.height).toBe(height);
      expect(beside?.x).toBeGreaterThanOrEqual((table?.width ?? 0) - 1);
      await isWhole(page);
      // What is needed every turn is in sight: what is asked, the menu, and the first of what stands behind the tabs.
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('header p').first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      const panel = await page.getByRole('tabpanel').boundingBox();
      expect(height - (panel?.y ?? height)).toBeGreaterThanOrEqual(40);
    }
  });

test('Leaders on a phone lying is played without scrolling', async ({ page, picture }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await begin(page, 'Leaders');
  await expect(page.locator('[data-cell="D1"]')).toHaveAccessibleName(/Leader/);
  await expect(page.locator('[data-cell="D1"]')).toBeInViewport({ ratio: 1 });
  await page.locator('[data-cell="D1"]').click();
  await page.locator('[data-cell="D2"]').click();
  await expect(page.locator('[data-cell="D2"]')).toHaveAccessibleName(/has acted/);
  await page.locator('[data-cell="D5"]').click();
  await expect(page.getByText('Why not?')).toBeInViewport({ ratio: 1 });
  await picture(page, 'lying-why-not');
  // The answer lies beside the board and over none of its cells.
  const boxes = await boxesOf(page, { note: 'main [role="status"][aria-labelledby]', cell: '[data-cell]' });
  expect(overlapsAmong(boxes).filter((pair) => pair.startsWith('note'))).toEqual([]);
  const end = page.getByRole('button', { name: /End my actions/ });
  await expect(end).toBeInViewport({ ratio: 1 });
  await end.click();
  const offer = page.getByRole('tabpanel').getByRole('button');
  await expect(offer).toHaveCount(3);
  for (const card of await offer.all()) await expect(card).toBeInViewport({ ratio: 0.9 });
});

for (const game of GAMES)
  test(`${game} on a tablet upright: the board has the whole width, panels lie below`, async ({ page, picture }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await begin(page, game);
    await isLaidOut(page);
    await picture(page, `tablet-${game.toLowerCase().replaceAll(' ', '-')}`);
    const [table, beside] = [
      await page.getByRole('main').boundingBox(),
      await page.getByRole('complementary').first().boundingBox(),
    ];
    expect(table?.width).toBe(820);
    expect(beside?.width).toBe(820);
    expect(beside?.y).toBeGreaterThanOrEqual((table?.y ?? 0) + (table?.height ?? 0) - 1);
    await isWhole(page);
    // At least four lines of the log can be read.
    await page.getByRole('tab', { name: 'Log' }).click();
    expect((await page.getByRole('tabpanel').boundingBox())?.height).toBeGreaterThan(120);
  });

test.describe('the lobby', () => {
  test.use({ ownServer: true });

  const fits = async (page: Page, picture: (page: Page, name: string) => Promise<void>): Promise<void> => {
    for (const [width, height] of [...LYING, [820, 1180], [1280, 800], [2560, 1440]] as const) {
      await page.setViewportSize({ width, height });
      await picture(page, `lobby-${width}`);
      expect((await overhang(page))[0]).toBe(0);
      const tools = await boxesOf(page, { tool: 'header nav a, header nav label, header h1' });
      expect(await cutOff(page, tools)).toEqual([]);
      expect(overlapsAmong(tools)).toEqual([]);
    }
  };

  test('fits every screen', async ({ page, picture }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(SHELF);
    await lettersCame(page);
    await fits(page, picture);
  });

  test('fits every screen before its own letters have come', async ({ page, picture }) => {
    await page.route(/\.woff2?$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(SHELF);
    await fits(page, (at, name) => picture(at, `${name}-without-letters`));
  });

  test('uses the room of a large screen', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(SHELF);
    const cards = await boxesOf(page, { card: 'main article' });
    const beside = await page.getByRole('complementary').boundingBox();
    // All games stand side by side or two by two, and page and letters are larger than on a desk.
    expect(new Set(cards.map(({ y }) => y)).size).toBeLessThanOrEqual(2);
    const left = Math.min(...cards.map(({ x }) => x));
    expect((beside?.x ?? 0) + (beside?.width ?? 0) - left).toBeGreaterThan((await size(page)).width * 0.8);
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(17);
  });
});

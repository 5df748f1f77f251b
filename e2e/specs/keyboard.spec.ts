import type { Page } from '@playwright/test';
import { boardStop, focused, tabTo } from '../lib/keys.ts';
import { atThisScreen, NEAR_THE_END, onCard } from '../lib/paths.ts';
import { slowWorkers } from '../lib/slow.ts';
import { cell, cells, changed, seated, sight, title } from '../lib/table.ts';
import { expect, IN_MOTION, test } from '../lib/test.ts';

test.use(IN_MOTION);

const FAR = 60;

/** Walks over the board with the arrows: first to the file, then along it. */
async function walkTo(page: Page, name: string): Promise<void> {
  await tabTo(page, boardStop(page));
  const places = new Map((await cells(page)).map((place) => [place.name, place]));
  for (let presses = 0; presses < FAR; presses++) {
    const here = places.get(await focused(page));
    const there = places.get(name);
    if (!here || !there) throw new Error(`lost between ${here?.name} and ${name}`);
    if (here.name === name) return;
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const isAside = Math.abs(dx) > 5;
    await page.keyboard.press(isAside ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrows do not lead to ${name}`);
}

async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const before = await sight(page);
    await walkTo(page, name);
    await page.keyboard.press('Enter');
    await changed(page, before);
  }
}

test('a match begins and goes on with the keyboard only', async ({ page, picture }) => {
  await page.goto('/');
  const begin = onCard(page, 'At this screen');
  await expect(begin).toBeVisible();
  await tabTo(page, begin);
  await page.keyboard.press('Enter');
  await seated(page);

  // Each side: a step of the Leader, taken back and done again; the end of the actions; a recruit.
  for (const [leader, step, card, circle] of [
    ['D1', 'D2', /^Grappler/, 'C1'],
    ['D7', 'D6', /^Rider/, 'C6'],
  ] as const) {
    await press(page, leader, step);
    await expect(cell(page, step)).toHaveAccessibleName(/has acted/);
    await page.keyboard.press('u');
    await expect(cell(page, leader)).toHaveAccessibleName(/Leader/);
    await press(page, leader, step);
    await expect(cell(page, step)).toHaveAccessibleName(/has acted/);
    await page.keyboard.press('e');
    await expect(page.locator('[aria-current="step"]')).toHaveText('Recruitment');
    await tabTo(page, page.getByRole('listitem').getByRole('button', { name: card }));
    await page.keyboard.press('Enter');
    await press(page, circle);
  }
  await picture(page, 'keyboard');
});

test('nothing pressed is lost while an answer is on its way', async ({ page }) => {
  await slowWorkers(page, 400);
  await page.goto('/');
  await onCard(page, 'At this screen').click();
  await seated(page);
  await tabTo(page, boardStop(page));
  // A step of the Leader, taken back and done again, and the end of the actions, quicker than the page can show any of it.
  const step = ['Enter', 'ArrowUp', 'Enter'];
  for (const key of [...step, 'u', 'ArrowDown', ...step, 'e']) await page.keyboard.press(key);
  await expect(page.locator('[aria-current="step"]')).toHaveText('Recruitment');
  await expect(cell(page, 'D2')).toHaveAccessibleName(/Leader/);
});

test('and ends with the keyboard only', async ({ page, picture }) => {
  // Asked for early: the browser must know that it shall not open a window of its own.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await page.goto('/');
  const open = page.getByRole('link', { name: 'Open a match file' });
  await expect(open).toBeVisible();
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const choose = page.getByLabel('Choose a file');
  await expect(choose).toBeAttached();
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(NEAR_THE_END);
  await seated(page);

  await press(page, 'B2', 'B3', 'D2', 'D5');
  const before = await sight(page);
  // The number on the button serves whoever stands on it, as it does on the board.
  await page.locator('button:has(kbd)', { hasText: '1' }).first().focus();
  await page.keyboard.press('1');
  await changed(page, before);
  await expect(boardStop(page)).toBeFocused();
  await expect(title(page)).toHaveText(/South wins/);
  await expect(page.getByRole('log').last()).toContainText('captured');
  await picture(page, 'keyboard-won');
});

test('a question mark helps, Escape closes', async ({ page }) => {
  await page.goto('/');
  await onCard(page, 'At this screen').click();
  await seated(page);
  await tabTo(page, boardStop(page));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('walk from cell to cell');
  await page.keyboard.press('Escape');
  // Gone from the page, not only out of sight.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(boardStop(page)).toBeFocused();
  // Closed by its own button it leaves the focus where it was, too.
  await page.keyboard.press('?');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(boardStop(page)).toBeFocused();
});

test('one key leads to the next thing that can be done, and F6 from region to region', async ({ page }) => {
  await atThisScreen(page);
  const held = () =>
    page.evaluate(() => {
      const focus = document.activeElement;
      return focus?.getAttribute('data-cell') ?? focus?.textContent ?? '';
    });
  const region = () => page.evaluate(() => document.activeElement?.closest('[data-region]')?.tagName.toLowerCase() ?? '');
  /** The key, and where the focus goes by it. */
  const pressed = async (key: string, where: () => Promise<string>): Promise<string> => {
    const before = await where();
    await page.keyboard.press(key);
    await expect.poll(where).not.toBe(before);
    return where();
  };
  expect(await pressed('n', held)).toBe('D1');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell="D1"]')).toHaveAttribute('aria-selected', 'true');
  // Picked: on to where the Leader can go, to the button in the bar, and round again.
  const ways: string[] = [];
  for (let presses = 0; presses < 4; presses++) ways.push(await pressed('n', held));
  expect(ways.slice(0, 2)).toEqual(['D2', 'E1']);
  expect(ways[2]).toContain('End my actions');
  expect(ways[3]).toBe('C1');
  expect(await pressed('Shift+N', held)).toBe(ways[2]);
  await pressed('n', held);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell="C1"]')).toHaveAccessibleName(/has acted/);

  const regions: string[] = [await region()];
  for (let presses = 0; presses < 4; presses++) regions.push(await pressed('F6', region));
  expect(regions).toEqual(['main', 'div', 'aside', 'header', 'main']);
  expect(await pressed('Shift+F6', region)).toBe('header');
});

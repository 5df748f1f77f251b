/** The plain table: a game that brings nothing but rules and words is played in the browser, from the lobby to the replay. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { onCard, sitDown } from '../lib/paths.ts';
import { plainHouse } from '../lib/plain-house.ts';
import { isLaidOut, LYING } from '../lib/rooms.ts';
import { expect, test } from '../lib/test.ts';

// One after the other: they share a house, which is built before the first of them.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ other: async ({ browserName: _ }, use) => use(await plainHouse()) });

const answers = (page: Page) => page.getByRole('group', { name: 'What to do' }).getByRole('button');
const table = (page: Page) => page.getByRole('region', { name: 'What lies on the table' });
const seq = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq');

/** Gives an answer, and waits until the match has gone on. */
async function take(page: Page, name: string | RegExp): Promise<void> {
  const before = await seq(page);
  await answers(page).filter({ hasText: name }).first().click();
  await expect.poll(() => seq(page)).not.toBe(before);
}

test('Pebbles at one screen, with why-not, undo and log, to its end and back again', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'At this screen', 'Pebbles').click();
  await expect(table(page)).toContainText('There are 15 pebbles in the heap.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Player \d to play/);
  await take(page, 'Take 3 pebbles');
  await expect(table(page)).toContainText('There are 12 pebbles in the heap.');
  await picture(page, 'plain-pebbles');
  await page.keyboard.press('u');
  await expect(table(page)).toContainText('There are 15 pebbles in the heap.');

  for (let left = 15; left > 3; left -= 3) await take(page, 'Take 3 pebbles');
  await take(page, 'Take 1 pebble');
  await page.getByText('What is not possible now, and why').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Only 2 pebbles are left.' })).toContainText('PEB-TAKE-02');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The keyboard alone: the arrow leads from the first answer to the second.
  await answers(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Player \d wins/);
  await expect(page.getByRole('group', { name: /wins/ })).toContainText('took the last pebble.');
  await expect(page.getByRole('tabpanel')).toContainText('took 3 pebbles.');
  await picture(page, 'plain-end');

  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(table(page)).toContainText('There are 15 pebbles in the heap.');
});

test('with a friend who comes by link', async ({ page, another }) => {
  await page.goto('/');
  await onCard(page, 'Invite', 'Pebbles').click();
  const guest = await another();
  await guest.goto(await page.getByLabel('The invitation').inputValue());
  await sitDown(guest);
  const pages = [page, guest];
  await expect(table(guest)).toContainText('15 pebbles');
  for (let turns = 0; turns < 5; turns++) {
    await expect.poll(async () => Promise.all(pages.map((each) => answers(each).count()))).toContain(3);
    const [mine, theirs] = await Promise.all(pages.map((each) => answers(each).count()));
    await take(mine ? page : guest, 'Take 3 pebbles');
    expect([mine, theirs]).toContain(0);
  }
  for (const each of pages) await expect(each.getByRole('heading', { level: 1 })).toHaveText(/win/);
});

test.describe('on a phone, by lamplight, in French', () => {
  test.use({ viewport: { width: 390, height: 780 }, colorScheme: 'dark', locale: 'fr-FR', hasTouch: true });

  test('against a bot of the house, with the thumb', async ({ page, picture }) => {
    await page.goto('/');
    await picture(page, 'plain-lobby-phone');
    await onCard(page, 'Jouer', 'Pebbles').click();
    const sheet = page.getByRole('complementary');
    for (let turns = 0; turns < 15; turns++) {
      await expect(sheet.getByRole('button', { name: /^Prendre|^Rejouer/ }).first()).toBeVisible();
      if (turns === 1) await picture(page, 'plain-phone');
      const one = sheet.getByRole('button', { name: 'Prendre 1 caillou' });
      if (!(await one.isVisible())) break;
      const before = await seq(page);
      await one.tap();
      await expect.poll(() => seq(page)).not.toBe(before);
    }
    await expect(sheet).toContainText('a pris le dernier caillou.');
  });
});

test('a game with more on its table is played there as well', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'At this screen', 'Plain Leaders').click();
  await expect(answers(page).first()).toBeVisible();
  await picture(page, 'plain-leaders');
  for (let turns = 0; turns < 12; turns++) {
    const before = await seq(page);
    await answers(page).first().click();
    await expect.poll(() => seq(page)).not.toBe(before);
  }
  await picture(page, 'plain-leaders-later');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('fits a phone lying, a page enlarged and a tablet', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'At this screen', 'Plain Leaders').click();
  for (const [width, height] of [...LYING, [820, 1180]] as const) {
    await page.setViewportSize({ width, height });
    await expect(table(page)).toBeInViewport();
    await picture(page, `plain-${width}`);
    await isLaidOut(page);
    await expect(page.getByRole('tabpanel')).toBeInViewport();
  }
});

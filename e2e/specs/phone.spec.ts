import { onCard, sitTogether } from '../lib/paths.ts';
import { board, seated, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('a turn on a phone, with the thumb', async ({ page, picture }) => {
  await page.goto('/');
  await picture(page, 'phone-lobby');
  await onCard(page, 'At this screen').tap();
  await seated(page);
  await page.locator('[data-cell="D1"]').tap();
  await picture(page, 'phone-picked');
  await page.locator('[data-cell="D2"]').tap();
  await expect(page.locator('[data-cell="D2"]')).toHaveAccessibleName(/has acted/);
  await page.locator('[data-cell="D5"]').tap();
  await expect(page.getByText('Why not?')).toBeVisible();
  await picture(page, 'phone-why-not');

  await page.getByRole('button', { name: /End my actions/ }).tap();
  await expect(page.locator('header').first()).toContainText('Recruit a card');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Grappler/ })
    .tap();
  await page.locator('[data-cell="C1"]').tap();
  await expect(title(page)).toHaveText(/North to play/);
  await picture(page, 'phone-table');

  // The board stays in sight, and nothing sticks out at the side.
  await expect(board(page)).toBeInViewport();
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBe(0);
});

test('talk on a phone is a tab among the others', async ({ page, another, picture }) => {
  const friend = await another();
  await sitTogether(page, friend);
  await friend.getByRole('tab', { name: 'Talk' }).click();
  await friend.getByLabel('Say something').fill('Hello!');
  await friend.getByRole('button', { name: 'Send', exact: true }).click();
  await picture(friend, 'phone-talk');
  const news = page.getByRole('tab', { name: 'Talk (one new line)' });
  await expect(news).toBeInViewport();
  await picture(page, 'phone-unread');
  await news.tap();
  await expect(page.getByRole('tabpanel').getByText('Hello!')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

for (const path of [
  '/',
  '/rules',
  '/rules/tiny-epic-tactics',
  '/realm',
  '/rules/leaders',
  '/settings',
  '/import',
  '/learn/leaders',
  '/credits',
]) {
  test(`nothing sticks out of a phone: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

import { onCard, sitTogether } from '../lib/paths.ts';
import { board, seated, title } from '../lib/table.ts';
import { realmLaid, visiblePoint } from '../lib/tactics.ts';
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

test('the guide on a phone leaves every cell it speaks of in sight', async ({ page, picture }) => {
  await page.goto('/learn/tiny-epic-tactics');
  await realmLaid(page);
  const guide = page.getByRole('region', { name: 'Your first match' });
  await guide.getByRole('button', { name: 'Go on' }).tap();
  for (const [title, ...cells] of [
    ['Set out', 'M1', 'J1'],
    ['Mind the ground', 'M2', 'I3'],
    ['Portals', 'B13', 'H5'],
  ] as const) {
    await expect(guide.getByRole('heading')).toContainText(title);
    await expect(guide.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
    for (const name of cells) {
      // Without dragging the realm: it shows by itself where something can be done.
      await expect.poll(() => visiblePoint(page, name)).toBeDefined();
      const point = await visiblePoint(page, name);
      if (point) await page.touchscreen.tap(point.x, point.y);
    }
  }
  await expect(guide.getByRole('heading')).toContainText('End of the turn');
  await picture(page, 'phone-learn');
  await page.getByRole('button', { name: /^End turn/ }).tap();
  await expect(guide.getByRole('heading')).toContainText('Hazel’s turn');
});

const PLACES = [
  '/',
  '/rules',
  '/rules/tiny-epic-tactics',
  '/realm',
  '/rules/leaders',
  '/settings',
  '/import',
  '/learn/leaders',
  '/learn/tiny-epic-tactics',
  '/credits',
  '/you',
  '/seek',
];

for (const locale of ['en-GB', 'fr-FR'])
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale });

    test('nothing sticks out of a phone, on any page', async ({ page }) => {
      for (const path of PLACES) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
      }
    });
  });

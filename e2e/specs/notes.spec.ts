/** Notes never lie over what they speak of, badges over no name; a phone says how much of the turn is left and shows whom one picks. */
import type { Page } from '@playwright/test';
import { boxesOf, overlapsAmong } from '../lib/boxes.ts';
import { atThisScreen } from '../lib/paths.ts';
import { LYING } from '../lib/rooms.ts';
import { realmLaid, visiblePoint } from '../lib/tactics.ts';
import { expect, test } from '../lib/test.ts';

const SCREENS = [[1280, 800], [1024, 700], [820, 1180], [390, 844], ...LYING] as const;

/** What is answered to a click on this cell lies beside it. */
async function isAside(page: Page, name: string): Promise<void> {
  await page.locator(`[data-cell="${name}"]`).click();
  await expect(page.getByText('Why not?')).toBeVisible();
  const boxes = await boxesOf(page, {
    note: 'main [role="status"][aria-labelledby]',
    cell: `[data-cell="${name}"] :is(path, polygon):last-of-type`,
  });
  expect(boxes.map(({ name }) => name)).toContain('cell 1');
  expect(overlapsAmong(boxes)).toEqual([]);
}

test('why not lies beside the cell it speaks of, on every screen', async ({ page, picture }) => {
  await atThisScreen(page);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const name of ['A4', 'D7', 'G4', 'A1', 'D4', 'G1']) await isAside(page, name);
    await picture(page, `notes-${width}`);
  }
});

test('whoever goes second is told of the second recruit, and a phone of the actions left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atThisScreen(page);
  const bar = page.locator('header').first();
  await expect(bar).toContainText('Actions: 1 left');
  const recruit = async (cells: readonly string[]): Promise<void> => {
    await page.getByRole('tab', { name: 'Offer' }).click();
    await page.getByRole('tabpanel').getByRole('button').filter({ hasNotText: 'Old Bear' }).first().click();
    for (const cell of cells) await page.locator(`[data-cell="${cell}"]`).click();
  };
  await page.getByRole('button', { name: /End my actions/ }).click();
  await expect(bar).not.toContainText('two recruits');
  await recruit(['C1']);
  await expect(bar).toContainText('North to play');
  await page.getByRole('button', { name: /End my actions/ }).click();
  await expect(bar).toContainText('this first turn brings you two recruits');
  await recruit(['C6']);
  await expect(bar).toContainText('This is your second recruit');
});

test('a badge lies over no name, and a unit picked in the sheet comes into sight', async ({ page, picture }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/tiny-epic-tactics');
  await realmLaid(page);
  const guide = page.getByRole('region', { name: 'Your first match' });
  await guide.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('tab', { name: 'Units' }).click();
  const isSeen = async (): Promise<boolean> => (await visiblePoint(page, 'M1')) !== undefined;
  await expect.poll(isSeen).toBe(true);
  // Away to the far end of the realm, and back by his card.
  await page.locator('[class*="_minimap_"]').click({ position: { x: 52, y: 10 } });
  await expect.poll(isSeen).toBe(false);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Brannoc/ })
    .click();
  await expect(page.locator('[data-cell="M1"]')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(isSeen).toBe(true);
  const names = await boxesOf(page, { name: 'li [class*="_name_"]', badge: 'li [class*="_state_"]' });
  expect(names.some(({ name }) => name.startsWith('badge'))).toBe(true);
  expect(overlapsAmong(names)).toEqual([]);
  await picture(page, 'notes-badges');
});

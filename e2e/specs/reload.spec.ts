import type { Page } from '@playwright/test';
import { atThisScreen, sitTogether } from '../lib/paths.ts';
import { click, isAsked, seated, standing, whereIs } from '../lib/table.ts';
import { AT_HOME, expect, test } from '../lib/test.ts';

test.use(AT_HOME);

/** One's Leader takes a step; after a reload it stands there, and the step can still be taken back. */
async function reloadMidTurn(page: Page, ...leader: string[]): Promise<void> {
  const from = await whereIs(page, 'Leader', ...leader);
  const to = from === 'D1' ? 'D2' : 'D6';
  await click(page, from, to);
  await expect(page.locator(`[data-cell="${to}"]`)).toHaveAccessibleName(/has acted/);
  const before = await standing(page);
  await page.reload();
  await seated(page);
  await expect.poll(() => standing(page)).toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(`[data-cell="${from}"]`)).toHaveAccessibleName(/Leader/);
}

test('a reload in the middle of a turn loses nothing: on this device', async ({ page, picture }) => {
  await atThisScreen(page);
  await reloadMidTurn(page, 'of South');
  await picture(page, 'reload-here');
});

test('and on the server', async ({ page, another, picture }) => {
  const friend = await another();
  await sitTogether(page, friend);
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(friend))).toBe(true);
  const mine = (await isAsked(page)) ? page : friend;
  await reloadMidTurn(mine, 'yours');
  await picture(mine, 'reload-server');
});

import type { Page } from '@playwright/test';
import { atThisScreen, onCard, sitTogether } from '../lib/paths.ts';
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

test.describe('a page from before an update', () => {
  test.use({ serviceWorkers: 'block' });

  test('that wants what is there no longer loads anew, and has it then', async ({ page }) => {
    await page.goto('/');
    const choose = onCard(page, 'Choose…');
    await choose.waitFor();
    await page.route('**/assets/NewMatchForm-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    const anew = page.waitForEvent('load');
    await choose.click();
    await anew;
    await choose.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Start' })).toBeVisible();
  });
});

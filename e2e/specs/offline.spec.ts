import { answer } from '../lib/players.ts';
import { isAsked, myTurn, seated, sight } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('after the first visit everything but others works without a network', async ({ page, context, server, picture }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await server.kill();

  await page.reload();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await picture(page, 'offline-lobby');
  await page.getByRole('button', { name: 'Play now' }).click();
  await seated(page);
  await myTurn(page);
  while (await isAsked(page)) await answer(page, 'eager');
  await expect.poll(() => isAsked(page), { timeout: 30_000 }).toBe(true);

  const before = await sight(page);
  await page.reload();
  await seated(page);
  await myTurn(page);
  await expect.poll(() => sight(page)).toBe(before);
  await picture(page, 'offline-table');

  await page.goto('/rules/leaders');
  await expect(page.getByRole('heading', { name: 'Rules of Leaders' })).toBeVisible();
  await expect(page.locator('#LDR-MOVE-01, [id^="LDR-"]').first()).toBeVisible();
  await page.goto('/learn/leaders');
  await seated(page);
});

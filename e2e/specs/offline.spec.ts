import { onCard } from '../lib/paths.ts';
import { playTurn } from '../lib/players.ts';
import { myTurn, seated, standing } from '../lib/table.ts';
import { playTactics, realmLaid, TACTICS } from '../lib/tactics.ts';
import { AT_HOME, expect, test } from '../lib/test.ts';

test.use({ ...AT_HOME, ownServer: true });

test('a server that asks for patience is asked again, until the page is kept', async ({ page, context }) => {
  const refused = new Set<string>();
  await context.route(/\/assets\/.*\.md$/, async (route) => {
    const file = route.request().url();
    if (refused.has(file)) return route.fallback();
    refused.add(file);
    await route.fulfill({ status: 429 });
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(refused.size).toBeGreaterThan(0);
});

test('after the first visit everything but others works without a network', async ({ page, context, server, picture }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await server.kill();

  await page.reload();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await picture(page, 'offline-lobby');
  await onCard(page, 'Play now').click();
  await seated(page);
  await myTurn(page);
  await playTurn(page, 'eager');

  const before = await standing(page);
  await page.reload();
  await seated(page);
  await myTurn(page);
  await expect.poll(() => standing(page)).toBe(before);
  await picture(page, 'offline-table');

  await page.goto('/rules/leaders');
  await expect(page.getByRole('heading', { name: 'Rules of Leaders' })).toBeVisible();
  await expect(page.locator('#LDR-MOVE-01, [id^="LDR-"]').first()).toBeVisible();
  await page.goto('/learn/leaders');
  await seated(page);

  // An adventure alone, and bots in several seats.
  await page.goto('/');
  await onCard(page, 'Solo', TACTICS).click();
  await realmLaid(page);
  await playTactics(page, { most: 6 });
  await page.goto('/');
  await onCard(page, 'Choose…', TACTICS).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: /^Two teams/ }).check();
  await form.getByRole('button', { name: 'Start' }).click();
  await realmLaid(page);
  await playTactics(page, { most: 4 });
  await picture(page, 'offline-tactics');
});

test('without a network the pages of people say that the server is missing, and nothing of anybody', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  for (const address of ['/friends', '/best/leaders/plain', '/house', '/cups']) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText('The server cannot be reached.');
    await expect(page.getByRole('main')).not.toContainText(/account|enough is known|keep this house/);
  }
});

test.describe('before the page is kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that has not come says so, and the rest goes on', async ({ page, context, picture }) => {
    await page.goto('/');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Credits' }).click();
    await expect(page.getByRole('alert')).toContainText('there is no network');
    await picture(page, 'part-missing');
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await expect(onCard(page, 'Play now')).toBeVisible();
    await page.getByRole('link', { name: 'Credits' }).click();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  });
});

import { makeAccount, withLock } from '../lib/passkeys.ts';
import { playNow } from '../lib/paths.ts';
import { overhang } from '../lib/rooms.ts';
import { AT_HOME, expect, test } from '../lib/test.ts';

// The first account of a server keeps its house.
test.use({ ...AT_HOME, ownServer: true });

test('whoever keeps the house answers a report, suspends somebody and tells everybody', async ({ page, another, picture }) => {
  test.slow();
  const [anna, bert] = [await another(), await another()];
  for (const [side, name] of [
    [page, 'Keeper'],
    [anna, 'Anna'],
    [bert, 'Bert'],
  ] as const) {
    await withLock(side);
    await makeAccount(side, name);
  }
  await anna.goto('/people/Bert');
  await anna.getByRole('button', { name: 'Report Bert' }).click();
  await anna.getByLabel('What happened?').fill('His name is a joke about mine.');
  await anna.getByRole('button', { name: 'Send the report' }).click();
  await expect(anna.getByText('Thank you.')).toBeVisible();

  await page.getByRole('link', { name: 'The house' }).click();
  const report = page.getByRole('article', { name: 'Report about Bert' });
  await expect(report).toContainText('His name is a joke about mine.');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await report.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await picture(page, 'house-report');
  await page.setViewportSize({ width: 1280, height: 800 });
  await report.getByText('Suspend or rename…').click();
  await report.getByLabel('The reason; the person is told it').fill('Be kind.');
  await report.getByRole('button', { name: 'Suspend' }).click();
  await expect(report.getByText('Suspended, and cut off everywhere.')).toBeVisible();
  await report.getByLabel('Your answer to whoever reported').fill('He has a day to think about it.');
  await report.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByText('No report waits for an answer.')).toBeVisible();

  await page.getByRole('tab', { name: 'Announcements' }).click();
  await page.getByLabel('In English').fill('We close at ten.');
  await page.getByLabel('In French').fill('Nous fermons à dix heures.');
  await page.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('complementary', { name: 'From the house' })).toContainText('We close at ten.');
  await page.getByRole('tab', { name: 'State' }).click();
  await expect(page.getByText('Ready')).toBeVisible();
  await picture(page, 'house-state');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('Keeper suspended Bert')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await overhang(page))[0]).toBe(0);
  await picture(page, 'house-phone');

  // A table fits below what is announced.
  await playNow(anna);
  await expect(anna.getByRole('complementary', { name: 'From the house' })).toBeVisible();
  await expect.poll(() => overhang(anna)).toEqual([0, 0]);

  await bert.goto('/');
  await expect(bert.getByText('You may only look on until')).toContainText('Be kind.');
  await anna.goto('/friends');
  await expect(anna.getByText('He has a day to think about it.')).toBeVisible();
});

import { sitTogether } from '../lib/paths.ts';
import { answer, playToTheEnd } from '../lib/players.ts';
import { isAsked, isOver, seated, sight, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('two people play by a link to the end', async ({ page, another, picture }) => {
  const friend = await another();
  await sitTogether(page, friend);
  const answers = await playToTheEnd([
    { page, manner: 'eager' },
    { page: friend, manner: 'idle' },
  ]);
  expect(answers).toBeGreaterThan(10);
  for (const side of [page, friend]) await expect.poll(() => isOver(side)).toBe(true);
  await expect(title(page)).toHaveText(/^You win$/);
  await expect(title(friend)).toHaveText(/wins$/);
  await picture(page, 'link-won');
  await picture(friend, 'link-lost');

  // The whole match again, from the server's file, and the proof that chance was fair.
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Moment of the match' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Every answer was legal')).toBeVisible();
  await expect(page.getByText('Chance was not touched')).toBeVisible();
  await picture(page, 'link-verified');
});

test('somebody else may watch, and talk is for those who sit', async ({ page, another, picture }) => {
  const friend = await another();
  await sitTogether(page, friend);
  const watcher = await another();
  await watcher.goto(page.url());
  await seated(watcher);
  expect(await isAsked(watcher)).toBe(false);
  await expect(watcher.getByText('You are watching')).toBeInViewport();
  await expect(page.getByText('You are watching')).toBeHidden();

  const [first, second] = (await isAsked(page)) ? [page, friend] : [friend, page];
  const before = await sight(watcher);
  await answer(first, 'idle');
  await expect.poll(() => sight(watcher)).not.toBe(before);

  await second.getByRole('tab', { name: 'Talk' }).click();
  await second.getByLabel('Say something').fill('Good luck!');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  // A mark at the tab tells of it, and goes once it was read; who said it needs none.
  const news = first.getByRole('tab', { name: 'Talk (one new line)' });
  await expect(news).toBeVisible();
  await picture(first, 'link-unread');
  await news.click();
  await expect(first.getByRole('tabpanel').getByText('Good luck!')).toBeVisible();
  await expect(first.getByRole('tab', { name: 'Talk', exact: true })).toBeVisible();
  await expect(second.getByRole('tab', { name: 'Talk', exact: true })).toBeVisible();
  await watcher.getByRole('tab', { name: /^Talk/ }).click();
  await expect(watcher.getByRole('tabpanel').getByText('Good luck!')).toBeVisible();
  await expect(watcher.getByLabel('Say something')).toHaveCount(0);
  await picture(watcher, 'link-watcher');
});

test.describe('in the lobby', () => {
  test.use({ ownServer: true });

  test('an open table waits for anybody', async ({ page, another, picture }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open one' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for somebody to sit down' })).toBeVisible();

    const other = await another();
    await other.goto('/');
    await picture(other, 'link-open-table');
    await other.getByRole('button', { name: /^Sit down/ }).click();
    await seated(other);
    await seated(page);
  });
});

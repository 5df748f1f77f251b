/** "Your matches": all that are not over, those that wait for me first; forgetting can be undone; two tabs are one match. */
import { atThisScreen, onCard, sitTogether } from '../lib/paths.ts';
import { answer, playTurn } from '../lib/players.ts';
import { cell, click, isAsked, seated, standing } from '../lib/table.ts';
import { AT_HOME, expect, test } from '../lib/test.ts';

test.use(AT_HOME);

test('all unfinished matches are listed, the one that waits for me first, and the tab counts it', async ({
  page,
  another,
  picture,
}) => {
  const friend = await another();
  await sitTogether(page, friend);
  for (let matches = 0; matches < 6; matches++) await atThisScreen(page);
  // Whoever is asked first in the match with a friend: let it be me.
  if (await isAsked(friend)) {
    while (await isAsked(friend)) await answer(friend, 'idle');
  }
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your matches' });
  await expect(mine.getByRole('listitem')).toHaveCount(7);
  await expect(mine.getByRole('listitem').first()).toContainText('Your turn');
  await expect(mine.getByRole('listitem').nth(1)).toContainText('moved');
  await expect(page).toHaveTitle('(1) Taverne');
  await picture(page, 'matches');

  // Forgotten, and kept after all.
  await mine.getByRole('button', { name: 'Forget this match' }).first().click();
  await expect(mine.getByRole('listitem')).toHaveCount(6);
  await mine.getByRole('button', { name: 'Keep it after all' }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(7);
  await expect(mine.getByText('The match is forgotten.')).toBeHidden();
});

test('finished matches come when asked for', async ({ page }) => {
  await atThisScreen(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Resign/ })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your matches' });
  await expect(mine.getByRole('button', { name: /^Show/ })).toBeVisible();
  await expect(mine.getByRole('listitem')).toHaveCount(0);
  await mine.getByRole('button', { name: /^Show/ }).click();
  await expect(mine.getByRole('listitem')).toContainText('Over');
});

test('a match of this device that is open in two tabs is one match', async ({ page, context }) => {
  await atThisScreen(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await seated(tab);
  await click(page, 'D1', 'D2');
  await expect(cell(tab, 'D2')).toHaveAccessibleName(/Leader/);
  // And on from the other tab: neither move is lost.
  await tab.getByRole('button', { name: /End my actions/ }).click();
  await expect(tab.locator('header').first()).toContainText('Recruit');
  await expect(page.locator('header').first()).toContainText('Recruit');
  expect(await standing(page)).toBe(await standing(tab));
  await page.reload();
  await seated(page);
  expect(await standing(page)).toBe(await standing(tab));
});

test('a bot answers once, whether one tab looks or two', async ({ page, context }) => {
  await page.goto('/');
  await onCard(page, 'Play now').click();
  await seated(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await seated(tab);
  await expect.poll(() => isAsked(page)).toBe(true);
  await playTurn(page, 'idle');
  await expect.poll(() => isAsked(tab)).toBe(true);
  await expect.poll(async () => (await standing(page)) === (await standing(tab))).toBe(true);
  const seq = await page.locator('[data-seq]').getAttribute('data-seq');
  await expect(tab.locator('[data-seq]')).toHaveAttribute('data-seq', seq ?? '');
});

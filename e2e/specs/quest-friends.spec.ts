/** Tiny Epic Quest with others: two people by link through a whole Night. */
import type { Page } from '@playwright/test';
import { onCard, sitDown } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

const QUEST = 'Tiny Epic Quest';
const sentence = (page: Page) => page.locator('header p').first();
const wayOn = (page: Page) => page.locator('header button[class*="_main_"]');
const cards = (page: Page) => page.getByRole('region', { name: 'Movement cards' }).getByRole('button');

/** Whoever is asked to choose a card or to answer it does so, and stays where everybody is. */
async function idle(page: Page): Promise<void> {
  const isCard = await sentence(page).filter({ hasText: 'Movement card' }).isVisible();
  if (isCard) await cards(page).filter({ hasNotText: 'used' }).first().click();
  await expect(wayOn(page)).toHaveText(/Stay Idle/);
  await wayOn(page).click();
  await expect(sentence(page)).not.toContainText('Pick a Hero');
}

test('two people by link, through a whole Night with standing orders', async ({ page, another, picture }) => {
  const friend = await another();
  await page.goto('/');
  await onCard(page, 'Invite', QUEST).click();
  const invitation = page.getByLabel('The invitation');
  await expect(invitation).toHaveValue(/\/join\//);
  await friend.goto(await invitation.inputValue());
  await sitDown(friend);
  for (const each of [page, friend]) await expect(each.getByRole('gridcell')).toHaveCount(40);

  // Four cards, each answered by both; whoever chooses comes first.
  const isAsked = (each: Page) => each.getByRole('button', { name: 'Options as a list' });
  for (let answers = 0; answers < 8; answers++) {
    await expect.poll(async () => (await isAsked(page).isEnabled()) || (await isAsked(friend).isEnabled())).toBe(true);
    await idle((await isAsked(page).isEnabled()) ? page : friend);
  }
  for (const each of [page, friend]) await expect(each.getByRole('heading', { name: 'Night 1' })).toBeVisible();

  // One has left word: rest with whatever Health. The other rolls once, and rests.
  await friend.getByText('Standing orders').click();
  await friend.getByLabel('A damage symbol').selectOption({ label: 'take it, unless it exhausts me' });
  await friend.getByLabel('The dice come to me').selectOption({ label: 'rest at 5 Health or less' });
  await friend.getByLabel('With more than 5 Health').selectOption({ label: 'roll on' });
  await expect(friend.getByText('Standing orders (2)')).toBeVisible();
  await picture(friend, 'quest-orders');
  const choose = (name: RegExp) => page.getByRole('group').getByRole('button', { name }).first().click();
  await expect(async () => {
    if (await page.getByRole('heading', { name: 'Day 2' }).isVisible()) return;
    if (await isAsked(page).isEnabled()) {
      const asked = (await sentence(page).textContent()) ?? '';
      await choose(/adventure or rest/.test(asked) ? /^Rest/ : /^Take it|^1 Health|^1 Power/);
    }
    await expect(page.getByRole('heading', { name: 'Day 2' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(friend.getByRole('heading', { name: 'Day 2' })).toBeVisible();
});

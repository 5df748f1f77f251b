/** Tiny Epic Quest with others: two people by link through a whole Night, and a map that is handed on. */
import type { Page } from '@playwright/test';
import { onCard } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('a map is handed on as a link, and chosen again in the lobby', async ({ page, picture }) => {
  const MAP = 'M01 M07 M02 M08 M03 C-red C-blue C-green C-yellow M09 M10 M04 M11 M05 M12 M06 M13';
  await page.goto(`/island#${MAP.replaceAll(' ', '.')}`);
  const text = page.getByLabel('The map as text');
  await expect(text).toHaveValue(MAP);
  await text.fill(`${MAP} M01`);
  await expect(page.getByRole('alert')).toContainText('17');
  await text.fill(MAP);
  await expect(page.getByLabel('The link to this map')).toHaveValue(/island#M01\.M07\./);
  await picture(page, 'quest-island');
  await page.getByRole('button', { name: 'This map again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-cell="I1L"]')).toHaveAccessibleName(/Ice Temple/);
  await expect(page.locator('[data-cell="K1R"]')).toHaveAccessibleName(/Obelisk 4/);
  await expect(page.getByRole('link', { name: 'This map again' })).toHaveAttribute('href', /island#M01\.M07\./);
  // What was played on is kept.
  await page.goto('/');
  await onCard(page, 'Choose', QUEST).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').first().click();
  const choice = dialog.getByLabel(/^Map/);
  await expect(choice.locator('option')).toHaveCount(3);
  await choice.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-cell="I1L"]')).toHaveAccessibleName(/Ice Temple/);
});

import { atThisScreen, onCard } from '../lib/paths.ts';
import { seated, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

const PILE =
  'bear, archer, prowler, acrobat, rider, bruiser, royal-guard, illusionist, grappler, manipulator, innkeeper, jailer, protector, vizier, assassin, nemesis';

test('every option that the game declares is on the form, and what does not fit is said', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Choose…').click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Two at this screen' }).check();
  await form.getByText('House rules').click();
  // Typed digit by digit; what is too short a game is said at once.
  const longest = form.getByLabel('Longest game');
  await longest.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await expect(form.getByText(/^A whole number from \d+ to \d+\.$/)).toBeVisible();
  await page.keyboard.type('5');
  await expect(longest).toHaveValue('15');
  await expect(form.getByText(/^A whole number from/)).toHaveCount(0);
  await form.getByLabel('Walls lose').check();
  const pile = form.getByLabel('Order of the pile');
  await pile.fill('bear, archer');
  await picture(page, 'new-match');
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(form.getByRole('alert')).toContainText('These options do not fit');

  await pile.fill(PILE);
  await form.getByRole('button', { name: 'Start' }).click();
  await seated(page);
  const offer = page.getByRole('region', { name: 'The offer' }).getByRole('button');
  await expect(offer).toHaveText([/^Old Bear and Cub/, /^Archer/, /^Prowler/]);
});

test('two at one screen can agree on a draw', async ({ page }) => {
  await atThisScreen(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(title(page)).toHaveText(/A draw/);
});

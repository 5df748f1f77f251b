import { atThisScreen } from '../lib/paths.ts';
import { playToTheEnd } from '../lib/players.ts';
import { playAgain, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('two people play at one screen to the end, and it is kept', async ({ page, picture }) => {
  await atThisScreen(page);
  await expect(title(page)).toHaveText(/South to play/);
  await playToTheEnd([{ page, manner: 'both' }]);
  await expect(playAgain(page)).toBeVisible();
  await expect(title(page)).toHaveText(/South wins/);
  await picture(page, 'screen-won');

  await page.goto('/');
  await page.getByRole('region', { name: 'Your matches' }).getByRole('button', { name: /^Show/ }).click();
  const kept = page.getByRole('link', { name: /on this device/ });
  await expect(kept).toContainText('Over');
  await kept.click();
  await expect(title(page)).toHaveText(/South wins/);
});

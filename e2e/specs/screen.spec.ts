import { atThisScreen } from '../lib/paths.ts';
import { answerForBoth } from '../lib/players.ts';
import { isOver, playAgain, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

const MOST_ANSWERS = 150;

test('two people play at one screen to the end, and it is kept', async ({ page, picture }) => {
  await atThisScreen(page);
  await expect(title(page)).toHaveText(/South to play/);
  for (let answers = 0; answers < MOST_ANSWERS && !(await isOver(page)); answers++) await answerForBoth(page);
  await expect(playAgain(page)).toBeVisible();
  await expect(title(page)).toHaveText(/South wins/);
  await picture(page, 'screen-won');

  await page.goto('/');
  const kept = page.getByRole('link', { name: /on this device/ });
  await expect(kept).toContainText('Over');
  await kept.click();
  await expect(title(page)).toHaveText(/South wins/);
});

import { onCard, playNow } from '../lib/paths.ts';
import { playTurn } from '../lib/players.ts';
import { myTurn, playAgain, title } from '../lib/table.ts';
import { expect, IN_MOTION, test } from '../lib/test.ts';

test.use(IN_MOTION);

test('one click, and a bot answers; what was done can be taken back until the turn is over', async ({ page, picture }) => {
  await playNow(page);
  await myTurn(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();

  const leader = page.locator('[data-mark="ready"]').first();
  const place = await leader.getAttribute('data-cell');
  await leader.click();
  await page.locator('[data-mark="go"]').first().click();
  await expect(page.locator(`[data-cell="${place}"]`)).toHaveAccessibleName(/empty/);
  await undo.click();
  await expect(page.locator(`[data-cell="${place}"]`)).toHaveAccessibleName(/Leader, yours/);

  // One whole turn of each side: in so short a time nobody can win.
  await playTurn(page, 'idle');
  await picture(page, 'bot-answered');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page.getByRole('button', { name: 'Resign the match' }).click();
  await expect(title(page)).toHaveText(/Regular wins/);
  await picture(page, 'bot-resigned');
  await playAgain(page).click();
  await expect(playAgain(page)).toBeHidden();
  await myTurn(page);
});

test('five levels, each with a sentence', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Choose…').click();
  const opponents = page.getByRole('group', { name: 'Opponent' });
  await expect(opponents.getByRole('radio')).toHaveCount(5);
  await picture(page, 'bot-levels');
  await opponents.getByRole('radio').first().check();
  await page.getByRole('radio', { name: /Strategist/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Strategist · turn 1')).toBeVisible();
  await myTurn(page);
  await picture(page, 'bot-strategist');
});

/** The best player of the house gives a hint in every game; after a fight it tells what that was worth. */
import { follow, seq } from '../lib/hints.ts';
import { onCard } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

for (const game of ['Leaders', 'Tiny Epic Tactics', 'Tiny Epic Quest']) {
  test(`${game}: a hint is a button that does it`, async ({ page, picture }) => {
    await page.goto('/');
    await onCard(page, 'Play now', game).click();
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.click();
    await expect(page.getByText('The best player of the house would do this:')).toBeVisible({ timeout: 30_000 });
    await picture(page, `hint-${game}`);
    await page.getByRole('status', { name: 'Hint' }).getByRole('button').first().click();
    await expect(page.getByText('The best player of the house would do this:')).toBeHidden();
    await follow(page);
  });
}

test('Mage Knight: hints lead to a fight; fought badly, it is told what it was worth', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Solo', 'Mage Knight').click();
  const fight = page.getByRole('heading', { name: 'The fight' });
  for (let answers = 0; answers < 60 && !(await fight.isVisible()); answers++) await follow(page);
  await expect(fight).toBeVisible();
  await picture(page, 'hint-fight');
  while (await fight.isVisible()) {
    const before = await seq(page);
    await page
      .getByRole('button', { name: /^Next phase|into hand/ })
      .first()
      .click();
    await expect.poll(() => seq(page)).not.toBe(before);
  }
  await expect(page.getByText(/This fight was worth/)).toBeVisible({ timeout: 30_000 });
  await picture(page, 'hint-review');
});

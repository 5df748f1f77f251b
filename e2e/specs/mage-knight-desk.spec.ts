/** The desk of Mage Knight: what lies beside what, and what can be looked through. */
import { boxesOf, cutOff, overlapsAmong } from '../lib/boxes.ts';
import { onCard } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('tactics leave the Source free, why-not names them, and the deck can be looked through', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Solo', 'Mage Knight').click();
  const tactics = page.getByRole('region', { name: 'Choose a tactic' });
  await expect(tactics.getByRole('button')).toHaveCount(6);
  const beside = { source: '[aria-label="The Source"]', tactic: '[aria-label^="Choose a tactic"] li' };
  expect(overlapsAmong(await boxesOf(page, beside))).toEqual([]);
  // The first unit on offer lies within the page.
  const rail = { tab: 'aside [role="tab"]', unit: 'aside [role="tabpanel"] li:first-child' };
  expect(await cutOff(page, (await boxesOf(page, rail)).slice(0, 4))).toEqual([]);
  // Each has one line, and what one points at is told over the land.
  const offers = page.getByRole('tabpanel', { name: 'On offer' }).getByRole('button');
  const lines = await offers.evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().height < 34).length);
  expect(lines).toBe(await offers.count());
  const told = page.getByText(/^level \d · armor \d$/);
  await offers.first().hover();
  await expect(told).toBeVisible();
  await page.getByRole('tab', { name: 'On offer' }).hover();
  await expect(told).toBeHidden();

  await page.locator('[data-card]').first().click();
  await expect(page.getByText(/Possible instead: .*Great Start/)).toBeVisible();
  await tactics.getByRole('button', { name: /Great Start/ }).click();
  await expect(page.getByRole('toolbar', { name: /Your hand, 7 cards/ })).toBeVisible();
  await page.getByRole('button', { name: '9 deed deck' }).click();
  const deck = page.getByRole('dialog', { name: 'Your deed deck' });
  await expect(deck).toContainText('These 9 cards are still to come, in no order.');
  await picture(page, 'mage-knight-deck');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '9 deed deck' })).toBeFocused();
});

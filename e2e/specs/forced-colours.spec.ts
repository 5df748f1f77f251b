import type { Locator } from '@playwright/test';
import { onCard } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const fill = (what: Locator): Promise<string> => what.evaluate((element) => getComputedStyle(element).backgroundColor);

/** What lies behind it is filled by the system; what has only that is not seen to be on. */
const isFilled = async (what: Locator, behind: Locator): Promise<boolean> => (await fill(what)) !== (await fill(behind));

test('where the system chooses the colours, what is chosen, on or full still differs from what is not', async ({
  page,
  picture,
}) => {
  await page.goto('/');
  const chosen = page.getByRole('button', { name: 'Parchment' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(await isFilled(chosen, page.locator('fieldset', { has: chosen }))).toBe(true);

  await onCard(page, 'Solo', 'Tiny Epic Quest').click();
  const health = page.locator('[class*="_health_"]').first();
  await expect(health).toBeVisible();
  expect(await isFilled(health.locator('[class*="_on_"]').first(), page.locator('[class*="_player_"]').first())).toBe(true);
  await picture(page, 'forced-colours');
});

/** Whoever plays by the hints of the house: in every game, through whole matches. */
import { expect, type Page } from '@playwright/test';

/** How far the match has gone. */
export const seq = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq');

/** Asks for a hint and does what it says. */
export async function follow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('The best player of the house would do this:')).toBeVisible({ timeout: 30_000 });
  // Not sooner: at the beginning of a match the standing orders of a seat are written down, too.
  const before = await seq(page);
  await page.getByRole('status', { name: 'Hint' }).getByRole('button').last().click();
  await expect.poll(() => seq(page)).not.toBe(before);
}

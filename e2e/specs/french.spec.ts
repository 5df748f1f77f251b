import { onCard } from '../lib/paths.ts';
import { seated, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test.use({ locale: 'fr-FR' });

test('a French browser gets French, from the lobby to the rules, and a switch', async ({ page, picture }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await picture(page, 'french-lobby');
  await onCard(page, 'Sur cet écran').click();
  await seated(page);
  await expect(title(page)).toHaveText(/Sud/);
  await page.locator('[data-cell="D1"]').click();
  await page.locator('[data-cell="D2"]').click();
  await expect(page.locator('[data-cell="D2"]')).toHaveAccessibleName(/a déjà agi/);
  await page.locator('[data-cell="D5"]').click();
  await expect(page.getByText('Pourquoi pas')).toBeVisible();
  await picture(page, 'french-table');

  await page.goto('/rules/leaders');
  await expect(page.getByRole('img', { name: /^Le plateau\s: sept colonnes/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Règles de Leaders');
  await page.getByRole('searchbox').fill('grappin');
  await expect(page.getByText(/^\d+ règles$/)).toBeVisible();
  await picture(page, 'french-rules');

  await page.goto('/');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(onCard(page, 'Play now')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

import { atThisScreen } from '../lib/paths.ts';
import { cell } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('a click on what cannot be done says why, with the rule one click away', async ({ page, picture }) => {
  await atThisScreen(page);
  await cell(page, 'D1').click();
  await cell(page, 'D4').click();
  const why = page.getByText('Why not?');
  await expect(why).toBeVisible();
  const rule = page.getByRole('link', { name: /^LDR-/ }).first();
  await expect(rule).toHaveAttribute('href', /\/rules\/leaders\/LDR-/);
  await picture(page, 'why-not');

  const [id] = await rule.allInnerTexts();
  const opened = page.context().waitForEvent('page');
  await rule.click();
  const book = await opened;
  await expect(book.locator(`[id="${id}"]`)).toBeInViewport();
  await picture(book, 'why-not-rule');

  await cell(page, 'D7').click();
  await expect(why).toBeVisible();
});

test('threats to the Leaders are shown when asked for', async ({ page, picture }) => {
  await atThisScreen(page);
  const threats = page.getByRole('button', { name: /Show threats/ });
  await threats.click();
  await expect(threats).toHaveAttribute('aria-pressed', 'true');
  await picture(page, 'threats');
});

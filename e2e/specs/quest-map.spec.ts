/** A map of Tiny Epic Quest that is handed on. */
import { onCard } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

const QUEST = 'Tiny Epic Quest';

test('a map is handed on as a link, and chosen again in the lobby', async ({ page, picture }) => {
  const MAP = 'M01 M07 M02 M08 M03 C-red C-blue C-green C-yellow M09 M10 M04 M11 M05 M12 M06 M13';
  await page.goto(`/island#${MAP.replaceAll(' ', '.')}`);
  const text = page.getByLabel('The map as text');
  await expect(text).toHaveValue(MAP);
  await text.fill(`${MAP} M01`);
  await expect(page.getByRole('alert')).toContainText('17');
  await text.fill(MAP);
  await expect(page.getByLabel('The link to this map')).toHaveValue(/island#M01\.M07\./);
  await picture(page, 'quest-island');
  await page.getByRole('button', { name: 'This map again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-cell="I1L"]')).toHaveAccessibleName(/Ice Temple/);
  await expect(page.locator('[data-cell="K1R"]')).toHaveAccessibleName(/Obelisk 4/);
  await page
    .getByRole('tab', { name: 'Aid', exact: true })
    .or(page.getByRole('tab', { name: 'Turn aid' }))
    .click();
  await expect(page.getByRole('link', { name: 'This map again' })).toHaveAttribute('href', /island#M01\.M07\./);
  // What was played on is kept.
  await page.goto('/');
  await onCard(page, 'Choose', QUEST).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').first().click();
  const choice = dialog.getByLabel(/^Map/);
  await expect(choice.locator('option')).toHaveCount(3);
  await choice.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-cell="I1L"]')).toHaveAccessibleName(/Ice Temple/);
});

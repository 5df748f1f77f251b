/** A replay keeps "you" and your side of the board; what-if is marked and leads back; the realm on the bench survives a reload. */
import { NEAR_THE_END, openFile, playNow } from '../lib/paths.ts';
import { playTurn } from '../lib/players.ts';
import { cells, click, myTurn, seated } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('a replay is told to you and seen from your side', async ({ page, picture }) => {
  await playNow(page);
  await myTurn(page);
  await playTurn(page, 'idle');
  const mine = (await cells(page)).find(({ label }) => /Leader, yours/.test(label));
  const theirs = (await cells(page)).find(({ label }) => /, Leader, of/.test(label));
  expect(mine?.y).toBeGreaterThan(theirs?.y ?? 0);
  await page.goto(`${page.url()}/replay`);
  await expect(page.getByRole('slider', { name: 'Moment of the match' })).toBeVisible();
  await seated(page);
  const again = await cells(page);
  expect(again.find(({ label }) => /Leader, yours/.test(label))?.name).toBe(mine?.name);
  expect(again.find(({ name }) => name === mine?.name)?.y).toBeGreaterThan(
    again.find(({ name }) => name === theirs?.name)?.y ?? 0,
  );
  await expect(page.getByRole('tabpanel')).toContainText(/[Yy]ou/);
  await picture(page, 'replay-you');
});

test('what-if is marked, and leads back to the moment it came from', async ({ page, picture }) => {
  await openFile(page, NEAR_THE_END);
  await seated(page);
  await click(page, 'B2', 'B3');
  const table = page.url();
  await page.goto(`${table}/replay`);
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: /^What if/ }).click();
  await expect(page).not.toHaveURL(/replay/);
  const back = page.getByRole('link', { name: 'What if? Back to the match' });
  await expect(back).toBeVisible();
  await picture(page, 'what-if');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your matches' }).getByText('What if?')).toHaveCount(1);
  await page.goBack();
  await back.click();
  await expect(page).toHaveURL(new RegExp(`${new URL(table).pathname}/replay\\?at=`));
  await expect(page.getByRole('slider', { name: 'Moment of the match' })).toBeVisible();
});

test('the workshop undoes, keeps what is on the bench, and dragging marks no text', async ({ page, picture }) => {
  await page.goto('/realm');
  const text = page.getByLabel('As text, to share');
  const before = await text.inputValue();
  const site = page.locator('[class*="_site_"]');
  await site.scrollIntoViewIfNeeded();
  const box = await site.boundingBox();
  if (!box) throw new Error('there is no site');
  // From a box over the words beside the site.
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.45);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.62, box.y + box.height * 0.6, { steps: 8 });
  await page.mouse.move(box.x + box.width + 120, box.y + box.height * 0.8, { steps: 8 });
  await page.mouse.up();
  const moved = await text.inputValue();
  expect(moved).not.toBe(before);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await picture(page, 'workshop');

  await page.reload();
  await expect(text).toHaveValue(moved);
  await page.getByRole('button', { name: 'Turn (r)' }).first().click();
  const turned = await text.inputValue();
  expect(turned).not.toBe(moved);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(moved);
  await page.getByRole('button', { name: 'Do it again' }).click();
  await expect(text).toHaveValue(turned);
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue(moved);
});

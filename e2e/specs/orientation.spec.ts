import type { Page } from '@playwright/test';
import { NEAR_THE_END, onCard, openFile, sitTogether } from '../lib/paths.ts';
import { cell, click, myTurn, seated } from '../lib/table.ts';
import { expect, IN_MOTION, test } from '../lib/test.ts';

test.use(IN_MOTION);

/** Which of the two corners where the Leaders start is nearer to whoever looks. */
async function nearest(page: Page): Promise<string> {
  const [south, north] = await Promise.all(['D1', 'D7'].map((name) => cell(page, name).boundingBox()));
  return (south?.y ?? 0) > (north?.y ?? 0) ? 'D1' : 'D7';
}

async function turnTheBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'My side at the bottom' }).click();
  await page.keyboard.press('Escape');
}

test('one’s own side lies at the bottom, unless the board shall lie as it is: against a bot', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Choose…').click();
  await page.getByText('House rules').click();
  await page.getByLabel('Who begins').selectOption({ label: 'The other side' });
  await page.getByRole('button', { name: 'Start' }).click();
  await seated(page);
  await myTurn(page);
  await expect(cell(page, 'D7')).toHaveAccessibleName(/Leader, yours/);
  expect(await nearest(page)).toBe('D7');
  await picture(page, 'orientation-own');

  await turnTheBoard(page);
  expect(await nearest(page)).toBe('D1');
  await picture(page, 'orientation-fixed');
  // It is this device's wish from now on, at every table.
  await page.reload();
  await seated(page);
  expect(await nearest(page)).toBe('D1');
  await page.goto('/settings');
  const board = page.getByRole('group', { name: 'Board' });
  await expect(board.getByRole('button', { name: 'Always the same way' })).toHaveAttribute('aria-pressed', 'true');
  await board.getByRole('button', { name: 'My side at the bottom' }).click();
  await page.goBack();
  await seated(page);
  expect(await nearest(page)).toBe('D7');
});

test('and with a friend, each for themselves', async ({ page, another }) => {
  const friend = await another();
  await sitTogether(page, friend);
  expect(new Set([await nearest(page), await nearest(friend)])).toEqual(new Set(['D1', 'D7']));
  const north = (await nearest(page)) === 'D7' ? page : friend;
  const south = north === page ? friend : page;
  await turnTheBoard(north);
  expect(await nearest(north)).toBe('D1');
  await turnTheBoard(south);
  expect(await nearest(south)).toBe('D1');
});

test('the last turn can be seen again, even the first of a match that begins in the middle', async ({ page, picture }) => {
  await openFile(page, NEAR_THE_END);
  await seated(page);
  const again = page.getByRole('button', { name: 'See the last turn again' });
  await expect(again).toHaveCount(0);
  await click(page, 'B2', 'B3');
  await page.getByRole('button', { name: /^End my/ }).click();
  await page.getByRole('button', { name: /^Assassin/ }).click();
  await click(page, 'C1');
  await again.click();
  // It stands as it stood, and goes there once more.
  await expect(page.getByText('Have a look at what happened.').or(again).first()).toBeVisible();
  await expect(cell(page, 'B3')).toHaveAccessibleName(/Archer/);
  await picture(page, 'last-turn');
});

import { twoAccounts } from '../lib/passkeys.ts';
import { overhang } from '../lib/rooms.ts';
import { isAsked, offered, seated, take, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('two accounts play a tournament: one makes it, both are led to their table, and the table tells who won', async ({
  page,
  another,
  picture,
}) => {
  test.slow();
  const friend = await another();
  const { anna, bert, end } = await twoAccounts(page, friend);

  await page.goto('/');
  await page.getByRole('link', { name: 'Tournaments' }).click();
  await page.getByRole('button', { name: 'Make a tournament' }).click();
  await page.getByLabel('Its name').fill(`Cup ${end}`);
  await page.getByRole('radio', { name: /^Everybody meets everybody/ }).check();
  await page.getByLabel('At least').fill('2');
  await expect(page.getByLabel('Whoever is left over')).toContainText('rests, without a point');
  await picture(page, 'new-cup');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByRole('row', { name: new RegExp(anna) })).toBeVisible();

  await friend.goto('/cups');
  const listed = friend.getByRole('link', { name: new RegExp(`Cup ${end}`) });
  await expect(listed).toBeVisible();
  await picture(friend, 'cups');
  await listed.click();
  await friend.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByRole('row', { name: new RegExp(bert) })).toBeVisible();
  await page.getByRole('button', { name: /^Begin now/ }).click();
  // Whoever looks on sees the board in small, as it stands, and is led to it.
  const onlooker = await another();
  await onlooker.goto(page.url());
  const board = onlooker.getByRole('link', { name: new RegExp(`^Watch .+ – .+\\. It is (${anna}|${bert})’s turn\\.$`) });
  await expect(board.locator('svg').nth(1).locator('path')).not.toHaveCount(0);
  await picture(onlooker, 'cup-boards');
  for (const side of [page, friend]) {
    await expect(side.getByRole('button', { name: 'To my table' })).toBeVisible();
    await picture(side, 'cup');
    await side.getByRole('button', { name: 'To my table' }).click();
    await seated(side);
  }
  const drawn = board.locator('svg').nth(1);
  const before = await drawn.innerHTML();
  const mover = (await isAsked(page)) ? page : friend;
  const [move] = await offered(mover);
  if (move) await take(mover, move);
  await expect.poll(() => drawn.innerHTML()).not.toBe(before);
  await board.click();
  await seated(onlooker);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Resign/ }).click();
  await page
    .getByRole('button', { name: /Resign/ })
    .last()
    .click();
  await expect(title(friend)).toHaveText(/^You win$/);

  await friend.getByRole('link', { name: `Back to the tournament: Cup ${end}` }).click();
  await expect(friend.getByRole('row', { name: new RegExp(`^1 ${bert} you 1`) })).toBeVisible();
  await expect(friend.getByText(`${bert} has won the tournament.`)).toBeVisible();
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await friend.setViewportSize(size);
    expect((await overhang(friend))[0]).toBe(0);
    await picture(friend, `cup-${size.width}`);
  }
  await friend.goto(`/people/${encodeURIComponent(bert)}`);
  await expect(friend.getByText('1 of 2')).toBeVisible();
});

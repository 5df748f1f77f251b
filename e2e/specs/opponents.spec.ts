import { twoAccounts } from '../lib/passkeys.ts';
import { overhang } from '../lib/rooms.ts';
import { seated, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('two accounts find each other by pairing, play a rated match, and both profiles tell of it', async ({
  page,
  another,
  picture,
}) => {
  test.slow();
  const friend = await another();
  const { anna, bert } = await twoAccounts(page, friend);
  for (const [side, name] of [
    [page, anna],
    [friend, bert],
  ] as const) {
    await side.goto('/');
    await expect(side.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
    await side.getByRole('link', { name: 'Find an opponent' }).click();
    await side.getByLabel(/^Rated/).check();
    await picture(side, 'seek');
    await side.getByRole('button', { name: 'Seek', exact: true }).click();
    if (side === page) await expect(side.getByText('Looking for somebody')).toBeVisible();
  }
  for (const side of [page, friend]) {
    await expect(side).toHaveURL(/\/m\//);
    await seated(side);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Resign/ }).click();
  await page
    .getByRole('button', { name: /Resign/ })
    .last()
    .click();
  await expect(title(friend)).toHaveText(/^You win$/);

  await friend.goto(`/people/${encodeURIComponent(bert)}`);
  await expect(friend.getByText(`Won Leaders against ${anna}`)).toBeVisible();
  for (const what of ['Leaders', anna]) {
    const line = friend.getByRole('listitem').filter({ hasText: what, has: friend.getByText('1 won, 0 drawn, 0 lost') });
    await expect(line).toHaveCount(1);
  }
  await picture(friend, 'profile');
  await friend.setViewportSize({ width: 390, height: 844 });
  expect((await overhang(friend))[0]).toBe(0);
  await picture(friend, 'profile-phone');
  await friend.goto('/best/leaders/plain');
  await expect(friend.getByText('Nobody yet')).toBeVisible();
});

import { twoAccounts } from '../lib/passkeys.ts';
import { onCard } from '../lib/paths.ts';
import { overhang } from '../lib/rooms.ts';
import { seated } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('a friend is asked and accepted, invited by name, muted at the table and reported', async ({ page, another, picture }) => {
  test.slow();
  const friend = await another();
  const { anna, bert } = await twoAccounts(page, friend);

  await page.goto(`/people/${encodeURIComponent(bert)}`);
  // With the keyboard: what is pressed goes away, and the next thing at hand has the focus.
  await page.getByRole('button', { name: 'Ask to be friends' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Take back the wish' })).toBeFocused();
  await picture(page, 'bond');
  await friend.goto('/');
  const accept = friend.getByRole('button', { name: `Be friends with ${anna}`, exact: true });
  await accept.press('Enter');
  await expect(accept).toBeHidden();
  await expect(friend.getByRole('complementary').locator(':focus')).toHaveCount(1);
  await friend.goto('/friends');
  await expect(friend.getByText(anna)).toBeVisible();

  await page.goto('/');
  await onCard(page, 'Invite').click();
  await page.getByLabel('Or invite somebody by name').fill(bert);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('is invited')).toBeVisible();
  await picture(page, 'invite-by-name');
  await expect(friend.getByText(`${anna} invites you`)).toBeVisible();
  await friend.setViewportSize({ width: 390, height: 844 });
  expect((await overhang(friend))[0]).toBe(0);
  await picture(friend, 'friends-phone');
  await friend.setViewportSize({ width: 1280, height: 800 });
  await friend.getByRole('button', { name: `Take the seat at the table of ${anna}` }).click();
  await seated(friend);
  await seated(page);

  await page.getByRole('tab', { name: /^Talk/ }).click();
  await page.getByRole('button', { name: 'People at this table' }).click();
  await page.getByRole('button', { name: `Mute ${bert}` }).click();
  await expect(page.getByRole('button', { name: `Listen to ${bert} again` })).toBeVisible();
  await page.getByRole('button', { name: `Report ${bert}` }).click();
  await page.getByLabel('What happened?').fill('He never stops talking.');
  await picture(page, 'table-people');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
});

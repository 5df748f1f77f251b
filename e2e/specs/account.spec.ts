import { makeAccount, withLock } from '../lib/passkeys.ts';
import { onCard, sitTogether } from '../lib/paths.ts';
import { overhang } from '../lib/rooms.ts';
import { seated } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

/** A name of its own for each run: the tests of a worker share a server. */
const named = (name: string): string => `${name} ${Date.now().toString(36).slice(-6)}`;

test('a guest becomes an account with one touch and finds the match on a second device by passkey', async ({
  page,
  another,
  picture,
}) => {
  const lock = await withLock(page);
  const friend = await another();
  await sitTogether(page, friend);
  const table = page.url();
  await picture(page, 'account-before');

  await page.goto('/you');
  await expect(page.getByLabel('Your name')).toBeVisible();
  await picture(page, 'account-guest');
  const name = named('Anna');
  const codes = await makeAccount(page, name);
  expect(codes).toHaveLength(8);
  // The button that was pressed is gone with its page: the keyboard goes on from the page that has come.
  await expect(page.locator('#content')).toBeFocused();
  await picture(page, 'account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Everything as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('taverne-you.json');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // A name for this device alone is for guests.
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'the name of your account' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // Nor is there one where a table is opened.
  await page.goto('/');
  await page.getByRole('button', { name: 'Open one' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText(name)).toBeVisible();
  await expect(form.getByLabel('Your name')).toHaveCount(0);
  await picture(page, 'account-opens-table');
  await page.goto('/you');

  const phone = await another();
  const theirs = await withLock(phone);
  await lock.carryTo(theirs);
  await phone.goto('/you');
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(phone.getByText('this one')).toHaveCount(1);
  await phone.goto(table);
  await seated(phone);
  await expect(phone.getByText('You are watching')).toBeHidden();
  // The lobby of the new device greets by name and has the match.
  await phone.goto('/');
  await expect(phone.getByRole('heading', { name: new RegExp(`see you, ${name}`) })).toBeVisible();

  // The first device shuts the second one out.
  await page.reload();
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await phone.goto('/you');
  await expect(phone.getByRole('button', { name: /^Make my account/ })).toBeVisible();
});

test('a second device comes in by a code, a lost one by an emergency code; the account goes on wish', async ({
  page,
  another,
  picture,
}) => {
  await withLock(page);
  const name = named('Bert');
  const [emergency = ''] = await makeAccount(page, name);
  await page.getByRole('button', { name: 'Bring another device' }).click();
  const code = await page.locator('output').innerText();
  await picture(page, 'account-code');

  const phone = await another();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/you');
  await phone.getByLabel(/^Or a code/).fill('AAAA-AAAA');
  await phone.getByRole('button', { name: 'Use the code' }).click();
  await expect(phone.getByRole('alert')).toContainText('this code opens nothing');
  await picture(phone, 'account-wrong-code');
  await phone.getByLabel(/^Or a code/).fill(code);
  await phone.getByRole('button', { name: 'Use the code' }).click();
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  expect((await overhang(phone))[0]).toBe(0);
  await picture(phone, 'account-phone');

  const stranded = await another();
  await stranded.goto('/you');
  await stranded.getByLabel(/^Or a code/).fill(emergency);
  await stranded.getByRole('button', { name: 'Use the code' }).click();
  await expect(stranded.getByText('7 are left')).toBeVisible();

  await stranded.getByRole('button', { name: 'Delete my account…' }).click();
  const gone = stranded.getByRole('button', { name: /^Delete my account/ });
  await expect(gone).toBeDisabled();
  await stranded.getByLabel(/^Your name, passkeys/).fill(name);
  await picture(stranded, 'account-delete');
  await gone.click();
  await expect(stranded.getByText('Your account is gone.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Make my account/ })).toBeVisible();
});

test('whoever thinks better of it stays a guest, and a name that looks like another is refused', async ({ page, another }) => {
  await withLock(page);
  const name = named('Oliver');
  await makeAccount(page, name);
  const other = await another();
  await withLock(other);
  await other.goto('/you');
  await other.getByLabel('Your name').fill(name.replace('O', '0'));
  await other.getByRole('button', { name: /^Make my account/ }).click();
  await expect(other.getByRole('alert')).toContainText('somebody has this name');
  await other.goto('/');
  await expect(onCard(other, 'Play now')).toBeVisible();
});

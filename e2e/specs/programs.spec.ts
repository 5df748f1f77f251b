import { makeAccount, withLock } from '../lib/passkeys.ts';
import { expect, test } from '../lib/test.ts';

test('an account makes a program, sees its token once and takes it back', async ({ page, picture }) => {
  await withLock(page);
  const mark = Date.now().toString(36).slice(-6);
  await makeAccount(page, `Dora ${mark}`);
  await page.getByLabel('Name of a new program').fill(`Nimrod ${mark}`);
  await page.getByRole('button', { name: 'Make a program' }).click();
  const token = page.getByLabel('The token it shows at the door');
  await expect(token).toHaveValue(/^taverne_[\w-]{24}$/);
  await picture(page, 'programs');
  const shows = async (): Promise<number> => {
    const reply = await page.request.get('/api/me', { headers: { authorization: `Bearer ${shown}` } });
    return reply.status();
  };
  const shown = await token.inputValue();
  expect(await shows()).toBe(200);
  await page.reload();
  await expect(page.getByText(`Nimrod ${mark} [bot]`)).toBeVisible();
  await expect(token).toHaveCount(0);
  await page.getByRole('button', { name: /^Take back the token/ }).click();
  await expect(page.getByRole('button', { name: /^Take back the token/ })).toHaveCount(0);
  expect(await shows()).toBe(401);
  await page.getByRole('link', { name: `Nimrod ${mark} [bot]` }).click();
  await expect(page.getByText('A program of')).toContainText(`Dora ${mark}`);
});

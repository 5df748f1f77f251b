import { readFileSync } from 'node:fs';
import { NEAR_THE_END, openFile, sitDown } from '../lib/paths.ts';
import { cell, click, seated, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('a match file goes in and out', async ({ page, picture }) => {
  await openFile(page, NEAR_THE_END);
  await seated(page);
  await click(page, 'B2', 'B3');
  await cell(page, 'D2').click();
  await cell(page, 'D5').click();
  await page.getByRole('button', { name: /^Pull/ }).click();
  await expect(title(page)).toHaveText(/South wins/);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match file' }).click();
  const path = await (await saving).path();
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  expect(file).toMatchObject({ taverne: 'match', game: 'leaders', seats: 2 });

  // A match that is over opens as a replay.
  await openFile(page, path);
  await expect(page).toHaveURL(/\/replay/);
  await expect(page.getByRole('slider')).toBeVisible();
  await picture(page, 'file-replay');
});

test('a damaged file is refused with a reason, and nothing is kept', async ({ page, picture }) => {
  await page.goto('/import');
  const text = readFileSync(NEAR_THE_END, 'utf8');
  for (const damaged of [text.slice(0, 120), text.replace('riderF2', 'riderF3'), '{}']) {
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'damaged.match.json', mimeType: 'application/json', buffer: Buffer.from(damaged) });
    await expect(page.getByRole('alert')).toContainText('no match that could be opened');
  }
  await picture(page, 'file-damaged');
  await page.goto('/');
  await expect(page.getByText('No match yet')).toBeVisible();
});

test('a match file goes on on the server, with a friend', async ({ page, another, picture }) => {
  await page.goto('/import');
  await page.getByRole('radio', { name: /^On the server/ }).check();
  await page.getByLabel('Choose a file').setInputFiles(NEAR_THE_END);
  const invitation = page.getByLabel('The invitation');
  await expect(invitation).toHaveValue(/\/join\//);
  const friend = await another();
  await friend.goto(await invitation.inputValue());
  await sitDown(friend);
  await seated(friend);
  await seated(page);
  await expect(page).toHaveURL(/\/m\//);
  await click(page, 'B2', 'B3');
  await picture(friend, 'file-on-the-server');

  // What is no match is refused there, too.
  await page.goto('/import');
  await page.getByRole('radio', { name: /^On the server/ }).check();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'damaged.match.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByRole('alert')).toContainText('no match that could be opened');
});

import type { Page } from '@playwright/test';
import { sitTogether } from '../lib/paths.ts';
import { isOver, playAgain, resign, seated } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

const COMPARED = [
  'The server’s hash is the one it published before anybody sat down.',
  'The revealed seed fits that hash.',
  'The hashes of all salts are those that were promised.',
  'The salt that this device drew is in it.',
  'Every salt fits its hash.',
  'Every word of chance follows from seed and salts.',
];

/** A match is over when somebody resigns; chance has spoken of its set-up by then. */
async function played(page: Page, friend: Page): Promise<void> {
  await resign(friend);
  for (const side of [page, friend]) await expect.poll(() => isOver(side)).toBe(true);
}

const checked = (page: Page) => page.getByRole('status', { name: 'Chance checked: fair' });

test('both devices promise a salt, tell it, and find at the end that chance was fair; in a rematch, too', async ({
  page,
  another,
  picture,
}) => {
  const friend = await another();
  await sitTogether(page, friend);
  await played(page, friend);
  for (const side of [page, friend]) {
    await expect(checked(side)).toBeVisible();
    await checked(side).getByText('What this device was told').click();
    for (const line of COMPARED) await expect(checked(side).getByText(line)).toBeVisible();
  }
  await picture(page, 'fairness');

  const first = page.url();
  await playAgain(page).click();
  await friend.getByRole('button', { name: 'Sit down there' }).click();
  for (const side of [page, friend]) {
    await expect(side).not.toHaveURL(first);
    await seated(side);
  }
  await played(page, friend);
  for (const side of [page, friend]) await expect(checked(side)).toBeVisible();
});

test('a file that does not fit what was told while the match was played is told loudly', async ({ page, another, picture }) => {
  const friend = await another();
  await sitTogether(page, friend);
  // As if the server had published another hash then.
  await page.evaluate(() => {
    const kept = localStorage.getItem('taverne.chance') ?? '';
    localStorage.setItem('taverne.chance', kept.replaceAll(/"commitment":"\w+"/g, `"commitment":"${'0'.repeat(64)}"`));
  });
  await played(page, friend);
  const alarm = page.getByRole('alert', { name: 'Chance was not fair!' });
  await expect(alarm).toContainText('The server’s hash is not the one it published before anybody sat down.');
  await expect(alarm).toContainText('The revealed seed does not fit that hash.');
  await picture(page, 'fairness-broken');
  await expect(checked(friend)).toBeVisible();
});

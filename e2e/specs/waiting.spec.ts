/** Before a match: open tables say what is played, an invitation asks for a name, a room can be called off, and clocks wait until all are ready. */
import { NEAR_THE_END, onCard, sitDown } from '../lib/paths.ts';
import { playAgain, resign, seated } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test.use({ ownServer: true });

test('an open table shows mode, clock and seats, waits until both are ready, and can be called off', async ({
  page,
  another,
  picture,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open one' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: /Strategist/ }).check();
  await form.getByLabel('Clock').selectOption({ label: '10 minutes each, 10 s a turn' });
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for somebody to sit down' })).toBeVisible();
  const facts = page.getByRole('list').filter({ hasText: 'Strategist' });
  await expect(facts).toContainText('10 minutes each, 10 s a turn');

  const other = await another();
  await other.goto('/');
  const table = other.getByRole('listitem').filter({ hasText: 'Leaders' });
  await expect(table).toContainText('Strategist');
  await expect(table).toContainText('10 minutes each, 10 s a turn');
  await expect(table).toContainText('1 of 2 seats free');
  await picture(other, 'waiting-open-table');
  await table.getByRole('button', { name: /^Sit down/ }).click();

  // Whoever opened it may be away: no clock runs before they say that they are here.
  await expect(other.getByText('not ready yet')).toBeVisible();
  await expect(other.getByText('You are ready.')).toBeVisible();
  await expect(page).toHaveTitle(/Everybody is here/);
  await page.getByLabel('Your name').fill('Camille');
  await picture(page, 'waiting-ready');
  await page.getByRole('button', { name: 'I am ready' }).click();
  await seated(page);
  await seated(other);
  await expect(other.getByText('Camille').first()).toBeVisible();

  // Another one is called off, and nobody finds it any more.
  await page.goto('/');
  await page.getByRole('button', { name: 'Open one' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await other.goto('/');
  await expect(other.getByText('No table is open.')).toBeVisible();
});

test('an invitation says to what, and asks for a name', async ({ page, another, picture }) => {
  await page.goto('/');
  await onCard(page, 'Invite').click();
  await page.getByLabel('Your name').fill('Camille');
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByText('Camille, you')).toBeVisible();
  const friend = await another();
  await friend.goto(await page.getByLabel('The invitation').inputValue());
  await expect(friend.getByText('Camille')).toBeVisible();
  await expect(friend.getByText('Discovery')).toBeVisible();
  await expect(friend.getByText('No clock')).toBeVisible();
  await picture(friend, 'waiting-invited');
  await friend.getByLabel('Your name').fill('Basile');
  await sitDown(friend);
  await seated(friend);
  await seated(page);
  await expect(page.getByText('Basile').first()).toBeVisible();
  // The link leads whoever sits already back to the table.
  await friend.goBack();
});

test('whoever asks for another match sees what was asked, and so does the other side', async ({ page, another, picture }) => {
  await page.goto('/import');
  await page.getByRole('radio', { name: /^On the server/ }).check();
  await page.getByLabel('Choose a file').setInputFiles(NEAR_THE_END);
  const friend = await another();
  await friend.goto(await page.getByLabel('The invitation').inputValue());
  await friend.getByLabel('Your name').fill('Basile');
  await sitDown(friend);
  await seated(page);
  await resign(page);
  await playAgain(page).click();
  await expect(page.getByText('You have asked Basile for another match')).toBeVisible();
  await picture(page, 'waiting-again');
  await expect(friend.getByText('would like to play again')).toBeVisible();
  await picture(friend, 'waiting-asked');
  await friend.getByRole('button', { name: 'Sit down there' }).click();
  await seated(page);
  await seated(friend);
});

import type { Page } from '@playwright/test';
import { sitDown } from '../lib/paths.ts';
import { isAsked, myTurn, offered, seated, take } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

/** With days for a turn and a bank: made as a program would. */
async function byLetter(host: Page, guest: Page): Promise<void> {
  await host.goto('/');
  const path = await host.evaluate(async () => {
    const wish = {
      game: 'leaders',
      seats: [{ kind: 'person' }, { kind: 'open' }],
      clock: { kind: 'correspondence', days: 3, bank: 5 },
    };
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(wish) });
    const made = await reply.text();
    return `/${/"match":"([^"]+)"/.exec(made)?.[1]}#${/"token":"([^"]+)"/.exec(made)?.[1]}`;
  });
  await guest.goto(`/join${path}`);
  await sitDown(guest);
  await seated(guest);
  await host.goto(`/m${path.split('#')[0]}`);
  await seated(host);
}

/** The first of what is offered, but the end of the turn where there is one: the same whoever looks. */
async function simplest(page: Page): Promise<void> {
  const options = await offered(page);
  const [first] = options;
  const chosen = options.find(({ label }) => /^End/.test(label)) ?? first;
  if (!chosen) throw new Error('asked, but nothing is offered');
  await take(page, chosen);
}

test('an answer is given beforehand on the board, sealed until it fits, and the bank of time is seen', async ({
  page,
  another,
  picture,
}) => {
  const friend = await another();
  await byLetter(page, friend);
  const [first, second] = (await isAsked(page)) ? [page, friend] : [friend, page];
  await expect(second.getByRole('timer').first()).toContainText('+');

  await second.getByRole('button', { name: 'If … then …' }).click();
  const note = second.getByRole('group', { name: 'What if …' });
  let steps = 0;
  for (await myTurn(second); await note.getByText(/^Play for/).isVisible(); steps++) await simplest(second);
  await expect(note.getByText('And your answer?')).toBeVisible();
  await picture(second, 'letters-what-if');
  await simplest(second);
  await note.getByRole('button', { name: /^Keep it/ }).click();
  const own = second.getByRole('group', { name: 'Your conditional answers' });
  await expect(own).toContainText('then');
  await picture(second, 'letters-kept');
  await expect(first.getByText(/conditional/i)).toHaveCount(0);

  for (let step = 0; step < steps; step++) await simplest(first);
  await expect(own).toContainText('your answers were given');
  await own.getByRole('button', { name: 'Remove this conditional answer' }).click();
  await expect(own).toHaveCount(0);
});

import { tabTo } from '../lib/keys.ts';
import { onCard } from '../lib/paths.ts';
import { playAgain, title } from '../lib/table.ts';
import { KEYS, playTactics, realmLaid, TACTICS } from '../lib/tactics.ts';
import { expect, test } from '../lib/test.ts';

// What is played back would take longer than what is played.
test('a solo adventure with the mouse, from one click in the lobby to its end', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Solo', TACTICS).click();
  await realmLaid(page);
  await expect(page.getByText('Solo · round 1')).toBeVisible();
  const answers = await playTactics(page, { eager: 24 });
  expect(answers).toBeGreaterThan(24);
  await expect(playAgain(page)).toBeVisible();
  await expect(title(page)).toHaveText(/The realm is lost|You win/);
  await expect(page.getByText(/of 6 crystals recovered/)).toBeVisible();
  await picture(page, 'tactics-solo-end');

  // Looked at again, from the beginning.
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Moment of the match' })).toBeVisible();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.getByText('Solo · round 1')).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await realmLaid(page);
  await picture(page, 'tactics-replay');
});

test('four seats, three of them bots, from the form to the score, with the mouse', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Choose…', TACTICS).click();
  const form = page.getByRole('dialog');
  await form.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '4' }).check();
  // I sit third; whoever sat there takes my place.
  await form.getByLabel('Seat 3').selectOption({ label: 'You' });
  for (const seat of ['Seat 1', 'Seat 2', 'Seat 4']) await form.getByLabel(seat).selectOption({ label: 'Bot: Stable Boy' });
  await form.getByText('House rules').click();
  await form.getByLabel('Longest game').fill('10');
  await picture(page, 'tactics-form');
  await form.getByRole('button', { name: 'Start' }).click();
  await realmLaid(page);
  await playTactics(page, { eager: 12 });
  await expect(playAgain(page)).toBeVisible();
  await expect(title(page)).toHaveText(/wins?$/);
  // The score, part by part, for all four.
  const score = page.getByRole('table').first();
  await expect(score.getByRole('columnheader')).toHaveCount(5);
  await expect(score.getByRole('row', { name: /^Total/ })).toBeVisible();
  await picture(page, 'tactics-four-end');
});

test('a short battle with the keyboard alone, from the lobby to its end', async ({ page, picture }) => {
  await page.goto('/');
  const open = onCard(page, 'Choose…', TACTICS);
  await expect(open).toBeVisible();
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  const modes = form.getByRole('group', { name: 'Mode' });
  await expect(modes).toBeVisible();
  await tabTo(page, modes.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: /^Battle Two/ })).toBeChecked();
  const levels = form.getByRole('group', { name: 'Opponent' }).getByRole('radio');
  await tabTo(page, levels.nth(1));
  await page.keyboard.press('ArrowUp');
  await expect(levels.first()).toBeChecked();
  await tabTo(page, form.getByRole('combobox', { name: /^Realm/ }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.getByText('House rules'));
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByLabel('Longest game'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('10');
  await tabTo(page, form.getByRole('button', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await realmLaid(page);
  await expect(page.getByText('Battle · round 1')).toBeVisible();
  await playTactics(page, { eager: 6, hand: KEYS });
  await expect(playAgain(page)).toBeVisible();
  await tabTo(page, playAgain(page));
  await picture(page, 'tactics-keyboard-end');
});

for (const mode of ['Co-op', 'Battle in teams']) {
  test(`with bots beside and against me: ${mode}`, async ({ page, picture }) => {
    await page.goto('/');
    await onCard(page, 'Choose…', TACTICS).click();
    const form = page.getByRole('dialog');
    await form.getByRole('radio', { name: new RegExp(`^${mode} `) }).check();
    await form.getByRole('button', { name: 'Start' }).click();
    await realmLaid(page);
    expect(await playTactics(page, { most: 8 })).toBe(8);
    await expect(page.getByText(new RegExp(`^${mode} · round \\d`))).toBeVisible();
    await picture(page, `tactics-${mode.toLowerCase().replaceAll(' ', '-')}`);
  });
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { NEAR_THE_END, onCard, openFile } from '../lib/paths.ts';
import { cell, click, seated, title } from '../lib/table.ts';
import { MOUSE, marked, playTactics, realmLaid, TACTICS } from '../lib/tactics.ts';
import { expect, test } from '../lib/test.ts';

/** What depends on the light; everything else is the same in both, and looking for it takes long. */
const OF_THE_LIGHT = ['color-contrast', 'link-in-text-block'];

/** A page has no frames of others, so nothing has to be put together in a second page; and only what is wrong is listed. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** What axe finds by day and by lamplight, in one line each. */
async function faults(page: Page): Promise<string[]> {
  const byDay = await axe(page).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight');
  const byLamplight = await axe(page).withRules(OF_THE_LIGHT).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'parchment');
  return [byDay, byLamplight]
    .flatMap(({ violations }) => violations)
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const PLACES = [
  '/',
  '/rules',
  '/rules/leaders',
  '/learn/leaders',
  '/learn/tiny-epic-tactics',
  '/realm',
  '/settings',
  '/you',
  '/seek',
  '/cups',
  '/cups/new',
  '/import',
  '/credits',
  '/no-such-page',
];

test('axe finds nothing on the quiet pages', async ({ page }) => {
  test.slow();
  for (const place of PLACES) {
    await page.goto(place);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await faults(page), place).toEqual([]);
  }
  await page.goto('/');
  await onCard(page, 'Choose…').click();
  expect.soft(await faults(page), 'a new match').toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await onCard(page, 'Invite').click();
  await expect(page.getByLabel('The invitation')).toBeVisible();
  expect.soft(await faults(page), 'the waiting room').toEqual([]);
});

test('nor at a table of Tiny Epic Tactics, from its form on', async ({ page, picture }) => {
  test.slow();
  await page.goto('/');
  await onCard(page, 'Choose…', TACTICS).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: /^Battle Two/ }).check();
  await form.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
  await form.getByText('House rules').click();
  await expect(form.getByRole('combobox', { name: /^Realm/ })).toBeVisible();
  expect.soft(await faults(page), 'the form').toEqual([]);
  await form.getByRole('button', { name: 'Start' }).click();
  await realmLaid(page);
  expect.soft(await faults(page), 'the deal').toEqual([]);
  // Through the deal to a turn of mine, with somebody left to act.
  while (!(await marked(page, 'ready').first().isVisible())) await playTactics(page, { most: 1 });
  await page.getByText('Standing orders').click();
  expect.soft(await faults(page), 'my turn').toEqual([]);
  await MOUSE.cell(page, (await marked(page, 'ready').first().getAttribute('data-cell')) ?? '');
  await expect(marked(page, 'picked')).toBeVisible();
  expect.soft(await faults(page), 'a unit in hand').toEqual([]);
  await picture(page, 'axe-tactics');
  await page.getByRole('button', { name: 'Options as a list' }).click();
  expect.soft(await faults(page), 'the list of options').toEqual([]);
});

test('nor at the table', async ({ page, picture }) => {
  test.slow();
  await openFile(page, NEAR_THE_END);
  await seated(page);
  expect.soft(await faults(page), 'table').toEqual([]);
  await click(page, 'B2', 'B3');
  await cell(page, 'D2').click();
  await cell(page, 'D5').click();
  await expect(page.getByRole('button', { name: /^Pull/ })).toBeVisible();
  expect.soft(await faults(page), 'choosing').toEqual([]);
  await picture(page, 'axe-choosing');
  await page.getByRole('button', { name: 'Options as a list' }).click();
  expect.soft(await faults(page), 'the list of options').toEqual([]);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await cell(page, 'A1').click();
  await expect(page.getByText('Why not?')).toBeVisible();
  expect.soft(await faults(page), 'why not').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect.soft(await faults(page), 'the menu').toEqual([]);
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page.getByRole('button', { name: 'Resign the match' }).click();
  await expect(title(page)).toHaveText(/North wins/);
  expect.soft(await faults(page), 'the end').toEqual([]);
  await picture(page, 'axe-end');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect.soft(await faults(page), 'replay').toEqual([]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect.soft(await faults(page), 'the proof').toEqual([]);
});

import type { Page } from '@playwright/test';
import { boxesOf, overlapsAmong } from '../lib/boxes.ts';
import { cell, myTurn, seated } from '../lib/table.ts';
import { KEYS, MOUSE, realmLaid } from '../lib/tactics.ts';
import { expect, test } from '../lib/test.ts';

async function step(page: Page, from: string, to: string): Promise<void> {
  await cell(page, from).click();
  await cell(page, to).click();
}

test('the guided first match teaches moving, recruiting, abilities and the two ways to win', async ({ page, picture }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Learn Leaders/ }).click();
  await seated(page);
  const guide = page.getByRole('region', { name: 'Your first match' });
  const now = (words: string) => expect(guide.getByRole('heading')).toContainText(words, { timeout: 30_000 });
  const on = () => guide.getByRole('button', { name: 'Go on' }).click();

  await now('Welcome');
  await on();
  await now('One step');
  await cell(page, 'D4').click();
  await expect(guide).toContainText('crowned figure');
  await picture(page, 'learn-hint');
  await step(page, 'D1', 'D2');
  await now('That was all');
  await page.getByRole('button', { name: /End my actions/ }).click();
  await expect(guide.getByRole('heading')).not.toContainText('That was all');
  await page.getByRole('button', { name: /^Rider/ }).click();
  await cell(page, 'C1').click();
  await now('Hazel’s turn');
  await on();
  await now('Abilities');
  await picture(page, 'learn-ability');
  await step(page, 'C1', 'C3');
  await now('Ask the table');
  await cell(page, 'C3').click();
  await expect(page.getByText('Your Rider has already acted this turn.')).toBeVisible();
  await on();
  await now('Two hunters');
  await step(page, 'B2', 'B3');
  await now('Now the second one');
  await step(page, 'D2', 'D5');
  await page.getByRole('button', { name: /^Pull/ }).click();
  await now('Captured');
  await picture(page, 'learn-captured');
  await on();
  await now('No way out');
  await step(page, 'E4', 'E6');
  await now('You know how to play');
  await picture(page, 'learn-done');
  await guide.getByRole('button', { name: 'Play a match now' }).click();
  await expect(page).toHaveURL(/\/here\//);
  await myTurn(page);
});

for (const [name, width, height] of [
  ['a page enlarged to twice its size', 640, 400],
  ['a phone lying', 667, 375],
] as const)
  test(`the way on is never under the answer to a click: ${name}`, async ({ page, picture }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/learn/leaders');
    await seated(page);
    const way = page.getByRole('region', { name: 'Your first match' }).getByRole('button', { name: 'Go on' });
    const note = page.getByRole('status').filter({ hasText: 'Why not?' });
    for (const asked of ['D4', 'D7']) {
      await cell(page, asked).click();
      await expect(note).toBeVisible();
      const boxes = await boxesOf(page, { note: 'main [role="status"][aria-labelledby]', way: '[data-way-on] > button' });
      expect(boxes.map((box) => box.name)).toEqual(['note 1', 'way 1']);
      expect(overlapsAmong(boxes)).toEqual([]);
      await expect(way).toBeInViewport({ ratio: 1 });
    }
    await picture(page, `learn-why-not-${width}`);
  });

test.describe('Tiny Epic Tactics', () => {
  test('the guided first match leads from the first step to the score', async ({ page, picture }) => {
    // Sixteen steps, and what the other side plays is shown at leisure.
    test.slow();
    await page.goto('/');
    await page.getByRole('link', { name: /Learn Tiny Epic Tactics/ }).click();
    await realmLaid(page);
    const guide = page.getByRole('region', { name: 'Your first match' });
    const now = (words: string) => expect(guide.getByRole('heading')).toContainText(words, { timeout: 30_000 });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();
    const watched = async (words: string) => {
      await now(words);
      await press('Go on');
    };
    const point = async (...names: string[]) => {
      for (const name of names) await MOUSE.cell(page, name);
    };

    await now('Welcome');
    await press('Go on');
    await now('Set out');
    // Another cell than the one that is spoken of: a hint, and nothing has happened.
    await point('M1', 'L1');
    await expect(guide).toContainText('three cells away on the edge');
    await point('M1', 'J1');
    await now('Mind the ground');
    await expect(cell(page, 'J1')).toHaveAccessibleName(/Brannoc/);
    await press('One step back');
    await now('Set out');
    await expect(cell(page, 'M1')).toHaveAccessibleName(/Brannoc/);
    await point('M1', 'J1');
    await now('Mind the ground');
    await point('M2', 'I3');
    await now('Portals');
    // Whoever does not find the way is shown it.
    await point('G7');
    await press('Show me');
    await now('End of the turn');
    await expect(cell(page, 'H5')).toHaveAccessibleName(/Orlen/);
    await press(/^End turn/);
    await watched('Hazel’s turn');
    await now('Strike back');
    await expect(guide.getByRole('link', { name: 'TET-RANGED-08' })).toHaveAttribute('href', /TET-RANGED-08$/);
    await press(/^Shoot back/);
    await watched('Two kinds of action');
    await now('A village');
    // With the keyboard alone.
    await KEYS.cell(page, 'I3');
    await KEYS.cell(page, 'H3');
    await now('A tactic of your own');
    // The place is kept.
    await page.reload();
    await now('A tactic of your own');
    await point('J1', 'F2');
    await press(/with Forced March/);
    await now('Melee');
    await point('F2', 'F3');
    await press(/^Strike Nix/);
    await now('Against the wall');
    await press(/^Roll to push/);
    await watched('Hazel’s turn');
    await now('Step in');
    await picture(page, 'learn-tactics-card');
    // The card in the rail answers, too, but only once it is asked for; the note comes with the question.
    await press(/^Reveal Hold the Line/);
    await watched('Not a scratch');
    await now('Magic');
    await point('H5', 'F3');
    await press(/3 mana more/);
    await now('The trigger cell');
    await point('H3', 'G2');
    await watched('A round goes by');
    await now('The flag moves');
    await press('Go on');
    await now('Two rounds later');
    await KEYS.wayOn(page);
    await watched('Hazel’s last turn');
    await now('Won: you know how to play');
    await expect(page.getByRole('row', { name: 'Total 15 6' })).toBeVisible();
    await picture(page, 'learn-tactics-done');
    await press('Play a match now');
    await expect(page).toHaveURL(/\/here\//);
    await realmLaid(page);
  });
});

/** The guided first match of Tiny Epic Quest, from the first card to the score. */
import { expect, test } from '../lib/test.ts';

test('the guided first match leads through a Day, a Night and the last round', async ({ page, picture }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Learn Tiny Epic Quest/ }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(40);
  const guide = page.getByRole('region', { name: 'Your first match' });
  const now = (words: string) => expect(guide.getByRole('heading')).toContainText(words, { timeout: 30_000 });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();
  const watched = async (words: string) => {
    await now(words);
    await press('Go on');
  };
  const point = async (...cells: readonly string[]) => {
    for (const cell of cells) await page.locator(`[data-cell="${cell}"]`).click();
  };

  await now('Welcome');
  await press('Go on');
  await now('A Movement card');
  await press(/^Gryphon/);
  await now('To the Temple');
  // Another Region than the one that is spoken of: a hint, and nothing has happened.
  await point('hero-0', 'O8R');
  await expect(guide).toContainText('the left half of the middle card');
  await point('hero-0', 'I1L');
  await watched('Hazel’s turn');
  await now('Follow');
  await point('hero-1', 'I2R');
  await watched('Your card again');
  await now('A Spell to learn');
  await point('hero-2', 'I1R');
  await watched('Night falls');

  await now('Adventure');
  const chances = page.getByRole('region', { name: 'The next roll' });
  await expect(chances).toContainText('60 %');
  await chances.getByText('The next roll').click();
  await chances.getByText('Hero 1 takes the next space').click();
  await expect(chances).toContainText('at least 1 × scroll');
  await picture(page, 'quest-learn-chances');
  await press(/^Adventure: roll/);
  await now('A goblin comes at you');
  // With what is left of it: the price alone says too little.
  await press(/^Block it\s*−2 Power: 3 → 1/);
  await now('Use the dice');
  await point('hero-0');
  await watched('Every symbol counts');
  await now('Two at once');
  await point('hero-0');
  await watched('The Goblin falls');
  await now('Forge ahead');
  // Power is not spent by a mere click on a Hero.
  await point('hero-0');
  await press(/next space/);
  await now('Rest in time');
  await press(/^Rest/);
  await now('The Temple is yours');
  await press(/completes the Temple/);
  await watched('Two rewards');
  await now('Who carries it?');
  await press(/^Hero 1/);
  await watched('Home, and a new day');

  await now('The last Day');
  await point('hero-0');
  await page.locator('[data-cell="K2R"]').hover();
  await expect(page.getByText('1 Power for a Goblin on the way')).toBeVisible();
  await picture(page, 'quest-learn-toll');
  await point('K2R');
  await watched('A friendly Castle');
  await now('A Quest by Day');
  await press(/^Envoy/);
  await watched('The last Night');
  await now('Won: you know how to play');
  await expect(page.getByRole('row', { name: 'Total 0 −9' })).toBeVisible();
  await picture(page, 'quest-learn-done');
});

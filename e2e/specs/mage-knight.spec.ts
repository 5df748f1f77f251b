/** Mage Knight on its own page: its guided first match, a turn with the mouse and a fight by keyboard; then a table of one's own. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { onCard } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isSound = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);

test('the guided first match: a turn with the mouse, a fight by keyboard', async ({ page, picture }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Learn Mage Knight/ }).click();
  const guide = page.getByRole('region', { name: 'Your first match' });
  const now = (words: string) => expect(guide.getByRole('heading')).toContainText(words, { timeout: 30_000 });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();
  const key = (name: string) => page.keyboard.press(name);
  const watched = async (words: string) => {
    await now(words);
    await press('Go on');
  };

  await watched('You ride into an unknown land');
  await now('A tactic for the day');
  await press(/Great Start/);
  await now('A card, strong');
  await press(/^March, strong/);
  await now('A card, plain');
  await press(/^Stamina 2 move/);
  await now('Where 6 move lead');
  await picture(page, 'mage-knight-move');
  await page.locator('[data-cell="2.-3"]').click();
  await now('Among the locals');
  await page.getByRole('tab', { name: 'Log' }).click();
  await press(/^Deal with the locals/);
  await now('Influence');
  // What they sell is turned to by itself.
  await expect(page.getByRole('tab', { name: 'On offer' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('article', { name: 'Promise' }).getByRole('button').first().click();
  await watched('Two more');
  await now('The first unit');
  await press(/^Peasants/);
  await press(/^Recruit Peasants/);
  await now('The end of a turn');
  await press(/^End the turn/);
  await watched('The dummy player');

  // The fight, by keyboard alone.
  await now('Rampaging enemies');
  await page.locator('[data-cell="2.-3"]').focus();
  await key('ArrowRight');
  await key('Enter');
  await key('1');
  await watched('First, from afar');
  await now('Second, block');
  const card = (name: string) => page.getByRole('article', { name }).getByRole('button').first();
  await card('Battle Versatility').focus();
  for (let step = 0; step < 8 && !(await card('Determination').evaluate((each) => each === document.activeElement)); step++)
    await key('ArrowRight');
  await key('Enter');
  await key('1');
  await now('That is enough');
  await page
    .getByRole('button', { name: /^Block Prowlers/ })
    .first()
    .focus();
  await key('Enter');
  await now('Fourth, strike back');
  await picture(page, 'mage-knight-fight');
  await isSound(page);
  await card('Rage').focus();
  await key('Enter');
  await watched('The Peasants help');
  await now('Victory');
  await page
    .getByRole('button', { name: /^Strike Prowlers/ })
    .first()
    .focus();
  await key('Enter');
  await watched('2 Fame');
  await now('What lies beyond?');
  await page.locator('[data-cell="tile 1 1"]').click();
  await expect(page.getByText('cannot be taken back: a tile is revealed')).toBeVisible();
  await press(/^Reveal a tile/);
  await watched('A new level');
  await now('Choose a skill');
  const skills = page.getByRole('region', { name: 'Which skill do you take?' });
  await expect(skills.getByText('After it: any advanced action of the offer.').first()).toBeVisible();
  await picture(page, 'mage-knight-skills');
  await skills.getByRole('button', { name: /^Power of Pain/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /Arythea/ })).toBeVisible();
  // A skill has a line of the hero's sheet, or two: three of them leave room for what is below.
  const skill = await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Power of Pain/ })
    .boundingBox();
  expect(skill?.height).toBeLessThan(50);
});

test('a table of one’s own: why not, undo, and a card sideways', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Solo', 'Mage Knight').click();
  const list = page.getByRole('button', { name: 'Options as a list' });
  await list.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Great Start/ })
    .click();
  const hand = page.getByRole('toolbar', { name: /Your hand, 7 cards/ });
  await expect(hand).toBeVisible();
  await isSound(page);
  await list.click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: / sideways 1 move$/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  // A card with more to say than fits is read enlarged as long as it lies in the hand.
  const wordy = hand.getByRole('article', { name: 'Improvisation' });
  const whole = hand.getByRole('heading', { name: 'Improvisation', includeHidden: true });
  await wordy.hover();
  await expect(whole).toBeVisible();
  await wordy.getByRole('button', { name: / sideways / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('header p')).toContainText('1 move to spend');
  await expect(whole).toBeHidden();
  await page.locator('[data-cell="2.-3"]').click();
  await expect(page.getByText('Why not?')).toBeVisible();
  await picture(page, 'mage-knight-why');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(hand).toBeVisible();
});

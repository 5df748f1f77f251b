/** Tiny Epic Quest on its own page: a Day on the map and some rolls of a Night, against a bot. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { onCard } from '../lib/paths.ts';
import { expect, test } from '../lib/test.ts';

const QUEST = 'Tiny Epic Quest';
const REGIONS = 34;
const HEROES = 6;

const seq = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq');
const sentence = (page: Page) => page.locator('header p');
const choices = (page: Page) => page.locator('main [role="group"] button:has(kbd)');
const wayOn = (page: Page) => page.locator('header button[class*="_main_"]');
const cards = (page: Page) => page.getByRole('region', { name: 'Movement cards' }).getByRole('button');
const heroes = (page: Page) => page.locator('[data-cell^="hero-"][data-mark="ready"]');
const picked = (page: Page) => page.locator('[data-cell^="hero-"][data-mark="picked"]');
const marked = (page: Page, mark: string) => page.locator(`[data-cell][data-mark="${mark}"]:not([data-cell^="hero-"])`);
const dice = (page: Page) => page.getByRole('region', { name: 'Dice' }).getByRole('listitem');
const isAsked = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Options as a list' })).toBeEnabled({ timeout: 30_000 });

const isSound = async (page: Page): Promise<void> => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await onCard(page, 'Play now', QUEST).click();
  await expect(page.getByRole('gridcell')).toHaveCount(REGIONS + HEROES);
}

/** One answer, whatever is asked: by the cards, on the map, or by a button. */
async function answer(page: Page): Promise<string> {
  await isAsked(page);
  const before = await seq(page);
  const asked = (await sentence(page).textContent()) ?? '';
  if (/Movement card/.test(asked)) await cards(page).filter({ hasNotText: 'used' }).first().click();
  else if (/Pick a Hero/.test(asked)) await move(page);
  else await choices(page).or(wayOn(page)).first().click();
  await expect.poll(() => seq(page), { timeout: 30_000 }).not.toBe(before);
  return asked;
}

async function move(page: Page): Promise<void> {
  await heroes(page).first().click();
  if ((await marked(page, 'go').count()) > 0) await marked(page, 'go').first().click();
  else await wayOn(page).click();
}

test('a Day on the map, then a Night of dice', async ({ page, picture }) => {
  await begin(page);
  await isAsked(page);
  await picture(page, 'quest-first');
  let asked = '';
  // On to the first move of one's own.
  while (!/Pick a Hero/.test(asked)) {
    await isAsked(page);
    asked = (await sentence(page).textContent()) ?? '';
    if (!/Pick a Hero/.test(asked)) await answer(page);
  }
  await heroes(page).first().click();
  await expect(picked(page)).toHaveCount(1);
  await marked(page, 'go').first().hover();
  await expect(page.getByText(/no toll|Power for/).first()).toBeVisible();
  await picture(page, 'quest-day');
  await isSound(page);

  // A click on what is impossible answers why, with the rule.
  await page.locator('[data-cell$="L"]:not([data-mark])').first().click();
  await expect(page.getByRole('status', { name: 'Why not?' }).getByRole('link')).toHaveText(/^TEQ-/);
  await picture(page, 'quest-why-not');
  await page.keyboard.press('Escape');
  // The same with the keyboard.
  await page.keyboard.press('Escape');
  await expect(picked(page)).toHaveCount(0);
  await heroes(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(picked(page)).toHaveCount(1);
  await page.keyboard.press('Escape');

  while (!(await page.getByRole('heading', { name: 'Night 1' }).isVisible())) await answer(page);
  await expect(page.getByText(/Round 1 of 5 · Night/)).toBeVisible();
  let rolls = 0;
  while (rolls < 2 && (await page.getByRole('heading', { name: 'Night 1' }).isVisible())) {
    const said = await answer(page);
    if (/adventure or rest/.test(said)) {
      rolls++;
      await expect(dice(page)).toHaveCount(5);
      await picture(page, `quest-night-${rolls}`);
    }
  }
  expect(rolls).toBeGreaterThan(0);
  await isSound(page);
});

test.describe('on a phone, in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('the map, the sheet and its tabs fit', async ({ page, picture }) => {
    await page.goto('/');
    await onCard(page, 'Jouer', QUEST).first().tap();
    await expect(page.getByRole('gridcell')).toHaveCount(REGIONS + HEROES);
    await expect(page.getByRole('tab', { name: 'Quêtes' })).toBeVisible();
    // How one stands is in sight behind whichever tab.
    await page.getByRole('tab', { name: 'Quêtes' }).tap();
    for (const track of [/Santé/, /Pouvoir/])
      await expect(page.getByRole('img', { name: track }).first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await picture(page, 'quest-phone');
    await isSound(page);

    // What is asked is read to its end, lying too, where the words are many.
    const asked = sentence(page).first();
    const cut = () => asked.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    while (!/Choisissez un Héros/.test((await asked.textContent()) ?? '')) {
      await page.locator('[aria-label="Cartes Déplacement"] button:not([disabled])').first().tap();
      await expect(asked).not.toContainText('Choisissez la carte');
    }
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await cut()).toBeLessThanOrEqual(0);
    }
    await picture(page, 'quest-phone-lying');
  });
});

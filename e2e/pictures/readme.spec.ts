/** The pictures that the README shows. They are taken by hand (`npm run screenshots`) and looked at before they are committed. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { follow } from '../lib/hints.ts';
import { NEAR_THE_END, onCard, openFile } from '../lib/paths.ts';
import { playTurn } from '../lib/players.ts';
import { cell, click, myTurn, seated } from '../lib/table.ts';
import { MOUSE, marked, playTactics, realmLaid, TACTICS } from '../lib/tactics.ts';
import { expect, test } from '../lib/test.ts';

const ARTIFACTS = join(import.meta.dirname, '../artifacts');
const FOLDER = join(import.meta.dirname, '../../docs/screenshots');

/** A photograph of the page: as sharp as needed, and small enough for a repository. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(ARTIFACTS, `readme-${name}.png`), animations: 'disabled' });
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82, animations: 'disabled' });
}

/** The Grappler has hooked the enemy Leader. */
async function hook(page: Page): Promise<void> {
  await openFile(page, NEAR_THE_END);
  await seated(page);
  await click(page, 'B2', 'B3');
  await cell(page, 'D2').click();
  await cell(page, 'D5').click();
  await expect(page.getByRole('button', { name: /^Pull/ }).first()).toBeVisible();
}

test('the lobby', async ({ page }) => {
  await page.goto('/');
  await expect(onCard(page, 'Play now')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await shoot(page, 'lobby');
});

test.describe('with cards that make a match', () => {
  test.use({ luck: 'ember' });
  test('a table', async ({ page }) => {
    await page.goto('/');
    await onCard(page, 'Play now').click();
    await seated(page);
    await myTurn(page);
    for (let turn = 0; turn < 3; turn++) await playTurn(page, 'eager');
    await page.locator('[data-mark="ready"]').last().click();
    await shoot(page, 'table');
  });
});

test('the end, and the replay', async ({ page }) => {
  await hook(page);
  await page.getByRole('button', { name: /^Pull/ }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await shoot(page, 'replay');
});

test('the rules', async ({ page }) => {
  await page.goto('/rules/leaders/LDR-END-02');
  await expect(page.locator('[id="LDR-END-02"]')).toBeInViewport();
  await shoot(page, 'rules');
});

test('the lesson', async ({ page }) => {
  await page.goto('/learn/leaders');
  await seated(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await cell(page, 'D1').click();
  await shoot(page, 'learn');
});

test.describe('by lamplight', () => {
  test.use({ colorScheme: 'dark' });
  test('a table', async ({ page }) => {
    await hook(page);
    await shoot(page, 'lamplight');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  test('a table', async ({ page }) => {
    await hook(page);
    await shoot(page, 'phone');
  });
});

/** A fight in the middle of the realm: some turns are played, then somebody is in hand. */
async function tactics(page: Page, name: string, answers: number): Promise<void> {
  await page.goto('/');
  await onCard(page, 'Choose…', TACTICS).click();
  const form = page.getByRole('dialog');
  await form.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '4' }).check();
  await form.getByRole('button', { name: 'Start' }).click();
  await realmLaid(page);
  await playTactics(page, { most: answers });
  await inHand(page);
  await shoot(page, name);
}

/** My turn, with a unit in hand that has somebody to aim at, if there is one. */
async function inHand(page: Page): Promise<void> {
  const ready = marked(page, 'ready');
  for (let tries = 0; tries < 20 && (await ready.count()) === 0; tries++) await playTactics(page, { most: 1, eager: 0 });
  const cells = await ready.evaluateAll((found) => found.map((each) => each.getAttribute('data-cell') ?? ''));
  for (const cell of cells) {
    await MOUSE.cell(page, cell);
    await expect(marked(page, 'picked')).toBeVisible();
    if ((await marked(page, 'target').count()) > 0) break;
  }
  await page.getByRole('main').getByRole('button', { name: 'Relief' }).filter({ visible: true }).click();
}

test.describe('Tiny Epic Tactics', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(240_000);

  test('four around a realm', async ({ page }) => tactics(page, 'tactics', 46));

  test.describe('by lamplight', () => {
    test.use({ colorScheme: 'dark' });
    test('four around a realm', async ({ page }) => tactics(page, 'tactics-lamplight', 34));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    test('four around a realm', async ({ page }) => tactics(page, 'tactics-phone', 40));
  });

  test('an adventure alone', async ({ page }) => {
    await page.goto('/');
    await onCard(page, 'Solo', TACTICS).click();
    await realmLaid(page);
    await playTactics(page, { most: 44 });
    await inHand(page);
    const thought = page.getByText('What the Enemy last thought');
    if (await thought.isVisible()) await thought.click();
    await shoot(page, 'tactics-solo');
  });

  test('the realm editor', async ({ page }) => {
    await page.goto('/realm');
    await page.getByLabel('Scroll').selectOption({ label: 'The Highlands' });
    await page.getByRole('button', { name: /^Box 5x4/ }).click();
    await shoot(page, 'realm');
  });
});

/** Plays by the hints of the house until this is seen; then the hint goes away and the picture is taken. */
async function byHints(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  const isAsked = () => expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled({ timeout: 60_000 });
  for (let answers = 0; answers < 150 && !(await isSeen()); answers++) {
    await isAsked();
    await follow(page);
  }
  await isAsked();
}

/** Answers that are given before the picture is taken. */
function after(count: number): () => Promise<boolean> {
  let given = 0;
  return async () => given++ >= count;
}

test.describe('Tiny Epic Quest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(400_000);

  test('a Day and a Night', async ({ page }) => {
    await page.goto('/');
    await onCard(page, 'Play now', 'Tiny Epic Quest').click();
    await byHints(page, after(6));
    await shoot(page, 'quest');
    const dice = page.getByRole('region', { name: 'Dice' }).getByRole('listitem');
    await byHints(page, async () => (await dice.count()) > 0);
    await shoot(page, 'quest-night');
  });
});

test.describe('Mage Knight', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(400_000);

  test('in the land, and in a fight', async ({ page }) => {
    await page.goto('/');
    await onCard(page, 'Solo', 'Mage Knight').click();
    await byHints(page, after(10));
    await shoot(page, 'mage-knight');
    const desk = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, 'mage-knight-phone');
    await page.setViewportSize(desk);
    const fight = page.getByRole('heading', { name: 'The fight' });
    await byHints(page, () => fight.isVisible());
    await byHints(page, after(2));
    await shoot(page, 'mage-knight-fight');
  });
});

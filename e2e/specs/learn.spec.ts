import type { Page } from '@playwright/test';
import { cell, myTurn, seated } from '../lib/table.ts';
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
  await now('Abilities');
  await picture(page, 'learn-ability');
  await step(page, 'C1', 'C3');
  await now('Ask the table');
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

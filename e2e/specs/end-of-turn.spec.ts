import type { Page } from '@playwright/test';
import { boardStop, tabTo } from '../lib/keys.ts';
import { atThisScreen } from '../lib/paths.ts';
import { cell } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test.use({ asksBeforeEnd: true });

const asked = (page: Page) => page.getByRole('dialog', { name: 'End all the same?' });
const phase = (page: Page) => page.locator('[aria-current="step"]');
const end = (page: Page) => page.getByRole('button', { name: /^End my actions/ }).filter({ visible: true });

test('ending with somebody left to act is asked once, and can be left', async ({ page, picture }) => {
  await atThisScreen(page);
  await end(page).click();
  await expect(asked(page)).toContainText('One of your figures can still act.');
  await picture(page, 'end-of-turn');
  await page.getByRole('button', { name: 'Go on playing' }).last().click();
  await expect(asked(page)).toHaveCount(0);
  await expect(phase(page)).toHaveText(/^Actions/);

  // A hasty second click falls beside the question, which means no.
  await end(page).dblclick();
  await expect(asked(page)).toHaveCount(0);
  await expect(phase(page)).toHaveText(/^Actions/);

  await end(page).click();
  await page.getByRole('button', { name: 'End all the same' }).click();
  await expect(phase(page)).toHaveText('Recruitment');
});

test('with the keyboard: the letter asks, and the letter again says yes', async ({ page }) => {
  await atThisScreen(page);
  await tabTo(page, boardStop(page));
  await page.keyboard.press('e');
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveCount(0);
  // The focus is where it was.
  await page.keyboard.press('e');
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('e');
  await expect(phase(page)).toHaveText('Recruitment');
});

test('when nobody is left to act nothing is asked', async ({ page }) => {
  await atThisScreen(page);
  await cell(page, 'D1').click();
  await cell(page, 'D2').click();
  await expect(cell(page, 'D2')).toHaveAccessibleName(/has acted/);
  await end(page).click();
  await expect(phase(page)).toHaveText('Recruitment');
});

test('a setting turns it off', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Ask before I end a turn with something left to do').uncheck();
  await atThisScreen(page);
  await end(page).click();
  await expect(phase(page)).toHaveText('Recruitment');
});

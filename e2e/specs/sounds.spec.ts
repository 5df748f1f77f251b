/** What matters is heard, each sound can be turned off, and nothing sounds before somebody has touched the page. */
import type { Page } from '@playwright/test';
import { NEAR_THE_END, openFile } from '../lib/paths.ts';
import { cell, click, playAgain, seated } from '../lib/table.ts';
import { expect, IN_MOTION, test } from '../lib/test.ts';

test.use(IN_MOTION);

/** Counts what is made to sound on a page: tones and rustles. */
async function listen(page: Page): Promise<() => Promise<{ tones: number; rustles: number }>> {
  await page.addInitScript(() => {
    const { createOscillator, createBufferSource } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createOscillator = function () {
      performance.mark('tone');
      return createOscillator.call(this);
    };
    BaseAudioContext.prototype.createBufferSource = function () {
      performance.mark('rustle');
      return createBufferSource.call(this);
    };
  });
  return () =>
    page.evaluate(() => ({
      tones: performance.getEntriesByName('tone').length,
      rustles: performance.getEntriesByName('rustle').length,
    }));
}

/** The Grappler on D2 pulls the Leader from D5: the end. */
async function pull(page: Page): Promise<void> {
  await cell(page, 'D2').click();
  await cell(page, 'D5').click();
  await page.getByRole('button', { name: /^Pull/ }).click();
}

test('a capture and a win are heard, and silent where they are turned off', async ({ page }) => {
  const heard = await listen(page);
  await openFile(page, NEAR_THE_END);
  await seated(page);
  expect(await heard()).toEqual({ tones: 0, rustles: 0 });
  await click(page, 'B2', 'B3');
  expect(await heard()).toEqual({ tones: 0, rustles: 0 });
  await pull(page);
  await expect(playAgain(page)).toBeVisible();
  // A blow and its rustle, then four bells.
  await expect.poll(heard).toEqual({ tones: 5, rustles: 1 });

  await page.goto('/settings');
  await page.getByLabel('a capture').uncheck();
  await openFile(page, NEAR_THE_END);
  await seated(page);
  await click(page, 'B2', 'B3');
  await pull(page);
  await expect(playAgain(page)).toBeVisible();
  await expect.poll(heard).toEqual({ tones: 4, rustles: 0 });
});

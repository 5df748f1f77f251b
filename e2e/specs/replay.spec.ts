import { NEAR_THE_END, openFile } from '../lib/paths.ts';
import { cell, click, seated, title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

test('replay: slide, look through other eyes, share a moment, branch off, verify', async ({ page, picture }) => {
  await openFile(page, NEAR_THE_END);
  await seated(page);
  await click(page, 'B2', 'B3');
  await cell(page, 'D2').click();
  await cell(page, 'D5').click();
  await page.getByRole('button', { name: /^Pull/ }).click();
  await expect(title(page)).toHaveText(/South wins/);
  await picture(page, 'replay-won');

  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await expect(slider).toBeVisible();
  await expect(page.getByText('the enemy Leader is captured').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(cell(page, 'B2')).toHaveAccessibleName(/Archer/);
  await expect(page).toHaveURL(/at=\d+/);
  const beginning = page.url();
  await slider.press('ArrowRight');
  await expect(cell(page, 'B3')).toHaveAccessibleName(/Archer/);
  await expect(page).not.toHaveURL(beginning);
  await picture(page, 'replay-moment');
  const moment = page.url();

  const stepped = page.evaluate(stepAsTheAddressFollows);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await stepped;
  await expect(page).toHaveURL(moment);
  await expect(cell(page, 'B3')).toHaveAccessibleName(/Archer/);

  const eyes = page.getByLabel('Seen by');
  await expect(eyes.getByRole('option')).toHaveText(['South', 'North', 'Spectator']);
  await eyes.selectOption('North');
  await expect(cell(page, 'B3')).toHaveAccessibleName(/Archer/);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByLabel('A link to this moment')).toHaveValue(/\?at=\d+$/);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Every answer was legal')).toBeVisible();
  await picture(page, 'replay-verified');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.goto(moment);
  await expect(cell(page, 'B3')).toHaveAccessibleName(/Archer/);
  await page.getByRole('button', { name: /What if/ }).click();
  await seated(page);
  await expect(page).toHaveURL(/\/here\/[^/]+$/);
  await click(page, 'D2', 'D3');
  await expect(cell(page, 'D3')).toHaveAccessibleName(/Grappler/);
});

/** Runs in the page: somebody takes a step on in the very moment in which the address follows. */
function stepAsTheAddressFollows(): Promise<void> {
  return new Promise((resolve) => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...what) => {
      history.replaceState = replaceState;
      document.querySelector<HTMLElement>('[aria-label="One step on"]')?.click();
      replaceState(...what);
      resolve();
    };
  });
}

/** The page without a mouse. */
import type { Locator, Page } from '@playwright/test';

const FAR = 80;

/** Presses Tab until the focus is there, as somebody without a mouse would. */
export async function tabTo(page: Page, there: Locator): Promise<void> {
  for (let presses = 0; presses < FAR; presses++) {
    if (await there.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${there}`);
}

/** The one cell of a board that Tab leads to. */
export const boardStop = (page: Page): Locator => page.locator('[data-cell][tabindex="0"]');
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');

/** A machine that takes its time, so that a test can be quicker than it. */
import type { Page } from '@playwright/test';

/** Everything the page asks of its workers reaches them late, in order. */
export async function slowWorkers(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((late) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (
      this: Worker,
      message: unknown,
      rest?: Transferable[] | StructuredSerializeOptions,
    ) {
      const options = Array.isArray(rest) ? { transfer: rest } : rest;
      setTimeout(() => postMessage.call(this, message, options), late);
    };
  }, milliseconds);
}

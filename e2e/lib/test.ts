/** The test of Playwright with a server of its own, a person at it, and a picture at the end. */
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { type Server, startServer } from './server.ts';

export { expect } from '@playwright/test';

interface House {
  readonly server: Server;
  /** Another person: a browser of its own, with nothing in common but the server. */
  readonly another: () => Promise<Page>;
  /** Keeps a picture in e2e/artifacts/. */
  readonly picture: (page: Page, name: string) => Promise<void>;
}

const ARTIFACTS = join(import.meta.dirname, '../artifacts');

export const test = base.extend<House>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  another: async ({ browser, server, contextOptions, locale, viewport }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: server.url, locale: locale ?? 'en-GB', viewport });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above
  picture: async ({}, use) => {
    await use(async (page, name) => {
      await page.screenshot({ path: join(ARTIFACTS, `${name}.png`), animations: 'disabled' });
    });
  },
});

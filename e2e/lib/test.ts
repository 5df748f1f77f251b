/** The test of Playwright with a server of its own, a person at it, and a picture at the end. */
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { scriptChance } from './luck.ts';
import { type OtherGames, type Server, startServer } from './server.ts';

export { expect } from '@playwright/test';

interface Luck {
  /** Any word; chance says something else for each, and always the same for one. */
  readonly luck: string;
  /** Left out: the games of the product. */
  readonly other: OtherGames | undefined;
  /** Is it asked before a turn is ended with something left to do? Most tests end many turns and know what they do. */
  readonly asksBeforeEnd: boolean;
  /** For a test that kills its server, or counts what stands in the lobby: a server that no other test was at. */
  readonly ownServer: boolean;
}

/** To start a server takes as long as a short test: most tests of a worker go to one, each as somebody new, with luck of its own. */
interface Worker {
  readonly commonServer: Server;
}

interface House {
  readonly server: Server;
  /** Another person: a browser of its own, with nothing in common but the server. */
  readonly another: () => Promise<Page>;
  /** Keeps a picture in e2e/artifacts/; the test command has nobody who looks, and does without (TAVERNE_PICTURES=none). */
  readonly picture: (page: Page, name: string) => Promise<void>;
}

/** Runs in the page before anything else: what this device likes at its first visit. */
function begunWith(asksBeforeEnd: boolean): void {
  if (location.protocol !== 'http:' || localStorage.getItem('taverne.settings') !== null) return;
  localStorage.setItem('taverne.settings', JSON.stringify({ asksBeforeEnd }));
}

/** For `test.use`: figures glide and dice roll, as they do for most people. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For `test.use`: the page is kept on the device, as it is for everybody who comes a second time. */
export const AT_HOME = { serviceWorkers: 'allow' } as const;

const ARTIFACTS = join(import.meta.dirname, '../artifacts');

export const test = base.extend<House & Luck, Worker>({
  luck: ['clover', { option: true }],
  other: [undefined, { option: true }],
  asksBeforeEnd: [false, { option: true }],
  ownServer: [false, { option: true }],
  commonServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const server = await startServer('');
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ luck, other, ownServer, commonServer }, use) => {
    if (!ownServer && !other) {
      await commonServer.setLuck(luck);
      return use(commonServer);
    }
    const server = await startServer(luck, other);
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, luck, asksBeforeEnd }, use) => {
    await context.addInitScript(scriptChance, luck);
    await context.addInitScript(begunWith, asksBeforeEnd);
    await use(context);
  },
  another: async ({ browser, server, contextOptions, serviceWorkers, locale, viewport, luck, asksBeforeEnd }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const alike = { ...contextOptions, serviceWorkers, locale: locale ?? 'en-GB', viewport };
      const context = await browser.newContext({ ...alike, baseURL: server.url });
      contexts.push(context);
      await context.addInitScript(scriptChance, `${luck} ${contexts.length}`);
      await context.addInitScript(begunWith, asksBeforeEnd);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  picture: async ({}, use) => {
    await use(async (page, name) => {
      if (process.env.TAVERNE_PICTURES === 'none') return;
      await page.screenshot({ path: join(ARTIFACTS, `${name}.png`), animations: 'disabled' });
    });
  },
});

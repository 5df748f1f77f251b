import { defineConfig } from '@playwright/test';

/** `npm run e2e` looks for a browser; by itself Playwright would want the one it downloads. */
const chromium = process.env.TAVERNE_CHROMIUM;

/** What is run: the specs unless a command asks for something else. */
const folder = process.env.TAVERNE_SPECS ?? 'specs';

/** Nothing but what the test does may use the network, and no test may depend on a graphics card. */
const QUIET = ['background-networking', 'component-update', 'sync', 'quic', 'gpu'].map((what) => `--disable-${what}`);
/** The sandbox of Chromium does not work for root. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  outputDir: 'artifacts/failures',
  fullyParallel: true,
  workers: 2,
  // Whole matches are played here, and a busy machine takes ten times as long for one. What never comes ends a test sooner, by the two limits below.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    locale: 'en-GB',
    // It fetches the whole product once the page is quiet: for those tests that come back to it (AT_HOME).
    serviceWorkers: 'block',
    // Nobody waits for a figure to glide; what moves is looked at by the tests that say so (IN_MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-first-run', ...QUIET, ...AS_ROOT] },
  },
  // The pictures for the README and the times of the page are taken on demand only.
  projects: [{ name: folder, testDir: folder }],
});

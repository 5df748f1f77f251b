/** Starts Playwright on the specs of e2e/ with a browser that is installed and the server as people run it. */
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from './lib/chromium.ts';
import { withReport } from './lib/report.ts';
import { freshServer } from './lib/server.ts';
import { runTool } from './lib/tool.ts';
import { readBrowserTally, type Tally } from './tally.ts';

/** Nothing, or why it failed. Playwright itself prints how each test went. */
export async function browserTests(args: readonly string[], env: { readonly [name: string]: string } = {}): Promise<string> {
  const trouble = await freshServer();
  if (trouble !== '') return trouble;
  const browser = await chromium();
  if ('missing' in browser) return browser.missing;
  const { ok } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    show: true,
    env: { ...env, TAVERNE_CHROMIUM: browser.path },
  });
  return ok ? '' : 'The browser tests failed; e2e/artifacts has pictures.';
}

/** All of them, counted; the pictures for the README are not taken. */
export const talliedBrowserTests = (): Promise<{ readonly tally: Tally; readonly say: string }> =>
  withReport(async (report) => {
    const say = await browserTests(['--forbid-only', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TAVERNE_PICTURES: 'none',
    });
    const text = existsSync(report) ? readFileSync(report, 'utf8') : '{}';
    return { tally: readBrowserTally(text, say === ''), say };
  });

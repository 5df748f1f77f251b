/** `npm run e2e [-- words of Playwright]`: the browser tests alone, on a page that is built if need be. */
import { browserTests } from './browser.ts';
import { freshPage } from './lib/page.ts';

const trouble = (await freshPage()) || (await browserTests(process.argv.slice(2)));
if (trouble !== '') console.error(trouble);
process.exitCode = trouble === '' ? 0 : 1;

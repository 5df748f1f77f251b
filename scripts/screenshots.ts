/** `npm run screenshots [-- words of Playwright]`: takes the pictures that the README shows, into docs/screenshots/. */
import { browserTests } from './browser.ts';
import { freshPage } from './lib/page.ts';

const trouble = (await freshPage()) || (await browserTests(process.argv.slice(2), { TAVERNE_SPECS: 'pictures' }));
if (trouble !== '') console.error(trouble);
process.exitCode = trouble === '' ? 0 : 1;

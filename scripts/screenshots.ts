/** `npm run screenshots`: takes the pictures that the README shows, into docs/screenshots/. */
import { browserTests } from './browser.ts';
import { freshPage } from './lib/page.ts';

const trouble = (await freshPage()) || (await browserTests([], { TAVERNE_SPECS: 'pictures' }));
if (trouble !== '') console.error(trouble);
process.exitCode = trouble === '' ? 0 : 1;

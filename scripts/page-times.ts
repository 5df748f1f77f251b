/** `npm run bench -- page`: how long a weak phone waits for the page, printed and kept in e2e/artifacts/page-times.json. */
import { browserTests } from './browser.ts';
import { freshPage } from './lib/page.ts';

const trouble = (await freshPage()) || (await browserTests(process.argv.slice(2), { TAVERNE_SPECS: 'times' }));
if (trouble !== '') console.error(trouble);
process.exitCode = trouble === '' ? 0 : 1;

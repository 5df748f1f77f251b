/** `npm start`: builds the page if it is missing or old, then serves it and the matches. `npm start -- --help` lists the flags. */
import { freshPage } from './lib/page.ts';

/** Somebody who only asks, or brings a page of his own, need not wait for ours. */
const isHasty = process.argv.slice(2).some((word) => word === '--help' || word === '-h' || /^--(page|backup)\b/.test(word));

const trouble = isHasty ? '' : await freshPage();
if (trouble === '') {
  // It reads the same flags, and closes by itself on Ctrl-C.
  await import('../apps/server/src/main.ts');
} else {
  console.error(trouble);
  process.exitCode = 1;
}

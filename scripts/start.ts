/** `npm start`: builds the page and the server where they are missing or old, then serves. `npm start -- --help` lists the flags. */
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { freshPage } from './lib/page.ts';
import { freshServer, SERVER_PROGRAM } from './lib/server.ts';
import { COMPILED } from './lib/tool.ts';

const words = process.argv.slice(2);
/** Somebody who only asks need not wait for anything, and somebody who brings a page of his own not for ours. */
const onlyAsks = words.some((word) => word === '--help' || word === '-h' || /^--backup\b/.test(word));
const bringsPage = words.some((word) => /^--page\b/.test(word));

const trouble = onlyAsks ? '' : (bringsPage ? '' : await freshPage()) || (await freshServer());
if (onlyAsks) await import('../apps/server/src/main.ts');
else if (trouble === '') {
  // What was compiled once need not be again.
  enableCompileCache(COMPILED);
  // It reads the same flags, and closes by itself on Ctrl-C.
  await import(pathToFileURL(SERVER_PROGRAM).href);
} else {
  console.error(trouble);
  process.exitCode = 1;
}

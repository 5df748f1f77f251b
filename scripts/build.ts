/** `npm run build`: builds the page and the server, and says what the page weighs. */
import { buildPage } from './lib/page.ts';
import { freshServer } from './lib/server.ts';
import { runScript } from './lib/tool.ts';

const { ok, output } = await buildPage();
const trouble = ok ? await freshServer() : output;
if (trouble === '') {
  const budget = await runScript('apps/web/tools/budget.ts', [], { show: true });
  process.exitCode = budget.ok ? 0 : 1;
} else {
  console.error(trouble);
  process.exitCode = 1;
}

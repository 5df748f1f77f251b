/** `npm run build`: builds the page and says what it weighs. */
import { buildPage } from './lib/page.ts';
import { runScript } from './lib/tool.ts';

const { ok, output } = await buildPage();
if (ok) {
  const budget = await runScript('apps/web/tools/budget.ts', [], { show: true });
  process.exitCode = budget.ok ? 0 : 1;
} else {
  console.error(output);
  process.exitCode = 1;
}

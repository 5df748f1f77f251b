/** `npm run bench`: measures, prints, and writes the table down where that is asked for. */

import { measureAll } from './measures.ts';
import { json, markdown, writeInto } from './report.ts';
import { HELP, type Settings, settingsFrom } from './settings.ts';

const PAGE = new URL('../../docs/benchmarks.md', import.meta.url);

async function run(settings: Settings): Promise<number> {
  const report = await measureAll(settings, (line) => console.error(line));
  const table = markdown(report);
  console.log(settings.json ? json(report) : table);
  const trouble = settings.write ? writeInto(PAGE, table) : undefined;
  if (trouble) console.error(trouble.wrong);
  return trouble ? 1 : 0;
}

const settings = settingsFrom(process.argv.slice(2));
if (settings === undefined) console.log(HELP);
else if ('wrong' in settings) {
  console.error(`${settings.wrong}\n\n${HELP}`);
  process.exitCode = 2;
} else process.exitCode = await run(settings);

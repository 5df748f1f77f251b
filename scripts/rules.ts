/** `npm run rules`: the rules report of every game. `--json` for programs; `--strict` wants every rule named in code too. */
import { parseArgs } from 'node:util';
import { rulesHere } from './house.ts';
import { describeReport, failures } from './rules-report.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
});

const reports = rulesHere();
const wrong = reports.flatMap((report) => failures(report, values.strict));

if (values.json) console.log(JSON.stringify({ reports, failures: wrong }, null, 2));
else console.log([...reports.map(describeReport), ...wrong.map((problem) => `error: ${problem}`)].join('\n'));
process.exitCode = wrong.length > 0 ? 1 : 0;

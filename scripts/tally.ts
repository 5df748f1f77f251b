/** How many tests passed and failed, from Vitest's report. */
import { fieldsOf, parseJson } from './lib/json.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** `ok` is what Vitest itself concluded: a file that does not load, or an error outside any test, must count as well. */
export function readTally(report: string, ok: boolean): Tally {
  const { numPassedTests, numFailedTests } = fieldsOf(parseJson(report));
  const passed = Number(numPassedTests ?? 0);
  const failed = Number(numFailedTests ?? 0);
  return { passed, failed: ok || failed > 0 ? failed : 1 };
}

/** How many tests passed and failed, from the reports of Vitest and of Playwright. */
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

/** Playwright counts what went as expected; a test that passed only when it was tried again counts as passed, and is named. */
export function readBrowserTally(report: string, ok: boolean): Tally {
  const { expected, unexpected, flaky } = fieldsOf(fieldsOf(parseJson(report)).stats);
  const passed = Number(expected ?? 0) + Number(flaky ?? 0);
  const failed = Number(unexpected ?? 0);
  return { passed, failed: ok || failed > 0 ? failed : 1 };
}

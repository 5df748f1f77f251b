import { expect, test } from 'vitest';
import { readTally } from '../tally.ts';

const report = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 3 });

test('counts what passed and what failed', () => {
  expect(readTally(report(12, 0), true)).toEqual({ passed: 12, failed: 0 });
  expect(readTally(report(10, 2), false)).toEqual({ passed: 10, failed: 2 });
});

test('a run that fails without a failing test, such as a file that does not load, counts as one failure', () => {
  expect(readTally(report(12, 0), false)).toEqual({ passed: 12, failed: 1 });
});

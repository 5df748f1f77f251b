/** The harness around the measurements: arguments, medians, the page. */

import { expect, test } from 'vitest';
import type { Entrant } from '../src/entrants.ts';
import { openLane } from '../src/lane.ts';
import { median, race, timesFaster } from '../src/race.ts';
import { between } from '../src/report.ts';
import { settingsFrom } from '../src/settings.ts';

test('wrong arguments are named, help is no setting', () => {
  expect(settingsFrom(['--rounds', 'x'])).toEqual({ wrong: '--rounds must be a whole number from 1 to 99, not "x"' });
  expect(settingsFrom(['--fast'])).toHaveProperty('wrong', expect.stringContaining('--fast'));
  expect(settingsFrom(['--quick', '--write'])).toHaveProperty('wrong');
  expect(settingsFrom(['--only', 'search', '--write'])).toHaveProperty('wrong');
  expect(settingsFrom(['--only', 'search', '--only', 'fork'])).toMatchObject({ only: ['search', 'fork'] });
  expect(settingsFrom(['--help'])).toBeUndefined();
  expect(settingsFrom(['--rounds', '3', '--json'])).toMatchObject({ rounds: 3, json: true, write: false });
});

test('the median of an odd and of an even number of rounds', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('ratios are taken round by round', () => {
  expect(
    timesFaster({ name: 'a', unit: 'moves', rates: [10, 100, 30] }, { name: 'b', unit: 'moves', rates: [1, 50, 10] }),
  ).toBe(3);
});

test('everybody runs in every round, each round begins with another one, and the one to warm up does not count', async () => {
  const runs: string[] = [];
  const open = (entrant: Entrant) => ({
    run: async (slice: number) => runs.push(`${entrant} ${slice}`),
    close: () => runs.push(`${entrant} closed`),
  });
  const laps = await race('test', ['floor', 'rival'], { rounds: 2, slice: 1, progress: () => undefined, open });
  const [warming, counting] = [runs.slice(0, 2), runs.slice(2)];
  expect(warming).toEqual(['floor 3', 'rival 3']);
  expect(counting).toEqual(['rival 1', 'floor 1', 'floor 1', 'rival 1', 'floor closed', 'rival closed']);
  expect([...laps.values()].map(({ rates }) => rates)).toEqual([
    [4, 5],
    [3, 6],
  ]);
});

test('a lane runs in a process of its own and says how fast it was', async () => {
  const lane = openLane('floor');
  try {
    expect(await lane.run(0.05)).toBeGreaterThan(1000);
  } finally {
    lane.close();
  }
});

test('the table goes between its marks, and a page without them is left alone', () => {
  const page = 'before\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nafter';
  expect(between(page, 'new')).toBe('before\n<!-- bench: begin -->\nnew\n<!-- bench: end -->\nafter');
  expect(between('nothing', 'new')).toHaveProperty('wrong');
});

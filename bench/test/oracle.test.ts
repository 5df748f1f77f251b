/**
 * A second opinion on the rules: the floor was written from the catalogue alone, without a look at games/leaders.
 * Both must offer the same to the same seat at every decision, and end every match alike.
 */

import { fork, quick } from '@taverne/engine';
import { expect, test } from 'vitest';
import { CARDS, count, decisionsAfter, MODES } from '../src/floor/index.ts';
import { type Course, open, TEMPERS, walk } from './walk.ts';

for (const mode of MODES) {
  for (const [name, temper] of Object.entries(TEMPERS)) {
    test(`the table and the floor agree on ${name} matches, ${mode}`, () => {
      const endings = new Map<string, Set<string>>();
      let decisions = 0;
      for (let seed = 1; decisions < 4000; seed++) {
        const walked = walk(mode, temper, seed, endings);
        expect(walked.parted).toBe('');
        decisions += walked.decisions;
      }
      // Whatever ends a match has the same name on either side, but for a hyphen.
      for (const [floor, table] of endings) expect(table).toEqual(new Set([floor.replace(' ', '-')]));
    });
  }
}

/** The number of answer sequences from here through our table. */
function sequences(world: Course, depth: number): number {
  if (!world.request) return 0;
  if (depth === 1) return world.options(0).length;
  let found = 0;
  for (const option of world.options(0)) {
    const next = fork(world, quick(1), true);
    next.choose(0, option);
    found += sequences(next, depth - 1);
  }
  return found;
}

test('both count the same number of sequences for the pile in its printed order', () => {
  const counts = count(CARDS, 5);
  expect(counts.map((each) => each.sequences)).toEqual([4, 21, 129, 606, 7083]);
  expect(counts.map((each) => each.positions)).toEqual([4, 21, 129, 606, 5463]);
  const world = open('discovery', CARDS);
  expect(counts.map(({ depth }) => sequences(world, depth))).toEqual(counts.map((each) => each.sequences));
});

test('a line of notations leads to what is offered there, a wrong one is named', () => {
  const line = ['D1 D2', 'end', 'recruit acrobat D1', 'end', 'recruit rider D6'];
  expect(decisionsAfter('discovery', CARDS, line)).toEqual({ unknown: 'recruit rider D6' });
  expect(decisionsAfter('discovery', CARDS, line.slice(0, 3))).toEqual(['D7 C6', 'D7 D6', 'D7 E6', 'end']);
});

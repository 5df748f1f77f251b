/** What is measured of our table is really done: matches are played and restored to their ends. */

import { expect, test } from 'vitest';
import { ENTRANTS } from '../src/entrants.ts';

test.each(['restores', 'tacticsRestores', 'questRestores', 'mageRestores'] as const)(
  '%s: all stored matches are run to their ends',
  async (entrant) => {
    const work = await ENTRANTS[entrant].enter();
    expect(await work()).toBe(8);
  },
);

test.each([
  'playouts',
  'tactics',
  'tacticsFour',
  'tacticsSolo',
  'tacticsMatches',
  'tacticsReplay',
  'quest',
  'questFour',
  'questSolo',
  'questMatches',
  'questReplay',
  'mage',
  'mageConquest',
  'mageTwo',
  'mageFour',
  'mageMatches',
  'mageReplay',
] as const)('%s: a portion of work is a whole match or more', async (entrant) => {
  const work = await ENTRANTS[entrant].enter();
  expect(await work()).toBeGreaterThan(20);
});

test.each(['tacticsForks', 'questForks', 'mageForks'] as const)('%s: in the middle of a step', async (entrant) => {
  const work = await ENTRANTS[entrant].enter();
  expect(await work()).toBe(200);
});

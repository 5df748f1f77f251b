/** Golden matches: they replay to the same end, or the game's version goes up. */
import { readFileSync } from 'node:fs';
import { fileOf, writeFile } from '@taverne/engine';
import { checkGolden } from '@taverne/engine/battery';
import { expect, test } from 'vitest';
import { mageKnight } from '../src/index.ts';
import { seek, seekCities, seekRivals } from './seekers.ts';

// Whoever changes rules or content records them again:
// `taverne simulate mage-knight --bots 4 --matches 6 --seed 3 --option scenario=… --option printing=… --save DIR`, and takes a long one.
const play = (name: string) =>
  checkGolden(mageKnight, readFileSync(new URL(`golden/${name}.match.json`, import.meta.url), 'utf8'));

test.each([
  ['first-reconnaissance', 'rounds', 19, 376],
  ['first-reconnaissance-first', 'city-revealed', 29, 350],
  ['solo-conquest', 'rounds', 58, 698],
  ['solo-conquest-first', 'rounds', 67, 778],
] as const)('%s', (name, how, fame, events) => {
  const match = play(name);
  expect([match.outcome?.how, match.world.state.fame[0], match.events.length]).toEqual([how, fame, events]);
});

// Bots seldom fight each other: these two were played by seekers. `vitest run … -u` records them again.
test.each([
  {
    name: 'duel',
    seeker: seekRivals,
    options: { scenario: 'full-conquest' },
    seed: 2,
    told: { 'duel-ended': 20, 'driven-off': 6, 'turn-skipped': 9 },
  },
  {
    name: 'joint-assault',
    seeker: seekCities,
    options: { scenario: 'full-conquest', duels: 'no', together: true },
    seed: 43,
    told: { 'assault-ended': 2, 'defenders-dealt': 4, 'turn-skipped': 2 },
  },
] as const)('$name', async ({ name, seeker, options, seed, told }) => {
  const file = new URL(`golden/${name}.match.json`, import.meta.url);
  await expect(writeFile(fileOf(seek(seeker, options, seed)))).toMatchFileSnapshot(file.pathname);
  const match = play(name);
  const count = (event: string): number => match.events.filter((each) => each.event.event === event).length;
  expect(Object.fromEntries(Object.keys(told).map((event) => [event, count(event)]))).toEqual(told);
});

// The same with `--bots 2,1` and `--bots 2,1,2,1`.
test.each([
  ['blitz-conquest-two', [6, 1], 507],
  ['blitz-conquest-four-first', [9, 1, 10, 4], 1041],
] as const)('%s', (name, fame, events) => {
  const match = play(name);
  expect([match.outcome?.how, match.world.state.fame, match.events.length]).toEqual(['rounds', [...fame], events]);
});

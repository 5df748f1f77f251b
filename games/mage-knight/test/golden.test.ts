/** Golden matches: they replay to the same end, or the game's version goes up. */
import { readFileSync } from 'node:fs';
import { checkGolden } from '@taverne/engine/battery';
import { expect, test } from 'vitest';
import { mageKnight } from '../src/index.ts';

// Whoever changes rules or content records them again:
// `taverne simulate mage-knight --bots 4 --matches 1 --seed 3 --option scenario=… --option printing=… --save DIR`.
const play = (name: string) =>
  checkGolden(mageKnight, readFileSync(new URL(`golden/${name}.match.json`, import.meta.url), 'utf8'));

test.each([
  ['first-reconnaissance', 19, 376],
  ['first-reconnaissance-first', 16, 372],
  ['solo-conquest', 25, 551],
  ['solo-conquest-first', 26, 544],
] as const)('%s', (name, fame, events) => {
  const match = play(name);
  expect([match.outcome?.how, match.world.state.fame[0], match.events.length]).toEqual(['rounds', fame, events]);
});

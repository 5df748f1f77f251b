/** Golden matches: they replay to the same end, or the game's version goes up. */
import { readFileSync } from 'node:fs';
import { checkGolden } from '@taverne/engine/battery';
import { expect, test } from 'vitest';
import { tinyEpicQuest } from '../src/index.ts';

// Whoever changes rules or content records them again: `taverne simulate tiny-epic-quest --bots 4,4 --matches 1 --option … --save DIR`.
const play = (name: string) =>
  checkGolden(tinyEpicQuest, readFileSync(new URL(`golden/${name}.match.json`, import.meta.url), 'utf8'));

test.each([
  ['two', { places: [2, 1], how: 'points' }, 423],
  ['four-gloomfall', { places: [2, 4, 1, 3], how: 'points' }, 525],
  ['solo', { places: [1], how: 'target-reached' }, 317],
  ['solo-gloomfall', { places: [1], how: 'target-reached' }, 350],
] as const)('%s', (name, outcome, events) => {
  const match = play(name);
  expect(match.outcome).toMatchObject(outcome);
  expect(match.events).toHaveLength(events);
});

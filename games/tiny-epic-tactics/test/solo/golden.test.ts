/** Golden adventures: a player who only ends his turns, so that nothing but chance and the Enemy moves the match. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { opened } from '../skirmish.ts';
import { said } from './adventure.ts';

/** What the Enemy did and thought, as prose to be read. */
function story(mode: 'solo' | 'co-op'): string {
  const adventure = opened({ mode, first: '0' }, mode === 'solo' ? 1 : 2).until('the end');
  const lines = adventure.events.flatMap((event): string[] => {
    switch (event.event) {
      case 'enemy-came':
        return [`${event.side}: ${event.unit} comes to ${event.cell}`, ...said(event.thoughts).map((each) => `    ${each}`)];
      case 'enemy-activated':
        return [`${event.side}: ${event.card} activates ${event.unit}`, ...said(event.thoughts).map((each) => `    ${each}`)];
      case 'moved':
        return [`  ${event.unit} moves ${event.path.join(' ')}`];
      case 'damaged':
        return [`  ${event.unit} takes ${event.damage}, has ${event.hp}`];
      case 'time-moved':
        return [`time ${event.to}`];
      default:
        return [];
    }
  });
  return `${[...lines, JSON.stringify(adventure.outcome?.how)].join('\n')}\n`;
}

test.each(['solo', 'co-op'] as const)('%s: the Enemy plays as it always did', (mode) => {
  const golden = readFileSync(new URL(`../golden/passive-${mode}.txt`, import.meta.url), 'utf8');
  expect(story(mode)).toBe(golden);
});

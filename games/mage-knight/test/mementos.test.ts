/** What stays of a match on the pages of those who played it. */
import { expect, test } from 'vitest';
import { mageKnight } from '../src/index.ts';
import { mage } from './table.ts';

test('the hero, the first tactic that was taken, and the units at the end', () => {
  const table = mage({
    ...{ hero: 'goldyx', stage: 'tactic', hand: 'rage', units: 'peasants foresters:wounded', seed: 1 },
    others: [{ hero: 'norowas', hand: 'rage' }],
  });
  table.play('planning', 'rethink', 'done');
  const { kinds, of } = mageKnight.mementos ?? { kinds: [], of: () => ({}) };
  expect(kinds).toEqual(['hero', 'opening', 'unit']);
  expect(of({ state: table.state, line: table.match.line }, 0)).toEqual({
    hero: ['hero.goldyx'],
    opening: ['tactic.rethink'],
    unit: ['unit.peasants', 'unit.foresters'],
  });
  expect(of({ state: table.state, line: table.match.line }, 1)).toEqual({
    hero: ['hero.norowas'],
    opening: ['tactic.planning'],
    unit: [],
  });
  expect(of({ state: table.state, line: [] }, 0)).toMatchObject({ opening: [] });
});

/** The words of the branches that a card lets one choose among, read back as what they give. */
import { expect, test } from 'vitest';
import { readBranch } from '../src/notation.ts';

test.each([
  ['attack 2', { what: 'attack', n: 2, kind: 'melee', element: 'physical' }],
  ['attack 3 fire', { what: 'attack', n: 3, kind: 'melee', element: 'fire' }],
  ['ranged 1', { what: 'attack', n: 1, kind: 'ranged', element: 'physical' }],
  ['siege 3 cold-fire', { what: 'attack', n: 3, kind: 'siege', element: 'cold-fire' }],
  ['block 3 ice', { what: 'block', n: 3, kind: 'block', element: 'ice' }],
  ['block 2', { what: 'block', n: 2, kind: 'block', element: 'physical' }],
  ['move 4', { what: 'move', n: 4 }],
  ['influence 3', { what: 'influence', n: 3 }],
  ['heal 1', { what: 'heal', n: 1 }],
  ['draw 2', { what: 'draw', n: 2 }],
  ['fame 1', { what: 'fame', n: 1 }],
  ['reputation -1', { what: 'reputation', n: -1 }],
  ['wound 1', { what: 'wound', n: 1 }],
  ['mana red/gold', { what: 'mana', n: 1, colours: ['red', 'gold'] }],
  ['crystal blue', { what: 'crystal', n: 1, colours: ['blue'] }],
  ['ready 2', { what: 'ready', n: 2 }],
] as const)('%s gives what it says', (word, gain) => {
  expect(readBranch(word)).toEqual([gain]);
});

test('two things at once, or three', () => {
  expect(readBranch('move 2 + heal 1')).toEqual([
    { what: 'move', n: 2 },
    { what: 'heal', n: 1 },
  ]);
  expect(readBranch('mana red + block 2 + draw 1').map(({ what }) => what)).toEqual(['mana', 'block', 'draw']);
});

test.each(['block +3', 'attack +2', 'all siege', 'one holds', 'attack 2 thunder', 'attack 0', 'block 0', 'later'])(
  '"%s" is none of these and goes by its word',
  (word) => {
    expect(readBranch(word)).toEqual([{ what: 'special', n: 0, name: word }]);
  },
);

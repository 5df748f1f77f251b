/** A copy of a state, of which every fork is made. */
import { expect, test } from 'vitest';
import { copy } from '../src/state.ts';
import { mage } from './table.ts';

test('says the same of everybody, and nothing that befalls it is felt by the state it was made of', () => {
  const { state } = mage({
    hand: 'rage march wound',
    crystals: 'red',
    skills: 'tovak-double-time',
    others: [{ hand: 'stamina' }],
  });
  const before = structuredClone(state);
  const other = copy(state);
  expect(other).toEqual(before);
  other.hand[0] = [];
  other.move[0] = 9;
  other.fame[1] = 5;
  expect(state).toEqual(before);
});

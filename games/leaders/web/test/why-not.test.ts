/** A click on what cannot be done finds the reason that tells most. */
import { nextSpots } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { barred, refusalFor } from '../picking/why-not.ts';
import { position, seated } from './table.ts';

describe('reasons', () => {
  test('a figure that has acted says so', () => {
    const { view, refused } = seated({ position: position('leaderD1 riderB2', 'leaderD7 archerD4') }, 'B2 B3');
    expect(refusalFor(refused, view, [], 'B3')?.why).toBe('acted');
  });

  test('a step that exposes the own Leader names who would capture it', () => {
    const { view, refused } = seated({ position: position('leaderD1 riderB3', 'leaderD7 archerD4 prowlerC2') });
    const refusal = refusalFor(refused, view, ['D1'], 'D2');
    expect(refusal?.why).toBe('own-capture');
    expect(refusal?.figures).toMatchObject({ leader: 'D2' });
  });

  test('a shielded target tells of the Protector before anything plainer', () => {
    const { view, refused } = seated({ position: position('leaderD1 grapplerC3', 'leaderD7 protectorC5') });
    expect(refusalFor(refused, view, ['C3'], 'C5')?.why).toBe('protected');
  });

  test('what nobody would expect has no reason of its own', () => {
    const { view, refused } = seated({ position: position('leaderD1 riderB3', 'leaderD7') });
    expect(refusalFor(refused, view, [], 'D7')).toBeUndefined();
  });
});

test('barred cells are those a rule keeps one from, not those out of reach', () => {
  const { view, ways, refused } = seated({ position: position('leaderD1 riderB3', 'leaderD7 archerD4 prowlerC2') });
  const open = new Set(nextSpots(ways, ['D1']).keys());
  expect([...barred(refused, view, ['D1'], open).keys()]).toEqual(['D2']);
});

/** Who leaves a table of several has lost (MK-ONL-01): the others play on, and when one is left that one has won. */
import { resign } from '@taverne/engine';
import { expect, test } from 'vitest';
import { mage } from './table.ts';

const three = (scenario: string) =>
  mage({
    options: { scenario },
    hand: 'rage',
    others: [
      { hero: 'goldyx', hand: 'rage' },
      { hero: 'norowas', hand: 'rage' },
    ],
    seed: 1,
  });

test('MK-ONL-01 of three one leaves: two play on; when the second leaves, the third has won', () => {
  const table = three('full-conquest');
  expect([resign(table.match, 1), table.outcome]).toEqual([undefined, undefined]);
  expect(resign(table.match, 0)).toBeUndefined();
  expect(table.outcome).toMatchObject({ places: [2, 2, 1], how: 'resignation', rule: 'MK-ONL-01', leaver: 0 });
});

test('MK-ONL-01 MK-SCENARIO-63 whoever has left does not return, though its figure stands on the portal', () => {
  const table = mage({
    ...{ options: { scenario: 'one-to-return' }, at: '1.-2', hand: 'rage', deck: '', round: 4, stage: 'discard', seed: 1 },
    others: [
      { hero: 'goldyx', at: '0.0' },
      { hero: 'norowas', at: '2.-2' },
    ],
    also: (state) => Object.assign(state, { last: 0, announcer: 1, hasPlayed: [true, false, false] }),
  });
  expect(resign(table.match, 1)).toBeUndefined();
  table.play('keep');
  expect(table.outcome?.places[1]).not.toBe(1);
});

import { expect, test } from 'vitest';
import { hasOffered, isTurnedDown } from '../src/tablepage/use-declined.ts';

const seat = { kind: 'person', present: true, thinking: false, claimable: false } as const;
const seats = [
  { ...seat, mine: true },
  { ...seat, kind: 'bot' as const, level: 1, mine: false },
];
const quiet = { seats, drawOffer: undefined, outcome: undefined };
const outcome = { places: [1, 1], how: 'agreement', rule: 'LDR-ONL-02' };

test('an offer of one’s own that is gone while the match goes on was turned down', () => {
  const offered = { ...quiet, drawOffer: { by: 0, agreed: [0] } };
  expect(hasOffered(offered)).toBe(true);
  expect(isTurnedDown(true, quiet)).toBe(true);
  expect(isTurnedDown(true, offered)).toBe(false);
});

test('nobody is told so who made none, or whose offer was agreed to', () => {
  expect(hasOffered({ ...quiet, drawOffer: { by: 1, agreed: [1] } })).toBe(false);
  expect(isTurnedDown(false, quiet)).toBe(false);
  expect(isTurnedDown(true, { ...quiet, outcome })).toBe(false);
});

/** From click to answer: what is picked, what is answered, what is refused, by the manner of a game. */
import { describe, expect, test } from 'vitest';
import { isInHand, type Manner, oneBack, pressed, type Way } from '../src/board/picking.ts';

type Spot = 'rook' | 'king' | 'a' | 'b' | 'c';

/** Two pieces; the rook goes to a cell, or strikes the one on `b` from two sides. */
const WAYS: readonly Way<Spot>[] = [
  { key: 'rook a', path: ['rook', 'a'] },
  { key: 'rook b from a', path: ['rook', 'b', 'a'] },
  { key: 'rook b from c', path: ['rook', 'b', 'c'] },
  { key: 'king b', path: ['king', 'b'] },
  { key: 'end', path: [] },
];

/** A click where a way ends does it. */
const AT_ONCE: Manner<Way<Spot>> = {
  click: (through, { length }) => through.find(({ path }) => path.length === length)?.key,
};
/** Nothing is done by the first click; the second one on the same spot does it. */
const WEIGHED: Manner<Way<Spot>> = { click: () => undefined, again: ([only]) => only?.key };

test('a way of another piece than the one picked is not in hand any more', () => {
  const keysIn = (...picks: readonly Spot[]) => WAYS.filter((way) => isInHand(way, picks)).map(({ key }) => key);
  expect(keysIn('rook', 'b')).toEqual(['rook b from a', 'rook b from c', 'end']);
  expect(keysIn('king')).toEqual(['king b', 'end']);
  expect(keysIn()).toHaveLength(WAYS.length);
});

describe('a click', () => {
  test('picks, and then answers', () => {
    expect(pressed(WAYS, [], 'rook', AT_ONCE)).toEqual({ comes: 'picks', picks: ['rook'] });
    expect(pressed(WAYS, ['rook'], 'a', AT_ONCE)).toEqual({ comes: 'answer', key: 'rook a' });
    expect(pressed(WAYS, ['rook'], 'b', AT_ONCE)).toEqual({ comes: 'picks', picks: ['rook', 'b'] });
  });

  test('on the same spot puts it down, or does what was weighed', () => {
    expect(pressed(WAYS, ['rook'], 'rook', AT_ONCE)).toEqual({ comes: 'picks', picks: [] });
    expect(pressed(WAYS, ['rook'], 'a', WEIGHED)).toEqual({ comes: 'picks', picks: ['rook', 'a'] });
    expect(pressed(WAYS, ['rook', 'a'], 'a', WEIGHED)).toEqual({ comes: 'answer', key: 'rook a' });
  });

  test('on another piece takes it instead, on another target aims there', () => {
    expect(pressed(WAYS, ['rook'], 'king', AT_ONCE)).toEqual({ comes: 'picks', picks: ['king'] });
    expect(pressed(WAYS, ['rook', 'a'], 'b', WEIGHED)).toEqual({ comes: 'picks', picks: ['rook', 'b'] });
  });

  test('on anything else is refused', () => {
    expect(pressed(WAYS, ['king'], 'c', AT_ONCE)).toEqual({ comes: 'refused', spot: 'c' });
  });
});

test('what was picked for the player is not put down', () => {
  const only = WAYS.filter(({ path }) => path[0] === 'rook');
  const manner: Manner<Way<Spot>> = { ...AT_ONCE, start: () => ['rook'] };
  expect(pressed(only, ['rook'], 'rook', manner)).toEqual({ comes: 'picks', picks: ['rook'] });
  expect(oneBack(only, ['rook', 'b'], manner)).toEqual(['rook']);
  expect(oneBack(only, ['rook'], manner)).toEqual(['rook']);
});

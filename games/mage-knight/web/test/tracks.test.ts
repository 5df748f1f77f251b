/** What is said beside the Fame track. */
import { expect, test } from 'vitest';
import { aheadOf } from '../desk/tracks.tsx';

const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(' ');

test('how far the next level is, and that a line crossed in this turn counts at its end', () => {
  expect(aheadOf(say, 2, 1)).toBe('web.fame.next 1 2 skill');
  expect(aheadOf(say, 3, 1)).toBe('web.fame.reached 2');
  expect(aheadOf(say, 9, 1)).toBe('web.fame.reached 3');
  expect(aheadOf(say, 9, 3)).toBe('web.fame.next 6 4 skill');
  expect(aheadOf(say, 120, 10)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { type ChatLine, unreadIn } from '../src/table/unread.ts';

const line = (id: number, seat: number): ChatLine => ({ id, seat, name: 'Anna', text: 'Hello', at: 0 });

test('unread is what others said after the last line that was read', () => {
  const lines = [line(0, 1), line(1, 0), line(2, 1), line(3, 1)];
  expect(unreadIn(lines, 0, -1)).toBe(3);
  expect(unreadIn(lines, 0, 0)).toBe(2);
  expect(unreadIn(lines, 0, 3)).toBe(0);
  // Whoever watches said nothing of it.
  expect(unreadIn(lines, null, 0)).toBe(3);
});

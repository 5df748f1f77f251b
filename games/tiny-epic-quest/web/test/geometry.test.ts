/** Where Heroes stand on the drawing: everybody can be seen. */
import { expect, test } from 'vitest';
import { feetOf } from '../board/geometry.ts';

/** A head is so wide, and reaches so far above the feet of whoever stands in front. */
const HEAD = { width: 16, height: 9 };
const CASTLE = 12;

test.each([1, 3, 4, 6, 9, 12])('of %i Heroes in a Castle nobody covers the head of another', (count) => {
  const at = Array.from({ length: count }, () => CASTLE);
  const feet = [...feetOf(at, at, () => 'castle').values()];
  for (const [i, one] of feet.entries())
    for (const other of feet.slice(i + 1)) {
      const isBeside = Math.abs(one.x - other.x) >= HEAD.width;
      const isBehind = Math.abs(one.y - other.y) >= HEAD.height;
      expect(isBeside || isBehind, `${one.x},${one.y} and ${other.x},${other.y}`).toBe(true);
    }
});

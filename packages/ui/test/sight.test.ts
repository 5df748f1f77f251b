import { describe, expect, test } from 'vitest';
import { type Box, boxOf, broughtInto, freeOf, held, type Sight, whole, zoomed } from '../src/board/sight.ts';

/** A drawing of 400 by 200 units, on a page where it fills 800 by 400 pixels. */
const FULL: Box = { x: 0, y: 0, width: 400, height: 200 };
const PLACE: Box = { x: 0, y: 0, width: 800, height: 400 };
const pageAt = ({ scale }: Sight) => ({ middle: { x: 400, y: 200 }, unit: 2 * scale });

/** Where a part of the drawing lies on the page then. */
function onPage(sight: Sight, { x, y, width, height }: Box): Box {
  const { middle, unit } = pageAt(sight);
  return {
    x: middle.x + (x - sight.centre.x) * unit,
    y: middle.y + (y - sight.centre.y) * unit,
    width: width * unit,
    height: height * unit,
  };
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1e-9 &&
  inner.y >= outer.y - 1e-9 &&
  inner.x + inner.width <= outer.x + outer.width + 1e-9 &&
  inner.y + inner.height <= outer.y + outer.height + 1e-9;

describe('enlarging', () => {
  test('the whole drawing is in sight at first', () => {
    expect(boxOf(whole(FULL), FULL)).toEqual(FULL);
  });

  test('what is under the pointer stays under it', () => {
    const before = whole(FULL);
    const after = zoomed(before, FULL, 2, { x: 300, y: 150 });
    expect(after.scale).toBe(2);
    expect(onPage(after, { x: 300, y: 150, width: 0, height: 0 })).toEqual(
      onPage(before, { x: 300, y: 150, width: 0, height: 0 }),
    );
  });

  test('no further than the whole, no nearer than four times', () => {
    expect(zoomed(whole(FULL), FULL, 0.5).scale).toBe(1);
    expect(zoomed(whole(FULL), FULL, 100).scale).toBe(4);
  });
});

describe('moving', () => {
  test('nothing beyond the edge comes into sight', () => {
    expect(held({ scale: 2, centre: { x: -50, y: 900 } }, FULL).centre).toEqual({ x: 100, y: 150 });
  });

  test('what lies beyond the edge already does not jump back under the finger, but goes no further', () => {
    const before: Sight = { scale: 2, centre: { x: 200, y: 20 } };
    expect(held({ scale: 2, centre: { x: 210, y: 20 } }, FULL, before).centre).toEqual({ x: 210, y: 20 });
    expect(held({ scale: 2, centre: { x: 210, y: 10 } }, FULL, before).centre).toEqual({ x: 210, y: 20 });
  });
});

describe('bringing into sight', () => {
  const sight: Sight = { scale: 2, centre: { x: 100, y: 50 } };

  test('what is in sight already stays where it is', () => {
    expect(broughtInto(sight, { x: 90, y: 40, width: 20, height: 20 }, PLACE, pageAt(sight))).toEqual(sight);
  });

  test('what is not comes in, at the same size', () => {
    const wanted = { x: 340, y: 150, width: 40, height: 40 };
    const after = broughtInto(sight, wanted, PLACE, pageAt(sight));
    expect(after.scale).toBe(2);
    expect(isWithin(onPage(sight, wanted), PLACE)).toBe(false);
    expect(isWithin(onPage(after, wanted), PLACE)).toBe(true);
  });

  test('from under a note, beyond the edge of the drawing if need be', () => {
    const free = freeOf(PLACE, [{ x: 10, y: 8, width: 780, height: 150 }]);
    const wanted = { x: 80, y: 0, width: 40, height: 40 };
    const after = broughtInto(sight, wanted, free, pageAt(sight));
    expect(isWithin(onPage(after, wanted), free)).toBe(true);
  });

  test('what is too large for it is made smaller', () => {
    const free = { x: 0, y: 100, width: 800, height: 200 };
    const wanted = { x: 0, y: 0, width: 380, height: 90 };
    const after = broughtInto(sight, wanted, free, pageAt(sight));
    expect(after.scale).toBeLessThan(2);
    expect(isWithin(onPage(after, wanted), free)).toBe(true);
  });
});

test('notes above and tools below leave the middle free', () => {
  const covers = [
    { x: 0, y: 0, width: 300, height: 90 },
    { x: 0, y: 0, width: 800, height: 60 },
    { x: 500, y: 340, width: 200, height: 50 },
  ];
  expect(freeOf(PLACE, covers)).toEqual({ x: 0, y: 90, width: 800, height: 250 });
  expect(freeOf(PLACE, [])).toEqual(PLACE);
});

test('where nothing is left free, it is as if nothing lay over it', () => {
  const covers = [
    { x: 0, y: 0, width: 800, height: 230 },
    { x: 0, y: 220, width: 800, height: 180 },
  ];
  expect(freeOf(PLACE, covers)).toEqual(PLACE);
});

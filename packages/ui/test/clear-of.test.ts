import { expect, test } from 'vitest';
import { clearOf, risenFrom } from '../src/board/clear-of.ts';

const ROOM = { x: 0, y: 0, width: 800, height: 600 };
const NOTE = { x: 20, y: 20, width: 200, height: 100 };
const at = (x: number, y: number) => ({ x, y, width: 60, height: 60 });

test('a note that covers nothing it speaks of stays where it is', () => {
  expect(clearOf(NOTE, at(400, 300), ROOM)).toEqual({ dx: 0, dy: 0 });
  expect(clearOf(NOTE, at(220, 20), ROOM)).toEqual({ dx: 0, dy: 0 });
});

test('it goes aside by the shortest way that leaves it on the table', () => {
  // Down would be 88 more, to the left there is no room.
  expect(clearOf(NOTE, at(200, 20), ROOM)).toEqual({ dx: 0, dy: 68 });
  expect(clearOf({ ...NOTE, x: 590 }, at(590, 60), ROOM)).toEqual({ dx: 0, dy: 108 });
  expect(clearOf({ ...NOTE, y: 480 }, at(40, 560), ROOM)).toEqual({ dx: 0, dy: -28 });
  expect(clearOf({ ...NOTE, y: 0, height: 600 }, at(40, 300), ROOM)).toEqual({ dx: 88, dy: 0 });
});

test('where there is no room at all it stays', () => {
  expect(clearOf({ ...ROOM }, at(40, 300), ROOM)).toEqual({ dx: 0, dy: 0 });
});

test('what leads on rises until the note is below it, and stays where the note is not over it', () => {
  expect(risenFrom(NOTE, at(20, 80))).toBe(128);
  expect(risenFrom(NOTE, at(20, 0))).toBe(48);
  expect(risenFrom(NOTE, at(20, 120))).toBe(0);
  expect(risenFrom(NOTE, at(400, 80))).toBe(0);
});

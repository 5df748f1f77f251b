import { expect, test } from 'vitest';
import { hexBrackets, hexByHand, hexCentre, hexCorners, tremble } from '../src/hexes.ts';

test('neighbouring cells are a hexagon apart, and a turned board mirrors them', () => {
  const size = 100;
  expect(hexCentre({ q: 0, r: 1 }, size)).toEqual({ x: 0, y: 173.2 });
  expect(hexCentre({ q: 1, r: 0 }, size)).toEqual({ x: 150, y: 86.6 });
  expect(hexCentre({ q: 1, r: 0 }, size, true)).toEqual({ x: -150, y: -86.6 });
});

test('a hexagon has six corners at its radius, and as many brackets', () => {
  for (const { x, y } of hexCorners({ x: 0, y: 0 }, 50)) expect(Math.hypot(x, y)).toBeCloseTo(50);
  expect(hexBrackets({ x: 0, y: 0 }, 50, 10).match(/M/g)).toHaveLength(6);
});

test('a hand trembles the same way each time', () => {
  const [a, b] = [tremble(4), tremble(4)];
  expect([a(), a(), a()]).toEqual([b(), b(), b()]);
  expect(hexByHand({ x: 0, y: 0 }, 90, 7)).toBe(hexByHand({ x: 0, y: 0 }, 90, 7));
});

/** Packed keys come out as they went in, in their order. */
import { expect, test } from 'vitest';
import { packKeys, unpackKeys } from '../src/index.ts';

test.each([
  [[], []],
  [['end'], ['end']],
  [
    ['move W3 H7', 'move W3 H8', 'move W3 H9 with T04', 'walk W3', 'end'],
    [['move W3 ', 'H7|H8|H9 with T04'], 'walk W3', 'end'],
  ],
  [
    ['D7 E6', 'D7 D6', 'rider C4', 'end'],
    [['D7 ', 'E6|D6'], 'rider C4', 'end'],
  ],
  // A bar in a key is no bar between keys.
  [
    ['a b|c', 'a d', 'a e', 'a f|g'],
    ['a b|c', ['a ', 'd|e'], 'a f|g'],
  ],
  [
    ['', ' ', ' a'],
    ['', [' ', '|a']],
  ],
])('%j', (keys, packed) => {
  expect(packKeys(keys)).toEqual(packed);
  expect(unpackKeys(packKeys(keys))).toEqual(keys);
});

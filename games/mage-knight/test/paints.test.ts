/** The paints of the drawings: each that is used has a colour in the style sheets of web/art. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BASICS, COLOURS, ELEMENTS, PILES, TERRAINS } from '../src/words.ts';
import drawings from '../web/art/scenery.json' with { type: 'json' };

const css = ['ground', 'scenery', 'tokens']
  .map((chapter) => readFileSync(new URL(`../web/art/${chapter}.css`, import.meta.url), 'utf8'))
  .join('');
const hasPaint = (name: string): boolean => new RegExp(`\\.mk-${name}\\b(?!-)`).test(css);

test('there is a colour for every paint, ground, pile, mana and element', () => {
  const paints = Object.values(drawings).flatMap((lines) => lines.map((line) => line.slice(0, line.indexOf(' '))));
  // Plains, and a city, lie on the ground as it is.
  const grounds = TERRAINS.filter((terrain) => terrain !== 'plains' && terrain !== 'city');
  const wanted = [
    ...new Set(paints),
    ...grounds,
    ...PILES.map((pile) => `pile-${pile}`),
    ...COLOURS.map((colour) => `m-${colour}`),
    ...BASICS.map((colour) => `of-${colour}`),
    ...ELEMENTS.map((element) => `el-${element}`),
  ];
  expect(wanted.filter((name) => !hasPaint(name))).toEqual([]);
});

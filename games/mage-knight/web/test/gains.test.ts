/** What something gives, in words and in short. */
import { expect, test } from 'vitest';
import { figureAlone, gainsWords, hasRoom, isPlain, isShort } from '../gains.ts';

const say = (id: string, values = {}) => `${id}(${Object.values(values).join(' ')})`;

test('a figure is enough where a sign says what it counts, and nowhere else', () => {
  expect(figureAlone({ what: 'attack', n: 4 })).toBe('4');
  expect(figureAlone({ what: 'move', n: 2 })).toBe('2');
  // Its colours are the point of it, and the level of a unit is no amount.
  expect(figureAlone({ what: 'mana', n: 1 })).toBeUndefined();
  expect(figureAlone({ what: 'ready', n: 2 })).toBeUndefined();
});

test('what is told by figures alone fits on a small card, a choice of colours does not', () => {
  expect(isShort([[{ what: 'attack', n: 2 }], [{ what: 'block', n: 2 }]])).toBe(true);
  expect(
    isShort([
      [
        { what: 'move', n: 2 },
        { what: 'crystal', n: 1, colours: ['red'] },
      ],
    ]),
  ).toBe(false);
});

test('four colours have room on a card, five do not', () => {
  const mana = { what: 'mana', n: 1, colours: ['red'] } as const;
  expect(hasRoom([[mana, mana, mana, mana]])).toBe(true);
  expect(hasRoom([[mana, mana, mana, mana, mana]])).toBe(false);
  expect([hasRoom([[mana], [mana]]), hasRoom([[mana], [mana], [mana]])]).toEqual([true, false]);
});

test('ways are told apart, and what only a text can tell is left to it', () => {
  const [attack, block] = [
    { what: 'attack', n: 2, kind: 'melee' },
    { what: 'block', n: 2, kind: 'block' },
  ] as const;
  expect(gainsWords(say, [[attack], [block]])).toBe(
    'web.or(web.gain.force(2 melee physical) web.gain.force(2 block physical))',
  );
  expect(isPlain([[attack], [block]])).toBe(true);
  expect(isPlain([[attack, { what: 'special', n: 0, name: 'x' }]])).toBe(false);
});

test('Reputation that is lost has the sign of a number', () => {
  expect(gainsWords(say, [[{ what: 'later', name: 'reputation', n: -1 }]])).toBe('web.gain.reputation(−1)');
});

/** A conditional answer in words: whose answers belong together, and whether it says anything. */
import { expect, test } from 'vitest';
import { saysSomething, stretchesOf } from '../src/letters/course.ts';

const answer = (seat: number, key: string) => ({ seat, name: 'act', key });
const COURSE = [
  answer(1, 'C4 D5'),
  answer(1, 'end'),
  { chance: 'reveal' },
  { chance: 'reveal' },
  answer(0, 'D3'),
  answer(1, 'x'),
];

test('answers of one side stand together, and what chance says in between is said once', () => {
  expect(stretchesOf(COURSE, 0, 'whatever')).toEqual([
    { isOwn: false, keys: ['C4 D5', 'end', 'whatever'] },
    { isOwn: true, keys: ['D3'] },
    { isOwn: false, keys: ['x'] },
  ]);
});

test('a course says something once it has an own answer to another’s', () => {
  expect([0, 2, 4, 5].map((length) => saysSomething(COURSE.slice(0, length), 0))).toEqual([false, false, false, true]);
  expect(saysSomething([answer(0, 'first'), answer(1, 'then')], 0)).toBe(false);
});

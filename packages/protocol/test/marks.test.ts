/** Whatever is marked in what was before makes it what is now; and what did not change is not told. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fields, type Marks, marksBetween, serverMessage, withMarks } from '../src/index.ts';

const UNIT = { id: 'W1', cell: 'B14', hp: 12, done: [] };

test.each<readonly [string, Fields, Fields, Marks]>([
  ['nothing is new', { turn: 1, at: [1, 2] }, { turn: 1, at: [1, 2] }, {}],
  ['a word', { turn: 1, side: 'south' }, { turn: 2, side: 'south' }, { turn: [2] }],
  [
    'one field of one unit',
    { units: [UNIT, UNIT] },
    { units: [UNIT, { ...UNIT, cell: null }] },
    { units: { 1: { cell: [null] } } },
  ],
  [
    'a field comes and one goes',
    { at: { king: 'D1', cub: 'C1' } },
    { at: { king: 'D1', bear: 'A1' } },
    { at: { bear: ['A1'], cub: 0 } },
  ],
  ['a card is laid on a long pile', { pile: [1, 2, 3, 4] }, { pile: [1, 2, 3, 4, 9] }, { pile: { 4: [9] } }],
  ['a card is taken off it', { pile: [1, 2, 3, 4] }, { pile: [1, 2, 3] }, { pile: { 3: 0 } }],
  ['most of a list is new', { row: [6, 12, 17] }, { row: [9, 6, 17] }, { row: [[9, 6, 17]] }],
  ['a list is empty now', { acted: ['bear', 'cub'] }, { acted: [] }, { acted: [[]] }],
  [
    'all of a record is new',
    { walk: { unit: 'W1', mp: 3 } },
    { walk: { unit: 'B3', mp: 1 } },
    { walk: [{ unit: 'B3', mp: 1 }] },
  ],
  ['a record where there was none', { walk: null }, { walk: { mp: 1 } }, { walk: [{ mp: 1 }] }],
  ['a list where there was a record', { dice: { 0: 1 } }, { dice: [1] }, { dice: [[1]] }],
  ['what is undefined is not there', { strike: undefined, by: 1 }, { strike: 2, by: undefined }, { strike: [2], by: 0 }],
])('%s', (_, before, after, marks) => {
  expect(marksBetween(before, after)).toEqual(marks);
  expect(withMarks(before, marks)).toEqual(after);
});

test('what is not marked is the very same, and what was before stays as it was', () => {
  const before = { units: [UNIT, { ...UNIT, id: 'M2' }], rules: { mode: 'solo' } };
  const text = JSON.stringify(before);
  const after = withMarks(before, { units: { 1: { hp: [3] } } });
  expect(after).toEqual({ units: [UNIT, { ...UNIT, id: 'M2', hp: 3 }], rules: { mode: 'solo' } });
  expect(after).toMatchObject({ rules: before.rules });
  expect(Object(after).units[0]).toBe(before.units[0]);
  expect(JSON.stringify(before)).toBe(text);
});

test('any two views, through text', () => {
  const view = fc.dictionary(fc.constantFrom('at', 'units', 'turn', '0', '__proto', 'a.b'), fc.jsonValue({ maxDepth: 4 }));
  fc.assert(
    fc.property(view, view, (before, after) => {
      const marks = JSON.parse(JSON.stringify(marksBetween(before, after)));
      expect(withMarks(JSON.parse(JSON.stringify(before)), marks)).toEqual(JSON.parse(JSON.stringify(after)));
    }),
    { numRuns: 300 },
  );
});

test('the schema knows marks from what are none', () => {
  const state = { type: 'state', match: 'm', seq: 1, since: 0, events: [], questions: [], asked: [], awaited: [] };
  const rest = { undo: { free: 0, ask: false }, orders: [] };
  const fits = (changed: unknown): boolean => serverMessage.safeParse({ ...state, ...rest, changed }).success;
  expect(fits({ units: { 1: { hp: [3], done: [['move']] } }, walk: 0 })).toBe(true);
  for (const wrong of [{ turn: 2 }, { turn: [1, 2] }, { turn: [] }, { turn: 'x' }, { turn: null }])
    expect(fits(wrong)).toBe(false);
});

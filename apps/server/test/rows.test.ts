/** Rows of the journal, which are looked at by hand: what is whole is read, and nothing that is broken. */
import { expect, test } from 'vitest';
import { readAppend } from '../src/storage/rows.ts';

const ROW = { seq: 3, entries: '[{"type":"resign","seat":0}]', seat: 0, key: 'k', at: 5 };
const READ = { seq: 3, entries: [{ type: 'resign', seat: 0 }], seat: 0, key: 'k', at: 5 };

test('a row is read field by field, and what else stands in it is left', () => {
  expect(readAppend(ROW)).toEqual(READ);
  expect(readAppend({ ...ROW, match: 'm', more: 1 })).toEqual(READ);
  expect(readAppend({ ...ROW, seat: null, key: null, entries: '[]' })).toEqual({ ...READ, seat: null, key: null, entries: [] });
});

const BROKEN: readonly (readonly [what: string, row: unknown])[] = [
  ['no row', undefined],
  ['a number', 3],
  ['a list', [ROW]],
  ...['3', 1.5, null, undefined, 2 ** 60].map((seq) => [`seq ${String(seq)}`, { ...ROW, seq }] as const),
  ...['', '{}', '[1]', '[null]', 'nothing', undefined, [{}]].map(
    (entries) => [`entries ${JSON.stringify(entries)}`, { ...ROW, entries }] as const,
  ),
  ...['0', 0.5, undefined].map((seat) => [`seat ${String(seat)}`, { ...ROW, seat }] as const),
  ...[7, undefined].map((key) => [`key ${String(key)}`, { ...ROW, key }] as const),
  ...['5', 0.5, null, undefined].map((at) => [`at ${String(at)}`, { ...ROW, at }] as const),
];

test.each(BROKEN)('what is broken is an error: %s', (_, row) => {
  expect(() => readAppend(row)).toThrow();
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../src/at-once.ts';
import { readingJson, whereNoJson } from '../src/json.ts';

const read = (source: string, most?: number) => atOnce(readingJson(source, most));

function stretches(source: string): number {
  const work = readingJson(source);
  for (let count = 1; ; count++) if (work.next().done) return count;
}

describe('JSON read a stretch at a time', () => {
  test('is what JSON.parse makes of it', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', ' ', '\n\t\r '), (source, blanks) => {
        const spread = JSON.stringify(JSON.parse(source), undefined, blanks.slice(0, 2));
        for (const text of [source, spread, `${blanks}${source}${blanks}`]) {
          expect(read(text)).toStrictEqual({ ok: true, value: JSON.parse(text) });
        }
      }),
    );
  });

  test.each([
    '{"__proto__": {"a": 1}, "b": 2}',
    '{"a": 1, "a": 2}',
    '["\\\\", "\\"", "\\\\\\"]", "\\u00e9"]',
    '-0',
    '1e3',
    '{"": null}',
  ])('also %s', (text) => {
    expect(read(text)).toStrictEqual({ ok: true, value: JSON.parse(text) });
  });

  test('stops where JSON.parse fails, whatever was done to the text', () => {
    const signs = fc.constantFrom('', '"', '[', ']', '{', '}', ',', ':', '\\', '1', '-', 'e', '.', ' ', 'x', '\n', '\u0001');
    fc.assert(
      fc.property(fc.json(), fc.nat(), signs, (source, place, sign) => {
        const at = place % source.length;
        const edited = source.slice(0, at) + sign + source.slice(at + 1);
        let value: unknown;
        try {
          value = JSON.parse(edited);
        } catch {
          expect(read(edited)).toMatchObject({ ok: false, isTooMuch: false });
          return;
        }
        expect(read(edited)).toStrictEqual({ ok: true, value });
      }),
    );
  });

  test('lets others have their turn, however it is made', () => {
    const many = 50_000;
    for (const text of [`[${'[],'.repeat(many)}[]]`, `[${'0,'.repeat(many)}0]`, `${'['.repeat(many)}${']'.repeat(many)}`]) {
      expect(stretches(text)).toBeGreaterThan(many / 1000);
    }
    expect(stretches('[1, 2]')).toBe(1);
  });

  test('is given up at so many steps, two for each value', () => {
    const text = '[1, [], "two"]';
    expect(read(text, 8).ok).toBe(true);
    expect(read(text, 7)).toEqual({ ok: false, at: text.length, isTooMuch: true });
    expect(read(text, 3)).toEqual({ ok: false, at: text.indexOf('[]'), isTooMuch: true });
  });
});

describe('the place where a text stops being JSON', () => {
  test.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"id":', 1, 7],
    ['[1, 2,]', 1, 7],
    ['{"a": 1,\n "b" 2}', 2, 6],
    ['{"a": [true, nul]}', 1, 14],
    ['["open\n"]', 1, 2],
    ['["open', 1, 2],
    ['{"open', 1, 2],
    ['{1: 2}', 1, 2],
    ['[1] 2', 1, 5],
    ['{"a": {"b": [{}, []]}, c: 1}', 1, 24],
    ['[01]', 1, 3],
    [`${'['.repeat(100_000)}x`, 1, 100_001],
  ])('%s', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(whereNoJson(text).figures).toEqual({ line, column });
  });
});

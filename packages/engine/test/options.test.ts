import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { defaultOf, type OptionFields, type OptionsOf, parseOptions, readOption } from '../src/index.ts';
import { describe as inWords } from '../src/options.ts';
import { must, refused } from './table.ts';

const FIELDS = {
  open: { kind: 'flag', default: true, rule: 'TINY-OPT-01' },
  mode: { kind: 'choice', of: ['short', 'long'], default: 'long' },
  cap: { kind: 'whole', min: -1, max: 9, default: 3 },
  pile: { kind: 'list', of: ['ace', 'king', 'queen'], length: 2 },
  from: { kind: 'text', longest: 4 },
} as const satisfies OptionFields;

const DEFAULTS = { open: true, mode: 'long', cap: 3, pile: [], from: '' };
const wrong = (raw: unknown) => refused(parseOptions(FIELDS, raw));

describe('options as data', () => {
  test('have the types of their fields', () => {
    type Options = OptionsOf<typeof FIELDS>;
    expectTypeOf<Options['open']>().toEqualTypeOf<boolean>();
    expectTypeOf<Options['mode']>().toEqualTypeOf<'short' | 'long'>();
    expectTypeOf<Options['cap']>().toEqualTypeOf<number>();
    expectTypeOf<Options['pile']>().toEqualTypeOf<readonly ('ace' | 'king' | 'queen')[]>();
    expectTypeOf<Options['from']>().toEqualTypeOf<string>();
  });

  test('what is left out has its default', () => {
    expect(must(parseOptions(FIELDS, undefined))).toEqual(DEFAULTS);
    expect(must(parseOptions(FIELDS, {}))).toEqual(DEFAULTS);
    expect(must(parseOptions(FIELDS, { cap: undefined, open: false }))).toEqual({ ...DEFAULTS, open: false });
    expect(Object.values(FIELDS).map(defaultOf)).toEqual([true, 'long', 3, [], '']);
  });

  test('what fits is taken as it is, to the last number of its range', () => {
    const given = { open: false, mode: 'short', cap: -1, pile: ['king', 'ace'], from: 'abcd' };
    expect(must(parseOptions(FIELDS, given))).toEqual(given);
    expect(must(parseOptions(FIELDS, { cap: 9, pile: [], from: '' }))).toEqual({ ...DEFAULTS, cap: 9 });
  });
});

describe('wrong options are named with their place', () => {
  test('no object at all', () => {
    for (const raw of [null, [], 'open', 7, true]) {
      expect(wrong(raw)).toMatchObject({
        trouble: 'wrong-option',
        say: `options must be an object, not ${JSON.stringify(raw)}`,
        at: 'options',
      });
    }
  });

  test('an unknown name, among those there are', () => {
    expect(wrong({ caps: 3 })).toMatchObject({
      trouble: 'wrong-option',
      say: 'there is no option "caps"; there are open, mode, cap, pile, from',
      at: 'options.caps',
    });
    expect(refused(parseOptions({}, { caps: 3 }))?.say).toBe('there is no option "caps"; there are none');
    const long = refused(parseOptions({}, { ['x'.repeat(1000)]: 3 }));
    expect([long?.say, long?.at]).toEqual([
      `there is no option "${'x'.repeat(57)}…"; there are none`,
      `options.${'x'.repeat(57)}…`,
    ]);
    expect(wrong(JSON.parse('{"__proto__": 1}'))?.at).toBe('options.__proto__');
    expect(wrong({ toString: 1 })?.at).toBe('options.toString');
  });

  test.each([
    ['open', 'yes', 'true or false'],
    ['open', 1, 'true or false'],
    ['mode', 'medium', 'one of short, long'],
    ['mode', ['short'], 'one of short, long'],
    ['cap', -2, 'a whole number from -1 to 9'],
    ['cap', 10, 'a whole number from -1 to 9'],
    ['cap', 1.5, 'a whole number from -1 to 9'],
    ['cap', '3', 'a whole number from -1 to 9'],
    ['pile', ['ace'], '2 different words out of ace, king, queen, or none'],
    ['pile', ['ace', 'king', 'queen'], '2 different words out of ace, king, queen, or none'],
    ['pile', ['ace', 'ace'], '2 different words out of ace, king, queen, or none'],
    ['pile', ['ace', 'jack'], '2 different words out of ace, king, queen, or none'],
    ['pile', 'ace,king', '2 different words out of ace, king, queen, or none'],
    ['pile', { length: 0 }, '2 different words out of ace, king, queen, or none'],
    ['from', 'abcde', 'a text of at most 4 characters'],
    ['from', 4, 'a text of at most 4 characters'],
    ['from', null, 'a text of at most 4 characters'],
  ])('%s cannot be %j', (name, value, wanted) => {
    expect(wrong({ [name]: value })).toMatchObject({
      trouble: 'wrong-option',
      say: `option "${name}" must be ${wanted}, not ${JSON.stringify(value)}`,
      at: `options.${name}`,
    });
  });

  test('whatever comes in, the parser gives options or a trouble, never an exception', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (raw) => {
        const parsed = parseOptions(FIELDS, raw);
        expect(parsed.ok || parsed.trouble.trouble).toBeTruthy();
      }),
    );
    fc.assert(
      fc.property(fc.record({ open: fc.anything(), mode: fc.anything(), cap: fc.anything(), pile: fc.anything() }), (raw) => {
        expect(parseOptions(FIELDS, raw)).toHaveProperty('ok');
      }),
    );
  });
});

describe('an option as typed on a command line', () => {
  test.each([
    [FIELDS.open, 'true', true],
    [FIELDS.open, 'yes', true],
    [FIELDS.open, 'on', true],
    [FIELDS.open, 'false', false],
    [FIELDS.open, 'no', false],
    [FIELDS.open, 'off', false],
    [FIELDS.open, 'maybe', 'maybe'],
    [FIELDS.cap, '12', 12],
    [FIELDS.cap, '-1', -1],
    [FIELDS.cap, '1.5', '1.5'],
    [FIELDS.cap, '12 ', '12 '],
    [FIELDS.cap, 'x12', 'x12'],
    [FIELDS.cap, '', ''],
    [FIELDS.pile, '', []],
    [FIELDS.pile, 'ace, king', ['ace', 'king']],
    [FIELDS.mode, 'short', 'short'],
    [FIELDS.from, '12', '12'],
    [undefined, 'true', 'true'],
  ])('%j reads %j as %j', (field, typed, value) => {
    expect(readOption(field, typed)).toEqual(value);
  });

  test('what does not fit its field is refused by the parser, not by the reader', () => {
    expect(wrong({ cap: readOption(FIELDS.cap, 'many') })?.say).toBe(
      'option "cap" must be a whole number from -1 to 9, not "many"',
    );
  });
});

describe('a value in words', () => {
  test('is its JSON, cut after sixty characters', () => {
    expect(inWords({ a: [1, null] })).toBe('{"a":[1,null]}');
    expect(inWords(undefined)).toBe('undefined');
    expect(inWords('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
    expect(inWords('x'.repeat(59))).toBe(`"${'x'.repeat(56)}…`);
  });

  test('can be given of anything, even what JSON cannot say', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(inWords(7n)).toBe('7');
    expect(inWords(loop)).toBe('an object');
  });
});

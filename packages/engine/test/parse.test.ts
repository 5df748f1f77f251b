import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { phrasesIn } from '../src/index.ts';
import { describe as inWords } from '../src/options.ts';
import {
  type Check,
  flag,
  hex,
  listOf,
  MOST_VALUES,
  misfit,
  oneOf,
  orNull,
  parse,
  plain,
  record,
  text,
  variants,
  whole,
} from '../src/parse.ts';
import { refused } from './table.ts';

const check = <T>(what: Check<T>, raw: unknown) => parse(what, raw, 'damaged', 'it');
const passes = <T>(what: Check<T>, raw: unknown) => expect(check(what, raw)).toEqual({ ok: true, value: raw });
const fails = <T>(what: Check<T>, raw: unknown, say: string, at = 'it') =>
  expect(refused(check(what, raw))).toMatchObject({
    trouble: 'damaged',
    say: `${at} must be ${say}, not ${inWords(raw)}`,
    at,
  });

describe('a simple check lets pass what it promises', () => {
  test('a text up to its length', () => {
    passes(text(3), '');
    passes(text(3), 'abc');
    fails(text(3), 'abcd', 'a text of at most 3 characters');
    fails(text(3), 12, 'a text of at most 3 characters');
  });

  test('hexadecimal digits, small, as many as the bytes need', () => {
    passes(hex(2), '09af');
    for (const raw of ['09a', '09afb', '09AF', '09ag', 'g9af', '', 9]) fails(hex(2), raw, '4 hexadecimal digits');
  });

  test('a whole number in its range', () => {
    passes(whole(2, 4), 2);
    passes(whole(2, 4), 4);
    for (const raw of [1, 5, 2.5, '3', null]) fails(whole(2, 4), raw, 'a whole number from 2 to 4');
    expect(refused(check(whole(2, 4), Number.NaN))?.say).toBe('it must be a whole number from 2 to 4, not null');
  });

  test('null, or what another check wants', () => {
    passes(orNull(whole(1, 2)), null);
    passes(orNull(whole(1, 2)), 2);
    fails(orNull(whole(1, 2)), 3, 'a whole number from 1 to 2');
    fails(orNull(whole(1, 2)), undefined, 'a whole number from 1 to 2');
  });

  test('what a check of one’s own wants', () => {
    const even: Check<number> = (raw, at) => {
      const number = whole(0, 10)(raw, at);
      return number % 2 === 0 ? number : misfit(at, phrasesIn({ even: 'an even number' })('even', {}), raw);
    };
    passes(even, 4);
    fails(even, 5, 'an even number');
    fails(even, 11, 'a whole number from 0 to 10');
  });

  test('true and false', () => {
    passes(flag, true);
    passes(flag, false);
    for (const raw of [0, 'true', null]) fails(flag, raw, 'true or false');
  });

  test('a word of a list, as narrow as the list', () => {
    const way = oneOf(['left', 'right']);
    expectTypeOf(way).returns.toEqualTypeOf<'left' | 'right'>();
    passes(way, 'right');
    for (const raw of ['up', '', null, ['left']]) fails(way, raw, 'one of left, right');
  });

  test('any plain data, unless it is deeper than anybody could mean', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    for (const raw of [null, 3, { a: [{ b: null }] }, nested(64)]) passes(plain, raw);
    fails(plain, nested(65), 'at most 64 lists or objects deep');
    expect(refused(check(plain, nested(100_000)))?.say).toMatch(/^it must be at most 64 lists or objects deep, not /);
    expect(refused(check(plain, { a: [0, { b: nested(63) }] }))?.at).toBe('it');
  });

  test('but no more values than any game has, lists and objects counted', () => {
    const values = (count: number) => ({ all: Array.from({ length: count - 2 }, () => 0) });
    passes(plain, values(MOST_VALUES));
    fails(plain, values(MOST_VALUES + 1), `at most ${MOST_VALUES} values`);
  });
});

describe('a list', () => {
  test('has at most so many, each of which passes', () => {
    passes(listOf(flag, 2), []);
    passes(listOf(flag, 2), [true, false]);
    fails(listOf(flag, 2), [true, true, true], 'a list of at most 2');
    fails(listOf(flag, 2), { length: 1 }, 'a list of at most 2');
  });

  test('names the place of the one that does not', () => {
    expect(refused(check(listOf(flag, 3), [true, 7]))).toMatchObject({
      trouble: 'damaged',
      say: 'it[1] must be true or false, not 7',
      at: 'it[1]',
    });
  });
});

describe('a record', () => {
  const card = record({ name: text(9), cost: whole(0, 9) }, { used: flag });

  test('has its fields and may have the optional ones', () => {
    expectTypeOf(card).returns.toEqualTypeOf<{ readonly name: string; readonly cost: number } & { readonly used?: boolean }>();
    passes(card, { name: 'parry', cost: 1 });
    passes(card, { name: 'parry', cost: 1, used: true });
    expect(check(card, { cost: 1, name: 'parry', used: undefined })).toEqual({ ok: true, value: { name: 'parry', cost: 1 } });
    passes(record({}), {});
  });

  test('is an object', () => {
    for (const raw of [null, [], 'parry', 3]) fails(card, raw, 'an object');
  });

  test('lacks nothing', () => {
    expect(refused(check(card, { name: 'parry' }))).toMatchObject({
      trouble: 'damaged',
      say: 'it.cost must be a whole number from 0 to 9, not undefined',
      at: 'it.cost',
    });
  });

  test('has nothing else, not even what every object inherits', () => {
    expect(refused(check(card, { name: 'parry', cost: 1, colour: 'red' }))).toMatchObject({
      trouble: 'damaged',
      say: 'it.colour must be left out: it has name, cost, used, not "red"',
      at: 'it.colour',
    });
    for (const name of ['__proto__', 'toString', 'constructor']) {
      expect(refused(check(card, JSON.parse(`{"name":"parry","cost":1,"${name}":1}`)))?.at).toBe(`it.${name}`);
    }
  });

  test('checks its optional fields when they are there', () => {
    expect(refused(check(card, { name: 'parry', cost: 1, used: 1 }))?.at).toBe('it.used');
  });
});

describe('variants', () => {
  const deed = variants({
    move: record({ type: oneOf(['move']), far: whole(0, 9) }),
    rest: record({ type: oneOf(['rest']) }),
  });

  test('are told apart by their type', () => {
    type Deed = ReturnType<typeof deed>;
    expectTypeOf<Deed['type']>().toEqualTypeOf<'move' | 'rest'>();
    expectTypeOf<Extract<Deed, { type: 'move' }>['far']>().toEqualTypeOf<number>();
    passes(deed, { type: 'move', far: 2 });
    passes(deed, { type: 'rest' });
    expect(refused(check(deed, { type: 'rest', far: 2 }))?.at).toBe('it.far');
  });

  test('need a type, and one that there is', () => {
    for (const raw of [null, 3, {}, 'move']) fails(deed, raw, 'an object with a field type');
    expect(refused(check(deed, { type: 'fly' }))).toMatchObject({
      trouble: 'damaged',
      say: 'it.type must be one of move, rest, not "fly"',
      at: 'it.type',
    });
    expect(refused(check(deed, { type: 'constructor' }))?.at).toBe('it.type');
  });
});

describe('at the edge', () => {
  test('a misfit is a value with the name of the trouble that was asked for', () => {
    expect(refused(parse(flag, 1, 'wrong-order', 'orders[0].alone'))).toMatchObject({
      trouble: 'wrong-order',
      say: 'orders[0].alone must be true or false, not 1',
      at: 'orders[0].alone',
    });
  });

  test('anything else that a check throws is a bug and stays one', () => {
    const broken: Check<never> = () => {
      throw new Error('a bug');
    };
    expect(() => check(broken, 1)).toThrow('a bug');
  });

  test('whatever comes in, a check gives a value or a trouble', () => {
    const deep = variants({
      a: record({ type: oneOf(['a']), list: listOf(record({ n: whole(0, 3) }, { s: text(2) }), 3) }, { h: hex(1) }),
    });
    const likely = fc.record(
      {
        type: fc.constantFrom('a', 'b'),
        list: fc.oneof(fc.array(fc.record({ n: fc.integer({ min: -1, max: 4 }), s: fc.string() })), fc.anything()),
        h: fc.oneof(fc.constant('0f'), fc.anything()),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), likely), (raw) => {
        const parsed = check(deep, raw);
        if (!parsed.ok) expect(parsed.trouble.at).toMatch(/^it/);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEntry, checkHolder, checkOrder, MOST_ENTRIES } from '../src/entries.ts';
import type { Entry } from '../src/index.ts';
import { listOf, parse } from '../src/parse.ts';
import { refused } from './table.ts';

const read = (raw: unknown) => parse(checkEntry, raw, 'damaged', 'entry');
const at = (raw: unknown) => refused(read(raw))?.at;
const word = (length: number) => 'x'.repeat(length);

/** One of each kind, with everything it can carry. */
const ENTRIES: readonly Entry[] = [
  { type: 'answer', seat: 0, name: 'act', key: 'rest' },
  { type: 'answer', seat: 15, name: '', key: '', by: 'table' },
  { type: 'answer', seat: 1, name: 'window', key: 'pass', by: 'order', sealed: true },
  { type: 'chance', what: 'die', of: 6, said: 5 },
  { type: 'shown', to: [0, 1] },
  { type: 'undo', seat: 0, to: 3 },
  { type: 'undo', seat: 0, to: 3, consent: [1] },
  { type: 'withdraw', seat: 0, at: 3 },
  { type: 'resign', seat: 0 },
  { type: 'time', seat: 0 },
  { type: 'offer', seat: 0, now: 4 },
  { type: 'agree', seat: 0 },
  { type: 'decline', seat: 0 },
  { type: 'seat', seat: 0, holder: { kind: 'bot', name: 'Ada', level: 3 } },
  {
    type: 'orders',
    seat: 0,
    orders: [{ question: '*', answer: 'safe', begins: true, when: ['mine'], except: ['target'], alone: true, until: 3 }],
  },
  { type: 'version', from: 1, version: 2, state: { a: [1, null] }, chances: 7 },
];

describe('an entry of the journal', () => {
  test.each(ENTRIES)('of type $type passes as it is', (entry) => {
    expect(read(entry)).toEqual({ ok: true, value: entry });
    expect(Object.keys(read(entry))).toBeDefined();
  });

  test('of each kind lacks no field', () => {
    const optional = new Set(['by', 'sealed', 'consent', 'state']);
    for (const entry of ENTRIES) {
      for (const field of Object.keys(entry)) {
        if (optional.has(field)) continue;
        const cut = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));
        expect(at(cut), `${entry.type} without ${field}`).toBe(field === 'type' ? 'entry' : `entry.${field}`);
      }
      expect(at({ ...entry, extra: 1 }), entry.type).toBe('entry.extra');
      expect(at({ ...entry, type: `${entry.type}s` }), entry.type).toBe('entry.type');
    }
  });

  test('has words of at most 200 characters and seats from 0 to 15', () => {
    const given = { type: 'answer', seat: 15, name: word(200), key: word(200) };
    expect(at(given)).toBeUndefined();
    expect(at({ ...given, name: word(201) })).toBe('entry.name');
    expect(at({ ...given, key: word(201) })).toBe('entry.key');
    expect(at({ ...given, seat: 16 })).toBe('entry.seat');
    expect(at({ ...given, seat: -1 })).toBe('entry.seat');
    expect(at({ ...given, by: 'person' })).toBe('entry.by');
    expect(at({ ...given, sealed: false })).toBe('entry.sealed');
    expect(at({ ...given, sealed: true })).toBeUndefined();
  });

  test('of chance is out of at least one and at most 2^32 − 1', () => {
    const die = { type: 'chance', what: 'die', of: 1, said: 0 };
    expect(at(die)).toBeUndefined();
    expect(at({ ...die, of: 0 })).toBe('entry.of');
    expect(at({ ...die, of: 0xffff_ffff })).toBeUndefined();
    expect(at({ ...die, of: 0x1_0000_0000 })).toBe('entry.of');
    expect(at({ ...die, said: -1 })).toBe('entry.said');
  });

  test('shows to at most sixteen seats', () => {
    expect(at({ type: 'shown', to: Array.from({ length: 16 }, () => 0) })).toBeUndefined();
    expect(at({ type: 'shown', to: Array.from({ length: 17 }, () => 0) })).toBe('entry.to');
    expect(at({ type: 'shown', to: [0, 16] })).toBe('entry.to[1]');
  });

  test('says what was wrong', () => {
    expect(refused(read({ type: 'resign', seat: 'me' }))).toMatchObject({
      trouble: 'damaged',
      say: 'entry.seat must be a whole number from 0 to 15, not "me"',
      at: 'entry.seat',
    });
  });
});

describe('a holder', () => {
  const of = (raw: unknown) => refused(parse(checkHolder, raw, 'damaged', 'holder'))?.at;
  test('is a person, a bot or nobody, with a name and a level at most', () => {
    for (const kind of ['person', 'bot', 'nobody']) expect(of({ kind })).toBeUndefined();
    expect(of({ kind: 'ghost' })).toBe('holder.kind');
    expect(of({ kind: 'bot', level: 1 })).toBeUndefined();
    expect(of({ kind: 'bot', level: 0 })).toBe('holder.level');
    expect(of({ kind: 'bot', level: 99 })).toBeUndefined();
    expect(of({ kind: 'bot', level: 100 })).toBe('holder.level');
    expect(of({ kind: 'bot', name: 3 })).toBe('holder.name');
  });
});

describe('an order', () => {
  const of = (raw: unknown) => refused(parse(checkOrder, raw, 'wrong-order', 'order'))?.at;
  test('names a question and an answer, with at most twenty circumstances', () => {
    const order = { question: 'window', answer: 'pass' };
    expect(of(order)).toBeUndefined();
    expect(of({ question: 'window' })).toBe('order.answer');
    expect(of({ ...order, except: Array.from({ length: 20 }, () => 'target') })).toBeUndefined();
    expect(of({ ...order, except: Array.from({ length: 21 }, () => 'target') })).toBe('order.except');
    expect(of({ ...order, alone: 1 })).toBe('order.alone');
    expect(of({ ...order, until: -1 })).toBe('order.until');
  });

  test('is one of at most a hundred', () => {
    const order = { question: 'window', answer: 'pass' };
    expect(at({ type: 'orders', seat: 0, orders: Array.from({ length: 100 }, () => order) })).toBeUndefined();
    expect(at({ type: 'orders', seat: 0, orders: Array.from({ length: 101 }, () => order) })).toBe('entry.orders');
  });
});

describe('a journal', () => {
  const journal = (raw: unknown) => refused(parse(listOf(checkEntry, MOST_ENTRIES), raw, 'damaged', 'journal'));
  test('names the entry that does not fit', () => {
    expect(journal([...ENTRIES, { type: 'resign' }])?.at).toBe(`journal[${ENTRIES.length}].seat`);
  });

  test('has at most 200000 entries', () => {
    expect(journal(new Array(200_001))?.say).toMatch(/^journal must be a list of at most 200000, not/);
    expect(journal(Array.from({ length: 200_000 }, () => ENTRIES[8]))).toBeUndefined();
  });

  test('read from whatever came in is entries or a trouble, never an exception', () => {
    const field = fc.oneof(
      fc.constantFrom(...ENTRIES.flatMap((entry) => Object.values<unknown>({ ...entry }))),
      fc.jsonValue(),
    );
    const nearly = fc.tuple(fc.constantFrom(...ENTRIES), fc.nat(5), field).map(([entry, i, value]) => {
      const names = Object.keys(entry);
      return { ...entry, [names[i % names.length] ?? 'type']: value };
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(nearly, fc.jsonValue()), { maxLength: 4 }), (raw) => {
        expect(journal(raw)?.at ?? 'journal').toMatch(/^journal/);
      }),
    );
  });
});

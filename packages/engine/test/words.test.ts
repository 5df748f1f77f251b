import { describe, expect, test } from 'vitest';
import { digest } from '../src/digest.ts';
import { fail, ok, phrasesIn, trouble } from '../src/index.ts';
import { Diverged } from '../src/result.ts';

const said = phrasesIn({
  cut: 'it was cut after {after} of {parts}',
  because: 'refused: {why}',
  asks: 'ask seat {seat} act',
  nothing: 'nothing more',
});

describe('what went wrong', () => {
  test('is a value with a name, a sentence and, where known, a place', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    const cut = said('cut', { after: 3, parts: ['head', 'tail'] });
    const phrase = { code: 'cut', figures: { after: 3, parts: ['head', 'tail'] }, say: 'it was cut after 3 of head, tail' };
    expect(trouble('damaged', cut)).toMatchObject({ trouble: 'damaged', ...phrase });
    expect(trouble('damaged', cut)).not.toHaveProperty('at');
    expect(fail('damaged', cut, 'file')).toMatchObject({ ok: false, trouble: { trouble: 'damaged', ...phrase, at: 'file' } });
  });

  test('a phrase can be a figure of another', () => {
    expect(said('because', { why: said('cut', { after: 1, parts: [] }) }).say).toBe('refused: it was cut after 1 of ');
  });

  test('a divergence names both sides and the place', () => {
    expect(new Diverged(7, said('asks', { seat: 1 }), said('nothing', {}))).toMatchObject({
      name: 'Diverged',
      at: 7,
      message: 'entry 7: the rules ask seat 1 act, the record says nothing more',
    });
  });
});

describe('a digest', () => {
  test('is short, the same for the same words, and another for any other order, letter or gap', () => {
    const lists = [
      [],
      ['a'],
      ['b'],
      ['a', 'b'],
      ['ab'],
      ['b', 'a'],
      ['act', 'rest'],
      ['act', 'rest', 'strike 1'],
      ['rest', 'act'],
    ];
    expect(new Set(lists.map(digest)).size).toBe(lists.length);
    for (const words of lists) expect(digest(words)).toMatch(/^\d{1,10}-\d{1,10}$/);
    expect(digest(['act', 'rest', 'strike 1'])).toBe(digest(['act', 'rest', 'strike 1']));
  });

  test('does not collide among the lists of a large game', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20_000; i++) seen.add(digest(['move', `${i}`, `${i * 7}`]));
    expect(seen.size).toBe(20_000);
  });
});

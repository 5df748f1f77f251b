import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScriptTrouble } from '../src/chance.ts';
import { picker, quick, type Source, scripted } from '../src/index.ts';

const draw = (source: Source, count: number, of: number) => Array.from({ length: count }, (_, i) => source(i, of, 'die'));

// Golden: saved tests and benchmarks lean on these numbers.
const QUICK_1 = [36, 8, 82, 70, 14, 53, 53, 80, 88, 63, 59, 65];
const QUICK_MINUS_5 = [1426393521, 69271244, 3725471608, 3460411463, 1949877524, 716489365];

describe('quick chance', () => {
  test('says the same for the same seed, on every machine', () => {
    expect(draw(quick(1), 12, 6)).toEqual(draw(quick(1), 12, 6));
    expect(draw(quick(1), 12, 100)).toEqual(QUICK_1);
    expect(draw(quick(-5), 6, 0xffff_ffff)).toEqual(QUICK_MINUS_5);
    expect(draw(quick(1), 12, 6)).not.toEqual(draw(quick(2), 12, 6));
  });

  test('stays in its range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 0xffff_ffff }), (seed, of) => {
        for (const said of draw(quick(seed), 8, of)) {
          expect(Number.isInteger(said)).toBe(true);
          expect(said).toBeGreaterThanOrEqual(0);
          expect(said).toBeLessThan(of);
        }
      }),
    );
    expect(draw(quick(3), 5, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  test('favours nothing: each face of a die falls about as often, whatever fell before', () => {
    const faces = draw(quick(42), 36_000, 6);
    const pairs = new Map<number, number>();
    faces.forEach((face, i) => {
      const pair = face * 6 + (faces[i - 1] ?? 0);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    });
    expect(pairs.size).toBe(36);
    for (const count of pairs.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('a picker is the same for whatever is not chance', () => {
    const pick = picker(1);
    expect(Array.from({ length: 12 }, () => pick(100))).toEqual(QUICK_1);
  });
});

describe('scripted chance', () => {
  test('says what it was told, by value or by name and value', () => {
    const source = scripted([3, ['die', 5], 0]);
    expect([source(0, 6, 'card'), source(1, 6, 'die'), source(2, 1, 'any')]).toEqual([3, 5, 0]);
  });

  test('after its end goes on with the rest, or refuses', () => {
    const rest: Source = (index, of, what) => index + of + what.length;
    expect(scripted([], rest)(7, 10, 'die')).toBe(20);
    expect(() => scripted([])(0, 6, 'die')).toThrow(
      new ScriptTrouble('chance is asked for die (0 to 5) after the end of the script'),
    );
  });

  test('is for what it names', () => {
    const source = scripted([
      ['die', 1],
      ['card', 2],
    ]);
    source(0, 6, 'die');
    expect(() => source(1, 6, 'die')).toThrow(new ScriptTrouble('script line 1 is for card, but chance is asked for die'));
    expect(source(1, 6, 'card')).toBe(2);
  });

  test('says only what chance could say', () => {
    for (const said of [-1, 6, 1.5]) {
      expect(() => scripted([said])(0, 6, 'die')).toThrow(
        new ScriptTrouble(`script line 0 says ${said} for die, which must be from 0 to 5`),
      );
    }
    expect(scripted([5])(0, 6, 'die')).toBe(5);
  });

  test('its trouble has a name', () => {
    expect(new ScriptTrouble('x')).toMatchObject({ name: 'ScriptTrouble', message: 'x' });
  });
});

import { describe, expect, test } from 'vitest';
import { atLeast, atMost, figure } from '../src/index.ts';

const strength = { what: 'strength', n: 5, rule: 'TINY-HIT-01' };
const height = { what: 'height', n: 2 };

describe('why is it 7?', () => {
  test('a figure is the sum of its parts, and tells them', () => {
    expect(figure(strength, height)).toEqual({ total: 7, parts: [strength, height] });
    expect(figure()).toEqual({ total: 0, parts: [] });
  });

  test('parts that do not apply are left out, parts of nought are not', () => {
    const none = { what: 'armour', n: 0 };
    expect(figure(strength, undefined, false, none)).toEqual({ total: 5, parts: [strength, none] });
  });

  test('a floor adds what is missing, as a part of its own', () => {
    expect(atLeast(9, figure(strength, height), 'TINY-HIT-02')).toEqual({
      total: 9,
      parts: [strength, height, { what: 'at least', n: 2, rule: 'TINY-HIT-02' }],
    });
    expect(atLeast(8, figure(strength, height)).parts).toEqual([strength, height, { what: 'at least', n: 1 }]);
  });

  test('a ceiling takes away what is too much', () => {
    expect(atMost(4, figure(strength, height), 'TINY-HIT-03')).toEqual({
      total: 4,
      parts: [strength, height, { what: 'at most', n: -3, rule: 'TINY-HIT-03' }],
    });
    expect(atMost(6, figure(strength, height)).parts).toEqual([strength, height, { what: 'at most', n: -1 }]);
  });

  test('a figure within its bounds stays as it is', () => {
    const seven = figure(strength, height);
    expect(atLeast(7, seven)).toBe(seven);
    expect(atMost(7, seven)).toBe(seven);
  });
});

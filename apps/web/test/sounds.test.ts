import { SOUNDS } from '@taverne/ui';
import { expect, test } from 'vitest';
import { SCORES } from '../src/tablepage/sounds.ts';

test('each sound is short, soft and like no other', () => {
  for (const name of SOUNDS) {
    const score = SCORES[name];
    expect(score.length).toBeGreaterThan(0);
    expect(Math.max(...score.map(({ at, lasts }) => at + lasts))).toBeLessThan(1.5);
    expect(Math.max(...score.map(({ loud }) => loud))).toBeLessThan(0.2);
  }
  expect(new Set(SOUNDS.map((name) => JSON.stringify(SCORES[name]))).size).toBe(SOUNDS.length);
});

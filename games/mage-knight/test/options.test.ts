/** Which tables can be opened: scenarios for so many players, and each hero once (MK-SETUP-01). */
import { quick, startMatch } from '@taverne/engine';
import { expect, test } from 'vitest';
import { mageKnight } from '../src/index.ts';

const opened = (seats: number, options: object): unknown => {
  const started = startMatch(mageKnight, { seats, options, chance: quick(1) });
  return started.ok ? 'begun' : started.trouble;
};

test('MK-SCENARIO-62 a scenario for two or four does not fit three', () => {
  expect(opened(2, { scenario: 'conquer-and-hold' })).toBe('begun');
  expect(opened(3, { scenario: 'conquer-and-hold' })).toMatchObject({
    ...{ trouble: 'wrong-option', at: 'options.scenario', code: 'not-for-so-many' },
    figures: { scenario: 'conquer-and-hold', seats: 3 },
  });
});

test('MK-SETUP-01 nobody leads a hero whom somebody before has chosen', () => {
  const conquest = { scenario: 'full-conquest' } as const;
  expect(opened(3, { ...conquest, hero: 'goldyx', hero2: 'tovak', hero3: 'tovak' })).toMatchObject({
    ...{ trouble: 'wrong-option', at: 'options.hero3', code: 'hero-twice' },
    figures: { hero: 'Tovak' },
  });
  // By chance nobody has another's, and who is not there leads nobody.
  expect(opened(3, { ...conquest, hero: 'random', hero2: 'random', hero3: 'random' })).toBe('begun');
  expect(opened(2, { ...conquest, hero: 'goldyx', hero2: 'tovak', hero3: 'tovak' })).toBe('begun');
});

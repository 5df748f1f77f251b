/** What a click is answered with while nothing is asked. */
import { expect, test } from 'vitest';
import { reasonFor } from '../src/frame/instead.ts';

const say = (id: string): string => id;
const words = {
  say,
  refusal: () => 'refused',
  spot: (spot: string) => spot,
  idle: { says: 'web.plain.wait', rule: 'X-1' },
};
const nothing = { picks: [], missed: undefined };

test('others play, the match is over, or a guide comes first: each is said as it is', () => {
  expect(reasonFor({ state: { outcome: undefined }, ways: [] }, nothing, words)).toEqual({
    text: 'web.plain.wait',
    rule: 'X-1',
  });
  expect(reasonFor({ state: { outcome: { rule: 'X-2' } }, ways: [] }, nothing, words)).toEqual({
    text: 'web.plain.over',
    rule: 'X-2',
  });
  expect(reasonFor({ state: { outcome: undefined, isGuided: true }, ways: [] }, nothing, words)).toEqual({
    text: 'web.plain.guided',
    rule: undefined,
  });
});

/** Whoever won, and whoever lost by their own doing, is told so, and not about somebody called You. */
import { endOf, tell } from '@taverne/engine/telling';
import { expect, test } from 'vitest';
import { messages } from '../../text/index.ts';

const keys = Object.keys(messages.en);
const ends = (part: string): readonly string[] =>
  Object.entries(messages.en).flatMap(([key, words]) => {
    const how = /^outcome\.(.*)\.says$/.exec(key)?.[1];
    return how !== undefined && words.includes(part) ? [how] : [];
  });

test('every end that somebody wins or brings about has words for them', () => {
  expect(ends('{winner}')).toHaveLength(4);
  for (const how of ends('{winner}')) expect(keys).toContain(`web.won.${how}`);
  expect(ends('{leaver}')).toHaveLength(2);
  for (const how of ends('{leaver}')) expect(keys).toContain(`web.lost.${how}`);
});

test('allies lose together, and only one of them has resigned', () => {
  const end = endOf({ how: 'resignation', places: [2, 2], leaver: 0 }, (seat) => ({ seat }));
  const told = (eyes: number) =>
    tell(end, {
      say: (key, values = {}) => `${key} ${values.leaver}`,
      name: ({ seat }) => ['Ada', 'Bruno'][seat] ?? '',
      isYou: ({ seat }) => seat === eyes,
    });
  expect(told(0)).toBe('Web.lost.resignation Ada');
  expect(told(2)).toBe('Outcome.resignation.says Ada');
  expect(messages.en['outcome.resignation.says']).toContain('{leaver}');
});

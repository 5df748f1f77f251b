/** Whoever won, and whoever lost by their own doing, is told so, and not about somebody called You. */
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
  for (const how of ends('{loser}')) expect(keys).toContain(`web.lost.${how}`);
});

import { expect, test } from 'vitest';
import { frenchProblems } from '../check-french.ts';

const problemsOf = (text: string) => frenchProblems([{ path: 'games/x/text/fr.json', text }]);

test.each([
  ['"ask": "Qui commence ?"', 'a line may break here'],
  ['"ask": "Qui commence\u202f?"', 'a line may break here'],
  ['"ask": "Un seul : le vôtre"', 'a line may break here'],
  ['Il se retire ; puis il joue.', 'a line may break here'],
  ['"ask": "Qui commence?"', 'a no-break space is missing'],
  ['le mot « pont\u00a0»', 'missing after «'],
  ['le mot «\u00a0pont »', 'a line may break here'],
  ['le mot «\u00a0pont»', 'missing before »'],
])('%s', (text, say) => {
  expect(problemsOf(`\n${text}`)).toEqual([expect.stringMatching(`^games/x/text/fr\\.json:2 .*${say}`)]);
});

test.each([
  '"play.undo?": "Qui commence\u00a0?"',
  '"ask": "Un seul\u00a0: «\u00a0le vôtre\u00a0»"',
  '| --- | :-- |',
  '"share": "{share, number, ::percent}"',
  '"wait": "un instant…"',
  'https://example.org/?a=1',
])('%s is as it should be', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { nameProblems } from '../check-names.ts';

const problemsOf = (path: string, text: string) => nameProblems([{ path, text }], ['knights', 'tiny-quest']);

test.each([
  "load('knights')",
  "const GAME = 'tiny-quest';",
  '// Tiny Quest wants it',
  'const tinyQuest = 1;',
  '"help": "taverne play knights"',
  "import { kit } from '@taverne/knights/web';",
])('shared code may not say %s', (text) => {
  expect(problemsOf('apps/web/src/x.ts', `\n${text}`)).toEqual([
    expect.stringMatching(/^apps\/web\/src\/x\.ts:2 names the game/),
  ]);
});

test('words that only begin like a game, and tests, are nobody’s business', () => {
  expect(problemsOf('packages/ui/src/x.ts', 'knightship, unknightsed')).toEqual([]);
  expect(problemsOf('apps/web/test/x.test.ts', "findGame('knights')")).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { ringProblems } from '../check-rings.ts';
import { readManifest } from '../lib/manifest.ts';

const MANIFESTS = ['engine', 'ui'].map((name) =>
  readManifest({
    path: `packages/${name}/package.json`,
    text: JSON.stringify({ name: `@taverne/${name}`, exports: { '.': './src/index.ts', './parse': './src/parse.ts' } }),
  }),
);

const problemsOf = (files: { readonly [path: string]: string }) =>
  ringProblems(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    MANIFESTS,
  );

test('a chain is no ring, however often its files meet', () => {
  expect(
    problemsOf({
      'src/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
      'src/b.ts': "export { c } from './c.ts';",
      'src/c.ts': "import { readFileSync } from 'node:fs';\nimport React from 'react';",
    }),
  ).toEqual([]);
});

describe('a ring is told with the place of each import', () => {
  test('of two files', () => {
    expect(problemsOf({ 'src/a.ts': "\nimport { b } from './b.ts';", 'src/b.ts': "export * from './a.ts';" })).toEqual([
      'a ring of 2 files, none of which can be run first: src/a.ts:2 imports src/b.ts, src/b.ts:1 imports src/a.ts',
    ]);
  });

  test('of one', () => {
    expect(problemsOf({ 'src/a.ts': "import './a.ts';" })).toEqual(['src/a.ts:1 imports itself']);
  });

  test('across packages, which go by their names', () => {
    expect(
      problemsOf({
        'packages/engine/src/index.ts': "export * from './world.ts';",
        'packages/engine/src/world.ts': "import { parse } from '@taverne/engine/parse';",
        'packages/engine/src/parse.ts': "import { Button } from '@taverne/ui';",
        'packages/ui/src/index.ts': "import { World } from '@taverne/engine';",
      }),
    ).toEqual([
      expect.stringMatching(/^a ring of 4 files.*packages\/ui\/src\/index\.ts:1 imports packages\/engine\/src\/index\.ts$/),
    ]);
  });

  test('the shortest of several, once for all the files in it', () => {
    expect(
      problemsOf({
        'src/a.ts': "import { b } from './b.ts';",
        'src/b.ts': "import { c } from './c.ts';\nimport { a } from './a.ts';",
        'src/c.ts': "import { a } from './a.ts';",
      }),
    ).toEqual([expect.stringContaining('ring of 2'), expect.stringContaining('ring of 3')]);
  });

  test('two that do not touch are two', () => {
    const pair = (one: string, other: string) => ({
      [`src/${one}.ts`]: `import './${other}.ts';`,
      [`src/${other}.ts`]: `import './${one}.ts';`,
    });
    expect(problemsOf({ ...pair('a', 'b'), ...pair('c', 'd') })).toHaveLength(2);
  });
});

test.each([
  "import type { B } from './b.ts';",
  "export type { B } from './b.ts';",
  "export type * from './b.ts';",
  "let b: import('./b.ts').B;",
  "const b = await import('./b.ts');",
  "// import { b } from './b.ts';",
])('no ring is made by %s', (line) => {
  expect(problemsOf({ 'src/a.ts': line, 'src/b.ts': "import { a } from './a.ts';" })).toEqual([]);
});

test.each(["import { type B } from './b.ts';", "import type from './b.ts';"])(
  'but one is by %s, which runs the file',
  (line) => {
    expect(problemsOf({ 'src/a.ts': line, 'src/b.ts': "import { a } from './a.ts';" })).toHaveLength(1);
  },
);

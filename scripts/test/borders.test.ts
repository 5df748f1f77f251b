import { describe, expect, test } from 'vitest';
import { borderProblems } from '../check-borders.ts';
import { readManifest } from '../lib/manifest.ts';

const DEPENDENCIES: { readonly [dir: string]: readonly [name: string, ...dependencies: string[]] } = {
  '': ['taverne'],
  'packages/engine': ['@taverne/engine'],
  'packages/bots': ['@taverne/bots', '@taverne/engine'],
  'packages/protocol': ['@taverne/protocol', '@taverne/engine', 'zod'],
  'packages/ui': ['@taverne/ui', '@taverne/engine', 'react'],
  games: ['@taverne/games', '@taverne/engine', '@taverne/bots'],
  'games/leaders': ['@taverne/leaders', '@taverne/engine', '@taverne/bots', '@taverne/ui', 'react'],
  'games/tactics': ['@taverne/tactics', '@taverne/engine'],
  'apps/cli': ['@taverne/cli', '@taverne/engine', '@taverne/bots', '@taverne/games'],
  'apps/server': ['@taverne/server', '@taverne/engine', '@taverne/bots', '@taverne/games', '@taverne/protocol', 'fastify'],
  'apps/web': ['@taverne/web', '@taverne/engine', '@taverne/bots', '@taverne/games', '@taverne/protocol', 'react'],
  e2e: ['@taverne/e2e'],
  bench: ['@taverne/bench', '@taverne/engine', '@taverne/bots', '@taverne/leaders', 'boardgame.io'],
};

const BASE = { path: 'tsconfig.base.json', text: '{ "compilerOptions": { "lib": ["es2024"], "types": [] } }' };

function house(extra: { readonly [dir: string]: readonly string[] } = {}) {
  const manifests = Object.entries(DEPENDENCIES).map(([dir, [name, ...dependencies]]) =>
    readManifest({
      path: dir === '' ? 'package.json' : `${dir}/package.json`,
      text: JSON.stringify({
        name,
        dependencies: Object.fromEntries([...dependencies, ...(extra[dir] ?? [])].map((one) => [one, '1.0.0'])),
      }),
    }),
  );
  const own = Object.keys(DEPENDENCIES).filter((dir) => /^(packages|games)\//.test(dir));
  return { sources: [], manifests, compilers: [BASE, ...own.map((dir) => ({ path: `${dir}/tsconfig.json`, text: '{}' }))] };
}

const problemsOf = (path: string, ...lines: string[]) =>
  borderProblems({ ...house(), sources: [{ path, text: lines.join('\n') }] });

test('a house in order', () => {
  expect(borderProblems(house())).toEqual([]);
});

describe('who may import whom', () => {
  test.each([
    ['packages/engine/src/match.ts', './world.ts'],
    ['packages/bots/src/greedy.ts', '@taverne/engine'],
    ['packages/ui/src/board.tsx', '@taverne/engine'],
    ['packages/ui/src/board.tsx', 'react'],
    ['games/leaders/src/game.ts', '@taverne/engine'],
    ['games/leaders/src/abilities/jailer.ts', '../board.ts'],
    ['games/leaders/src/bot/levels.ts', '@taverne/bots'],
    ['games/leaders/src/bot/levels.ts', '../state.ts'],
    ['games/leaders/text/index.ts', '../src/words.ts'],
    ['games/leaders/web/board.tsx', '@taverne/ui'],
    ['games/leaders/web/board.tsx', '../src/board.ts'],
    ['games/leaders/web/board.tsx', '../src/content/cards.ts'],
    ['games/leaders/text/board.ts', '../src/notation.ts'],
    ['games/leaders/src/notation.ts', './content/cards.ts'],
    ['games/leaders/src/turn.ts', './capture.ts'],
    ['games/leaders/manifest.ts', './src/bot/index.ts'],
    ['games/index.ts', './leaders/manifest.ts'],
    ['games/entry.ts', '@taverne/bots'],
    ['apps/cli/src/play.ts', '@taverne/bots'],
    ['apps/cli/src/play.ts', 'node:readline'],
    ['packages/protocol/src/client.ts', 'zod'],
    ['apps/server/src/registry.ts', '@taverne/games'],
    ['apps/server/src/main.ts', 'node:fs'],
    ['apps/web/src/kits.ts', '@taverne/games'],
    ['apps/web/src/here/host.ts', '@taverne/bots'],
    ['apps/web/src/remote/socket.ts', '@taverne/protocol'],
    ['apps/web/tools/budget.ts', 'node:zlib'],
    ['bench/src/main.ts', 'boardgame.io/client'],
    ['games/leaders/test/archer.test.ts', '@taverne/bots'],
    ['scripts/rules.ts', 'node:fs'],
  ])('%s may import %s', (path, specifier) => {
    expect(problemsOf(path, `import { x } from '${specifier}';`)).toEqual([]);
  });

  test.each([
    ['packages/engine/src/match.ts', '@taverne/bots', 'engine may not know @taverne/bots'],
    ['packages/engine/src/match.ts', 'fast-check', 'engine has no dependencies but the engine'],
    ['packages/engine/src/match.ts', 'node:crypto', 'no node:crypto'],
    ['packages/engine/src/match.ts', '../../bots/src/x.ts', 'reaches into packages/bots/src/x.ts'],
    ['packages/engine/src/match.ts', '../test/helpers.ts', 'may not know free'],
    ['packages/bots/src/greedy.ts', '@taverne/leaders', 'bots may not know @taverne/leaders'],
    ['packages/ui/src/board.tsx', '@taverne/leaders', 'ui may not know'],
    ['packages/ui/src/board.tsx', 'node:fs', 'no node:fs'],
    ['games/leaders/src/game.ts', '@taverne/bots', 'game may not know @taverne/bots'],
    ['games/leaders/src/game.ts', './bot/levels.ts', 'game may not know opponent'],
    ['games/leaders/src/bot/levels.ts', '@taverne/tactics', 'opponent may not know @taverne/tactics'],
    ['games/leaders/src/bot/levels.ts', 'react', 'opponent has no dependencies'],
    ['games/leaders/text/index.ts', '@taverne/bots', 'text may not know @taverne/bots'],
    ['games/leaders/web/board.tsx', '@taverne/bots', 'web may not know @taverne/bots'],
    ['games/leaders/web/board.tsx', '../src/capture.ts', 'runs none: games/leaders/src/capture.ts'],
    ['games/leaders/web/board.tsx', '../src/index.ts', 'runs none: games/leaders/src/index.ts'],
    ['games/leaders/text/board.ts', '../src/recruit.ts', 'runs none: games/leaders/src/recruit.ts'],
    ['games/leaders/src/notation.ts', './state.ts', 'would bring the rules there: games/leaders/src/state.ts'],
    ['games/leaders/src/content/book.ts', '../capture.ts', 'would bring the rules there: games/leaders/src/capture.ts'],
    ['games/leaders/src/game.ts', '@taverne/tactics', 'game may not know @taverne/tactics'],
    ['games/leaders/src/game.ts', '@taverne/ui', 'game may not know @taverne/ui'],
    ['games/leaders/src/game.ts', 'react', 'game has no dependencies'],
    ['games/leaders/src/game.ts', '../web/board.tsx', 'game may not know web'],
    ['games/leaders/src/game.ts', '../../tactics/src/x.ts', 'reaches into games/tactics'],
    ['games/leaders/src/game.ts', '@taverne/leaders', 'imports its own package'],
    ['games/leaders/web/board.tsx', '@taverne/tactics', 'web may not know @taverne/tactics'],
    ['packages/protocol/src/client.ts', '@taverne/bots', 'protocol may not know @taverne/bots'],
    ['packages/protocol/src/client.ts', 'node:crypto', 'no node:crypto'],
    ['packages/ui/src/board.tsx', '@taverne/protocol', 'ui may not know @taverne/protocol'],
    ['games/leaders/web/board.tsx', '@taverne/protocol', 'web may not know @taverne/protocol'],
    ['games/index.ts', './leaders/src/index.ts', 'reaches into games/leaders'],
    ['games/leaders/manifest.ts', '@taverne/ui', 'manifest may not know @taverne/ui'],
    ['apps/server/src/registry.ts', '@taverne/leaders', 'server may not know @taverne/leaders'],
    ['apps/web/src/kits.ts', '@taverne/leaders', 'page may not know @taverne/leaders'],
    ['apps/server/src/registry.ts', '@taverne/ui', 'server may not know @taverne/ui'],
    ['apps/server/src/registry.ts', '@taverne/web', 'server may not know @taverne/web'],
    ['apps/web/src/remote/socket.ts', '@taverne/server', 'page may not know @taverne/server'],
    ['apps/web/src/remote/socket.ts', '../../../server/src/limits.ts', 'reaches into apps/server'],
    ['apps/web/src/remote/socket.ts', 'node:http', 'no node:http'],
    ['e2e/specs/lobby.spec.ts', '@taverne/engine', 'e2e may not know @taverne/engine'],
    ['e2e/specs/lobby.spec.ts', 'playwright', 'does not name'],
    ['apps/cli/src/play.ts', '@taverne/bench', 'app may not know @taverne/bench'],
    ['apps/cli/src/play.ts', '../../../games/leaders/src/game.ts', 'import it by the name of its package'],
    ['apps/cli/src/play.ts', 'picocolors', 'does not name under "dependencies"'],
    ['apps/cli/src/play.ts', '@taverne/leaders', 'app may not know @taverne/leaders'],
    ['apps/cli/src/play.ts', '@taverne/protocol', 'does not name under "dependencies"'],
  ])('%s may not import %s', (path, specifier, complaint) => {
    expect(problemsOf(path, '', `import { x } from '${specifier}';`)).toEqual([expect.stringContaining(complaint)]);
  });

  test('a page does not come to the rules later, either; a type is none', () => {
    const page = 'games/leaders/web/board.tsx';
    const later = "const rules = async () => (await import('../src/capture.ts')).isCaptured;";
    expect(problemsOf(page, '', later)).toEqual([expect.stringContaining('runs none: games/leaders/src/capture.ts')]);
    expect(problemsOf(page, '', "let of: import('../src/capture.ts').Captured;")).toEqual([]);
    expect(problemsOf(page, '', "type All = typeof import('../src/capture.ts');")).toEqual([]);
  });

  test('the page and the words of a game may take any type from its rules', () => {
    expect(problemsOf('games/leaders/web/board.tsx', "import type { Fate } from '../src/capture.ts';")).toEqual([]);
  });

  test('in every way of writing it', () => {
    const lines = ["export * from 'a';", "await import('b');", "let x: import('c').X;", "import 'd';", 'await import(name);'];
    expect(problemsOf('packages/bots/src/x.ts', ...lines).map((problem) => problem.split(' ')[0])).toEqual(
      [1, 2, 3, 4, 5].map((line) => `packages/bots/src/x.ts:${line}`),
    );
  });

  test('nor by a reference comment', () => {
    expect(problemsOf('packages/engine/src/x.ts', '/// <reference types="node" />')).toHaveLength(1);
  });

  test('and every file has its room', () => {
    expect(problemsOf('games/leaders/helpers.ts', '')).toEqual([expect.stringContaining('no room of the house')]);
  });
});

describe('what a package.json may lean on', () => {
  test.each([
    ['packages/engine', '@taverne/bots'],
    ['packages/engine', 'zod'],
    ['packages/bots', '@taverne/leaders'],
    ['packages/bots', 'comlink'],
    ['packages/protocol', '@taverne/bots'],
    ['apps/server', '@taverne/leaders'],
    ['apps/web', '@taverne/server'],
    ['games/leaders', '@taverne/tactics'],
    ['apps/cli', '@taverne/bench'],
  ])('%s not on %s', (dir, dependency) => {
    expect(borderProblems(house({ [dir]: [dependency] }))).toEqual([expect.stringContaining(`${dir}/package.json`)]);
  });
});

describe('the compiler guards what runs in a browser too', () => {
  test.each(['{ "compilerOptions": { "types": ["node"] } }', '{ "compilerOptions": { "lib": ["es2024", "dom"] } }'])(
    '%s',
    (text) => {
      const { compilers, ...rest } = house();
      const changed = compilers.map((one) => (one.path === 'packages/engine/tsconfig.json' ? { ...one, text } : one));
      expect(borderProblems({ ...rest, compilers: changed })).toEqual([
        expect.stringContaining('packages/engine/tsconfig.json'),
      ]);
    },
  );

  test('a pure package has a tsconfig.json', () => {
    const { compilers, ...rest } = house();
    const fewer = compilers.filter(({ path }) => path !== 'games/leaders/tsconfig.json');
    expect(borderProblems({ ...rest, compilers: fewer })).toEqual([
      expect.stringContaining('games/leaders/tsconfig.json is missing'),
    ]);
  });

  test('the shared base knows the language only', () => {
    const { compilers, ...rest } = house();
    const base = { path: 'tsconfig.base.json', text: '{ "compilerOptions": { "lib": ["es2024", "dom"], "types": [] } }' };
    expect(borderProblems({ ...rest, compilers: [base, ...compilers.slice(1)] })).toEqual([
      expect.stringContaining('tsconfig.base.json'),
    ]);
  });
});

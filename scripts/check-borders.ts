/**
 * Who may know whom. The house stands as long as the engine knows nobody, bots and the rules of games know the engine only,
 * a game's own opponents know its rules and the bots, and none of them can reach a disk, a network or a page.
 */
import { posix } from 'node:path';
import type { Source } from './lib/files.ts';
import { importsOf } from './lib/imports.ts';
import { fieldsOf, parseJson } from './lib/json.ts';
import type { Manifest } from './lib/manifest.ts';
import { placeOf } from './lib/source.ts';

/** The kinds of room, told from the path. `free` is nobody's business: tests, scripts, tools and configuration. */
const ROOMS = [
  ['free', /(^|\/)(test|scripts)\/|^apps\/[^/]+\/tools\/|^[^/]+$|\.config\.ts$/],
  ['engine', /^packages\/engine\//],
  ['bots', /^packages\/bots\//],
  ['protocol', /^packages\/protocol\//],
  ['ui', /^packages\/ui\//],
  ['web', /^games\/[^/]+\/web\//],
  ['text', /^games\/[^/]+\/text\//],
  ['opponent', /^games\/[^/]+\/src\/bot\//],
  ['game', /^games\/[^/]+\/(src\/|package\.json$)/],
  ['manifest', /^games\/[^/]+\/manifest\.ts$/],
  ['list', /^games\/(index\.ts|entry\.ts|text\/|package\.json)/],
  ['bench', /^bench\//],
  ['server', /^apps\/server\//],
  ['page', /^apps\/web\//],
  ['app', /^apps\//],
  ['e2e', /^e2e\//],
] as const;
type Room = (typeof ROOMS)[number][0];

/**
 * Which other rooms a room may import from. A game is only ever its own: other games are out of sight.
 * Apps meet games through their list alone, and the list through their manifests; the page meets the server through the protocol alone.
 * The browser tests know nobody: they see what a person sees.
 */
const MAY_KNOW: { readonly [R in Exclude<Room, 'free'>]: readonly Room[] } = {
  engine: [],
  bots: ['engine'],
  protocol: ['engine'],
  ui: ['engine'],
  game: ['engine'],
  opponent: ['engine', 'bots', 'game'],
  text: ['engine', 'game'],
  web: ['engine', 'ui', 'game', 'text'],
  manifest: ['engine', 'game', 'opponent', 'text'],
  list: ['engine', 'bots', 'manifest'],
  server: ['engine', 'bots', 'protocol', 'list'],
  page: ['engine', 'bots', 'protocol', 'ui', 'list'],
  app: ['engine', 'bots', 'protocol', 'list', 'server', 'app'],
  bench: ['engine', 'bots', 'protocol', 'ui', 'game', 'text', 'web', 'list', 'server', 'app'],
  e2e: [],
};

/**
 * What the page and the words of a game may take from its `src` beside types: words and sentences, the two-way table of its notation,
 * its options and their parsers, its content, and the geometry of its table. No rule runs there: what is shown loads nothing but its like,
 * so that no page comes to the rules by a longer way.
 */
const SHOWN = /\/src\/(?:(?:words|sentences|notation|options|parse|board|land|[\w-]+-text)\.ts$|content\/|realm\/)/;

/** Rooms that run in Node and in a browser alike: no library, nothing of Node's, nothing of the page's. */
const PURE: ReadonlySet<Room> = new Set(['engine', 'bots', 'game', 'opponent', 'text']);

/** Compiled without the globals of Node and of the page. The protocol, too, is the same on both sides, but leans on a library. */
const BARE: ReadonlySet<Room> = new Set([...PURE, 'protocol']);

/** Rooms that run in a browser, there only or there too. */
const BROWSER: ReadonlySet<Room> = new Set([...BARE, 'ui', 'web', 'page']);

export interface House {
  readonly sources: readonly Source[];
  readonly manifests: readonly Manifest[];
  /** The tsconfig.json of every package, and tsconfig.base.json. */
  readonly compilers: readonly Source[];
}

export function borderProblems({ sources, manifests, compilers }: House): string[] {
  return [
    ...sources.flatMap((source) => sourceProblems(source, manifests)),
    ...manifests.flatMap((one) => manifestProblems(one, manifests)),
    ...compilers.flatMap(compilerProblems),
    ...unguarded(manifests, compilers),
  ];
}

function sourceProblems({ path, text }: Source, manifests: readonly Manifest[]): string[] {
  const room = roomOf(path);
  if (room === undefined) return [`${path}: stands in no room of the house (see docs/architecture.md)`];
  if (room === 'free') return [];
  const own = ownerOf(path, manifests);
  const problems: string[] = [];
  for (const { specifier, index, runs } of importsOf(text)) {
    const complaint = specifier === undefined ? opaque(room) : refuse({ path, room, own }, { specifier, runs }, manifests);
    if (complaint) problems.push(`${placeOf(path, text, index)} ${complaint}`);
  }
  const reference = /^\/\/\/\s*<reference\s/m.exec(text);
  if (reference && PURE.has(room))
    problems.push(`${placeOf(path, text, reference.index)} ${room} may not bring in types by a reference comment`);
  return problems;
}

const opaque = (room: Room): string | undefined =>
  PURE.has(room) ? 'imports something that is not written out, so nobody can check it' : undefined;

/** A file, its room and its package. */
interface Importer {
  readonly path: string;
  readonly room: Exclude<Room, 'free'>;
  readonly own: Manifest | undefined;
}

/** What it imports, and whether that is run and not only a type. */
interface Imported {
  readonly specifier: string;
  readonly runs: boolean;
}

/** Why this import is not allowed, if it is not. */
function refuse(
  { path, room, own }: Importer,
  { specifier, runs }: Imported,
  manifests: readonly Manifest[],
): string | undefined {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    const there = roomOf(target);
    // A manifest is all that the list sees of a game.
    const isListed = room === 'list' && there === 'manifest';
    if (ownerOf(target, manifests) !== own && !isListed) return `reaches into ${target}; import it by the name of its package`;
    const isKnown = there === room || (there !== undefined && MAY_KNOW[room].includes(there));
    if (!isKnown) return `${room} may not know ${there ?? 'it'}: ${target}`;
    if (there !== 'game' || !runs || SHOWN.test(target)) return undefined;
    if (room === 'web' || room === 'text')
      return `${room} takes types, words, tables and geometry from the rules, and runs none: ${target}`;
    return SHOWN.test(path) ? `is shown by pages and would bring the rules there: ${target}` : undefined;
  }
  if (specifier.startsWith('node:')) return BROWSER.has(room) ? `${room} runs in a browser too: no ${specifier}` : undefined;

  const name = packageOf(specifier);
  const target = manifests.find((manifest) => manifest.name === name);
  if (target === own && own !== undefined) return `imports its own package by name: ${specifier}`;
  if (target) {
    const there = roomOf(target.path);
    if (there === undefined || !mayKnow(room, there, own, target)) return `${room} may not know ${name}`;
  } else if (PURE.has(room)) return `${room} has no dependencies but the engine: ${specifier}`;
  // What the browser tests need, nobody else installs: for them the tools of development are the dependencies.
  const named = room === 'e2e' ? { ...own?.dependencies, ...own?.devDependencies } : own?.dependencies;
  return named && name in named
    ? undefined
    : `imports ${name}, which ${own?.path ?? 'no package.json'} does not name under "dependencies"`;
}

/** The packages a package.json leans on must be ones its code may import. */
function manifestProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  const room = roomOf(manifest.path);
  if (room === undefined || room === 'free') return [];
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies });
  return names.flatMap((name) => {
    const target = manifests.find((other) => other.name === name);
    // A game's package.json also serves its page, which may know libraries and the parts of `ui`, and its opponents, which may know the bots;
    // its sources are checked one by one.
    if (target === undefined)
      return room === 'engine' || room === 'bots'
        ? [`${manifest.path}: ${room} has no dependencies but the engine: ${name}`]
        : [];
    const there = roomOf(target.path);
    const allowed =
      there !== undefined &&
      (mayKnow(room, there, manifest, target) || (room === 'game' && (there === 'ui' || there === 'bots')));
    return allowed ? [] : [`${manifest.path}: ${room} may not depend on ${name}`];
  });
}

/** The bare rooms are compiled with the language itself and nothing around it. */
function compilerProblems({ path, text }: Source): string[] {
  const options = fieldsOf(fieldsOf(parseJson(text)).compilerOptions);
  const words = JSON.stringify([options.lib, options.types]).toLowerCase();
  if (path === 'tsconfig.base.json') {
    const bare = /^\[\["es\w+"\],\[\]\]$/.test(words);
    return bare ? [] : [`${path}: "lib" must name the language only and "types" must be empty`];
  }
  const room = roomOf(path.replace(/tsconfig\.json$/, 'package.json'));
  const loosened = room !== undefined && BARE.has(room) && ('lib' in options || 'types' in options);
  return loosened
    ? [`${path}: ${room} is compiled without Node and page types; leave "lib" and "types" to tsconfig.base.json`]
    : [];
}

/** Every bare package has a tsconfig.json of its own, or nothing of the above holds. */
function unguarded(manifests: readonly Manifest[], compilers: readonly Source[]): string[] {
  return manifests
    .filter(({ path }) => BARE.has(roomOf(path) ?? 'free'))
    .map(({ dir }) => `${dir}/tsconfig.json`)
    .filter((path) => !compilers.some((one) => one.path === path))
    .map((path) => `${path} is missing: without it nobody checks that ${posix.dirname(path)} runs in Node and in a browser`);
}

function mayKnow(room: Exclude<Room, 'free'>, there: Room, own: Manifest | undefined, target: Manifest): boolean {
  const isOfGame = room === 'game' || room === 'opponent' || room === 'text' || room === 'web';
  const anotherGame = isOfGame && there === 'game' && own !== target;
  return MAY_KNOW[room].includes(there) && !anotherGame;
}

const roomOf = (path: string): Room | undefined => ROOMS.find(([, pattern]) => pattern.test(path))?.[0];

/** The package that a file belongs to: the innermost folder with a package.json. */
function ownerOf(path: string, manifests: readonly Manifest[]): Manifest | undefined {
  return manifests
    .filter(({ dir }) => dir === '' || path.startsWith(`${dir}/`))
    .reduce<Manifest | undefined>((best, one) => (best && best.dir.length >= one.dir.length ? best : one), undefined);
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

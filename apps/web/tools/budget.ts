/**
 * Weighs the built page: `node apps/web/tools/budget.ts [dist]`. Fails when the lobby needs more script than it may, or a table of
 * this device (its board, its words, and the match in its worker) more script or more parts, or when a board comes along with the lobby.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@taverne/games';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = { readonly [name: string]: Chunk };

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null && ENTRY in value;

const KB = 1024;
const LOBBY_LIMIT = 120 * KB;
const ENTRY = 'index.html';
/** Everybody loads one language; this is the longer one. */
const LANGUAGE = 'fr';
/** What a table may weigh whose game sets itself no limit. */
const TABLE_LIMIT = 120 * KB;
/** A browser fetches six things at a time, and each costs a way there and back. */
const PARTS_LIMIT = 10;
/** A game without a board of its own is played at the plain table. */
const PLAIN = '../../packages/ui/src/generic/index.ts';
const inGame = (game: string, path: string): string[] =>
  [`../../games/${game}/${path}`].filter((file) => existsSync(join(import.meta.dirname, '..', file)));
const boardOf = (game: string): string => inGame(game, 'web/index.ts')[0] ?? PLAIN;
const wordsOf = (game: string): string[] => inGame(game, `text/${LANGUAGE}.ts`);
const TABLE = 'src/pages/TableHere.tsx';

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist');
const weigh = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

/** What the worker of this device's matches runs: the table, and the rules of a game. */
const ofMatch = (game: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((file) => file.endsWith('.js') && (file.startsWith('worker-') || file.startsWith(`rules-${game}-`)))
    .map((file) => `assets/${file}`);

/** A chunk and all that it imports before it runs. */
function closure(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    closure(manifest, manifest[name]?.imports ?? [], found);
  }
  return found;
}

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1).padStart(7)} KB`;

function weighAll(title: string, files: readonly string[]): number {
  const weighed = files.map((file) => ({ file, bytes: weigh(file) })).toSorted((a, b) => b.bytes - a.bytes);
  const sum = weighed.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`${kilobytes(sum)}  ${title}`);
  for (const { file, bytes } of weighed) console.log(`   ${kilobytes(bytes)}  ${file}`);
  return sum;
}

function main(): number {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) {
    console.error(`There is no built page in ${folder}: run "vite build" in apps/web first.`);
    return 2;
  }
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isManifest(manifest)) {
    console.error(`${path} is no manifest of Vite's.`);
    return 2;
  }
  const lobby = closure(manifest, [ENTRY, `src/words/${LANGUAGE}.ts`]);
  const scriptsOf = (names: Iterable<string>): string[] =>
    [...names].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js'));
  console.log('The page, packed with gzip:\n');
  const script = weighAll('script of the lobby', ['boot.js', ...scriptsOf(lobby)]);
  weighAll(
    'style of the lobby',
    [...lobby].flatMap((name) => manifest[name]?.css ?? []),
  );
  const boards = games.map(({ id: game, kilobytes: own }) => {
    const board = boardOf(game);
    const limit = own === undefined ? TABLE_LIMIT : own * KB;
    const wanted = [TABLE, board, ...wordsOf(game)];
    const table = [...closure(manifest, wanted)].filter((name) => !lobby.has(name));
    const parts = [...scriptsOf(table), ...ofMatch(game)];
    const weight = weighAll(`script of a table with ${game}, on demand`, parts);
    return [
      wanted.some((name) => !manifest[name]) &&
        `what a table with ${game} loads is not all in the manifest: ${wanted.join(', ')}`,
      parts.length > PARTS_LIMIT && `the table with ${game} comes in ${parts.length} parts; ${PARTS_LIMIT} is the limit`,
      !manifest[board] && `the board of ${game} has no chunk of its own`,
      lobby.has(board) && `the board of ${game} is loaded with the lobby`,
      weight > limit &&
        `the table with ${game} needs ${kilobytes(weight).trim()} of script; ${kilobytes(limit).trim()} is the limit`,
    ];
  });
  const complaints = [
    script > LOBBY_LIMIT &&
      `the lobby needs ${kilobytes(script).trim()} of script; ${kilobytes(LOBBY_LIMIT).trim()} is the limit`,
    ...boards.flat(),
  ].filter((complaint) => complaint !== false);
  for (const complaint of complaints) console.error(`\nOver budget: ${complaint}.`);
  if (complaints.length === 0) console.log(`\nWithin budget: ${kilobytes(LOBBY_LIMIT - script).trim()} to spare.`);
  return complaints.length === 0 ? 0 : 1;
}

process.exitCode = main();

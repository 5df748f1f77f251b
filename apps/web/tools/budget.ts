/**
 * Weighs the built page: `node apps/web/tools/budget.ts [dist]`. Fails when the lobby needs more script than it may,
 * or a board than it may, or when a board comes along with the lobby.
 */
import { existsSync, readFileSync } from 'node:fs';
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
const LOBBY_LIMIT = 125 * KB;
const ENTRY = 'index.html';
/** What a table may weigh whose game sets itself no limit. */
const TABLE_LIMIT = 70 * KB;
/** A game without a board of its own is played at the plain table. */
const PLAIN = '../../packages/ui/src/generic/index.ts';
const boardOf = (game: string): string => {
  const own = `../../games/${game}/web/index.ts`;
  return existsSync(join(import.meta.dirname, '..', own)) ? own : PLAIN;
};
const TABLE = 'src/tablepage/TablePage.tsx';

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist');
const weigh = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

/** Loaded by the lobby at once although it is a chunk of its own: the words of the longer language. */
function words(manifest: Manifest): string {
  const weightOf = (name: string): number =>
    [...closure(manifest, [name])].reduce((sum, each) => sum + weigh(manifest[each]?.file ?? ''), 0);
  const [longest = ''] = ['src/words/en.ts', 'src/words/fr.ts'].toSorted((a, b) => weightOf(b) - weightOf(a));
  return longest;
}

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
  const lobby = closure(manifest, [ENTRY, words(manifest)]);
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
    const table = [...closure(manifest, [TABLE, board])].filter((name) => !lobby.has(name));
    const weight = weighAll(`script of the table with ${game}, on demand`, scriptsOf(table));
    return [
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

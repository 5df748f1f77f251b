/** A measuring run: plays stretches of matches, goes on where the last one stopped, tells how far it is, saves now and then. */
import type { Game } from '@taverne/engine';
import type { GameEntry } from '@taverne/games';
import { type BoutReport, type Contender, playMatches } from '../arena/index.ts';
import { progress } from '../progress.ts';
import { keepBegun, keepFinished, type Ledger, reportsOf, saveLedger } from './ledger.ts';
import type { Arrangement } from './modes.ts';
import { quit } from './quit.ts';

export interface Run<Piece> {
  readonly entry: GameEntry;
  readonly game: Game;
  /** Match options beside those of the mode. */
  readonly options: { readonly [name: string]: unknown };
  readonly seed: number;
  readonly threads: number | undefined;
  readonly ledger: Ledger<Piece>;
  /** Where the ledger is kept; left out: nowhere. */
  readonly path: string | undefined;
  /** Is what was played before taken over? */
  readonly resume: boolean;
  readonly stopped: () => boolean;
}

/** Matches that say something together. */
export interface Stretch {
  /** Its name in the ledger and in the lines of progress. */
  readonly key: string;
  readonly mode: Arrangement;
  /** One for each seat. */
  readonly players: readonly Contender[];
  readonly matches: number;
  /** So many in a row are played with the same chance. */
  readonly round: number;
  readonly counted?: boolean;
  /** How it stands, in a word. */
  readonly words: (reports: readonly BoutReport[]) => string;
}

/** Milliseconds between two savings, and at most between two lines where no bar can be drawn. */
const SAVING = 15_000;
const TELLING = 60_000;

/** All its matches; undefined: it was stopped before. What was played is in the ledger until it is finished there. */
export async function play<Piece>(run: Run<Piece>, stretch: Stretch): Promise<readonly BoutReport[] | undefined> {
  const { game, seed, threads, ledger, path } = run;
  const { key, mode, players, matches, round, counted = false, words } = stretch;
  const options = { ...run.options, ...mode.options };
  const names = players.map(({ name }) => name).join(' ');
  const terms = `version ${game.version}, seed ${seed}, ${JSON.stringify(options)}, ${names}`;
  const bar = progress(process.stderr);
  const tell = teller();
  let saved = performance.now();
  const played = await playMatches({
    ...{ game: game.id, options, players, matches, seed, round, counted },
    ...(threads === undefined ? {} : { threads }),
    known: run.resume ? reportsOf(ledger, key, terms) : [],
    stopped: run.stopped,
    onProgress({ done, of, reports }) {
      const line = (): string => `${key}  ${done}/${of}  ${words(reports)}`;
      bar.show(done / of, line);
      tell(done / of, line);
      if (performance.now() - saved < SAVING) return;
      saved = performance.now();
      keepBegun(ledger, key, terms, reports);
      saveLedger(path, ledger);
    },
  });
  bar.end();
  if (!played.ok) return quit(played.trouble.say);
  const { reports } = played.value;
  keepBegun(ledger, key, terms, reports);
  saveLedger(path, ledger);
  return reports.length >= matches ? reports : undefined;
}

export function finish<Piece>({ ledger, path }: Run<Piece>, key: string, piece: Piece): void {
  keepFinished(ledger, key, piece);
  saveLedger(path, ledger);
}

/** Where no bar can be drawn: a line for each tenth, and for each minute. */
function teller(): (share: number, line: () => string) => void {
  let [tenth, told] = [0, performance.now()];
  return (share, line) => {
    const tenths = Math.floor(10 * share);
    if (process.stderr.isTTY || (tenths <= tenth && performance.now() - told < TELLING)) return;
    [tenth, told] = [tenths, performance.now()];
    process.stderr.write(`${new Date().toISOString().slice(11, 19)}  ${line()}\n`);
  };
}

/** True once the run is told to stop, or its minutes are over. Matches under way are finished; a second signal ends at once. */
export function stopper(minutes: number | undefined): () => boolean {
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isAsked = true;
      process.stderr.write('stopping after the matches under way\n');
    });
  }
  return () => isAsked || performance.now() > end;
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Playing one stretch of a measurement: goes on where the last run stopped, tells how far it is, saves now and then. */
import { type BoutReport, type Contest, playMatches } from '../arena/index.ts';
import { progress } from '../progress.ts';
import { keepBegun, type Ledger, reportsOf, saveLedger } from './ledger.ts';
import { quit } from './switches.ts';

export interface Stretch<Piece> {
  readonly contest: Contest;
  /** Its name in the ledger and in the lines of progress. */
  readonly key: string;
  readonly terms: string;
  readonly ledger: Ledger<Piece>;
  readonly path: string | undefined;
  /** Are matches of an earlier run taken over? */
  readonly resume: boolean;
  readonly stopped: () => boolean;
  /** How it stands, in a word. */
  readonly words: (reports: readonly BoutReport[]) => string;
}

/** Milliseconds between two savings, and between two lines where no bar can be drawn. */
const SAVING = 15_000;
const TELLING = 60_000;

/** All its matches; undefined: it was stopped before, and what was played is in the ledger. */
export async function play<Piece>(stretch: Stretch<Piece>): Promise<readonly BoutReport[] | undefined> {
  const { contest, key, terms, ledger, path, words } = stretch;
  const bar = progress(process.stderr);
  let [saved, told] = [performance.now(), performance.now()];
  let tenth = 0;
  const played = await playMatches({
    ...contest,
    known: stretch.resume ? reportsOf(ledger, key, terms) : [],
    stopped: stretch.stopped,
    onProgress({ done, of, reports }) {
      const line = `${key}  ${done}/${of}  ${words(reports)}`;
      bar.show(done / of, line);
      const now = performance.now();
      const tenths = Math.floor((10 * done) / of);
      if (!process.stderr.isTTY && (tenths > tenth || now - told > TELLING)) {
        process.stderr.write(`${new Date().toISOString().slice(11, 19)}  ${line}\n`);
        [tenth, told] = [tenths, now];
      }
      if (now - saved < SAVING) return;
      saved = now;
      keepBegun(ledger, key, terms, reports);
      saveLedger(path, ledger);
    },
  });
  bar.end();
  if (!played.ok) return quit(played.trouble.say);
  const { reports } = played.value;
  if (reports.length >= contest.matches) return reports;
  keepBegun(ledger, key, terms, reports);
  saveLedger(path, ledger);
  return undefined;
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

/** The arena: matches between bots, with statistics. */
import { availableParallelism } from 'node:os';
import type { Result } from '@taverne/engine';
import { type BoutReport, playBout } from './bout.ts';
import { playWithCrew } from './crew.ts';
import { ringOf, type Setting } from './ring.ts';
import { type Standing, standingsOf, type Tally, tallyOf } from './tally.ts';

export { type BoutReport, seating } from './bout.ts';
export { asCamps, sharingsOf } from './camps.ts';
export { type Contender, readContender } from './contender.ts';
export { type Spread, spreadOf, wilson } from './statistics.ts';
export { type Standing, type Tally, tallyOf } from './tally.ts';

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** How the players stand so far, in their order. */
  standings(): readonly Standing[];
  /** What was played so far, in the order in which the matches ended. */
  readonly reports: readonly BoutReport[];
}

export interface Contest extends Setting {
  readonly matches: number;
  /** Matches of the same contest that were played before: they count, and are not played again. */
  readonly known?: readonly BoutReport[];
  /** How many threads play; left out: as many as the machine has, 1: this one. */
  readonly threads?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** The text of each match's file with the number of the match, from 0, in the order in which they end. */
  readonly onMatch?: (file: string, number: number) => void;
  /** True: no further match is begun. */
  readonly stopped?: () => boolean;
}

export interface Contested {
  readonly tally: Tally;
  /** In the order of their numbers. */
  readonly reports: readonly BoutReport[];
}

/** Plays the matches; fails when the game, its options or a player do not exist. The same seed gives the same matches. */
export async function playMatches(contest: Contest): Promise<Result<Contested>> {
  const { players, matches, known = [], onProgress, onMatch } = contest;
  const ring = await ringOf(contest);
  if (!ring.ok) return ring;
  const reports = known.filter(({ number }) => number < matches);
  const before = new Set(reports.map(({ number }) => number));
  const numbers = Array.from({ length: matches }, (_, number) => number).filter((number) => !before.has(number));
  const played = (report: BoutReport, file: string | undefined): void => {
    reports.push(report);
    if (file !== undefined) onMatch?.(file, report.number);
    onProgress?.({ done: reports.length, of: matches, standings: () => standingsOf(players, reports), reports });
  };
  const stopped = (): boolean => contest.stopped?.() ?? false;
  const threads = Math.min(contest.threads ?? availableParallelism(), numbers.length);
  if (threads > 1) {
    const setting = settingOf(contest);
    const done = await playWithCrew({ setting, files: onMatch !== undefined, numbers, threads, stopped, played });
    if (!done.ok) return done;
  } else {
    for (const number of numbers) {
      if (stopped()) break;
      const bout = await playBout({ ...ring.value, number });
      if (!bout.ok) return bout;
      played(bout.value.report, onMatch && bout.value.file());
      // Lets whoever waits for a key or a signal have a word.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  reports.sort((a, b) => a.number - b.number);
  return { ok: true, value: { tally: tallyOf(players, reports), reports } };
}

/** What can be sent to a worker. */
function settingOf({ game, options, players, seed, round, counted }: Contest): Setting {
  const more = { ...(round === undefined ? {} : { round }), ...(counted === undefined ? {} : { counted }) };
  return { game, options, players, seed, ...more };
}

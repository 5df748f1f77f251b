/** What the measuring commands have in common on the command line. */
import { findGame, games } from '@taverne/games';
import { Complaint } from '../complaint.ts';
import { readOptions } from '../match-options.ts';
import { sayIn } from '../words.ts';
import { ledgerBeside, readLedger } from './ledger.ts';
import { quit, whole, wholeIfGiven } from './quit.ts';
import { type Run, stopper } from './run.ts';

const SEVERAL: string[] = [];

export const COMMON = {
  matches: { type: 'string' },
  mode: { type: 'string', multiple: true, default: SEVERAL },
  option: { type: 'string', multiple: true, default: SEVERAL },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
  write: { type: 'string' },
  resume: { type: 'boolean', default: false },
  minutes: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const COMMON_HELP = `  --option k=v     match options, as often as wanted; k=@file takes a text from a file
  --seed N         the same seed plays the same matches (1)
  --threads N      how many play side by side (as many as the machine has)
  --json           the figures as JSON instead of the tables
  --write FILE     also writes the tables into this file, and keeps the figures in a JSON file beside it
  --resume         goes on with what is kept there; without it what is asked for is played anew
  --minutes N      stops after so many minutes
  --help           this`;

export interface CommonValues {
  readonly game: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly threads?: string;
  readonly write?: string;
  readonly resume: boolean;
  readonly minutes?: string;
}

export async function runOf<Piece>(values: CommonValues, isPiece: (value: unknown) => value is Piece): Promise<Run<Piece>> {
  const entry =
    findGame(values.game) ?? quit(`--game must be one of ${games.map(({ id }) => id).join(', ')}, not "${values.game}"`);
  const game = await entry.load();
  const path = values.write === undefined ? undefined : ledgerBeside(values.write);
  const ledger = readLedger(path, game.id, isPiece);
  if ('wrong' in ledger) return quit(ledger.wrong);
  const options = readOptions(sayIn('en'), game, values.option);
  if (options instanceof Complaint) return quit(options.say);
  return {
    entry,
    game,
    options,
    seed: whole('seed', values.seed),
    threads: wholeIfGiven('threads', values.threads),
    ledger,
    path,
    resume: values.resume,
    stopped: stopper(wholeIfGiven('minutes', values.minutes)),
  };
}

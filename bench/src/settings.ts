/** What the command line asks for. */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export const HELP = `npm run bench [-- --quick --json --write --rounds N --only "…" --machine "…"]
npm run bench -- page    how long a weak phone on a slow network waits for the page

Plays Leaders at random through the table, through boardgame.io and on bare arrays, and Tiny Epic Tactics
Tiny Epic Quest and Mage Knight through the table; then forks matches in the middle of a step, restores stored ones, and searches. Everybody has a process of
his own, in turn; everything is counted per CPU-second of that process.

  --quick         one short round of each, to see that it runs
  --rounds N      rounds that count, after one to warm up (7)
  --only "…"      only this measure, such as "Hex 7×7"; can be said several times
  --json          the result as JSON instead of a Markdown table
  --write         put the table into docs/benchmarks.md as well
  --machine "…"   the machine in words, for the table
  --help          this text`;

export interface Settings {
  readonly rounds: number;
  /** CPU-seconds for each contestant in each round. */
  readonly slice: number;
  /** The titles of what is measured; empty: all. */
  readonly only: readonly string[];
  readonly json: boolean;
  readonly write: boolean;
  readonly machine: string;
}

/** The settings, or what is wrong with the arguments; undefined where only help was asked for. */
export function settingsFrom(args: readonly string[]): Settings | { readonly wrong: string } | undefined {
  const given = parse(args);
  if ('wrong' in given) return given;
  const { help, quick, rounds = quick ? '1' : '7', only = [], json = false, write = false, machine } = given;
  if (help) return undefined;
  if (!/^[1-9]\d?$/.test(rounds)) return { wrong: `--rounds must be a whole number from 1 to 99, not "${rounds}"` };
  if (only.length > 0 && write) return { wrong: '--only leaves figures out: the table is written from all of them' };
  if (quick && write) return { wrong: '--quick is for trying out: its figures are not worth writing down' };
  const cores = `${availableParallelism()} cores, ${process.platform} ${process.arch}`;
  return { rounds: Number(rounds), slice: quick ? 0.3 : 1.5, only, json, write, machine: machine ?? cores };
}

const OPTIONS = {
  help: { type: 'boolean' },
  quick: { type: 'boolean' },
  json: { type: 'boolean' },
  write: { type: 'boolean' },
  rounds: { type: 'string' },
  only: { type: 'string', multiple: true },
  machine: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

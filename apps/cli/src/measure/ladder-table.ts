/** The ladder as tables in Markdown. */

import type { Tally } from '../arena/index.ts';
import { titleOf } from './modes.ts';
import { markdownTable, percent, played, range } from './page.ts';

export interface Rung {
  /** The player that should be better, and the other. */
  readonly first: string;
  readonly second: string;
  readonly tally: Pick<Tally, 'matches' | 'standings' | 'endings' | 'turns'>;
}

/** A rung of one of several modes, as it is kept. */
export interface KeptRung extends Rung {
  readonly mode: string;
  readonly seats: number;
  readonly seed: number;
  readonly date: string;
}

export const isKeptRung = (value: unknown): value is KeptRung =>
  typeof value === 'object' && value !== null && 'tally' in value && 'mode' in value && 'first' in value;

/** Beyond doubt: the whole 95 % interval lies on one side of one half. */
export function verdictOf({ tally }: Rung): 'better' | 'worse' | 'undecided' {
  const { low, high } = tally.standings[0]?.interval ?? { low: 0, high: 1 };
  return low > 0.5 ? 'better' : high < 0.5 ? 'worse' : 'undecided';
}

const COLUMNS = ['pair', 'matches', 'won', 'drawn', 'lost', 'share', '95 % interval', 'time per decision', 'turns'];

export function inMarkdown(rungs: readonly Rung[]): string {
  const rows = rungs.map(({ first, second, tally }) => {
    const [own, others] = tally.standings;
    if (!own || !others) return [];
    return [
      `${first} against ${second}`,
      String(tally.matches),
      String(own.wins),
      String(own.draws),
      String(own.losses),
      percent(own.share),
      range(own.interval),
      `${milliseconds(own.millisecondsPerDecision)} / ${milliseconds(others.millisecondsPerDecision)}`,
      tally.turns ? tally.turns.mean.toFixed(1) : '–',
    ];
  });
  return `${markdownTable(COLUMNS, rows)}\n`;
}

const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

/** One table a mode, in the order of the modes; rungs from the lowest to the highest, those with a stranger last. */
export function modesInMarkdown(rungs: readonly KeptRung[], modes: readonly string[]): string {
  const titles = [...new Set(rungs.toSorted((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode)).map(titleOfRung))];
  const sections = titles.map((title) => {
    const own = rungs.filter((rung) => titleOfRung(rung) === title).toSorted((a, b) => rankOf(a) - rankOf(b));
    return `## ${title}\n\n${played(own.map(({ date }) => date))}\n\n${inMarkdown(own)}`;
  });
  return sections.join('\n');
}

const titleOfRung = ({ mode, seats }: KeptRung): string => titleOf({ name: mode, seats });

function rankOf({ first, second }: Rung): number {
  const level = Number.parseInt(first, 10);
  return (Number.isNaN(level) ? 100 : level) + (/^\d/.test(second) ? 0 : 1000);
}

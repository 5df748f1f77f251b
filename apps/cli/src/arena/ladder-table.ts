/** The ladder as a table in Markdown. */
import type { Tally } from './tally.ts';

export interface Rung {
  /** The player that should be better, and the other. */
  readonly first: string;
  readonly second: string;
  readonly tally: Tally;
}

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
    const { low, high } = own.interval;
    return [
      `${first} against ${second}`,
      String(tally.matches),
      String(own.wins),
      String(own.draws),
      String(own.losses),
      percent(own.share),
      `${percent(low)} – ${percent(high)}`,
      `${milliseconds(own.millisecondsPerDecision)} / ${milliseconds(others.millisecondsPerDecision)}`,
      tally.turns ? tally.turns.mean.toFixed(1) : '–',
    ];
  });
  const rule = COLUMNS.map((_, i) => (i === 0 ? '---' : '---:'));
  return `${[COLUMNS, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

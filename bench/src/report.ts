/** The result as a table for people and as data for programs. */

import { readFileSync, writeFileSync } from 'node:fs';
import { type Lap, median } from './race.ts';

export interface Measure {
  readonly title: string;
  readonly laps: readonly Lap[];
}

/** What the project set itself, and what was measured. */
export interface Aim {
  readonly what: string;
  readonly wanted: string;
  readonly measured: number;
  /** Left out: nothing was set. */
  readonly met?: boolean;
}

export interface Report {
  readonly machine: string;
  readonly node: string;
  readonly date: string;
  readonly rounds: number;
  readonly measures: readonly Measure[];
  readonly aims: readonly Aim[];
}

const whole = (number: number): string => Math.round(number).toLocaleString('en');
const short = (number: number): string => (number < 10 ? number.toFixed(2) : number < 100 ? number.toFixed(1) : whole(number));

function rows({ title, laps }: Measure): string[] {
  return laps.map(({ name, unit, rates }) => {
    const spread = `${whole(Math.min(...rates))}–${whole(Math.max(...rates))}`;
    return `| ${title} | ${name} | ${whole(median(rates))} ${unit} | ${spread} |`;
  });
}

export function markdown(report: Report): string {
  return [
    `Measured on ${report.date}: ${report.machine}, Node ${report.node}, median of ${report.rounds} round${report.rounds === 1 ? '' : 's'}.`,
    '',
    '| measure | who | per CPU-second | least–most |',
    '| --- | --- | --- | --- |',
    ...report.measures.flatMap(rows),
    '',
    '| aim | wanted | measured | |',
    '| --- | --- | --- | --- |',
    ...report.aims.map(
      ({ what, wanted, measured, met }) =>
        `| ${what} | ${wanted} | ${short(measured)} | ${met === undefined ? '' : met ? 'met' : 'missed'} |`,
    ),
  ].join('\n');
}

export const json = (report: Report): string =>
  JSON.stringify(
    { ...report, measures: report.measures.map((measure) => ({ ...measure, laps: measure.laps.map(withMedian) })) },
    null,
    2,
  );

const withMedian = (lap: Lap) => ({ ...lap, median: median(lap.rates) });

const BEGIN = '<!-- bench: begin -->';
const END = '<!-- bench: end -->';

/** Puts the table between the marks of a page, or says why it cannot. */
export function between(page: string, table: string): string | { readonly wrong: string } {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) return { wrong: `the page has no "${BEGIN}" followed by "${END}"` };
  return `${page.slice(0, begin + BEGIN.length)}\n${table}\n${page.slice(end)}`;
}

export function writeInto(page: URL, table: string): { readonly wrong: string } | undefined {
  const written = between(readFileSync(page, 'utf8'), table);
  if (typeof written !== 'string') return written;
  writeFileSync(page, written);
  return undefined;
}

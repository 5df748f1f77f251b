/** The tally of many matches, for people. */
import type { Spread, Standing, Tally } from './arena/index.ts';
import type { Desk } from './desk.ts';
import type { GameWords } from './game-words.ts';
import { table } from './table.ts';

const decimals = (desk: Desk, number: number, digits: number): string =>
  number.toLocaleString(desk.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

const percent = (desk: Desk, share: number): string => `${decimals(desk, share * 100, 1)} %`;

/** In a word: how the players stand so far. */
export const leading = (desk: Desk, standings: readonly Standing[]): string =>
  standings.map(({ name, share }) => `${name} ${percent(desk, share)}`).join('  ');

export function tallyLines(desk: Desk, words: GameWords, tally: Tally): string[] {
  const { say } = desk;
  const endings = Object.entries(tally.endings)
    .toSorted(([, a], [, b]) => b - a)
    .map(([how, times]) => `${words.word(`outcome.${how}.name`, how)} ${times}`);
  return [
    ...standingLines(desk, tally.standings),
    '',
    ...spreadLines(desk, tally),
    '',
    say('simulate.seat-wins', { wins: tally.winsBySeat.map((wins, seat) => `${seat}: ${wins}`).join(', ') }),
    say('simulate.endings', { endings: endings.join(', ') }),
  ];
}

const right = (title: string) => ({ title, align: 'right' }) as const;

function standingLines(desk: Desk, standings: readonly Standing[]): string[] {
  const { say } = desk;
  const columns = [
    { title: say('simulate.bot') },
    right(say('simulate.share')),
    right(say('simulate.interval')),
    right(say('simulate.wins')),
    right(say('simulate.draws')),
    right(say('simulate.losses')),
    right(say('simulate.time')),
  ];
  const rows = standings.map(({ name, share, interval, wins, draws, losses, millisecondsPerDecision }) => [
    name,
    percent(desk, share),
    `${percent(desk, interval.low)} – ${percent(desk, interval.high)}`,
    ...[wins, draws, losses].map(String),
    `${decimals(desk, millisecondsPerDecision, 2)} ms`,
  ]);
  return table(columns, rows);
}

function spreadLines(desk: Desk, { turns, decisions, branching }: Tally): string[] {
  const { say } = desk;
  const columns = [
    { title: '' },
    right(say('simulate.mean')),
    right(say('simulate.least')),
    right(say('simulate.median')),
    right('90 %'),
    right(say('simulate.most')),
  ];
  const row = (title: string, { mean, least, median, p90, most }: Spread): string[] => [
    title,
    decimals(desk, mean, 1),
    ...[least, median, p90, most].map(String),
  ];
  return table(columns, [
    ...(turns ? [row(say('simulate.turns'), turns)] : []),
    row(say('simulate.decisions'), decisions),
    row(say('simulate.branching'), branching),
  ]);
}

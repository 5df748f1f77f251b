/** The balance of a game as Markdown: a section for each mode and number of seats. */
import { wilson } from '../arena/index.ts';
import type { Balance, Score } from './balance.ts';
import { titleOf } from './modes.ts';
import { markdownTable, percent, played, range } from './page.ts';

/** The name of something by its kind and id, and of an ending. */
export interface Names {
  thing(kind: string, id: string): string;
  ending(how: string): string;
}

/** `modes`: in this order; levels from the lowest. */
export function balanceInMarkdown(balances: readonly Balance[], modes: readonly string[], names: Names): string {
  const sorted = balances.toSorted(
    (a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode) || a.seats - b.seats || a.level - b.level,
  );
  const titles = [...new Set(sorted.map(titleOfBalance))];
  return titles
    .map((title) => {
      const own = sorted.filter((balance) => titleOfBalance(balance) === title);
      const isAdventure = own.some(({ adventure }) => adventure);
      return `## ${title}\n\n${isAdventure ? adventureSection(own, names) : own.map((each) => rivalSection(each, names)).join('\n\n')}`;
    })
    .join('\n\n');
}

const titleOfBalance = ({ mode, seats }: Balance): string => titleOf({ name: mode, seats }) || 'all matches';

function rivalSection(balance: Balance, names: Names): string {
  const { matches, level, date, turns, seats, decisions, shared, figures, teams } = balance;
  const more = Object.entries(figures).map(([name, figure]) => `${figure.toFixed(1)} ${name}`);
  const facts = [
    `${matches} matches of level ${level} against itself. ${played([date])}`,
    `A match has ${turns.toFixed(1)} turns (${(turns / seats).toFixed(1)} of each player), ${decisions.toFixed(0)} decisions${more.map((each) => `, ${each}`).join('')}.`,
    `First place shared between teams: ${shared}. Decided by: ${endingsIn(balance.endings, names)}.`,
  ].join('\n');
  const even = 1 / Math.max(teams, 1);
  const order = markdownTable(
    ['in the order of play', 'matches', 'share of wins', '95 % interval', 'even'],
    Object.entries(balance.order)
      .toSorted(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map(([place, score]) => [place, ...scoreCells(score, even)]),
  );
  const things = Object.entries(balance.had).map(([kind, scores]) =>
    markdownTable(
      [kind, 'matches', 'share of wins', '95 % interval', 'even'],
      Object.entries(scores)
        .toSorted(([, a], [, b]) => b.wins / b.of - a.wins / a.of)
        .map(([id, score]) => [names.thing(kind, id), ...scoreCells(score, even)]),
    ),
  );
  return [facts, order, ...things].join('\n\n');
}

/** Bold: the even share lies outside the interval. */
function scoreCells({ wins, of }: Score, even: number): string[] {
  const interval = wilson(wins, of);
  const isEven = interval.low <= even && even <= interval.high;
  const share = percent(wins / of);
  return [String(of), isEven ? share : `**${share}**`, range(interval), percent(even)];
}

function adventureSection(balances: readonly Balance[], names: Names): string {
  const figures = Object.keys(balances[0]?.figures ?? {});
  const rows = balances.map(({ level, matches, won, turns, endings, ...balance }) => [
    String(level),
    String(matches),
    percent(won / matches),
    range(wilson(won, matches)),
    turns.toFixed(1),
    ...figures.map((name) => (balance.figures[name] ?? 0).toFixed(1)),
    endingsIn(lostOf(endings), names) || '–',
  ]);
  const columns = ['level', 'matches', 'won', '95 % interval', 'turns', ...figures, 'lost by'];
  return `${played(balances.map(({ date }) => date))}\n\n${markdownTable(columns, rows)}`;
}

const lostOf = (endings: Balance['endings']): Balance['endings'] =>
  Object.fromEntries(
    Object.entries(endings).flatMap(([how, { wins, of }]) => (of > wins ? [[how, { wins, of: of - wins }]] : [])),
  );

const endingsIn = (endings: Balance['endings'], names: Names): string =>
  Object.entries(endings)
    .toSorted(([, a], [, b]) => b.of - a.of)
    .map(([how, { of }]) => `${names.ending(how)} ${of}`)
    .join(', ');

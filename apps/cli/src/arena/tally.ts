/** What a number of matches says: who won how often, how long they were, how wide, how quick the players. */
import type { BoutReport } from './bout.ts';
import type { Contender } from './contender.ts';
import { type Interval, type Spread, spreadOf, wilson } from './statistics.ts';

export interface Standing {
  readonly name: string;
  /** In the first place, alone or with partners. */
  readonly wins: number;
  /** In the first place with somebody of another name. */
  readonly draws: number;
  readonly losses: number;
  /** Wins and half the draws, of all matches, with its 95 % interval. */
  readonly share: number;
  readonly interval: Interval;
  /** Wins by seat. */
  readonly winsBySeat: readonly number[];
  readonly decisions: number;
  readonly millisecondsPerDecision: number;
}

export interface Tally {
  readonly matches: number;
  readonly standings: readonly Standing[];
  /** How often each seat won alone. */
  readonly winsBySeat: readonly number[];
  /** How the matches ended, and how often. */
  readonly endings: { readonly [how: string]: number };
  /** Decisions asked of the players in a match. */
  readonly decisions: Spread;
  /** Where the game counts turns. */
  readonly turns?: Spread;
  /** Options per decision. */
  readonly branching: Spread;
}

export function tallyOf(contenders: readonly Contender[], reports: readonly BoutReport[]): Tally {
  const endings: { [how: string]: number } = {};
  for (const { how } of reports) endings[how] = (endings[how] ?? 0) + 1;
  const standings = standingsOf(contenders, reports);
  const turns = reports.flatMap((report) => report.turns ?? []);
  const tally = {
    matches: reports.length,
    standings,
    winsBySeat: contenders.map((_, seat) => sum(standings.map((standing) => standing.winsBySeat[seat] ?? 0))),
    endings,
    decisions: spreadOf(reports.map((report) => sum(report.decisions))),
    branching: spreadOf(reports.flatMap((report) => report.branching)),
  };
  return turns.length === 0 ? tally : { ...tally, turns: spreadOf(turns) };
}

/** How the contenders stand, in their order. */
export function standingsOf(contenders: readonly Contender[], reports: readonly BoutReport[]): Standing[] {
  return contenders.map((_, index) => standingOf(contenders, index, reports));
}

function standingOf(contenders: readonly Contender[], index: number, reports: readonly BoutReport[]): Standing {
  const rivals = rivalsOf(contenders, index);
  const name = contenders[index]?.name ?? '';
  const winsBySeat = contenders.map(() => 0);
  let [wins, draws] = [0, 0];
  for (const report of reports) {
    if (report.places[index] !== 1) continue;
    if (rivals.some((rival) => report.places[rival] === 1 && !arePartners(report, index, rival))) {
      draws++;
      continue;
    }
    wins++;
    const seat = report.seats[index] ?? 0;
    winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1;
  }
  const decisions = sum(reports.map((report) => report.decisions[index] ?? 0));
  const spent = sum(reports.map((report) => report.milliseconds[index] ?? 0));
  const points = wins + draws / 2;
  return {
    name,
    wins,
    draws,
    losses: reports.length - wins - draws,
    share: reports.length === 0 ? 0 : points / reports.length,
    interval: wilson(points, reports.length),
    winsBySeat,
    decisions,
    millisecondsPerDecision: decisions === 0 ? 0 : spent / decisions,
  };
}

/** Those of the same name are partners: a first place shared with them is no draw. Where all have one name, each is on its own. */
function rivalsOf(contenders: readonly Contender[], index: number): number[] {
  const name = contenders[index]?.name;
  const everybody = contenders.map((_, each) => each).filter((each) => each !== index);
  const others = everybody.filter((each) => contenders[each]?.name !== name);
  return others.length > 0 ? others : everybody;
}

const arePartners = ({ teams }: BoutReport, one: number, other: number): boolean =>
  teams !== undefined && teams[one] === teams[other];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

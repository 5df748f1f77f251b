/** What many matches of equal players say about a mode: does the order of play matter, does a unit, how does it end. */
import type { BoutReport } from '../arena/index.ts';

/** Wins of so many tries; a first place that is shared between teams is shared out. */
export interface Score {
  readonly wins: number;
  readonly of: number;
}

type Scores = { [name: string]: Score };

export interface Balance {
  readonly mode: string;
  readonly seats: number;
  readonly adventure: boolean;
  readonly level: number;
  readonly seed: number;
  readonly date: string;
  readonly matches: number;
  /** Matches that somebody won; of an adventure, that all won. */
  readonly won: number;
  /** Matches in which several teams share the first place. */
  readonly shared: number;
  /** How many teams there are: an even share is one in so many. */
  readonly teams: number;
  /** By place in the order of play: `1`, or for partners `1 and 3`. */
  readonly order: { readonly [place: string]: Score };
  /** By what a seat played with: kind → id. */
  readonly had: { readonly [kind: string]: { readonly [id: string]: Score } };
  readonly turns: number;
  readonly decisions: number;
  /** Means of the game's own figures. */
  readonly figures: { readonly [figure: string]: number };
  /** How the matches ended, how often, and how often of those it was won. */
  readonly endings: { readonly [how: string]: Score };
}

export const isBalance = (value: unknown): value is Balance =>
  typeof value === 'object' && value !== null && 'order' in value && 'had' in value && 'endings' in value;

type Facts = Pick<Balance, 'mode' | 'seats' | 'adventure' | 'level' | 'seed' | 'date'>;

export function balanceOf(facts: Facts, reports: readonly BoutReport[]): Balance {
  const [order, endings]: [Scores, Scores] = [{}, {}];
  const had: { [kind: string]: Scores } = {};
  let [shared, won, teams] = [0, 0, 0];
  for (const report of reports) {
    const parties = partiesOf(report);
    const winners = parties.filter(({ isFirst }) => isFirst).length;
    teams = Math.max(teams, parties.length);
    if (winners > 0) won++;
    if (winners > 1) shared++;
    add(endings, report.how, winners > 0 ? 1 : 0);
    for (const { places, isFirst, had: things } of parties) {
      const share = isFirst ? 1 / winners : 0;
      add(order, places.join(' and '), share);
      for (const [kind, id] of things) {
        had[kind] ??= {};
        add(had[kind], id, share);
      }
    }
  }
  return {
    ...facts,
    ...{ matches: reports.length, won, shared, teams, order, had, endings },
    turns: mean(reports.map(({ turns = 0 }) => turns)),
    decisions: mean(reports.map(({ decisions }) => decisions.reduce((sum, each) => sum + each, 0))),
    figures: figuresOf(reports),
  };
}

interface Party {
  /** In the order of play, from 1. */
  readonly places: readonly number[];
  readonly isFirst: boolean;
  readonly had: readonly (readonly [kind: string, id: string])[];
}

/** The teams of a match. */
function partiesOf({ counts = [], places }: BoutReport): Party[] {
  const teams = [...new Set(counts.map(({ team }) => team))];
  return teams.map((team) => {
    const members = counts.flatMap((count, index) => (count.team === team ? [{ ...count, place: places[index] }] : []));
    return {
      places: members.map(({ order }) => order + 1).toSorted((a, b) => a - b),
      isFirst: members.some(({ place }) => place === 1),
      had: members.flatMap((member) =>
        Object.entries(member.had).flatMap(([kind, ids]) => ids.map((id): [string, string] => [kind, id])),
      ),
    };
  });
}

function add(scores: Scores, name: string, wins: number): void {
  const before = scores[name] ?? { wins: 0, of: 0 };
  scores[name] = { wins: before.wins + wins, of: before.of + 1 };
}

function figuresOf(reports: readonly BoutReport[]): { [figure: string]: number } {
  const names = Object.keys(reports[0]?.counts?.[0]?.figures ?? {});
  const of = (name: string): number[] => reports.map(({ counts }) => counts?.[0]?.figures[name] ?? 0);
  return Object.fromEntries(names.map((name) => [name, mean(of(name))]));
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Players of one name as one camp, so that a match between two of them is a duel however many seats it has. */
import type { BoutReport } from './bout.ts';
import type { Contender } from './contender.ts';

export interface Camps {
  /** One of each name. */
  readonly contenders: readonly Contender[];
  /** As if each camp had been one player: it is as good as its best, and sits where its first sits. */
  readonly reports: readonly BoutReport[];
}

export function asCamps(players: readonly Contender[], reports: readonly BoutReport[]): Camps {
  const names = [...new Set(players.map(({ name }) => name))];
  const camps = names.map((name) => players.flatMap((player, index) => (player.name === name ? [index] : [])));
  const contenders = camps.flatMap(([first = 0]) => players[first] ?? []);
  return { contenders, reports: reports.map((report) => campReport(camps, report)) };
}

function campReport(camps: readonly (readonly number[])[], { teams: _partners, ...report }: BoutReport): BoutReport {
  const each = (values: readonly number[], merge: (...own: number[]) => number): number[] =>
    camps.map((members) => merge(...members.map((index) => values[index] ?? 0)));
  const sum = (...own: number[]): number => own.reduce((total, value) => total + value, 0);
  return {
    ...report,
    seats: each(report.seats, Math.min),
    places: each(report.places, Math.min),
    decisions: each(report.decisions, sum),
    milliseconds: each(report.milliseconds, sum),
  };
}

/** Players of one name as one camp, so that a match between two of them is a duel however many seats it has. */
import type { BoutReport } from './bout.ts';
import type { Contender } from './contender.ts';

/**
 * How two players share so many seats, alternately. An odd number is shared in two ways, in one the first and in the other the second has
 * the seat that is over: with as many matches of both, equals come to one half each.
 */
export function sharingsOf([first, second]: readonly [Contender, Contender], seats: number): readonly (readonly Contender[])[] {
  const alternately = (even: Contender, odd: Contender): Contender[] =>
    Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? even : odd));
  const usual = alternately(first, second);
  return seats % 2 === 0 ? [usual] : [usual, alternately(second, first)];
}

/** As if each camp had been one player, in the order of the contenders: it is as good as its best, and sits where its first sits. */
export function asCamps(
  contenders: readonly Contender[],
  players: readonly Contender[],
  reports: readonly BoutReport[],
): readonly BoutReport[] {
  const camps = contenders.map(({ name }) => players.flatMap((player, index) => (player.name === name ? [index] : [])));
  return reports.map((report) => campReport(camps, report));
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

/** The table of a tournament: points, and what decides between those who have as many. */
import type { CupKind, CupResult, TieBreak } from '@taverne/protocol';

export interface CupGame {
  readonly round: number;
  /** Who sits first and who second; nobody: a bot of the house or, without a match, a rest. */
  readonly first: string | null;
  readonly second: string | null;
  readonly match: string | null;
  /** Null: it is not over. */
  readonly result: CupResult | null;
}

export interface Standing {
  readonly id: string;
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** In the order of `BREAKS_OF` of the kind. */
  readonly breaks: readonly number[];
}

/** What is asked in turn where points are equal. */
export const BREAKS_OF: { readonly [K in CupKind]: readonly TieBreak[] } = {
  swiss: ['buchholz', 'berger', 'direct'],
  // Where everybody has met everybody, the points of all opponents together tell nothing.
  robin: ['berger', 'direct', 'wins'],
  arena: ['direct', 'fewer'],
};

const WORTH: { readonly [R in CupResult]: readonly [number, number] } = {
  first: [1, 0],
  second: [0, 1],
  draw: [0.5, 0.5],
  // It could not be played, through nobody's fault.
  void: [0.5, 0.5],
  none: [0, 0],
  rest: [1, 0],
};

/** One game from the side of one player. */
interface Side {
  readonly other: string | null;
  readonly worth: number;
}

function sidesOf(games: readonly CupGame[]): ReadonlyMap<string, readonly Side[]> {
  const sides = new Map<string, Side[]>();
  const add = (id: string | null, side: Side): void => {
    if (id !== null) sides.set(id, [...(sides.get(id) ?? []), side]);
  };
  for (const { first, second, result } of games) {
    if (result === null) continue;
    add(first, { other: second, worth: WORTH[result][0] });
    add(second, { other: first, worth: WORTH[result][1] });
  }
  return sides;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

interface Row extends Omit<Standing, 'place' | 'breaks'> {
  readonly sides: readonly Side[];
}

type Tables = ReadonlyMap<string, Row>;

/** A bot of the house, or a rest, counts as somebody with as many points as oneself. */
const pointsOf = (rows: Tables, { other }: Side, own: number): number =>
  other === null ? own : (rows.get(other)?.points ?? 0);

/** What breaks a tie, as far as it does not depend on who is tied with whom: more is better. */
const BREAKS: { readonly [T in Exclude<TieBreak, 'direct'>]: (row: Row, rows: Tables) => number } = {
  buchholz: ({ sides, points }, rows) => sum(sides.map((side) => pointsOf(rows, side, points))),
  berger: ({ sides, points }, rows) => sum(sides.map((side) => side.worth * pointsOf(rows, side, points))),
  wins: ({ won }) => won,
  fewer: ({ sides }) => -sides.length,
};

/** `people` in the order of their numbers: those whom nothing tells apart are listed by it and share a place. */
export function standingsOf(kind: CupKind, people: readonly string[], games: readonly CupGame[]): readonly Standing[] {
  const sides = sidesOf(games);
  const rows = new Map(people.map((id) => [id, rowOf(id, sides.get(id) ?? [])]));
  let groups = split([...rows.values()], ({ points }) => points);
  const breaks = new Map<string, number[]>(people.map((id) => [id, []]));
  for (const name of BREAKS_OF[kind]) {
    groups = groups.flatMap((group) => {
      const among = name === 'direct' ? directly(group) : undefined;
      const figure = (row: Row): number => (name === 'direct' ? (among?.get(row.id) ?? 0) : BREAKS[name](row, rows));
      for (const row of group) breaks.get(row.id)?.push(figure(row));
      return split(group, figure);
    });
  }
  let place = 1;
  return groups.flatMap((group) => {
    const shared = place;
    place += group.length;
    return group.map(({ sides: _, ...row }) => ({ ...row, place: shared, breaks: breaks.get(row.id) ?? [] }));
  });
}

function rowOf(id: string, sides: readonly Side[]): Row {
  const count = (worth: number): number => sides.filter((side) => side.worth === worth).length;
  return { id, points: sum(sides.map(({ worth }) => worth)), won: count(1), drawn: count(0.5), lost: count(0), sides };
}

/** The greatest figure first, those with the same together. */
function split(group: readonly Row[], figure: (row: Row) => number): Row[][] {
  const byFigure = Map.groupBy(group, figure);
  return [...byFigure.keys()].toSorted((a, b) => b - a).map((each) => byFigure.get(each) ?? []);
}

/** Points among those who are tied; where two of them have not met it would be unfair, and tells nothing. */
function directly(group: readonly Row[]): ReadonlyMap<string, number> | undefined {
  const ids = new Set(group.map(({ id }) => id));
  const among = group.map(({ id, sides }) => ({ id, own: sides.filter(({ other }) => other !== null && ids.has(other)) }));
  if (!among.every(({ own }) => new Set(own.map(({ other }) => other)).size === ids.size - 1)) return undefined;
  return new Map(among.map(({ id, own }) => [id, sum(own.map(({ worth }) => worth))]));
}

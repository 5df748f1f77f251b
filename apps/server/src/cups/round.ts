/** The next pairs of a tournament, as a function of what was played so far. */
import { type ArenaPlayer, arenaPairs, PATIENCE } from './arena.ts';
import type { CupGameRow } from './game-rows.ts';
import { robinRounds } from './robin.ts';
import type { CupPersonRow, CupRow } from './rows.ts';
import { standingsOf } from './standings.ts';
import { type SwissPlayer, swissRound } from './swiss.ts';

/** Two who meet; nobody on one side: whoever is on the other has to rest, or meets a bot. */
export interface Pair {
  readonly round: number;
  readonly first: string | null;
  readonly second: string | null;
  /** It is decided before it is played, because somebody no longer takes part. */
  readonly result?: 'first' | 'second' | 'none';
}

export interface Course {
  readonly cup: CupRow;
  readonly people: readonly CupPersonRow[];
  readonly games: readonly CupGameRow[];
  readonly now: number;
}

export const isIn = ({ standing, name }: CupPersonRow): boolean => standing === 'in' && name !== null;

/** How many rounds there are; 0: an arena has none. */
export function roundsIn({ terms: { kind, rounds } }: CupRow, people: number): number {
  if (kind === 'arena') return 0;
  return kind === 'robin' ? robinRounds(people, rounds).length : rounds;
}

interface Seating {
  readonly balance: number;
  readonly wasFirst: boolean;
  /** The latest first. */
  readonly met: readonly string[];
  readonly rests: number;
}

/** What somebody has played so far, as far as it matters for what comes next. */
function seatingOf(person: string, games: readonly CupGameRow[]): Seating {
  const own = games.filter(({ first, second }) => first === person || second === person);
  const played = own.filter(({ match }) => match !== null);
  const firsts = played.filter(({ first }) => first === person).length;
  return {
    balance: 2 * firsts - played.length,
    wasFirst: played.at(-1)?.first === person,
    met: own.flatMap(({ first, second }) => (first === person ? second : first) ?? []).toReversed(),
    // A bot in place of a rest is none the less a round without an opponent.
    rests: own.filter(({ first, second }) => first === null || second === null).length,
  };
}

/** Nobody is left who could meet somebody: it ends sooner. */
export function swissPairs({ cup, people, games }: Course): readonly Pair[] {
  const points = new Map(
    standingsOf(
      'swiss',
      people.map(({ person }) => person),
      games,
    ).map((row) => [row.id, row.points]),
  );
  const players = people.filter(isIn).map(({ person }): SwissPlayer => {
    const { met, ...seating } = seatingOf(person, games);
    return { id: person, points: points.get(person) ?? 0, ...seating, met: new Set(met) };
  });
  if (players.length < 2) return [];
  const round = cup.round + 1;
  const { pairs, rests } = swissRound(players);
  const all: Pair[] = pairs.map(([first, second]) => ({ round, first, second }));
  return rests === undefined ? all : [...all, alone(round, rests, players.find(({ id }) => id === rests)?.balance ?? 0)];
}

/** Against a bot, too, one sits where one has sat less often. */
const alone = (round: number, person: string, balance: number): Pair =>
  balance <= 0 ? { round, first: person, second: null } : { round, first: null, second: person };

/** Everybody who was there at the beginning has a place in the circle, also who no longer takes part. */
export function robinPairs({ cup, people }: Course, rounds: readonly number[]): readonly Pair[] {
  const plan = robinRounds(people.length, cup.terms.rounds);
  return rounds.flatMap((round) => {
    const { pairs = [], rests } = plan[round - 1] ?? {};
    const met = pairs.flatMap(([a, b]): Pair[] => {
      const [one, other] = [people[a], people[b]];
      return one && other ? [{ round, first: one.person, second: other.person, ...decided(one, other) }] : [];
    });
    const resting = rests === undefined ? undefined : people[rests];
    return resting && isIn(resting) && cup.terms.bot !== null
      ? [...met, alone(round, resting.person, round % 2 === 0 ? 0 : 1)]
      : met;
  });
}

function decided(one: CupPersonRow, other: CupPersonRow): Pick<Pair, 'result'> {
  if (isIn(one) && isIn(other)) return {};
  return { result: isIn(one) ? 'first' : isIn(other) ? 'second' : 'none' };
}

/** Each time somebody is paired is a round of its own. */
export function freePairs({ cup, people, games, now }: Course): readonly Pair[] {
  const free = freeIn({ cup, people, games, now });
  const round = cup.round + 1;
  return arenaPairs(free, now).map(([first, second]) => ({ round, first, second }));
}

function freeIn({ people, games }: Course): readonly ArenaPlayer[] {
  const playing = new Set(games.flatMap(({ first, second, result }) => (result === null ? [first, second] : [])));
  const standings = standingsOf(
    'arena',
    people.map(({ person }) => person),
    games,
  );
  return people
    .filter((row) => isIn(row) && !playing.has(row.person))
    .map(({ person, since }) => {
      const ends = games.flatMap(({ first, second, done }) => (first === person || second === person ? (done ?? 0) : []));
      const points = standings.find(({ id }) => id === person)?.points ?? 0;
      return { id: person, points, since: Math.max(since, ...ends), ...seatingOf(person, games) };
    });
}

/** Two who have just met wait for others first: when they need no longer; undefined where nobody waits. */
export function freeAgainAt(course: Course): number | undefined {
  const free = freeIn(course);
  return free.length < 2 ? undefined : Math.max(...free.map(({ since }) => since)) + PATIENCE;
}

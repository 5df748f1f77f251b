/** Who meets whom in a tournament: nobody twice in a round, nobody the same person again while it can be helped. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ArenaPlayer, arenaPairs, PATIENCE } from '../../src/cups/arena.ts';
import { countPairs, greatestMatching } from '../../src/cups/matching.ts';
import { robinRounds } from '../../src/cups/robin.ts';
import { type SwissPlayer, swissRound } from '../../src/cups/swiss.ts';

const name = (at: number): string => `p${at}`;

/** As slow as it is sure: the most pairs there can be, by trying all. */
function mostPairs(size: number, mayMeet: (a: number, b: number) => boolean): number {
  const known = new Map<number, number>();
  const from = (used: number): number => {
    let one = 0;
    while (used & (1 << one)) one++;
    if (one >= size) return 0;
    const before = known.get(used);
    if (before !== undefined) return before;
    let best = from(used | (1 << one));
    for (let other = one + 1; other < size; other++) {
      if (!(used & (1 << other)) && mayMeet(one, other)) best = Math.max(best, 1 + from(used | (1 << one) | (1 << other)));
    }
    known.set(used, best);
    return best;
  };
  return from(0);
}

/** Some people, and which of them have met. */
const metAmong = (most: number) =>
  fc.integer({ min: 2, max: most }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      met: fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }),
      points: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: size, maxLength: size }),
    }),
  );

const haveMet = (size: number, met: readonly boolean[], a: number, b: number): boolean =>
  met[Math.min(a, b) * size + Math.max(a, b)] === true;

describe('the greatest matching', () => {
  test('is as great as trying everything finds, and pairs only those who may meet', () => {
    fc.assert(
      fc.property(metAmong(11), ({ size, met }) => {
        const mayMeet = (a: number, b: number): boolean => a !== b && haveMet(size, met, a, b);
        const mates = greatestMatching(size, mayMeet);
        for (const [one, other] of mates.entries()) {
          if (other >= 0) expect([mates[other], mayMeet(one, other)]).toEqual([one, true]);
        }
        expect(countPairs(mates)).toBe(mostPairs(size, mayMeet));
      }),
      { numRuns: 400 },
    );
  });
});

describe('a round of a Swiss tournament', () => {
  const playersOf = (size: number, met: readonly boolean[], points: readonly number[], rests: readonly number[] = []) =>
    Array.from(
      { length: size },
      (_, one): SwissPlayer => ({
        id: name(one),
        points: points[one] ?? 0,
        met: new Set(
          Array.from({ length: size }, (_other, other) => other).flatMap((o) => (haveMet(size, met, one, o) ? [name(o)] : [])),
        ),
        balance: 0,
        wasFirst: false,
        rests: rests[one] ?? 0,
      }),
    );

  test('has everybody once, and repeats no pair that any other pairing would spare', () => {
    fc.assert(
      fc.property(metAmong(10), ({ size, met, points }) => {
        const players = playersOf(size, met, points);
        const { pairs, rests } = swissRound(players);
        const all = [...pairs.flat(), ...(rests === undefined ? [] : [rests])];
        expect(all.toSorted()).toEqual(players.map(({ id }) => id).toSorted());
        const fresh = (a: number, b: number): boolean => a !== b && !haveMet(size, met, a, b);
        const repeats = pairs.filter(([a, b]) => players.find(({ id }) => id === a)?.met.has(b)).length;
        expect(repeats).toBe(Math.floor(size / 2) - mostPairs(size, fresh));
      }),
      { numRuns: 400 },
    );
  });

  test('pairs those with as many points, the upper half with the lower', () => {
    const players = playersOf(8, [], [1, 1, 1, 1, 0, 0, 0, 0]);
    const together = swissRound(players).pairs.map((pair) => pair.toSorted().join(' '));
    expect(together).toEqual(['p0 p2', 'p1 p3', 'p4 p6', 'p5 p7']);
  });

  test('gives the rest to the last who has not rested', () => {
    expect(swissRound(playersOf(5, [], [2, 1, 1, 0, 0])).rests).toBe('p4');
    expect(swissRound(playersOf(5, [], [2, 1, 1, 0, 0], [0, 0, 0, 0, 1])).rests).toBe('p3');
  });

  test('lets who sat first less often sit first', () => {
    const [a, b] = playersOf(2, [], [0, 0]);
    if (!a || !b) throw new Error('there are two');
    expect(swissRound([{ ...a, balance: 1 }, b]).pairs).toEqual([['p1', 'p0']]);
    expect(swissRound([{ ...a, wasFirst: true }, b]).pairs).toEqual([['p1', 'p0']]);
  });

  test.each([7, 16, 33])('for %i people round after round: no pair twice, a rest at most once, seats in balance', (size) => {
    const rounds = Math.min(9, size - 2);
    const people = Array.from({ length: size }, (_, at) => ({ ...playersOf(1, [], [0])[0], id: name(at) }));
    const state = new Map(
      people.map(({ id }) => [id, { points: 0, met: new Set<string>(), balance: 0, wasFirst: false, rests: 0 }]),
    );
    for (let round = 0; round < rounds; round++) {
      const { pairs, rests } = swissRound([...state].map(([id, each]) => ({ id, ...each })));
      for (const [first, second] of pairs) {
        const [a, b] = [state.get(first), state.get(second)];
        if (!a || !b) throw new Error('somebody who does not take part');
        expect(a.met.has(second)).toBe(false);
        Object.assign(a, {
          balance: a.balance + 1,
          wasFirst: true,
          points: a.points + (Number(first.slice(1)) % 3 === round % 3 ? 1 : 0.5),
        });
        Object.assign(b, {
          balance: b.balance - 1,
          wasFirst: false,
          points: b.points + (Number(first.slice(1)) % 3 === round % 3 ? 0 : 0.5),
        });
        a.met.add(second);
        b.met.add(first);
      }
      const resting = rests === undefined ? undefined : state.get(rests);
      if (resting) Object.assign(resting, { rests: resting.rests + 1, points: resting.points + 1 });
    }
    expect(Math.max(...[...state.values()].map(({ rests }) => rests))).toBeLessThanOrEqual(1);
    expect(Math.max(...[...state.values()].map(({ balance }) => Math.abs(balance)))).toBeLessThanOrEqual(3);
  });
});

describe('round robin', () => {
  test.each([2, 3, 4, 5, 8, 9, 16])('of %i: everybody meets everybody once, and sits first as often as second', (count) => {
    const rounds = robinRounds(count, 1);
    const met = new Set<string>();
    const balance = new Array<number>(count).fill(0);
    for (const { pairs, rests } of rounds) {
      const all = [...pairs.flat(), ...(rests === undefined ? [] : [rests])];
      expect(all.toSorted((a, b) => a - b)).toEqual(balance.map((_, at) => at));
      for (const [first, second] of pairs) {
        met.add([first, second].toSorted((a, b) => a - b).join(' '));
        balance[first] = (balance[first] ?? 0) + 1;
        balance[second] = (balance[second] ?? 0) - 1;
      }
    }
    expect([rounds.length, met.size]).toEqual([count + (count % 2) - 1, (count * (count - 1)) / 2]);
    expect(Math.max(...balance.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  test('twice: the second time with the seats exchanged', () => {
    const [first = [], second = []] = [robinRounds(4, 2).slice(0, 3), robinRounds(4, 2).slice(3)];
    expect(second.map(({ pairs }) => pairs)).toEqual(first.map(({ pairs }) => pairs.map(([a, b]) => [b, a])));
  });
});

describe('an arena', () => {
  const player = (id: string, points: number, met: readonly string[] = [], since = 0): ArenaPlayer => ({
    id,
    points,
    met,
    since,
    balance: 0,
    wasFirst: false,
  });
  const together = (players: readonly ArenaPlayer[], now = 0) =>
    arenaPairs(players, now).map((pair) => pair.toSorted().join(' '));

  test('pairs those who are free by points; of those with as many, who has waited longest comes first', () => {
    expect(together([player('d', 0), player('a', 3), player('c', 1), player('b', 2)])).toEqual(['a b', 'c d']);
    expect(together([player('a', 1, [], 50), player('b', 1, [], 10), player('c', 1, [], 20)])).toEqual(['b c']);
  });

  test('does not bring two together again at once, unless nobody else has come for a while', () => {
    const [a, b] = [player('a', 3, ['b']), player('b', 2, ['a'])];
    expect(together([a, b], PATIENCE - 1)).toEqual([]);
    expect(together([a, b], PATIENCE)).toEqual(['a b']);
    expect(together([a, b, player('c', 0), player('d', 0)])).toEqual(['a c', 'b d']);
  });

  test('rather brings together who has not met lately', () => {
    const players = [player('a', 3, ['x', 'b']), player('b', 3, ['y', 'a']), player('c', 2), player('d', 2)];
    expect(together(players)).toEqual(['a c', 'b d']);
  });
});

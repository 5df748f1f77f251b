/** Ratings: the same figures as an independent implementation, and what they must never do. */
import fc from 'fast-check';
import { rate } from 'openskill';
import { expect, test } from 'vitest';
import { afterMatch, chanceOf, isProvisional, rateSeats, type Skill, shownSkill, UNKNOWN } from '../../src/people/skill.ts';

const skill = fc.record({
  mu: fc.double({ min: -20, max: 70, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 8, noNaN: true }),
});
const played = fc
  .array(fc.array(skill, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 4 })
  .chain((teams) =>
    fc.tuple(
      fc.constant(teams),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: teams.length, maxLength: teams.length }),
    ),
  );

test('two to four sides, teams and ties are rated as openskill rates them', () => {
  fc.assert(
    fc.property(played, ([teams, ranks]) => {
      // openskill wants places without gaps only for its own sorting; ties are the same either way.
      const theirs = rate(teams, { rank: ranks, tau: 25 / 300 });
      const ours = afterMatch(teams, ranks);
      for (const [side, players] of ours.entries()) {
        for (const [i, { mu, sigma }] of players.entries()) {
          expect(mu).toBeCloseTo(theirs[side]?.[i]?.mu ?? Number.NaN, 9);
          expect(sigma).toBeCloseTo(Math.min(UNKNOWN.sigma, theirs[side]?.[i]?.sigma ?? Number.NaN), 9);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('nothing overflows, however far apart two are or however sure one is', () => {
  const [[strong] = [], [weak] = []] = afterMatch([[{ mu: 1e5, sigma: 0 }], [{ mu: -1e5, sigma: 8 }]], [2, 1]);
  expect([strong?.mu, strong?.sigma, weak?.mu, weak?.sigma].every(Number.isFinite)).toBe(true);
});

test('a win raises the one and lowers the other, and both are better known', () => {
  const [[winner] = [], [loser] = []] = afterMatch([[UNKNOWN], [UNKNOWN]], [1, 2]);
  expect(winner && loser && winner.mu > UNKNOWN.mu && loser.mu < UNKNOWN.mu).toBe(true);
  expect(winner?.sigma).toBeLessThan(UNKNOWN.sigma);
});

test('who is fixed stays, and the other still learns from it', () => {
  const bot = { mu: 30, sigma: 0.5, isFixed: true };
  const [[same] = [], [learnt] = []] = afterMatch([[bot], [UNKNOWN]], [2, 1]);
  expect(same).toEqual({ mu: 30, sigma: 0.5 });
  expect(learnt?.mu).toBeGreaterThan(UNKNOWN.mu);
});

test('whoever abandons comes last, whatever a bot made of the seat; partners are rated without them', () => {
  const four = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];
  const outcome = { places: [1, 2, 1, 2], teams: [0, 1, 0, 1] };
  const after = rateSeats(four, outcome, new Set([0]));
  expect(after[0]?.mu).toBeLessThan(UNKNOWN.mu);
  expect(after[2]?.mu).toBeGreaterThan(UNKNOWN.mu);
  const solo = rateSeats([UNKNOWN, UNKNOWN], { places: [1, 2] }, new Set([0]));
  expect(solo[0]?.mu).toBeLessThan(UNKNOWN.mu);
  expect(solo[1]?.mu).toBeGreaterThan(UNKNOWN.mu);
});

test('who win and lose together against the game are not rated', () => {
  expect(rateSeats([UNKNOWN, UNKNOWN], { places: [1, 1], teams: [0, 0] }, new Set())).toEqual([UNKNOWN, UNKNOWN]);
});

test('a new player is shown as 1500 and provisional; after thirty even matches no longer', () => {
  expect(shownSkill(UNKNOWN)).toBe(1500);
  let [a, b]: [Skill, Skill] = [UNKNOWN, UNKNOWN];
  for (let match = 0; match < 30; match++) {
    const [[nextA = a] = [], [nextB = b] = []] = afterMatch([[a], [b]], match % 2 === 0 ? [1, 2] : [2, 1]);
    [a, b] = [nextA, nextB];
  }
  expect([isProvisional(UNKNOWN), isProvisional(a)]).toEqual([true, false]);
  expect(Math.abs(shownSkill(a) - shownSkill(b))).toBeLessThan(100);
});

test('ratings find out how strong people are', () => {
  // Forty people of known strength play 40 matches each, with chance as the model has it.
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const truth = Array.from({ length: 40 }, (_, i) => ({ mu: 10 + i * 0.75, sigma: 0 }));
  const guess: Skill[] = truth.map(() => UNKNOWN);
  for (let round = 0; round < 40 * 20; round++) {
    const [a, b] = [Math.floor(random() * 40), Math.floor(random() * 40)];
    const [one, other, first, second] = [truth[a], truth[b], guess[a], guess[b]];
    if (a === b || !one || !other || !first || !second) continue;
    const isWon = random() < chanceOf(one, other);
    const [[nextA = first] = [], [nextB = second] = []] = afterMatch([[first], [second]], isWon ? [1, 2] : [2, 1]);
    [guess[a], guess[b]] = [nextA, nextB];
  }
  expect(
    correlation(
      truth.map(({ mu }) => mu),
      guess.map(({ mu }) => mu),
    ),
  ).toBeGreaterThan(0.9);
});

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / of.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const both = xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? 0) - my), 0);
  const own = (of: readonly number[], m: number): number => Math.sqrt(of.reduce((sum, each) => sum + (each - m) ** 2, 0));
  return both / (own(xs, mx) * own(ys, my));
}

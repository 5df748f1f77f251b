import { quick, readFile, restoreMatch, verifyChance } from '@taverne/engine';
import { leaders } from '@taverne/leaders';
import { describe, expect, test } from 'vitest';
import {
  asCamps,
  type BoutReport,
  playMatches,
  readContender,
  seating,
  sharingsOf,
  spreadOf,
  tallyOf,
  wilson,
} from '../src/arena/index.ts';
import { inMarkdown, verdictOf } from '../src/measure/ladder-table.ts';

function contender(text: string) {
  const read = readContender(text);
  if (!read.ok) throw new Error(read.trouble.say);
  return read.value;
}

interface Contest {
  readonly matches: number;
  readonly threads?: number;
  readonly onMatch?: (file: string) => void;
  readonly known?: readonly BoutReport[];
}

async function contest(bots: readonly string[], { matches, threads = 1, onMatch = () => {}, known = [] }: Contest) {
  const players = bots.map(contender);
  const played = await playMatches({ game: 'leaders', players, matches, seed: 5, threads, onMatch, known });
  if (!played.ok) throw new Error(played.trouble.say);
  return played.value;
}

describe('contenders', () => {
  test('are levels or players for any game, perhaps with a pace', () => {
    expect(contender('3')).toEqual({ name: '3', who: 3 });
    expect(contender('random')).toEqual({ name: 'random', who: 'random' });
    expect(contender('search:50ms')).toEqual({ name: 'search:50ms', who: 'search', pace: { milliseconds: 50 } });
    expect(contender('4:200')).toEqual({ name: '4:200', who: 4, pace: { iterations: 200 } });
  });

  test.each(['', 'clever', '3:', 'search:fast', '-1', '3.5'])('"%s" is none', (text) => {
    expect(readContender(text)).toMatchObject({ ok: false, trouble: { trouble: 'wrong-option', at: 'bots' } });
  });
});

describe('matches', () => {
  test('every file can be read back, ends as reported, and its chance is fair', async () => {
    const files: string[] = [];
    const { tally, reports } = await contest(['2', 'random'], { matches: 4, onMatch: (file) => files.push(file) });
    expect(tally.matches).toBe(4);
    expect(files).toHaveLength(4);
    files.forEach((text, i) => {
      const file = readFile(text);
      if (!file.ok || !file.value.chance) throw new Error('the file cannot be read');
      expect(verifyChance(file.value.journal, file.value.chance)).toBeUndefined();
      const match = restoreMatch(leaders, file.value, quick(1));
      if (!match.ok) throw new Error(match.trouble.say);
      expect(match.value.outcome?.how).toBe(reports[i]?.how);
      expect(match.value.holders.map((holder) => holder.kind)).toEqual(['bot', 'bot']);
    });
  });

  test('players change seats, and a pair of matches has the same chance', async () => {
    expect(seating(2, 0)).toEqual([0, 1]);
    expect(seating(2, 1)).toEqual([1, 0]);
    const files: string[] = [];
    await contest(['random', 'random'], { matches: 3, onMatch: (text) => files.push(text) });
    const seeds = files.map((text) => {
      const file = readFile(text);
      return file.ok ? file.value.chance?.seed : undefined;
    });
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).not.toBe(seeds[2]);
  });

  test('the same seed plays the same matches, however many threads play', async () => {
    const results = async (threads: number) =>
      (await contest(['2', '1'], { matches: 6, threads })).reports.map(({ number, places, branching }) => [
        number,
        places,
        branching,
      ]);
    expect(await results(2)).toEqual(await results(1));
  });

  test('what does not exist is told', async () => {
    const wrong = async (game: string, bots: readonly string[], options: unknown = {}) => {
      const played = await playMatches({ game, options, players: bots.map(contender), matches: 1, seed: 1, threads: 1 });
      return played.ok ? 'played' : played.trouble.say;
    };
    expect(await wrong('chess', ['1', '1'])).toContain('chess');
    expect(await wrong('leaders', ['1', '9'])).toContain('no level 9');
    expect(await wrong('leaders', ['1'])).toContain('for 2 players');
    expect(await wrong('leaders', ['1', '2'], { mode: 'blitz' })).toContain('mode');
  });

  test('that were played before count and are not played again', async () => {
    const files: string[] = [];
    const { reports: first } = await contest(['2', '1'], { matches: 3 });
    const all = await contest(['2', '1'], { matches: 5, onMatch: (file) => files.push(file), known: first.slice(1) });
    expect(files).toHaveLength(3);
    expect(all.reports.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(all.reports[1]).toBe(first[1]);
    expect(all.reports.map(({ places }) => places)).toEqual(
      (await contest(['2', '1'], { matches: 5 })).reports.map(({ places }) => places),
    );
  });

  test('of a round have the same chance, and seats of a game with teams are counted', async () => {
    const seeds: (string | undefined)[] = [];
    const played = await playMatches({
      game: 'tiny-epic-tactics',
      options: { mode: 'teams', roundCap: 10 },
      players: ['1', '1', '1', '1'].map(contender),
      matches: 3,
      seed: 1,
      threads: 1,
      round: 2,
      counted: true,
      onMatch(text) {
        const file = readFile(text);
        seeds.push(file.ok ? file.value.chance?.seed : undefined);
      },
    });
    if (!played.ok) throw new Error(played.trouble.say);
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[1]).not.toBe(seeds[2]);
    for (const { seats, counts = [] } of played.value.reports) {
      expect(counts.map(({ team }) => team)).toEqual(seats.map((seat) => seat % 2));
      expect(counts.map(({ order }) => order).toSorted()).toEqual([0, 1, 2, 3]);
      // Around the table from whoever begins.
      expect(new Set(counts.map(({ order }, i) => ((seats[i] ?? 0) - order + 4) % 4))).toHaveProperty('size', 1);
      expect(new Set(counts.flatMap(({ had }) => had.unit ?? []))).toHaveProperty('size', 16);
    }
  });

  test('of an adventure are lost or won together, and tell their crystals', async () => {
    const [game, options] = ['tiny-epic-tactics', { mode: 'co-op' }];
    const players = ['2', '2'].map(contender);
    const played = await playMatches({ game, options, players, matches: 2, seed: 1, threads: 1, counted: true });
    if (!played.ok) throw new Error(played.trouble.say);
    for (const { counts = [], places } of played.value.reports) {
      expect(counts.map(({ team }) => team)).toEqual([0, 0]);
      expect(new Set(places)).toHaveProperty('size', 1);
      expect(counts.map(({ had }) => had.unit?.length)).toEqual([4, 4]);
      expect(Object.keys(counts[0]?.figures ?? {})).toEqual(['crystals', 'time']);
      expect(counts[0]?.figures.crystals).toBeLessThanOrEqual(6);
    }
  });

  test('stop when they are told to', async () => {
    let begun = 0;
    const played = await playMatches({
      game: 'leaders',
      players: [contender('random'), contender('random')],
      matches: 50,
      seed: 1,
      threads: 1,
      stopped: () => begun++ >= 3,
    });
    expect(played.ok && played.value.tally.matches).toBe(3);
  });
});

describe('statistics', () => {
  test("Wilson's interval", () => {
    const { low, high } = wilson(240, 400);
    expect(low).toBeCloseTo(0.5513, 3);
    expect(high).toBeCloseTo(0.6468, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('spreads', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ mean: 2, least: 1, median: 2, p90: 3, most: 3 });
    expect(spreadOf([])).toMatchObject({ mean: 0, most: 0 });
  });

  const report = { seats: [0, 1], how: 'capture', turns: 12, branching: [4, 6], decisions: [1, 1], milliseconds: [2, 8] };
  const tally = tallyOf(
    [contender('2'), contender('1')],
    [
      { ...report, number: 0, places: [1, 2] },
      { ...report, number: 1, places: [1, 2], seats: [1, 0] },
      { ...report, number: 2, places: [2, 1] },
      { ...report, number: 3, places: [1, 1], how: 'repetition' },
    ],
  );

  test('a draw is half a win', () => {
    expect(tally.standings[0]).toMatchObject({ name: '2', wins: 2, draws: 1, losses: 1, share: 0.625, winsBySeat: [1, 1] });
    expect(tally.standings[1]).toMatchObject({ wins: 1, draws: 1, losses: 2, millisecondsPerDecision: 8 });
    expect(tally.winsBySeat).toEqual([1, 2]);
    expect(tally.endings).toEqual({ capture: 3, repetition: 1 });
    expect(tally.branching.mean).toBe(5);
  });

  const four = ['2', '1', '2', '1'].map(contender);
  const team = { ...report, seats: [0, 1, 2, 3], decisions: [1, 2, 3, 4], milliseconds: [1, 1, 1, 1] };

  test('a first place shared with a partner of the same name is a win, with somebody else a draw', () => {
    const reports = [
      { ...team, number: 0, places: [1, 3, 1, 3] },
      { ...team, number: 1, places: [1, 1, 3, 4] },
      { ...team, number: 2, places: [3, 1, 3, 1] },
    ];
    expect(tallyOf(four, reports).standings[0]).toMatchObject({ wins: 1, draws: 1, losses: 1 });
    expect(tallyOf(four, reports).standings[3]).toMatchObject({ wins: 1, draws: 0, losses: 2 });
    // All of one name: each is on its own.
    const alike = ['2', '2', '2', '2'].map(contender);
    expect(tallyOf(alike, reports).standings[0]).toMatchObject({ wins: 0, draws: 2, losses: 1 });
  });

  test('a first place shared with a partner is a win, whatever their names; one shared with the other team is a draw', () => {
    const partners = { ...team, teams: [0, 1, 0, 1] };
    const strangers = ['4', '3', '2', '1'].map(contender);
    const reports = [
      { ...partners, number: 0, places: [1, 2, 1, 2] },
      { ...partners, number: 1, places: [1, 1, 1, 1] },
    ];
    expect(tallyOf(strangers, reports).standings[0]).toMatchObject({ wins: 1, draws: 1, losses: 0 });
    expect(tallyOf(strangers, reports).standings[1]).toMatchObject({ wins: 0, draws: 1, losses: 1 });
  });

  test('players of one name are one camp, as good as its best', () => {
    const reports = [
      { ...team, number: 0, places: [4, 3, 1, 2] },
      { ...team, number: 1, seats: [1, 2, 3, 0], places: [2, 1, 3, 4] },
    ];
    const pair = [contender('2'), contender('1')] as const;
    const camps = asCamps(pair, four, reports);
    expect(camps.map(({ places, seats }) => [places, seats])).toEqual([
      [
        [1, 2],
        [0, 1],
      ],
      [
        [2, 1],
        [1, 0],
      ],
    ]);
    expect(camps[0]).toMatchObject({ decisions: [4, 6], milliseconds: [2, 2] });
    const both = tallyOf(pair, camps);
    expect(both.standings.map(({ wins, winsBySeat }) => [wins, winsBySeat])).toEqual([
      [1, [1, 0]],
      [1, [1, 0]],
    ]);
  });

  test('two players share four seats in one way and three in two', () => {
    const pair = [contender('2'), contender('1')] as const;
    const names = (seats: number) => sharingsOf(pair, seats).map((players) => players.map(({ name }) => name).join(''));
    expect(names(4)).toEqual(['2121']);
    expect(names(3)).toEqual(['212', '121']);
  });

  test('the ladder as a table', () => {
    const rung = { first: '2', second: '1', tally };
    expect(verdictOf(rung)).toBe('undecided');
    expect(inMarkdown([rung]).split('\n')[2]).toBe(
      '| 2 against 1 | 4 | 2 | 1 | 1 | 62.5 % | 21.9 % – 90.8 % | 2.0 ms / 8.0 ms | 12.0 |',
    );
  });
});

import { quick, readFile, restoreMatch, verifyChance } from '@taverne/engine';
import { leaders } from '@taverne/leaders';
import { describe, expect, test } from 'vitest';
import { playMatches, readContender, seating, spreadOf, tallyOf, wilson } from '../src/arena/index.ts';
import { inMarkdown, verdictOf } from '../src/measure/ladder-table.ts';

function contender(text: string) {
  const read = readContender(text);
  if (!read.ok) throw new Error(read.trouble.say);
  return read.value;
}

async function contest(bots: readonly string[], matches: number, threads: number, onMatch?: (file: string) => void) {
  const players = bots.map(contender);
  const played = await playMatches({ game: 'leaders', players, matches, seed: 5, threads, ...(onMatch ? { onMatch } : {}) });
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
    const { tally, reports } = await contest(['2', 'random'], 4, 1, (file) => files.push(file));
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
    await contest(['random', 'random'], 3, 1, (text) => files.push(text));
    const seeds = files.map((text) => {
      const file = readFile(text);
      return file.ok ? file.value.chance?.seed : undefined;
    });
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).not.toBe(seeds[2]);
  });

  test('the same seed plays the same matches, however many threads play', async () => {
    const results = async (threads: number) =>
      (await contest(['2', '1'], 6, threads)).reports.map(({ number, places, branching }) => [number, places, branching]);
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

  test('the ladder as a table', () => {
    const rung = { first: '2', second: '1', tally };
    expect(verdictOf(rung)).toBe('undecided');
    expect(inMarkdown([rung]).split('\n')[2]).toBe(
      '| 2 against 1 | 4 | 2 | 1 | 1 | 62.5 % | 21.9 % – 90.8 % | 2.0 ms / 8.0 ms | 12.0 |',
    );
  });
});

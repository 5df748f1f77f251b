import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { feudHouse, folder, taverne } from './run.ts';
import { ASSASSIN_WALKS, COUNTED_PILE, HOTSEAT } from './scripts.ts';

interface Counted {
  readonly depths: readonly { readonly sequences: number; readonly positions: number }[];
  readonly complete: boolean;
}

async function counted(args: readonly string[]): Promise<Counted> {
  const { out, err, code } = await taverne(['count', 'leaders', '--json', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('count', () => {
  test('agrees with another program of the same rules', async () => {
    const { depths } = await counted(['--depth', '5', '--option', COUNTED_PILE]);
    expect(depths.map(({ sequences }) => sequences)).toEqual([4, 21, 129, 606, 7083]);
    expect(depths.map(({ positions }) => positions)).toEqual([4, 21, 129, 606, 5463]);
  });

  test('is a table for people, in their language', async () => {
    const { out } = await taverne(['count', 'leaders', '--depth', '2', '--option', COUNTED_PILE, '--lang', 'fr']);
    expect(out).toBe('profondeur  suites  positions\n         1       4          4\n         2      21         21\n');
  });

  test('counts from a position, and from the last moment of a match', async () => {
    const position = 'discovery_s0_act_leaderD1_leaderD7_offer.acrobat.rider.bruiser';
    const { depths } = await counted(['--depth', '2', '--position', position]);
    expect(depths.map(({ sequences }) => sequences)).toEqual([4, 21]);
    const path = join(folder(), 'one.match.json');
    await taverne(HOTSEAT, ['D1 D2', 'end', `save ${path}`, 'quit']);
    expect((await counted(['--depth', '1', '--match', path])).depths).toEqual([{ depth: 1, sequences: 21, positions: 21 }]);
  });

  test('draws chance from the seed, so that the same seed counts the same', async () => {
    const [one, two] = await Promise.all([counted(['--depth', '4', '--seed', '3']), counted(['--depth', '4', '--seed', '3'])]);
    expect(one).toEqual(two);
  });

  test('stops where every match is over', async () => {
    const path = join(folder(), 'over.match.json');
    await taverne(HOTSEAT, [...ASSASSIN_WALKS, path]);
    const { out, err, code } = await taverne(['count', 'leaders', '--depth', '3', '--match', path]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/\d/);
    expect(err).toBe('No match goes on after depth 0.\n');
  });

  test('works for a game without positions, windows included', async () => {
    const { out, code } = await feudHouse(['count', 'feud', '--depth', '3', '--json', '--seats', '2']);
    expect(code).toBe(0);
    const { depths }: Counted = JSON.parse(out);
    expect(depths[0]).toEqual({ depth: 1, sequences: 2, positions: 2 });
    const refused = await feudHouse(['count', 'feud', '--depth', '3', '--position', 'x']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('feud has no notation for positions');
  });

  test('refuses what is no position, no depth, and flags that clash', async () => {
    for (const [args, says] of [
      [['--depth', '2', '--position', 'nonsense'], 'This is no position'],
      [['--depth', '0'], '--depth must be a whole number from 1 to 1000, not “0”'],
      [['--depth', 'two'], '--depth must be a whole number from 1 to 1000, not “two”'],
      [[], '--depth N is missing'],
      [['--depth', '1', '--match', 'x', '--position', 'y'], '--match and --position cannot go together'],
      [['--depth', '1', '--option', 'pile=archer,rider'], 'option "pile" must be 16 different words'],
    ] as const) {
      const { code, err, out } = await taverne(['count', 'leaders', ...args]);
      expect(err).toContain(says);
      expect(code).toBe(2);
      expect(out).toBe('');
    }
  });
});

test('stops cleanly when memory runs short, and tells the depths that are complete', async () => {
  const args = ['count', 'leaders', '--depth', '9', '--option', COUNTED_PILE];
  const { code, out, err } = await taverne(args, [], { NODE_OPTIONS: '--max-old-space-size=64' });
  expect(code).toBe(1);
  expect(out).toContain('    5      7,083      5,463\n');
  expect(err).toMatch(/^taverne: memory ran short at depth \d; the depths before it are complete\n$/);
});

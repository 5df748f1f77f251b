import { findGame } from '@taverne/games';
import { expect, test } from 'vitest';
import { modesForTwo, PLAIN } from '../src/people/pools.ts';

const modesOf = async (game: string): Promise<readonly string[]> => {
  const terms = await findGame(game)?.load();
  if (!terms) throw new Error(`no ${game}`);
  return modesForTwo(terms);
};

test('two are offered what they play against each other: nothing alone, nothing for more, nothing together', async () => {
  const modes = await modesOf('mage-knight');
  expect(modes).toContain('blitz-conquest');
  for (const other of ['solo-conquest', 'full-cooperation', 'blitz-cooperation']) expect(modes).not.toContain(other);
  expect(await modesOf('tiny-epic-quest')).toEqual(['competitive']);
  expect(await modesOf('leaders')).toEqual([PLAIN]);
});

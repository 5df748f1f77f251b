/** The games of the tests: one with secrets, windows, dice and draws, and the product's own; with bots that are quick. */
import { random, search } from '@taverne/bots';
import type { Game, Level } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { feud } from '../../../packages/engine/test/feud.ts';

const levels: readonly Level[] = [
  { level: 1, brain: random, thinking: {} },
  { level: 2, brain: search, thinking: { iterations: 20 } },
];

const quick = (id: string, load: () => Promise<Game>) => ({ id, load, levels: async () => levels });

async function leaders(): Promise<Game> {
  const entry = findGame('leaders');
  if (!entry) throw new Error('Leaders is missing');
  return entry.load();
}

export const games = [quick('feud', async () => feud), quick('leaders', leaders)];

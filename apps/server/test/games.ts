/** The games of the tests: two that are made up, with all a table must bear, and every one of the product; with bots that are quick. */
import { random, search } from '@taverne/bots';
import type { Evaluation, Game, Level } from '@taverne/engine';
import { games as ours } from '@taverne/games';
import { feud } from '../../../packages/engine/test/feud.ts';
import { chorus } from './chorus.ts';

const levels: readonly Level[] = [
  { level: 1, brain: random, thinking: {} },
  { level: 2, brain: search, thinking: { iterations: 20 } },
];

const quick = (id: string, load: () => Promise<Game>, evaluation?: () => Promise<Evaluation>) => ({
  id,
  load,
  levels: async () => levels,
  ...(evaluation && { evaluation }),
});

export const games = [
  quick('feud', async () => feud),
  quick('chorus', async () => chorus),
  ...ours.map(({ id, load, evaluation }) => quick(id, load, evaluation)),
];

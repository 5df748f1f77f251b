/** The games of the tests with one more level, whose bots take their time unless they are told to hurry. */
import { random } from '@taverne/bots';
import type { Brain, Level } from '@taverne/engine';
import { games as quick } from './games.ts';

const TIME = 400;

const slow: Brain = (game, sight, thinking) => {
  const began = performance.now();
  while (performance.now() - began < TIME && !thinking.stopped?.()) {
    // Thinks.
  }
  return random(game, sight, thinking);
};

const levels = async (of: () => Promise<readonly Level[]>): Promise<readonly Level[]> => [
  ...(await of()),
  { level: 9, brain: slow, thinking: {} },
];

export const games = quick.map((entry) => ({ ...entry, levels: () => levels(entry.levels) }));

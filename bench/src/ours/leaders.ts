/** Leaders at our table. */

import { quick, startMatch } from '@taverne/engine';
import { leaders } from '@taverne/leaders';
import { leadersLevels } from '@taverne/leaders/bot';
import type { Work } from '../lane.ts';
import { forksOf, matchesOf, playoutsOf, restoresOf } from './play.ts';

export function open(seed: number) {
  const match = startMatch(leaders, { chance: quick(seed) });
  if (!match.ok) throw new Error(match.trouble.say);
  return match.value;
}

export const playouts = (): Work => playoutsOf(open);

export const matches = (): Work => matchesOf(open);

/** An action is half done, and the owner of the Nemesis is asked. */
export const forks = (): Work => forksOf(open, (world) => world.options(0)[0]?.key.startsWith('nemesis ') === true);

export const restores = restoresOf(
  open,
  leadersLevels.find(({ level }) => level === 2),
);

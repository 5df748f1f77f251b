/** Tiny Epic Tactics at our table. */

import { quick, startMatch } from '@taverne/engine';
import { tinyEpicTactics } from '@taverne/tiny-epic-tactics';
import { tacticsLevels } from '@taverne/tiny-epic-tactics/bot';
import type { Work } from '../lane.ts';
import { forksOf, matchesOf, playoutsOf, restoresOf } from './play.ts';

const opener = (mode: string, seats: number) => (seed: number) => {
  const match = startMatch(tinyEpicTactics, { options: { mode }, seats, chance: quick(seed) });
  if (!match.ok) throw new Error(match.trouble.say);
  return match.value;
};

const duel = opener('competitive', 2);

export const playouts = (mode: string, seats: number): Work => playoutsOf(opener(mode, seats));

export const matches = (): Work => matchesOf(duel);

/** An attack is half done, and somebody is asked whether he steps in or strikes back. */
export const forks = (): Work => forksOf(duel, ({ state }) => state.attacks.length > 0);

export const restores = restoresOf(
  duel,
  tacticsLevels.find(({ level }) => level === 2),
);

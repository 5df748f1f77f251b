/** Mage Knight at our table, alone. */

import { quick, startMatch } from '@taverne/engine';
import { mageKnight } from '@taverne/mage-knight';
import { mageLevels } from '@taverne/mage-knight/bot';
import type { Work } from '../lane.ts';
import { forksOf, matchesOf, playoutsOf, restoresOf } from './play.ts';

const opener = (scenario: 'first-reconnaissance' | 'solo-conquest') => (seed: number) => {
  const match = startMatch(mageKnight, { options: { scenario }, seats: 1, chance: quick(seed) });
  if (!match.ok) throw new Error(match.trouble.say);
  return match.value;
};
const conquest = opener('solo-conquest');

export const playouts = (scenario: 'first-reconnaissance' | 'solo-conquest'): Work => playoutsOf(opener(scenario));

export const matches = (): Work => matchesOf(conquest);

/** A card is half played in a fight: its player is asked what to pay with, or for what. */
export const forks = (): Work => forksOf(conquest, ({ state }) => state.arena !== null);

export const restores = (unit: 'matches' | 'decisions'): Work =>
  restoresOf(
    conquest,
    mageLevels.find(({ level }) => level === 2),
    unit,
  );

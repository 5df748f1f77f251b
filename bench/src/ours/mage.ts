/** Mage Knight at our table, alone and among rivals; from the list of games, as a host finds it. */

import { quick, startMatch } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { Work } from '../lane.ts';
import { forksOf, matchesOf, playoutsOf, restoresOf } from './play.ts';

type Scenario = 'first-reconnaissance' | 'solo-conquest' | 'blitz-conquest';

const entry = findGame('mage-knight');
if (!entry) throw new Error('Mage Knight is not on the list');
const [game, levels] = await Promise.all([entry.load(), entry.levels()]);

const opener = (scenario: Scenario, seats: number) => (seed: number) => {
  const match = startMatch(game, { options: { scenario }, seats, chance: quick(seed) });
  if (!match.ok) throw new Error(match.trouble.say);
  return match.value;
};
const conquest = opener('solo-conquest', 1);

export const playouts = (scenario: Scenario, seats = 1): Work => playoutsOf(opener(scenario, seats));

export const matches = (): Work => matchesOf(conquest);

const isFight = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'arena' in state && state.arena !== null;

/** A card is half played in a fight: its player is asked what to pay with, or for what. */
export const forks = (): Work => forksOf(conquest, ({ state }) => isFight(state));

export const restores = restoresOf(
  conquest,
  levels.find(({ level }) => level === 2),
);

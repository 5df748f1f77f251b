/** Mage Knight at our table, alone and among rivals; from the list of games, as a host finds it. */

import { picker, quick, restoreMatch, startMatch, storedOf } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { Work } from '../lane.ts';
import { forksOf, ledBy, matchesOf, playoutsOf, playThrough, restoresOf } from './play.ts';

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

/** What is read of a state: a fight under way with the site that it is about, and the cities. */
interface Fighting {
  readonly arena: { readonly site: number } | null;
  readonly cities: readonly { readonly at: number }[];
}

const isRead = (state: unknown): state is Fighting =>
  typeof state === 'object' && state !== null && 'arena' in state && 'cities' in state;

const isFight = (state: unknown): boolean => isRead(state) && state.arena !== null;

const isCityFight = (state: unknown): boolean => isRead(state) && state.cities.some(({ at }) => at === state.arena?.site);

/** A card is half played in a fight: its player is asked what to pay with, or for what. */
export const forks = (): Work => forksOf(conquest, ({ state }) => isFight(state));

/** So many assaults are gone on with at random, again and again, until a card of them is half played. */
const SIEGES = 6;

/** The same where a city is assaulted, the largest fights there are. Random play comes to none, so a bot leads there. */
export function cityForks(): Work {
  const sieges = Array.from({ length: SIEGES }, besieged(picker(3)));
  return forksOf(
    (seed) => {
      const siege = sieges[seed % SIEGES];
      const match = siege && restoreMatch(game, siege, quick(seed));
      if (!match?.ok) throw new Error('a stored assault cannot be gone on with');
      return match.value;
    },
    ({ state }) => isCityFight(state),
  );
}

/** Plays matches until one has come to a city, and stores it there. */
const besieged = (pick: (of: number) => number) => () => {
  const leader = levels.find(({ level }) => level === LEADER);
  if (!leader) throw new Error('there is no such level');
  for (;;) {
    const match = conquest(pick(1e9));
    playThrough(match, ledBy(leader, match, pick), isCityFight);
    if (!match.outcome) return storedOf(match);
  }
};
/** The quickest level that comes to cities. */
const LEADER = 4;

export const restores = restoresOf(
  conquest,
  levels.find(({ level }) => level === 2),
);

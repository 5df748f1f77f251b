/** Tiny Epic Quest at our table. */

import { quick, startMatch } from '@taverne/engine';
import { tinyEpicQuest } from '@taverne/tiny-epic-quest';
import { questLevels } from '@taverne/tiny-epic-quest/bot';
import type { Work } from '../lane.ts';
import { forksOf, matchesOf, playoutsOf, restoresOf } from './play.ts';

const opener =
  (seats: number, options: object = {}) =>
  (seed: number) => {
    const match = startMatch(tinyEpicQuest, { options, seats, chance: quick(seed) });
    if (!match.ok) throw new Error(match.trouble.say);
    return match.value;
  };

const two = opener(2);

export const playouts = (seats: number): Work => playoutsOf(seats === 1 ? opener(1, { mode: 'solo' }) : opener(seats));

export const matches = (): Work => matchesOf(two);

/** A move, or a Rest, is half done: its player is asked about a gain, a Grotto, a Quest or an Item. */
export const forks = (): Work => forksOf(two, () => true);

export const restores = restoresOf(
  two,
  questLevels.find(({ level }) => level === 2),
);

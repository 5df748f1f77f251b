/** Our search at work, on what a seat may know of a match. */

import { searching, type Tuning } from '@taverne/bots';
import { picker, quick, sightOf } from '@taverne/engine';
import { leaders } from '@taverne/leaders';
import { evaluate } from '@taverne/leaders/bot';
import { ITERATIONS, MIDDLE, PLAYOUT_DEPTH } from '../alike.ts';
import type { Work } from '../lane.ts';
import { open } from './leaders.ts';
import { playAtRandom } from './play.ts';

function searchesWith(tuning: Tuning): Work {
  const pick = picker(8);
  const think = searching(tuning);
  return () => {
    const { world } = open(pick(1e9));
    playAtRandom(world, pick, (decisions) => decisions >= MIDDLE);
    if (!world.request) return 0;
    const sight = sightOf(world, world.ask(0).seat, quick(pick(1e9)));
    return think(leaders, sight, { seed: pick(1e9), iterations: ITERATIONS }).iterations;
  };
}

/** Set like boardgame.io's: random playouts of the same depth, and an unfinished one says nothing. */
export const searches = (): Work => searchesWith({ depth: PLAYOUT_DEPTH });

/** As it is meant to be used: the game's own evaluation in the place of a playout. */
export const evaluatedSearches = (): Work => searchesWith({ depth: 0, evaluation: evaluate });

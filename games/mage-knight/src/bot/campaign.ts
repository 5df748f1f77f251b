/**
 * What counts in conquests against the clock (Solo Conquest and its like): the way to the next level, and land that is known in time. It is
 * explored in step with the rounds: earlier it would cost the cards by which one grows, later no city could be reached.
 */
import type { Seat } from '@taverne/engine';
import { LEVELS } from '../content/tracks.ts';
import { sizeOf } from '../scenario.ts';
import { fameOf, type State } from '../state.ts';
import { overTime } from './worth.ts';

/** The way to the next level counts, too, for a little less. */
const ON_THE_WAY = 0.8;
export function levelWorth(state: State, seat: Seat): number {
  const fame = fameOf(state, seat);
  const reached = LEVELS.findLastIndex((level) => level.fame <= fame) + 1;
  const [from, to] = [LEVELS[reached - 1]?.fame ?? 0, LEVELS[reached]?.fame];
  return overTime('level', state) * (reached + (to === undefined ? 0 : ON_THE_WAY * ((fame - from) / (to - from))));
}

/** So many tiles are known in time when these rounds end. */
const IN_TIME = [5, 7, 9.5, 12];
/** What a tile is worth until then, and before its time. */
const LAND = { inTime: 11, early: 6, last: 9 } as const;
/** From this round on cities that are not found can hardly be conquered any more. */
const IN_NEED = 4;
/** Once all cities are found the rest of the land is as good as known. */
export function landWorth(state: State): number {
  const { countryside, core, cities } = sizeOf(state);
  const all = countryside + core + cities + 1;
  const wanted = Math.min(all, IN_TIME[state.round - 1] ?? all);
  const tiles = state.cities.length >= cities ? all : state.tiles.length;
  const last = state.round < IN_NEED ? 0 : LAND.last * Math.max(0, tiles - countryside - 1);
  return LAND.inTime * Math.min(tiles, wanted) + LAND.early * Math.max(0, tiles - wanted) + last;
}
/** Is there less land known than there should be? */
const isLandWanted = (state: State): boolean => state.tiles.length < (IN_TIME[state.round - 1] ?? Number.POSITIVE_INFINITY);

/** What draws one to where land can be explored; where it is late for it, all the more. */
const OPENING = { wanted: 9, late: 12, early: 5 } as const;
const IN_HASTE = 3;
export const openingPull = (state: State): number =>
  isLandWanted(state) ? OPENING.wanted + OPENING.late * Math.max(0, state.round - IN_HASTE) : OPENING.early;

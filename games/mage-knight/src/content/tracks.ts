/** The tracks: levels by Fame, influence by Reputation; what moving costs; what there is at the beginning. */
import type { Terrain } from '../words.ts';
import type { LevelRow, ReputationTrack } from './types.ts';

/** MK-ENDTURN-27, MK-ENDTURN-28: level n begins at n² − 1 Fame. */
export const LEVELS: readonly LevelRow[] = [
  { fame: 0, armor: 2, hand: 5, command: 1, brings: 'start' },
  { fame: 3, armor: 2, hand: 5, command: 1, brings: 'skill' },
  { fame: 8, armor: 3, hand: 5, command: 2, brings: 'command' },
  { fame: 15, armor: 3, hand: 5, command: 2, brings: 'skill' },
  { fame: 24, armor: 3, hand: 6, command: 3, brings: 'command' },
  { fame: 35, armor: 3, hand: 6, command: 3, brings: 'skill' },
  { fame: 48, armor: 4, hand: 6, command: 4, brings: 'command' },
  { fame: 63, armor: 4, hand: 6, command: 4, brings: 'skill' },
  { fame: 80, armor: 4, hand: 7, command: 5, brings: 'command' },
  { fame: 99, armor: 4, hand: 7, command: 5, brings: 'skill' },
];

export const REPUTATIONS: ReputationTrack = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5];
/** The ends of the Reputation track (MK-INTERACT-22). */
export const WORST_REPUTATION = -7;
export const BEST_REPUTATION = 7;

/** Move points by day and by night; `null`: it cannot be entered (MK-MOVE-05 to MK-MOVE-08). */
export const MOVE_COSTS: { readonly [T in Terrain]: readonly [day: number, night: number] | null } = {
  plains: [2, 2],
  hills: [3, 3],
  forest: [3, 5],
  wasteland: [4, 4],
  desert: [5, 3],
  swamp: [5, 5],
  city: [2, 2],
  lake: null,
  mountain: null,
  sea: null,
};

/** The opponents of a game, by the words it has for them. */
import type { Say } from '@taverne/ui';

const MOST_LEVELS = 9;

/** Weakest first. Known from the game's words, so that no bot has to be loaded to name them. */
export const levelsIn = (say: Say): readonly number[] =>
  Array.from({ length: MOST_LEVELS }, (_, i) => i + 1).filter((level) => say(`level.${level}.name`) !== `level.${level}.name`);

/** The one that is nearest to what somebody likes at another game. */
export const nearestLevel = (levels: readonly number[], wanted: number): number =>
  levels.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;

/** The opponents of a game, by the words it has for them. */
import type { Messages, Say } from '@taverne/ui';

const MOST_LEVELS = 9;

/** Weakest first. Known from the game's words, so that no bot has to be loaded to name them. */
export const levelsIn = (say: Say): readonly number[] =>
  Array.from({ length: MOST_LEVELS }, (_, i) => i + 1).filter((level) => say(`level.${level}.name`) !== `level.${level}.name`);

/** The one that is nearest to what somebody likes at another game. */
export const nearestLevel = (levels: readonly number[], wanted: number): number =>
  levels.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;

export interface LevelNames {
  readonly level: number;
  readonly names: readonly string[];
}

/** As many levels as the game with the most has; each name once. */
export function levelNames(games: readonly Messages[]): readonly LevelNames[] {
  const wordsOf = (messages: Messages) => (id: string) => messages[id] ?? id;
  const levels = [...new Set(games.flatMap((messages) => levelsIn(wordsOf(messages))))].toSorted((a, b) => a - b);
  return levels.map((level) => ({
    level,
    names: [...new Set(games.flatMap((messages) => messages[`level.${level}.name`] ?? []))],
  }));
}

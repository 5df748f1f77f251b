/** Every mode with every number of seats, and random play that seeks the middle and fights there. */
import type { Mode } from '../src/words.ts';

export const TABLES: readonly (readonly [Mode, number])[] = [
  ['competitive', 2],
  ['competitive', 3],
  ['competitive', 4],
  ['teams', 4],
  ['battle', 2],
  ['battle', 3],
  ['battle', 4],
  ['battle-teams', 4],
  ['solo', 1],
  ['co-op', 2],
];

export const bold = (key: string): boolean =>
  /^(hit|shoot|cast|fire|walk|enter|yes|T\d)/.test(key) || /^move \w+ [D-K]([4-9]|1[0-2])$/.test(key);

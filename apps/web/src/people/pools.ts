/** What is rated together, and what two can play. */
import { isForRivals } from '@taverne/engine';
import { games } from '@taverne/games';
import { mainOption, type Terms } from '../lobby/terms.ts';

/** The mode of a game without modes, as ratings know it. */
export const PLAIN = 'plain';

export const FOR_TWO = games.filter(({ seats }) => seats.min <= 2 && seats.max >= 2);

/** Those who win and lose together are no opponents, however many they are. */
export function modesForTwo(terms: Terms): readonly string[] {
  const main = terms.seats.by && mainOption(terms);
  const counts = terms.seats.by?.counts ?? {};
  return main ? main.of.filter((each) => isForRivals(counts[each])) : [PLAIN];
}

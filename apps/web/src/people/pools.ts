/** What is rated together, and what two can play. */
import { games } from '@taverne/games';

/** The mode of a game without modes, as ratings know it. */
export const PLAIN = 'plain';

export const FOR_TWO = games.filter(({ seats }) => seats.min <= 2 && seats.max >= 2);

/** A table out of the store: from its checkpoint where that will do, and under the rules of today. */
import type { Game } from '@taverne/engine';
import type { Change, StoredMatch } from '../storage/port.ts';
import type { HouseParts } from './house.ts';
import type { Room } from './rooms.ts';
import { knowsSince } from './since.ts';
import { isOfRules, openTable, type Table, Unplayable } from './table.ts';
import { woe } from './trouble.ts';
import { underNewRules } from './versions.ts';

/** A table as it was read. `moved`: what was written because its rules are newer. */
interface Read {
  readonly table: Table;
  readonly moved: Change | undefined;
}

/** `whole`: with all of its journal, also where a checkpoint would spare it. `write`: what must be written before it can be opened. */
export async function readTable(
  parts: HouseParts,
  room: Room,
  whole: boolean,
  write: (change: Change) => Promise<'written' | 'behind' | 'failed'>,
): Promise<Read | undefined> {
  const { storage, registry, limits, now, log } = parts;
  let moved: Change | undefined;
  let all = whole;
  for (;;) {
    const stored = await (all
      ? storage.match(room.id, limits.chatLinesSent)
      : storage.matchLately(room.id, limits.chatLinesSent));
    if (!stored) return undefined;
    const game = registry.get(stored.row.game)?.game;
    if (!game) throw new Unplayable(woe('no-such-game', `this server has no game "${stored.row.game}"; the match is kept`));
    if (!all && !isOfRules(stored, game)) {
      all = true;
      continue;
    }
    const change = await underNewRules(parts, stored, game, now());
    if (!change) {
      const table = await lately(parts, stored, game);
      if (!table || (room.told && !all && !knowsSince(table.match, room.told))) {
        all = true;
        continue;
      }
      return { table, moved };
    }
    // The rules are newer than the match: that is written down first, then it is read again.
    const written = await write({ ...change, revision: stored.revision });
    if (written === 'failed') throw new Error(`match ${room.id} could not be moved to newer rules`);
    const again = change.notice.again.length;
    log.info({ match: room.id, version: game.version, again, written }, 'a match goes on under newer rules');
    if (written === 'written') moved = change;
  }
}

/** Undefined: its checkpoint does not fit. That is a cache, and the journal has everything. */
async function lately({ slices, log }: HouseParts, stored: StoredMatch, game: Game): Promise<Table | undefined> {
  try {
    return await slices.finish(openTable(stored, game));
  } catch (error) {
    if (!stored.checkpoint) throw error;
    log.warn({ match: stored.row.id, err: error }, 'a checkpoint does not fit');
    return undefined;
  }
}

/** Holds what players were told against what is stored: nothing lost, nothing doubled, nothing out of order. */
import { fairSource, type Game, Replay, restoreMatch, type Stored } from '@taverne/engine';
import { ordersIn } from '../../src/matches/since.ts';
import { storedAs } from '../../src/matches/table.ts';
import type { Storage } from '../../src/storage/port.ts';
import type { Steady } from './steady.ts';

export interface Audit {
  readonly matches: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

export async function audit(
  storage: Storage,
  games: ReadonlyMap<string, Game>,
  matches: readonly string[],
  players: readonly Steady[],
): Promise<Audit> {
  const problems: string[] = [];
  let acknowledged = 0;
  for (const id of matches) {
    const stored = await storage.match(id, 0);
    const game = stored && games.get(stored.row.game);
    if (!stored || !game) {
      problems.push(`match ${id} is lost`);
      continue;
    }
    const { appends, row, seats } = stored;
    let length = 0;
    for (const { seq, entries } of appends) {
      if (seq !== length) problems.push(`match ${id}: the journal has ${length} entries before number ${seq}`);
      length += entries.length;
    }
    const keys = appends.flatMap(({ seat, key }) => (key === null ? [] : [`${seat} ${key}`]));
    if (new Set(keys).size !== keys.length) problems.push(`match ${id}: a request was done twice`);
    const journal = appends.flatMap(({ entries }) => entries);
    const record = storedAs(row, journal);
    problems.push(...replayed(game, record, id));
    const restored = restoreMatch(
      game,
      record,
      fairSource(
        row.seed,
        seats.map(({ salt }) => salt),
      ),
    );
    if (!restored.ok) problems.push(`match ${id}: ${restored.trouble.say}`);

    for (const { client, trail } of players) {
      let before = -1;
      for (const told of trail.acknowledged) {
        if (told.match !== id) continue;
        acknowledged++;
        const append = appends.find(({ key }) => key === told.key);
        if (!append) {
          // A wish to take back that still waits for consent is no entry of the journal.
          if (told.kind !== 'undo') problems.push(`match ${id}: ${told.kind} ${told.option ?? ''} at ${told.seq} is lost`);
          continue;
        }
        const [first] = append.entries;
        if (told.kind === 'orders' && first?.type !== 'orders') problems.push(`match ${id}: orders became ${first?.type}`);
        if (told.kind === 'answer' && !(first?.type === 'answer' && first.key === told.option)) {
          problems.push(`match ${id}: an acknowledged answer was ${told.option}, the journal has ${JSON.stringify(first)}`);
        }
        const entries = append.seq + append.entries.length;
        if (entries - ordersIn(journal.slice(0, entries)) !== told.seq)
          problems.push(`match ${id}: acknowledged at ${told.seq}, stored at ${append.seq}`);
        if (append.seq <= before) problems.push(`match ${id}: an answer overtook another`);
        before = append.seq;
      }
      const state = client.states.get(id);
      if (state && state.seq > length)
        problems.push(`match ${id}: a player was told of ${state.seq} entries, ${length} are stored`);
    }
  }
  return { matches: matches.length, acknowledged, problems };
}

/** Plays it again through the same doors as people: what the rules do not allow does not pass. */
function replayed(game: Game, stored: Stored, id: string): string[] {
  const replay = Replay.open(game, stored);
  if (!replay.ok) return [`match ${id}: ${replay.trouble.say}`];
  while (!replay.value.done) {
    const trouble = replay.value.next();
    if (trouble) return [`match ${id}: ${trouble.say}`];
  }
  return [];
}

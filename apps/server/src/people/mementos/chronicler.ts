/**
 * The chronicler counts what stays of matches for those who played them: with whom, with what, how it began and how it ended. A match
 * is run again for that, in slices; whoever ends it sees to it, and what was left (a process died, the match is from before there were
 * chroniclers) is found by its row. Counts and the word that they were counted are one transaction, for all matches that end at about the
 * same time: to reach the disk costs as much for one as for many, and whoever plays waits for it.
 */
import { type Game, type Mementos, type Outcome, restoring, resultFor, type Seat } from '@taverne/engine';
import type { House } from '../../matches/house.ts';
import { sourceOf, storedAs, versionStored } from '../../matches/table.ts';
import { Chore } from '../../storage/chore.ts';
import type { Listed, StoredMatch } from '../../storage/port.ts';
import { poolOf } from '../rated/pools.ts';
import { hasAbandoned } from '../rated/referee.ts';
import { type Kept, keep, takeMatch, unremembered } from './rows.ts';

const AT_ONCE = 20;
/** How long a match that is over waits for others, in milliseconds. */
const MOMENT = 250;

export class Chronicler {
  private readonly house: House;
  private readonly chore: Chore;
  private readonly timer: NodeJS.Timeout;
  private line: Promise<void> = Promise.resolve();
  private over: string[] = [];
  private moment: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(house: House) {
    this.house = house;
    const { storage, limits, now } = house.parts;
    this.chore = new Chore(storage.sql, 'remember', now);
    this.timer = setInterval(() => this.queue(() => this.catchUp()), limits.chronicleEvery).unref();
    house.onHappened(({ table, was, elsewhere }) => {
      const isEnd = table.row.status === 'over' && was.row.status !== 'over';
      return isEnd && !elsewhere ? () => this.ended(table.id) : undefined;
    });
  }

  private ended(match: string): void {
    this.over.push(match);
    this.moment ??= setTimeout(() => {
      this.moment = undefined;
      for (const over = this.over.splice(0); over.length > 0; ) {
        const some = over.splice(0, AT_ONCE);
        this.queue(() => this.remember(some));
      }
    }, MOMENT).unref();
  }

  /** One thing after the other: nobody waits for it. */
  private queue(work: () => Promise<unknown>): void {
    this.line = this.line.then(async () => {
      if (this.isClosed) return;
      await work().catch((error: unknown) => this.house.parts.log.error({ err: error }, 'remembering a match broke'));
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    clearTimeout(this.moment);
    await this.line;
  }

  /** What nobody has seen to, as far as it goes until the next round: of all processes one does it. */
  private async catchUp(): Promise<void> {
    const { storage, limits, now } = this.house.parts;
    const every = limits.chronicleEvery;
    await this.chore.run(every, async () => {
      const began = now();
      for (let rest = true; rest && now() - began < every / 2; ) {
        const left = await unremembered(storage.sql, began - every, AT_ONCE);
        await this.remember(left);
        rest = left.length === AT_ONCE && !this.isClosed;
      }
    });
  }

  private async remember(matches: readonly string[]): Promise<void> {
    const kept = new Map<string, readonly Kept[]>();
    for (const match of matches.toSorted()) {
      if (this.isClosed) return;
      const found = await this.found(match).catch((error: unknown) => {
        this.house.parts.log.error({ err: error, match }, 'remembering a match broke');
      });
      if (found) kept.set(match, found);
    }
    await this.house.parts.storage.sql.transaction(async (inside) => {
      const taken: Kept[] = [];
      for (const [match, found] of kept) if (await takeMatch(inside, match)) taken.push(...found);
      await keep(inside, taken);
    });
  }

  private async found(match: string): Promise<readonly Kept[] | undefined> {
    const listed = await this.house.parts.storage.listed(match);
    return listed && (isAmongPeople(listed) ? this.keptOf(match) : []);
  }

  private async keptOf(match: string): Promise<readonly Kept[]> {
    const { storage, registry } = this.house.parts;
    const stored = await storage.match(match, 0);
    const game = stored && registry.get(stored.row.game)?.game;
    const pool = stored && poolOf(registry, stored.row);
    const outcome = stored?.row.outcome;
    if (!stored || !game || !pool || !outcome) return [];
    const things = game.mementos ? await this.thingsIn(stored, game, game.mementos) : new Map<Seat, Kept['things']>();
    return stored.seats.flatMap((row) => {
      if (row.guest === null) return [];
      return [{ ...pool, person: row.guest, result: resultOf(row, outcome), things: things.get(row.seat) ?? [] }];
    });
  }

  /** By seat. Nothing where today's rules cannot run the match any more. */
  private async thingsIn(stored: StoredMatch, game: Game, { kinds, of }: Mementos): Promise<ReadonlyMap<Seat, Kept['things']>> {
    const { slices, log } = this.house.parts;
    const { row, seats, appends } = stored;
    const rules = { ...game, version: versionStored(stored) };
    const journal = appends.flatMap(({ entries }) => entries);
    const restored = await slices.finish(restoring(rules, storedAs(row, journal), sourceOf(row, seats)));
    if (!restored.ok) {
      log.warn({ match: row.id, trouble: restored.trouble }, 'a match that is over cannot be run again');
      return new Map();
    }
    const { world, line } = restored.value;
    const inOrder = kinds.toSorted();
    return new Map(
      seats.map(({ seat }) => {
        const had = of({ state: world.state, line }, seat);
        return [seat, inOrder.flatMap((kind) => [...new Set(had[kind])].toSorted().map((thing) => ({ kind, thing })))];
      }),
    );
  }
}

const resultOf = (row: Listed['seats'][number], outcome: Outcome): Kept['result'] =>
  hasAbandoned(row) ? 'lost' : resultFor(outcome, row.seat);

/** What was played against bots of the house, or came from a file, says nothing of anybody. */
const isAmongPeople = ({ row, seats }: Listed): boolean =>
  row.outcome !== null && !row.imported && !seats.some(({ kind, guest }) => kind === 'bot' && guest === null);

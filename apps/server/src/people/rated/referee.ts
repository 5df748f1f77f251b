/**
 * The referee settles rated matches once, when they are over. That one is over becomes a job in the very transaction that ends it,
 * so it is settled whichever process dies. A match counts only between accounts of one kind, people or programs, with fair chance and without anything taken back by consent.
 */
import { type Outcome, resultFor } from '@taverne/engine';
import type { Before } from '../../matches/draft.ts';
import type { House } from '../../matches/house.ts';
import type { Table } from '../../matches/table.ts';
import { type Job, Jobs } from '../../storage/jobs.ts';
import type { SeatRow, StoredMatch } from '../../storage/port.ts';
import type { Sql, Statement } from '../../storage/sql.ts';
import { isProgram } from '../programs/program.ts';
import { ownersOf } from '../programs/rows.ts';
import { rateSeats } from '../skill.ts';
import { holdRatings, type ResultWord, saveRating, takeRated } from './rows.ts';

const SETTLE = 'settle';
const LEASE = 30_000;
const AT_ONCE = 50;

/** What is written with the end of a match, if it counts. */
export function endSettled(table: Table, was: Before, now: number): readonly Statement[] {
  if (table.row.status !== 'over' || was.row.status === 'over') return [];
  const text = `INSERT INTO jobs (owner, kind, name, run_at, body)
    SELECT match, '${SETTLE}', '', $2, '' FROM rated WHERE match = $1 ON CONFLICT (owner, kind, name) DO NOTHING`;
  return [{ text, values: [table.id, now] }];
}

export class Referee {
  private readonly house: House;
  private readonly jobs: Jobs;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private wanted = false;

  constructor(house: House) {
    this.house = house;
    const { storage, limits } = house.parts;
    this.jobs = new Jobs(storage.sql);
    this.timer = setInterval(() => this.look(), limits.callEvery).unref();
    house.onHappened(({ table, was }) => {
      const isEnd = table.row.status === 'over' && was.row.status !== 'over';
      return isEnd ? () => this.look() : undefined;
    });
  }

  look(): void {
    if (this.wanted) return;
    this.wanted = true;
    this.round = this.round.then(() => {
      this.wanted = false;
      return this.work().catch((error: unknown) => this.house.parts.log.error({ err: error }, 'settling matches broke'));
    });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async work(): Promise<void> {
    const { now } = this.house.parts;
    for (const job of await this.jobs.take({ kind: SETTLE, now: now(), lease: LEASE, most: AT_ONCE })) await this.settle(job);
  }

  private async settle(job: Job): Promise<void> {
    const { storage, now } = this.house.parts;
    const stored = await storage.match(job.owner, 0);
    if (stored?.row.outcome) {
      const { outcome } = stored.row;
      await storage.sql.transaction((sql) => settleOne(sql, stored, outcome, now()));
    }
    await this.jobs.done(job);
  }
}

/** Somebody agreed to something being taken back: then it was played for its own sake. */
const wasBent = ({ appends }: StoredMatch): boolean =>
  appends.some(({ entries }) => entries.some((entry) => entry.type === 'undo' && entry.consent !== undefined));

/** A bot sits where somebody was before. */
export const hasAbandoned = ({ kind, guest }: SeatRow): boolean => kind === 'bot' && guest !== null;

async function settleOne(sql: Sql, stored: StoredMatch, outcome: Outcome, at: number): Promise<void> {
  const { row, seats } = stored;
  const pool = await takeRated(sql, row.id, at);
  const people = seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));
  // Somebody whose account is gone has no rating any more, and nobody gains by that.
  if (!pool || row.imported || wasBent(stored) || people.length < seats.length || !(await areAccounts(sql, people))) return;
  if (!(await mayCompare(sql, people))) return;
  const held = await holdRatings(sql, people, pool);
  const before = people.flatMap((person) => held.get(person) ?? []);
  const abandoned = new Set(seats.filter(hasAbandoned).map(({ seat }) => seat));
  const after = rateSeats(before, outcome, abandoned);
  for (const [seat, rating] of before.entries()) {
    const result: ResultWord = abandoned.has(seat) ? 'lost' : resultFor(outcome, seat);
    await saveRating(sql, { before: rating, after: after[seat] ?? rating, result, match: row.id, at });
  }
}

/** People are rated among people and programs among programs; and nobody gains by beating a program of their own. */
async function mayCompare(sql: Sql, people: readonly string[]): Promise<boolean> {
  if (!people.some(isProgram)) return true;
  const owners = [...(await ownersOf(sql, people)).values()].map(({ id }) => id);
  return people.every(isProgram) && new Set(owners).size === people.length;
}

async function areAccounts(sql: Sql, people: readonly string[]): Promise<boolean> {
  for (const person of people) {
    if ((await sql.all('SELECT id FROM accounts WHERE id = $1', [person])).length === 0) return false;
  }
  return true;
}

/**
 * The steward looks after tournaments: each that is not over is a job, due when something is to be done and moved on when one of its matches
 * ends, in the very transaction that ends it. Whichever process is first takes the step (`step.ts`); then the matches that are written
 * down are made, and whoever did not come has lost. All of that may be done twice and changes nothing the second time.
 */

import { notComing } from '../deeds/play.ts';
import type { Before } from '../matches/draft.ts';
import type { House } from '../matches/house.ts';
import type { Makers } from '../matches/make.ts';
import type { Table } from '../matches/table.ts';
import { optionsFor } from '../people/rated/pools.ts';
import { type Job, Jobs } from '../storage/jobs.ts';
import type { Statement } from '../storage/sql.ts';
import { CUP, type Played, playedIn, setResult, wokenFor } from './game-rows.ts';
import { type CupRow, cupOf, peopleOf, saveCup } from './rows.ts';
import { stepCup } from './step.ts';

const LEASE = 30_000;
const AT_ONCE = 20;

/** What is written with the end of a match, if it is one of a tournament. */
export function cupWoken(table: Table, was: Before, now: number): readonly Statement[] {
  return table.row.status === 'over' && was.row.status !== 'over' ? [wokenFor(table.id, now)] : [];
}

export interface StewardParts {
  readonly house: House;
  readonly makers: Makers;
  readonly isPresent: (match: string, person: string) => boolean;
  /** Something may be new for whoever looks at a tournament. */
  readonly told: (cup: string) => void;
}

export class Steward {
  private readonly parts: StewardParts;
  private readonly jobs: Jobs;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private wanted = false;
  private closed = false;

  constructor(parts: StewardParts) {
    this.parts = parts;
    const { storage, limits } = parts.house.parts;
    this.jobs = new Jobs(storage.sql);
    this.timer = setInterval(() => this.look(), limits.callEvery).unref();
    parts.house.onHappened(({ table, was }) => {
      const isEnd = table.row.status === 'over' && was.row.status !== 'over';
      return isEnd ? () => this.look() : undefined;
    });
  }

  look(): void {
    if (this.wanted || this.closed) return;
    this.wanted = true;
    this.round = this.round.then(() => {
      this.wanted = false;
      return this.work().catch((error: unknown) => this.parts.house.parts.log.error({ err: error }, 'a tournament broke'));
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.round;
  }

  private async work(): Promise<void> {
    const { now } = this.parts.house.parts;
    for (;;) {
      const jobs = await this.jobs.take({ kind: CUP, now: now(), lease: LEASE, most: AT_ONCE });
      for (const job of jobs) await this.lookAfter(job);
      if (jobs.length === 0 || this.closed) return;
    }
  }

  private async lookAfter(job: Job): Promise<void> {
    const { house, isPresent } = this.parts;
    const { storage, now, limits, log } = house.parts;
    try {
      const { due, missing } = await stepCup(storage.sql, job.owner, { now: now(), limits, isPresent });
      for (const { match, seat, revision } of missing) {
        log.info({ cup: job.owner, match, seat }, 'somebody did not come');
        await house.act(match, undefined, notComing(limits, seat, revision));
      }
      await this.makeMatches(job.owner);
      this.parts.told(job.owner);
      if (due === undefined) await this.jobs.done(job);
      else await this.jobs.later(job, due);
    } catch (error) {
      // It is taken again when the lease is over.
      log.error({ cup: job.owner, err: error }, 'a tournament could not be looked after');
    }
  }

  private async makeMatches(id: string): Promise<void> {
    const { sql } = this.parts.house.parts.storage;
    const missing = (await playedIn(sql, id)).filter(({ status }) => status === null);
    const cup = missing.length > 0 ? await cupOf(sql, id) : undefined;
    if (!cup) return;
    const names = new Map((await peopleOf(sql, id)).map(({ person, name }) => [person, name]));
    for (const played of missing) await this.makeMatch(cup, played, names);
  }

  private async makeMatch(
    cup: CupRow,
    { match, first, second }: Played,
    names: ReadonlyMap<string, string | null>,
  ): Promise<void> {
    const { house, makers } = this.parts;
    const { storage, registry, now, log } = house.parts;
    const { game, options, clock, bot } = cup.terms;
    const holder = (person: string | null) =>
      person === null ? { level: bot ?? 1 } : { id: person, name: names.get(person) ?? '' };
    const all = { ...options, ...optionsFor(registry, cup.terms) };
    const made = await makers.arrange(match, {
      game,
      options: all,
      clock,
      maker: cup.maker,
      seats: [holder(first), holder(second)],
    });
    if (made.made || (await storage.listed(match))) return;
    log.error({ cup: cup.id, match, trouble: made.trouble }, 'a match of a tournament could not be made');
    if (made.trouble.trouble === 'server-trouble') throw new Error('it could not be stored');
    // Its rules may have changed since the tournament was made: nobody is to suffer for it.
    await storage.sql.transaction(async (inside) => {
      await setResult(inside, { cup: cup.id, match, result: 'void', done: now() });
      await saveCup(inside, cup, now());
    });
    this.look();
  }
}

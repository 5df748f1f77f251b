/**
 * Who goes on holiday says so the day before at the latest, for whole days; at every table of days those who sit there see it at once, and
 * the clocks stand still in between. When it begins and when it ends is a job: whichever process dies, it is done.
 */
import type { Holiday, HolidayReply, TroubleReport } from '@taverne/protocol';
import { said } from '@taverne/protocol';
import type { Deed } from '../../matches/deed.ts';
import type { House } from '../../matches/house.ts';
import { woe } from '../../matches/trouble.ts';
import { type Job, Jobs, jobAdded } from '../../storage/jobs.ts';
import type { SeatRow } from '../../storage/port.ts';
import * as rows from './rows.ts';

const HOLIDAY = 'holiday';
const LEASE = 60_000;
const AT_ONCE = 20;
/** As many as one person can have, and more. */
const ALL = 100_000;
/** So many days ahead one may say it. */
const AHEAD = 366;

/** Puts it on the seats of a person; the clocks follow with the change. */
const holding =
  (person: string, holiday: Holiday | null): Deed =>
  (table) => {
    if (table.row.clock.kind !== 'correspondence' || table.row.outcome) return undefined;
    const isOther = ({ guest, holiday: had }: SeatRow): boolean =>
      guest === person && (had?.from !== holiday?.from || had?.until !== holiday?.until);
    if (table.seats.some(isOther)) table.seats = table.seats.map((seat) => (isOther(seat) ? { ...seat, holiday } : seat));
    return undefined;
  };

export class Holidays {
  private readonly house: House;
  private readonly jobs: Jobs;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();

  constructor(house: House) {
    this.house = house;
    const { storage, limits, log } = house.parts;
    this.jobs = new Jobs(storage.sql);
    this.timer = setInterval(() => {
      this.round = this.round
        .then(() => this.work())
        .catch((error: unknown) => log.error({ err: error }, 'holidays could not be seen to'));
    }, limits.callEvery).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  async shown(person: string): Promise<HolidayReply> {
    const { storage, now } = this.house.parts;
    const all = await rows.holidaysOf(storage.sql, person);
    const holiday = rows.currentOf(all, now()) ?? null;
    const year = new Date(now()).getUTCFullYear();
    return { holiday, left: rows.DAYS_A_YEAR - rows.daysIn(year, all), earliest: rows.dayAfter(now()) };
  }

  /** `from`: a midnight; left out, the next. */
  async announce(person: string, days: number, from: number | undefined): Promise<TroubleReport | undefined> {
    const { storage, now } = this.house.parts;
    const earliest = rows.dayAfter(now());
    const begins = from ?? earliest;
    if (begins % rows.DAY !== 0 || begins < earliest || begins > earliest + AHEAD * rows.DAY) {
      return woe('people', said('holiday-too-soon', {}), 'from');
    }
    const holiday = { from: begins, until: begins + days * rows.DAY };
    const trouble = await storage.sql.transaction(async (sql) => {
      const all = await rows.holidaysOf(sql, person);
      if (rows.currentOf(all, now())) return woe('people', said('one-holiday', {}));
      if (!rows.isWithinYears([...all, holiday])) return woe('people', said('enough-holidays', { most: rows.DAYS_A_YEAR }));
      await rows.addHoliday(sql, person, holiday);
      const { text, values } = jobAdded({ owner: person, kind: HOLIDAY, name: '', runAt: begins, body: '' });
      await sql.run(text, values);
      return undefined;
    });
    if (!trouble) await this.tell(person, holiday);
    return trouble;
  }

  /** Before it begins nothing has happened; later it lasts until the day that has begun is over. */
  async end(person: string): Promise<void> {
    const { storage, now } = this.house.parts;
    const rest = await storage.sql.transaction(async (sql): Promise<Holiday | null> => {
      const holiday = rows.currentOf(await rows.holidaysOf(sql, person), now());
      if (!holiday) return null;
      if (holiday.from > now()) {
        await rows.dropHoliday(sql, person, holiday);
        await sql.run(`DELETE FROM jobs WHERE owner = $1 AND kind = '${HOLIDAY}'`, [person]);
        return null;
      }
      const until = Math.min(holiday.until, rows.dayAfter(now()));
      await rows.shortenHoliday(sql, person, holiday, until);
      const { text, values } = jobAdded({ owner: person, kind: HOLIDAY, name: '', runAt: until, body: '' });
      await sql.run(text, values);
      return { from: holiday.from, until };
    });
    await this.tell(person, rest);
  }

  private async tell(person: string, holiday: Holiday | null): Promise<void> {
    for (const { row } of await this.house.parts.storage.matchesOf(person, ALL)) {
      if (row.clock.kind !== 'correspondence' || row.status === 'over') continue;
      await this.house.act(row.id, undefined, holding(person, holiday));
    }
  }

  private async work(): Promise<void> {
    const { now } = this.house.parts;
    for (const job of await this.jobs.take({ kind: HOLIDAY, now: now(), lease: LEASE, most: AT_ONCE })) await this.see(job);
  }

  /** It has begun, or it is over: every table looks at its clocks again. */
  private async see(job: Job): Promise<void> {
    const { storage, now } = this.house.parts;
    const holiday = rows.currentOf(await rows.holidaysOf(storage.sql, job.owner), now());
    await this.tell(job.owner, holiday ?? null);
    if (holiday) await this.jobs.later(job, holiday.until);
    else await this.jobs.done(job);
  }
}

/**
 * Keeps the server's time: says whose is up, wakes orders that had to wait, and gives back what an outage took. When
 * something is due stands in the store; here is only an alarm for the next of it.
 */
import { whatIsDue } from './deeds/play.ts';
import type { House } from './matches/house.ts';
import type { Time } from './time.ts';

/** Longer than this an alarm clock of the machine does not count; it is set again then. */
const LONGEST_ALARM = 3_600_000;
const RETRY = 1000;

export class Timekeeper {
  private readonly house: House;
  private readonly time: Time;
  private readonly inCompany: boolean;
  private alarm: NodeJS.Timeout | undefined;
  private alarmAt = Number.POSITIVE_INFINITY;
  private pulses: NodeJS.Timeout | undefined;
  private lastPulse: number;
  /** The last sign of life that the store knows. */
  private stored = Number.NEGATIVE_INFINITY;
  private closed = false;

  /** `inCompany`: other processes keep the time, too; whether there was an outage is known among them. */
  constructor(house: House, time: Time, inCompany = false) {
    this.house = house;
    this.time = time;
    this.inCompany = inCompany;
    this.lastPulse = house.parts.now();
    house.onHappened(({ table: { clocks, orderDue } }) => () => {
      for (const { due } of clocks) if (due !== null) this.wakeAt(due);
      if (orderDue !== null) this.wakeAt(orderDue);
      // The first clock to run after a quiet time: an outage right now must not be taken for as long as that.
      const { now, limits } = house.parts;
      if (!this.inCompany && this.alarm && now() - this.stored > limits.outage) void this.store(now()).catch(this.complain);
    });
  }

  /** After a start: the time since the last sign of life was nobody's. `known`: how long that was, if others were asked. */
  async start(known?: number): Promise<void> {
    const { storage, now, limits, log } = this.house.parts;
    const last = known === undefined ? await storage.pulse() : undefined;
    const away = known ?? (last === undefined ? 0 : now() - last);
    // Less than nothing, if the calendar was turned back meanwhile: that is nobody's time either.
    if (away !== 0) {
      await storage.postpone(away);
      log.info({ milliseconds: away }, 'the time of the outage was given back');
    }
    this.lastPulse = now();
    if (!this.inCompany) await this.store(this.lastPulse);
    // In company another process may have set what is due next, and be gone when it is.
    const look = (): Promise<void> => (this.inCompany ? this.setAlarm().catch(this.complain) : this.pulse());
    this.pulses = setInterval(() => void look(), limits.pulse).unref();
    await this.setAlarm();
  }

  /** Nobody could write for so long. */
  async outage(away: number): Promise<void> {
    await this.postpone(away);
    this.house.parts.log.warn({ milliseconds: away }, 'nobody was here; the time was given back');
  }

  /** A sign of life, while clocks run. If the last one is long ago the process was stopped: that is an outage, too. */
  private async pulse(): Promise<void> {
    const { storage, now, limits, log } = this.house.parts;
    try {
      const [away, drift] = [now() - this.lastPulse, this.time.drift()];
      this.lastPulse = now();
      if (away > limits.outage) {
        await this.postpone(away);
        log.warn({ milliseconds: away }, 'the server stood still; the time was given back');
      }
      if (Math.abs(drift) > limits.drift) {
        // The calendar was changed, or the machine slept: what is due moves with it, and nobody has more or less time.
        this.time.move(drift);
        this.lastPulse += drift;
        await this.postpone(drift);
        log.warn({ milliseconds: drift }, 'the calendar jumped; clocks do not');
      }
      if ((await storage.nextDue()) !== undefined) await this.store(this.lastPulse);
    } catch (error) {
      this.complain(error);
    }
  }

  /** Whatever is due is due by so much later: in the store, at the tables and here. */
  private async postpone(by: number): Promise<void> {
    const postponed = this.house.parts.storage.postpone(by);
    this.house.forget();
    await postponed;
    clearTimeout(this.alarm);
    this.alarm = undefined;
    this.alarmAt = Number.POSITIVE_INFINITY;
    await this.setAlarm();
  }

  private readonly complain = (error: unknown): void => {
    this.house.parts.log.error({ err: error }, 'no sign of life could be stored');
  };

  private async store(at: number): Promise<void> {
    this.stored = at;
    await this.house.parts.storage.setPulse(at);
  }

  private wakeAt(due: number): void {
    if (this.closed || due >= this.alarmAt) return;
    clearTimeout(this.alarm);
    this.alarmAt = due;
    const wait = Math.min(Math.max(0, due - this.house.parts.now()), LONGEST_ALARM);
    this.alarm = setTimeout(() => void this.ring(), wait).unref();
  }

  private async setAlarm(earliest = 0): Promise<void> {
    const next = await this.house.parts.storage.nextDue();
    if (next !== undefined) this.wakeAt(Math.max(next, earliest));
  }

  private async ring(): Promise<void> {
    const { storage, now, limits, log } = this.house.parts;
    this.alarmAt = Number.POSITIVE_INFINITY;
    this.alarm = undefined;
    let earliest = 0;
    try {
      for (const match of await storage.due(now())) {
        // The store has just said so: what is in memory may be older.
        if (this.inCompany) await this.house.hear(match);
        const acted = await this.house.act(match, undefined, whatIsDue(limits));
        if (acted.done) continue;
        earliest = now() + RETRY;
        log.error({ match, trouble: acted.trouble }, 'what was due could not be done');
      }
      await this.setAlarm(earliest);
    } catch (error) {
      log.error({ err: error }, 'the alarm broke');
      this.wakeAt(now() + RETRY);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.alarm);
    clearInterval(this.pulses);
  }
}

/**
 * The sweep: matches that nobody joined, matches long over and guests not seen for long go, by the ages that whoever
 * runs the server chose. What runs is never touched, however long nobody looked in; nor is what somebody looks at now.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { House } from './matches/house.ts';
import type { Metrics } from './metrics.ts';
import type { Hub } from './sockets/hub.ts';
import { Chore } from './storage/chore.ts';
import type { Ages } from './storage/port.ts';

/** How many days things are kept that nobody touches; 0: for ever. */
export interface Retention {
  readonly finished: number;
  readonly waiting: number;
  readonly guests: number;
}

export const DEFAULT_RETENTION: Retention = { finished: 365, waiting: 30, guests: 180 };
export const KEEP_ALL: Retention = { finished: 0, waiting: 0, guests: 0 };

const DAY = 24 * 3_600_000;
/** Not while everybody comes back after a restart. */
const FIRST = 60_000;
/** Between two helpings, so that players notice nothing. */
const BREATH = 50;

export class Sweeper {
  private readonly house: House;
  private readonly hub: Hub;
  private readonly retention: Retention;
  private readonly metrics: Metrics;
  private timer: NodeJS.Timeout | undefined;
  private readonly chore: Chore;
  private closed = false;

  constructor(house: House, hub: Hub, retention: Retention, metrics: Metrics) {
    this.house = house;
    this.hub = hub;
    this.retention = retention;
    this.metrics = metrics;
    this.chore = new Chore(house.parts.storage.sql, 'sweep', house.parts.now);
  }

  start(): void {
    if (Object.values(this.retention).every((days) => days === 0)) return;
    const { sweepEvery } = this.house.parts.limits;
    this.wait(Math.min(FIRST, sweepEvery), sweepEvery);
  }

  private wait(first: number, every: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.run().finally(() => this.wait(every, every)), first).unref();
  }

  /** Of all processes there are one sweeps at a time. */
  private async run(): Promise<void> {
    const { log, limits } = this.house.parts;
    try {
      const swept = await this.chore.run(limits.sweepEvery, () => this.sweep());
      if (swept && swept.matches + swept.guests > 0) log.info(swept, 'swept');
    } catch (error) {
      log.error({ err: error }, 'the sweep broke');
    }
  }

  private before(): Ages {
    const now = this.house.parts.now();
    const age = (days: number): number => (days === 0 ? 0 : Math.max(0, now - days * DAY));
    const { finished, waiting, guests } = this.retention;
    return { finished: age(finished), waiting: age(waiting), guests: age(guests) };
  }

  private async sweep(): Promise<{ readonly matches: number; readonly guests: number }> {
    const { storage, limits } = this.house.parts;
    const before = this.before();
    const stays = new Set<string>();
    let [matches, guests] = [0, 0];
    for (;;) {
      const found = await storage.sweepable(before, limits.sweepAtOnce + stays.size);
      const old = found.filter((id) => !stays.has(id));
      if (old.length === 0 || this.closed) break;
      for (const id of old) {
        if (await this.letGo(id, before)) matches++;
        else stays.add(id);
      }
      await pause(BREATH);
    }
    for (let gone = limits.sweepAtOnce; gone >= limits.sweepAtOnce && !this.closed; await pause(BREATH)) {
      gone = await storage.sweepGuests(before, limits.sweepAtOnce);
      guests += gone;
    }
    if (matches > 0) await storage.sweepTexts();
    const over = this.house.parts.now() - limits.foldAfter;
    for (let count = limits.sweepAtOnce; count >= limits.sweepAtOnce && !this.closed; await pause(BREATH)) {
      count = await storage.fold(over, limits.sweepAtOnce);
    }
    this.metrics.swept(matches, guests);
    return { matches, guests };
  }

  private async letGo(id: string, before: Ages): Promise<boolean> {
    const { storage } = this.house.parts;
    return this.house.remove(id, async () => this.hub.watchers(id).length === 0 && (await storage.sweep(id, before)));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

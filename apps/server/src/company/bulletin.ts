/**
 * What this process has to say of its own tables and people: who watches what, who came or went, whose turn it is. It gathers for a
 * moment, because where one comes others often do, and goes out in one piece.
 */
import type { Log } from '../log.ts';
import type { Attendance, Hub } from '../sockets/hub.ts';
import type { Time } from '../time.ts';
import type { Crowd } from './crowd.ts';

/** How long it gathers. */
const MOMENT = 15;
/** And how long until it is tried again. */
const AGAIN = 250;

export interface BulletinParts {
  readonly crowd: Crowd;
  readonly hub: Hub;
  readonly time: Time;
  readonly log: Log;
  /** What became known to others: from now on they tell us of this match, or no longer. */
  readonly known: (match: string, isWatched: boolean) => void;
}

export class Bulletin {
  private readonly parts: BulletinParts;
  /** Matches that somebody is about to watch: how many. */
  private readonly attending = new Map<string, number>();
  private readonly dirty = new Set<string>();
  private readonly guests = new Map<string, boolean>();
  private readonly nudges: (readonly [guest: string, match: string, game: string])[] = [];
  private gathering: Promise<void> | undefined;
  private publishing: Promise<void> | undefined;
  private closed = false;

  constructor(parts: BulletinParts) {
    this.parts = parts;
  }

  /** Something about these is to be said. */
  match(...matches: readonly string[]): Promise<void> {
    for (const match of matches) this.dirty.add(match);
    return this.goOut();
  }
  guest(guest: string, isHere: boolean): Promise<void> {
    this.guests.set(guest, isHere);
    return this.goOut();
  }
  nudge(guest: string, match: string, game: string): Promise<void> {
    this.nudges.push([guest, match, game]);
    return this.goOut();
  }

  /** Everything that is so now: others may know nothing of it. */
  all(): Promise<void> {
    const { hub } = this.parts;
    for (const guest of hub.guests) this.guests.set(guest, true);
    return this.match(...hub.watched);
  }

  /** Somebody is about to watch it. */
  expect(match: string): void {
    this.attending.set(match, (this.attending.get(match) ?? 0) + 1);
  }

  /** Whoever was about to watch does, or does not after all. */
  met(match: string): void {
    const left = (this.attending.get(match) ?? 1) - 1;
    if (left > 0) this.attending.set(match, left);
    else this.attending.delete(match);
    if (!this.parts.hub.isWatched(match)) void this.match(match);
  }

  close(): void {
    this.closed = true;
  }

  private goOut(moment = MOMENT): Promise<void> {
    this.gathering ??= this.publishAfter(moment);
    return this.gathering;
  }

  /** One after the other: of two at once the elder could come last, and others would believe it. */
  private async publishAfter(moment: number): Promise<void> {
    const before = this.publishing;
    await new Promise((resolve) => setTimeout(resolve, moment));
    await before;
    this.gathering = undefined;
    this.publishing = this.closed ? undefined : this.publish();
    await this.publishing;
  }

  private async publish(): Promise<void> {
    const { crowd, time, log, known } = this.parts;
    const matches = [...this.dirty];
    const guests = [...this.guests];
    const nudges = this.nudges.splice(0);
    this.dirty.clear();
    this.guests.clear();
    try {
      const rows = matches.map((match) => this.rowOf(match));
      await crowd.say({ rows, guests, nudges }, time.now());
      for (const { match, isWatched } of rows) known(match, isWatched);
    } catch (error) {
      for (const match of matches) this.dirty.add(match);
      for (const [guest, isHere] of guests) if (!this.guests.has(guest)) this.guests.set(guest, isHere);
      log.warn({ err: error }, 'other processes could not be told');
      // Until then every request looks into the store for itself.
      void this.goOut(AGAIN);
    }
  }

  private rowOf(match: string): Attendance & { readonly match: string } {
    const attendance = this.parts.hub.attendance(match);
    return { match, ...attendance, isWatched: attendance.isWatched || this.attending.has(match) };
  }
}

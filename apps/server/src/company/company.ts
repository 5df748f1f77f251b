/**
 * The other processes on the same PostgreSQL. Each shows every second that it is alive; it says which matches are watched there,
 * and who does one of these something tells it, with the commit. What one that is gone had in hand another takes over.
 */
import type { Log } from '../log.ts';
import type { Hub } from '../sockets/hub.ts';
import type { Postgres } from '../storage/postgres.ts';
import type { Time } from '../time.ts';
import { Bulletin } from './bulletin.ts';
import { Crowd } from './crowd.ts';
import { Listener } from './listener.ts';
import { readNews } from './news.ts';

/** How often a process shows that it is alive; how long it counts as alive after that; when it is forgotten. */
const BEAT = 1000;
const LEASE = 3000;
const FORGOTTEN = 60_000;
/** Nobody gave a sign of life for so long, and the database could not be reached: that was an outage. */
const SILENCE = 1.5 * BEAT;
/** Every so many signs of life it is looked whether every bot that is for us to wake is awake. */
const ROUND = 3;
/** How many matches of one that is gone are taken over at a time. */
const HANDFUL = 50;

/** What comes of what others tell. */
export interface Ears {
  changed(match: string): void;
  stirred(match: string): void;
  lobby(): void;
  forget(): void;
  nudge(guest: string, match: string, game: string): void;
  person(person: string): void;
  house(): void;
  cup(cup: string): void;
  /** These matches wait for a bot, and it is for this process to let it think. */
  think(matches: readonly string[]): void;
  /** Nobody was there, or could write, for so long. */
  outage(milliseconds: number): Promise<void>;
}

export interface CompanyParts {
  readonly storage: Postgres;
  readonly hub: Hub;
  readonly time: Time;
  readonly log: Log;
  readonly outage: number;
}

export class Company {
  readonly process: string;
  private readonly parts: CompanyParts;
  private readonly listener: Listener;
  private readonly crowd: Crowd;
  private readonly bulletin: Bulletin;
  private readonly began: number;
  private ears: Ears | undefined;
  private beats: NodeJS.Timeout | undefined;
  /** Matches that others tell us of. */
  private readonly told = new Set<string>();
  /** How much was heard. */
  heard = 0;
  private living: readonly string[] = [];
  /** The database was out of reach: what has passed since anybody could write is given back, however short it was. */
  private wasOut = false;
  private count = 0;
  private leaving = false;
  private closed = false;

  constructor(parts: CompanyParts) {
    const { storage, hub, time } = parts;
    this.parts = parts;
    this.process = storage.process;
    this.began = time.now();
    this.crowd = new Crowd(storage, this.process);
    const known = (match: string, isWatched: boolean): void => this.hearOf(match, isWatched);
    this.bulletin = new Bulletin({ crowd: this.crowd, hub, time, log: parts.log, known });
    this.listener = new Listener(storage.pool, this.process, {
      heard: (text) => this.hear(text),
      lost: () => {
        this.told.clear();
        this.wasOut = true;
      },
      back: () => void this.rejoin(),
    });
    hub.join(this.crowd);
    hub.onStir((match) => void this.bulletin.match(match));
    hub.onShutOut((person, session) => this.tellShutOut(person, session));
    hub.onComing((guest, isHere) => void this.bulletin.guest(guest, isHere));
  }

  /** Before anybody is let in. Says how long nobody was there: that time is nobody's. */
  async start(ears: Ears): Promise<number> {
    const { storage, time } = this.parts;
    this.ears = ears;
    await this.setClock();
    const last = await storage.pulse();
    const others = await this.crowd.living(time.now() - LEASE);
    await this.listener.open();
    const isAlone = last === undefined || others.length === 0;
    // Who joins others leaves it to them to notice that nobody could write until now.
    await storage.setPulse(isAlone ? time.now() : last);
    this.beats = setInterval(() => void this.beat(), BEAT).unref();
    return isAlone && last !== undefined ? Math.max(0, time.now() - last) : 0;
  }

  /** How many processes there are, this one among them. */
  get size(): number {
    return this.living.length + 1;
  }

  isTold = (match: string): boolean => this.told.has(match) && this.listener.isOpen;

  /** Kept when others tell us of this match; what it returns is called when somebody watches it, or nobody does. */
  attend = async (match: string): Promise<() => void> => {
    this.bulletin.expect(match);
    if (!this.isTold(match)) await this.bulletin.match(match);
    return () => this.bulletin.met(match);
  };

  tellLobby(): void {
    void this.said(`SELECT pg_notify(id, 'l') FROM processes WHERE lobby > 0 AND id <> $1 AND seen > $2`, [
      this.process,
      this.parts.time.now() - LEASE,
    ]);
  }

  /** Everything in memory is old: what is due has moved. */
  tellForget(): void {
    void this.said(`SELECT pg_notify(id, 'f') FROM processes WHERE id <> $1`, [this.process]);
  }

  /** To all of them: nobody may hide where it is not yet known that they are there. */
  private tellShutOut(person: string, session: string | undefined): void {
    void this.said('SELECT pg_notify(id, $2) FROM processes WHERE id <> $1', [
      this.process,
      session === undefined ? `s ${person}` : `s ${person} ${session}`,
    ]);
  }

  /** Wherever somebody is: something about them is new. */
  tellPerson(person: string): void {
    void this.said(`SELECT pg_notify(process, 'y ' || guest) FROM online WHERE guest = $1 AND process <> $2`, [
      person,
      this.process,
    ]);
  }

  tellHouse(): void {
    void this.said(`SELECT pg_notify(id, 'h') FROM processes WHERE id <> $1`, [this.process]);
  }

  tellCup(cup: string): void {
    void this.said('SELECT pg_notify(id, $2) FROM processes WHERE id <> $1', [this.process, `c ${cup}`]);
  }

  whoIsHere(people: readonly string[]): Promise<readonly string[]> {
    return this.crowd.whoIsHere(people, this.parts.time.now() - LEASE);
  }

  nudge(guest: string, match: string, game: string): void {
    void this.bulletin.nudge(guest, match, game);
  }

  /** From now on we are told of it, or no longer. What happened before is looked up once, for all who are about to watch. */
  private hearOf(match: string, isWanted: boolean): void {
    if (!isWanted) this.told.delete(match);
    else if (!this.told.has(match)) {
      this.told.add(match);
      this.ears?.changed(match);
    }
  }

  private hear(text: string): void {
    const { ears } = this;
    if (!ears) return;
    for (const news of readNews(text)) {
      this.heard++;
      if (news.of === 'match') {
        ears.changed(news.match);
        this.parts.log.debug({ match: news.match, request: news.request }, 'heard');
      } else if (news.of === 'presence') void this.look([news.match]);
      else if (news.of === 'turn') ears.nudge(news.guest, news.match, news.game);
      else if (news.of === 'shut-out') this.parts.hub.cut(news.person, news.session);
      else if (news.of === 'lobby') ears.lobby();
      else if (news.of === 'person') ears.person(news.person);
      else if (news.of === 'house') ears.house();
      else if (news.of === 'cup') ears.cup(news.cup);
      else ears.forget();
    }
  }

  private async look(matches: readonly string[]): Promise<void> {
    try {
      await this.crowd.look(matches, this.parts.time.now() - LEASE);
      for (const match of matches) this.ears?.stirred(match);
    } catch (error) {
      this.parts.log.warn({ err: error }, 'who is elsewhere could not be read');
    }
  }

  /** The connection was lost: what was told meanwhile is looked up, and others are told again what we want to hear. */
  private async rejoin(): Promise<void> {
    const { hub, log, storage, time } = this.parts;
    try {
      await this.giveBack(time.now());
      await storage.setPulse(time.now());
      await this.bulletin.all();
      await this.look(hub.watched);
    } catch (error) {
      log.warn({ err: error }, 'the company of other processes could not be joined again');
    }
  }

  private async beat(): Promise<void> {
    const { time, log } = this.parts;
    try {
      await this.setClock();
      const now = time.now();
      await this.giveBack(now);
      const known = await this.crowd.beat(now, this.began, this.parts.hub.inLobby.size);
      if (!known) await this.rejoin();
      const living = await this.crowd.living(now - LEASE);
      if (living.join() !== this.living.join()) {
        this.living = living;
        await this.look(this.parts.hub.watched);
        await this.crowd.forget(now - FORGOTTEN);
      }
      if (this.leaving) return;
      const adopted = await this.crowd.adopt(now - LEASE, HANDFUL);
      const ours = ++this.count % ROUND === 0 ? await this.crowd.thoughts() : [];
      this.ears?.think([...adopted, ...ours]);
    } catch (error) {
      this.wasOut = true;
      if (!this.closed) log.warn({ err: error }, 'no sign of life could be stored');
    }
  }

  /**
   * Of all who notice that nobody could write one gives the time back. Where all is well each shows every second that it is alive: who could
   * not reach the database takes a longer silence for its outage, others only a much longer one.
   */
  private async giveBack(now: number): Promise<void> {
    const { storage, outage } = this.parts;
    const [least, last] = [this.wasOut ? Math.min(SILENCE, outage) : outage, await storage.pulse()];
    this.wasOut = false;
    if (last === undefined || now - last <= least) return;
    const away = await this.crowd.outage(now, least);
    if (away > 0) await this.ears?.outage(away);
  }

  /** All processes go by the clock of the database, wherever they run. */
  private async setClock(): Promise<void> {
    const { time } = this.parts;
    const before = time.now();
    const there = await this.crowd.clock();
    const took = time.now() - before;
    const off = there - before - took / 2;
    if (took < PROMPT && Math.abs(off) > took / 2 + TOLERANCE) time.move(Math.round(off));
  }

  private async said(text: string, values: readonly (string | number)[]): Promise<void> {
    try {
      await this.parts.storage.sql.all(text, values);
    } catch (error) {
      this.parts.log.warn({ err: error }, 'other processes could not be told');
    }
  }

  /** What is in our hands is free at once: others take it up with their next sign of life. */
  async handOver(): Promise<void> {
    this.leaving = true;
    clearInterval(this.beats);
    try {
      await this.crowd.leave(this.parts.time.now());
    } catch (error) {
      this.parts.log.warn({ err: error }, 'goodbye could not be said; others will notice');
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.bulletin.close();
    clearInterval(this.beats);
    await this.listener.close();
  }
}

/** An answer that took longer says nothing of the time; and by so many milliseconds a machine may differ. */
const PROMPT = 100;
const TOLERANCE = 20;

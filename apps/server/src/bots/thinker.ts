/**
 * Bots at the tables. Each question to a bot is one task in a queue, from which threads take them, at most one for each
 * seat. What a bot says goes the same way as a person's answer.
 */
import { randomInt } from 'node:crypto';
import { botAsked } from '@taverne/bots';
import { questionsOf, quick, type Seat, sightOf } from '@taverne/engine';
import { answering } from '../deeds/play.ts';
import type { House } from '../matches/house.ts';
import type { Table } from '../matches/table.ts';
import type { Metrics } from '../metrics.ts';
import type { Purses } from '../rates.ts';
import type { Hub } from '../sockets/hub.ts';
import { hearOffers } from './draws.ts';
import { BotQueue, type Waiting } from './queue.ts';
import { hurry, newSignals } from './signals.ts';
import { type Seen, Threads } from './threads.ts';

/** A question that a bot is asked. */
interface Errand extends Waiting {
  readonly match: string;
  readonly seat: Seat;
  readonly question: string;
  /** Where others may cut in, it leaves them this much time first. */
  readonly pause: number;
  readonly signals: SharedArrayBuffer;
}

const errandKey = (match: string, seat: Seat): string => `${match} ${seat}`;
/** How long a bot that could not be looked after, or whose answer was refused, waits until it is looked at again. */
const AGAIN = 250;

export interface ThinkerParts {
  readonly house: House;
  readonly hub: Hub;
  readonly purses: Purses;
  /** The module that lists the games. */
  readonly games: string;
  readonly metrics: Metrics;
  /** There are other processes: a bot thinks where something was done last, or where it was taken over. */
  readonly inCompany: boolean;
}

export class Thinker {
  private readonly house: House;
  private readonly metrics: Metrics;
  private readonly threads: Threads;
  private readonly errands = new Map<string, Errand>();
  private readonly hub: Hub;
  private readonly queue: BotQueue<Errand>;
  private readonly thinking = new Set<Errand>();
  private readonly inCompany: boolean;
  /** In company, the matches whose bots are for this process to wake. */
  private readonly ours = new Set<string>();
  private readonly hearOffer: (table: Table) => void;
  private closed = false;

  constructor({ house, hub, purses, games, metrics, inCompany }: ThinkerParts) {
    this.house = house;
    this.inCompany = inCompany;
    this.hub = hub;
    this.queue = new BotQueue(purses);
    this.metrics = metrics;
    const { limits, log } = house.parts;
    this.threads = new Threads(games, limits, log);
    house.onHappened(({ table, elsewhere }) => () => {
      if (elsewhere) this.leave(table);
      else {
        if (table.thinks) this.ours.add(table.id);
        else this.ours.delete(table.id);
        this.look(table);
      }
    });
    this.hearOffer = hearOffers(house, this.threads.judge);
  }

  /** Another process went on with this match: its bots think there. */
  private leave({ id, seats }: Table): void {
    this.ours.delete(id);
    for (const { seat } of seats) {
      const known = this.errands.get(errandKey(id, seat));
      if (known) this.drop(errandKey(id, seat), known);
    }
  }

  /** Whatever waits for a bot in these matches is for this process from now on. */
  async takeOver(matches: readonly string[]): Promise<void> {
    for (const match of matches) {
      if (this.closed) return;
      this.ours.add(match);
      await this.wake(match);
    }
  }

  /** Looks whom of its bots a match is waiting for. Where too many wait to look, somewhat later: perhaps nothing else happens there. */
  private async wake(match: string): Promise<void> {
    if (this.closed || (this.inCompany && !this.ours.has(match))) return;
    const looked = await this.house.at(match, (table) => {
      this.look(table);
      this.hearOffer(table);
    });
    if (!looked.found && looked.trouble.trouble === 'busy') this.wakeLater(match);
  }

  private wakeLater(match: string): void {
    setTimeout(() => void this.wake(match), AGAIN).unref();
  }

  get size(): number {
    return this.errands.size;
  }

  /** After a restart: whatever waits for a bot goes on. */
  async resume(): Promise<void> {
    const { storage } = this.house.parts;
    for (const match of await storage.awaitingBots()) {
      if (this.closed) return;
      await this.wake(match);
    }
  }

  /** Whom of the bots at this table is the match waiting for? */
  private look(table: Table): void {
    for (const { seat, kind } of table.seats) {
      if (kind !== 'bot' && this.errands.size === 0) continue;
      const key = errandKey(table.id, seat);
      const asked = kind === 'bot' ? questionFor(table, seat) : undefined;
      const known = this.errands.get(key);
      if (known && known.question === asked?.id) continue;
      if (known) this.drop(key, known);
      if (!asked || this.closed) continue;
      const pause = asked.until === 'first' ? this.house.parts.limits.botPatience : 0;
      const isAttended = (): boolean => this.isAttended(table);
      const signals = newSignals();
      const errand = { match: table.id, maker: table.row.maker, seat, question: asked.id, pause, signals, isAttended };
      this.errands.set(key, errand);
      if (pause > 0) setTimeout(() => this.send(errand), pause).unref();
      else this.send(errand);
    }
  }

  /** Somebody who plays there is there. Of matches between bots nobody is. */
  private isAttended({ id, seats }: Table): boolean {
    return seats.some(({ kind, guest }) => kind === 'person' && this.hub.isPresent(id, guest));
  }

  private drop(key: string, errand: Errand): void {
    this.errands.delete(key);
    hurry(errand.signals);
  }

  private stands({ match, seat, question }: Errand): boolean {
    return this.errands.get(errandKey(match, seat))?.question === question;
  }

  private send(errand: Errand): void {
    this.queue.add(errand);
    this.next();
    if (this.queue.has(errand)) setTimeout(() => this.makeWay(errand), this.house.parts.limits.botWait).unref();
  }

  private next(): void {
    while (!this.closed && this.thinking.size < this.threads.count) {
      const errand = this.queue.next();
      if (!errand) return;
      if (!this.stands(errand)) continue;
      this.thinking.add(errand);
      void this.run(errand).finally(() => {
        this.thinking.delete(errand);
        this.next();
      });
    }
  }

  /** Still in the queue: whoever thinks with less right to it must come to an end. */
  private makeWay(errand: Errand): void {
    if (!this.queue.has(errand)) return;
    const rank = this.queue.rankOf(errand);
    for (const other of this.thinking) if (this.queue.rankOf(other) > rank) hurry(other.signals);
  }

  private async run(errand: Errand): Promise<void> {
    const { house } = this;
    const { match, seat, question } = errand;
    let refused = false;
    try {
      const seen = await house.at(match, (table) => sightFor(table, seat, question));
      const sight = seen.found ? seen.value : undefined;
      const option = sight && this.stands(errand) ? await this.think(errand, sight) : undefined;
      if (option === undefined || !this.stands(errand)) return;
      // Without a key: after an undo the very same question may stand again, and must be answered again.
      const acted = await house.act(match, undefined, answering(house.parts.limits, seat, question, option));
      refused = !acted.done;
      if (!acted.done) house.parts.log.warn({ match, seat, trouble: acted.trouble }, 'the answer of a bot was refused');
    } catch (error) {
      if (!this.closed) house.parts.log.error({ match, seat, err: error }, 'a bot could not answer');
    } finally {
      if (this.stands(errand)) this.errands.delete(errandKey(match, seat));
      // Whatever it is asked next, or again.
      if (refused) this.wakeLater(match);
      else void this.wake(match);
    }
  }

  private async think(errand: Errand, seen: Seen): Promise<string> {
    const { key, took } = await this.threads.think(errand.match, seen, errand.signals);
    this.queue.thought(errand, took);
    this.metrics.thought(took);
    return key;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const errand of this.errands.values()) hurry(errand.signals);
    await this.threads.close();
  }
}

/** What a bot must answer. */
function questionFor({ match }: Table, seat: Seat) {
  return match && botAsked(match, (each) => each === seat) >= 0 ? questionsOf(match, seat)[0] : undefined;
}

function sightFor(table: Table, seat: Seat, question: string): Seen | undefined {
  const asked = questionFor(table, seat);
  const level = table.seats[seat]?.level;
  if (!table.match || asked?.id !== question || level === undefined || level === null) return undefined;
  const sight = sightOf(table.match.world, seat, quick(randomInt(0x7fff_ffff)));
  return { game: table.game.id, level, sight, safe: asked.safe ?? asked.options[0]?.key ?? '' };
}

/** The messenger: takes what is due, calls people, and tries again with patience where that does not work. */
import { createHmac } from 'node:crypto';
import { LANGUAGES } from '@taverne/engine';
import { z } from 'zod';
import type { Limits } from '../../limits.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Signer } from '../../secrets.ts';
import { type Job, Jobs } from '../../storage/jobs.ts';
import type { Sql } from '../../storage/sql.ts';
import { addMishap } from '../house/mishaps.ts';
import { INVITED, invitedBody, stillInvited } from './invited.ts';
import type { PostOffice } from './mail.ts';
import { post } from './outside.ts';
import { authorization, encrypted, type HouseKey } from './push.ts';
import { CALL, callBody, callFor, stillWaiting, TURN } from './turns.ts';
import { type Channel, channelsOf, dropChannel, type Target } from './wishes.ts';
import { callLetter, callWords, pathTo, type Waiting } from './words.ts';

export interface MessengerParts {
  readonly sql: Sql;
  readonly log: Log;
  readonly now: () => number;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly signer: Signer;
  readonly key: HouseKey;
  readonly mail: PostOffice | undefined;
  /** Where the page is. */
  readonly home: () => URL;
  /** Private addresses may be called, too. */
  readonly anywhere: boolean;
  readonly nameOf: (game: string) => string;
}

/** `gone`: nobody is there any more. `refused`: not this one, and not later. */
type Delivered = 'sent' | 'gone' | 'refused';

/** What a call is about. Nothing: there is nothing to tell any more. */
interface About {
  readonly id: string;
  readonly channel: string;
  readonly waiting: readonly Waiting[] | undefined;
}

const LEASE = 60_000;
const AT_ONCE = 50;
const MINUTE = 60_000;
/** After so many tries, which is about a day, a call is given up. */
const MOST_TRIES = 11;
const DAY = 24 * 3600;

const personRow = z.object({ name: z.string(), language: z.enum(LANGUAGES).nullable() });
const seatRow = z.object({ match: z.string(), game: z.string(), guest: z.string().nullable(), name: z.string().nullable() });

/** What a webhook is signed with: shown once, worked out again whenever it is wanted, and kept nowhere. */
export const hookSecret = (signer: Signer, person: string, channel: string): string =>
  signer.sign('hook', `${person} ${channel}`);

export class Messenger {
  private readonly parts: MessengerParts;
  private readonly jobs: Jobs;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private isBusy = false;

  constructor(parts: MessengerParts) {
    this.parts = parts;
    this.jobs = new Jobs(parts.sql);
    this.timer = setInterval(() => this.look(), parts.limits.callEvery).unref();
  }

  /** Looks for what is due, unless it is at it. */
  look(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.round = this.work()
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'calling people broke'))
      .finally(() => {
        this.isBusy = false;
      });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
    await this.parts.mail?.close();
  }

  private async work(): Promise<void> {
    const { sql, now } = this.parts;
    const due = (kind: string) => this.jobs.take({ kind, now: now(), lease: LEASE, most: AT_ONCE });
    for (const person of new Set((await due(TURN)).map(({ owner }) => owner))) await callFor(sql, person, now());
    for (const job of [...(await due(CALL)), ...(await due(INVITED))]) await this.call(job);
  }

  private async call(job: Job): Promise<void> {
    const { sql, now, log, metrics } = this.parts;
    const { id, channel: where, waiting } = await this.about(job);
    const channel = (await channelsOf(sql, job.owner)).find((each) => each.id === where && each.isProven);
    if (!channel || !waiting) return void (await this.jobs.done(job));
    try {
      const delivered = await this.deliver(channel, id, waiting);
      metrics.called(channel.target.kind, delivered);
      if (delivered === 'gone') await dropChannel(sql, channel.person, channel.id);
      if (delivered !== 'sent') {
        log.warn({ channel: channel.target.kind, delivered }, 'a call was not taken');
        await addMishap(sql, channel.target.kind, delivered, now());
      }
      await this.jobs.done(job);
    } catch (error) {
      metrics.called(channel.target.kind, 'failed');
      log.warn({ channel: channel.target.kind, tries: job.tries, err: error }, 'a call failed');
      await addMishap(sql, channel.target.kind, error instanceof Error ? error.message : String(error), now());
      if (job.tries >= MOST_TRIES) await this.jobs.done(job);
      else await this.jobs.later(job, now() + MINUTE * 2 ** (job.tries - 1));
    }
  }

  /** Where somebody is to be told what. Whoever has answered meanwhile need not be told; a call about no match is a trial. */
  private async about({ kind, owner, body }: Job): Promise<About> {
    const { sql, nameOf } = this.parts;
    if (kind === INVITED) {
      const { match, ...rest } = invitedBody.parse(JSON.parse(body));
      const invited = await stillInvited(sql, owner, match, nameOf);
      return { ...rest, waiting: invited && [invited] };
    }
    const { matches, ...rest } = callBody.parse(JSON.parse(body));
    const still = await stillWaiting(sql, owner, matches);
    return { ...rest, waiting: matches.length > 0 && still.length === 0 ? undefined : await this.told(owner, still) };
  }

  private async told(person: string, matches: readonly string[]): Promise<readonly Waiting[]> {
    const { sql, nameOf } = this.parts;
    const told: Waiting[] = [];
    for (const match of matches) {
      const rows = await sql.all(
        `SELECT seats.match, matches.game, seats.guest, seats.name FROM seats JOIN matches ON matches.id = seats.match
          WHERE seats.match = $1 ORDER BY seats.seat`,
        [match],
      );
      const seats = rows.map((row) => seatRow.parse(row));
      const others = seats.flatMap(({ guest, name }) => (guest === person || name === null ? [] : [name]));
      told.push({ match, game: nameOf(seats[0]?.game ?? ''), others });
    }
    return told;
  }

  private async deliver({ person, id: channel, target }: Channel, id: string, waiting: readonly Waiting[]): Promise<Delivered> {
    const [row] = await this.parts.sql.all('SELECT name, language FROM guests WHERE id = $1', [person]);
    if (!row) return 'gone';
    const { name, language } = personRow.parse(row);
    switch (target.kind) {
      case 'push':
        return this.push(target, id, waiting, language ?? 'en');
      case 'hook':
        return this.hook(target, { person, channel, id }, waiting);
      case 'mail':
        return this.letter(target, { name, id, language: language ?? 'en' }, waiting);
    }
  }

  private pathOf(waiting: readonly Waiting[]): string {
    const [first, ...more] = waiting;
    return first && more.length === 0 ? pathTo(first) : '/';
  }

  private async push(
    target: Extract<Target, { kind: 'push' }>,
    id: string,
    waiting: readonly Waiting[],
    language: 'en' | 'fr',
  ): Promise<Delivered> {
    const { key, home, now, anywhere } = this.parts;
    const url = new URL(target.endpoint);
    const message = { ...callWords(language, waiting), path: this.pathOf(waiting), count: waiting.length, id };
    const body = encrypted(Buffer.from(JSON.stringify(message)), target);
    const status = await post({
      url,
      anywhere,
      body,
      headers: {
        authorization: authorization(key, url, home().href, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(DAY),
        urgency: 'normal',
        // Of several that wait at the push service only the latest is delivered.
        topic: aboutWhat(waiting),
      },
    });
    if (status === 404 || status === 410) return 'gone';
    return verdict(status);
  }

  private async hook(
    { url }: Extract<Target, { kind: 'hook' }>,
    { person, channel, id }: { readonly person: string; readonly channel: string; readonly id: string },
    waiting: readonly Waiting[],
  ): Promise<Delivered> {
    const { home, now, signer, anywhere } = this.parts;
    const matches = waiting.map((each) => ({ ...each, url: new URL(pathTo(each), home()).href }));
    const text = JSON.stringify({ taverne: aboutWhat(waiting), id, matches });
    const at = String(Math.floor(now() / 1000));
    const signature = createHmac('sha256', hookSecret(signer, person, channel))
      .update(`${at}.${text}`)
      .digest('hex');
    const headers = { 'content-type': 'application/json', 'taverne-signature': `t=${at},v1=${signature}`, 'taverne-id': id };
    return verdict(await post({ url: new URL(url), anywhere, headers, body: Buffer.from(text) }));
  }

  private async letter(
    { address }: Extract<Target, { kind: 'mail' }>,
    { name, id, language }: { readonly name: string; readonly id: string; readonly language: 'en' | 'fr' },
    waiting: readonly Waiting[],
  ): Promise<Delivered> {
    const { mail, home } = this.parts;
    if (!mail) return 'refused';
    const { title, body } = callLetter(language, name, waiting, home());
    const headers = { 'List-Unsubscribe': `<${new URL('/you', home()).href}>` };
    return mail.send({ id, to: { name, address }, subject: title, text: body, headers });
  }
}

/** A turn, or an invitation. */
const aboutWhat = ([first]: readonly Waiting[]): string => (first?.host === undefined ? 'turn' : INVITED);

/** Too many and all that is the other side's fault is tried again. */
function verdict(status: number): Delivered {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429 || status >= 500) throw new Error(`the other side says ${status}`);
  return 'refused';
}

/** One socket: reads messages, holds them against schema and limits, and sees that none goes unanswered. */
import type { Duplex } from 'node:stream';
import { type ClientMessage, clientMessage, LONGEST, PROTOCOL, type TroubleReport } from '@taverne/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Visitor } from '../guests.ts';
import type { Limits } from '../limits.ts';
import { woe } from '../matches/trouble.ts';
import type { Metrics } from '../metrics.ts';
import type { Payer } from '../rates.ts';
import type { Desk } from './desk.ts';
import { writeText } from './frame.ts';
import { glance } from './glancing.ts';
import { type Client, send } from './hub.ts';
import { request } from './requests.ts';
import { textOf } from './text.ts';
import { watch } from './watching.ts';

/** Close codes of RFC 6455. */
const POLICY = 1008;
/** "Come again": as when a server restarts. */
const RESTART = 1012;

/** Who is at the other end, and what is around it here. */
export interface Around {
  readonly guest: Visitor | undefined;
  readonly payer: Payer;
  readonly desk: Desk;
  readonly metrics: Metrics;
  /** Called when the connection is lost. */
  readonly door: { forget(connection: Connection): void };
  /** Where it comes from, as the door counts. */
  readonly net: string;
}

/**
 * Whose a socket is. There are thousands, so all of them have the same listeners, which look here; closures of each one's own would
 * take more room than all else that we keep of it.
 */
const CONNECTIONS = new WeakMap<WebSocket, Connection>();

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  CONNECTIONS.get(this)?.hear(data, isBinary);
}
function onPong(this: WebSocket): void {
  CONNECTIONS.get(this)?.showsLife();
}
function onError(this: WebSocket): void {
  this.terminate();
}
function onClose(this: WebSocket): void {
  CONNECTIONS.get(this)?.gone();
}

export class Connection implements Client {
  readonly guest: Visitor | undefined;
  readonly payer: Payer;
  private alive = true;
  private readonly socket: WebSocket;
  /** What the socket itself writes to. Without compression every frame is written at once, so ours may come between its own. */
  private readonly stream: Duplex;
  private readonly desk: Desk;
  private readonly limits: Limits;
  private readonly metrics: Metrics;
  private readonly door: Around['door'];
  readonly net: string;
  /** Runs until hello is said. */
  private tooQuiet: NodeJS.Timeout | undefined;
  /** Few, so a list will do. */
  private watched: readonly string[] = [];
  private greeted = false;
  private offences = 0;
  /** It went too far: nothing it says is heard any more. */
  private shut = false;

  constructor(socket: WebSocket, stream: Duplex, { guest, payer, desk, metrics, door, net }: Around) {
    this.socket = socket;
    this.stream = stream;
    this.guest = guest;
    this.payer = payer;
    this.desk = desk;
    this.metrics = metrics;
    this.door = door;
    this.net = net;
    this.limits = desk.house.parts.limits;
    desk.hub.enter(this);
    this.tooQuiet = setTimeout(() => this.greeted || socket.close(POLICY, 'say hello first'), this.limits.hello).unref();
    CONNECTIONS.set(socket, this);
    socket.on('message', onMessage).on('pong', onPong).on('error', onError).on('close', onClose);
  }

  isHere(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  sendText(text: string): void {
    const { socket, stream } = this;
    if (!this.isHere()) return;
    // Somebody who does not read must not fill our memory. One message may be as long as it is.
    if (stream.writableLength > this.limits.unread) socket.terminate();
    else writeText(stream, text);
  }

  sendElsewhere(): void {
    this.socket.close(RESTART, 'newer rules');
  }

  /** Kept when it has read what it was sent, or has gone. */
  async hasRead(): Promise<void> {
    const { stream } = this;
    while (this.isHere() && stream.writableNeedDrain) {
      await new Promise<void>((resolve) => {
        const done = (): void => {
          stream.off('drain', done).off('close', done);
          resolve();
        };
        stream.on('drain', done).on('close', done);
      });
    }
  }

  /** Asks for a sign of life, or ends what gave none since the last time. */
  beat(): void {
    if (this.alive) this.socket.ping();
    else this.socket.terminate();
    this.alive = false;
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  end(): void {
    this.socket.terminate();
  }

  showsLife(): void {
    this.alive = true;
  }

  gone(): void {
    const { hub, teller } = this.desk;
    clearTimeout(this.tooQuiet);
    this.door.forget(this);
    for (const match of this.watched) hub.unwatch(match, this);
    hub.leave(this);
    for (const match of this.watched) {
      teller.tellPresence(match);
      if (hub.watchers(match).length > 0) teller.tellAbsence(match);
    }
  }

  hear(data: RawData, isBinary: boolean): void {
    if (this.shut) return;
    this.alive = true;
    // First of all: to read what somebody sends too much of would be what it wants.
    if (!this.payer.take('messages')) {
      this.offend(woe('too-many', 'too many messages; slow down'), glanced(data));
      return;
    }
    const message = isBinary ? woe('malformed', 'messages are text') : parse(data);
    if ('trouble' in message) this.offend(message, keyOf(data));
    else void this.answerSafely(message);
  }

  private async answerSafely(message: ClientMessage): Promise<void> {
    this.metrics.heard(message.type);
    const { log } = this.desk.house.parts;
    const began = performance.now();
    try {
      await this.answer(message);
      if (!log.isLevelEnabled('debug')) return;
      const { match, key: request } = keyOf(message);
      log.debug({ request, type: message.type, match, milliseconds: Math.round(performance.now() - began) }, 'answered');
    } catch (bug) {
      log.error({ err: bug, request: keyOf(message).key, type: message.type }, 'a message broke');
      this.refuse(woe('server-trouble', 'the server failed on that message'), keyOf(message));
    }
  }

  /** Refuses; and shuts the door on somebody who goes on all the same. */
  private offend(trouble: TroubleReport, about: About): void {
    this.refuse(trouble, about);
    if (++this.offences > this.limits.patience) this.shutOut(trouble.trouble);
  }

  /** Says goodbye and reads no more, so that what still comes stays with its sender; who does not go is cut off. */
  private shutOut(reason: string): void {
    this.shut = true;
    this.socket.close(POLICY, reason);
    this.socket.pause();
    setTimeout(() => this.socket.terminate(), this.limits.goodbye).unref();
  }

  private refuse(trouble: TroubleReport, about: About): void {
    this.metrics.refused(trouble.trouble);
    send(this, { type: 'refused', trouble, ...about });
  }

  private answer(message: ClientMessage): Promise<void> | void {
    const { hub } = this.desk;
    if (message.type === 'hello') return this.greet(message.protocol);
    if (!this.greeted) return this.offend(woe('wrong-protocol', 'say hello first'), keyOf(message));
    switch (message.type) {
      case 'ping':
        return send(this, { type: 'pong', key: message.key, now: this.desk.house.parts.now() });
      case 'lobby':
        if (message.on) hub.inLobby.add(this);
        else hub.inLobby.delete(this);
        return;
      case 'cup':
        if (message.cup === null) hub.atCup.delete(this);
        else hub.atCup.set(this, message.cup);
        return;
      case 'watch':
        return this.watch(message.match, () => watch(this.desk, this, message.match, message.from));
      case 'glance':
        if (!this.payer.take('glances')) return this.refuse(woe('too-many', 'not so fast'), keyOf(message));
        return this.watch(message.match, () => glance(this.desk, this, message.match));
      case 'unwatch':
        this.unwatch(message.match);
        hub.unwatch(message.match, this);
        return this.desk.teller.tellPresence(message.match);
      case 'chat':
        if (!this.payer.take('chat')) return this.refuse(woe('too-many', 'you talk too fast'), keyOf(message));
        break;
      default:
        break;
    }
    return request(this.desk, this, message);
  }

  private greet(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.refuse(woe('wrong-protocol', `this server speaks protocol ${PROTOCOL}, not ${protocol}: load the page again`), {});
      this.socket.close(POLICY, 'wrong-protocol');
      return;
    }
    this.greeted = true;
    clearTimeout(this.tooQuiet);
    this.tooQuiet = undefined;
    const { guest } = this;
    const you = guest ? { guest: guest.id, name: guest.name } : null;
    send(this, { type: 'welcome', protocol: PROTOCOL, you, now: this.desk.house.parts.now() });
  }

  private unwatch(match: string): void {
    this.watched = this.watched.filter((each) => each !== match);
  }

  private async watch(match: string, begin: () => Promise<TroubleReport | undefined>): Promise<void> {
    const isNew = !this.watched.includes(match);
    if (isNew && this.watched.length >= this.limits.watched) {
      return this.refuse(woe('too-many', `one connection may watch ${this.limits.watched} matches`), { match });
    }
    // As long as it must be: a list that is spread has room for more.
    if (isNew) this.watched = this.watched.concat(match);
    const trouble = await begin();
    if (trouble) {
      this.unwatch(match);
      this.refuse(trouble, { match });
    } else if (!this.isHere()) this.desk.hub.unwatch(match, this);
  }
}

interface About {
  readonly match?: string;
  readonly key?: string;
}

/** Whatever can be said about a message that is refused: so its sender knows which. */
function keyOf(message: unknown): About {
  if (Buffer.isBuffer(message)) {
    try {
      return keyOf(JSON.parse(message.toString()));
    } catch {
      return {};
    }
  }
  if (typeof message !== 'object' || message === null) return {};
  const [key, match] = ['key' in message && message.key, 'match' in message && message.match];
  return {
    ...(typeof key === 'string' && key.length <= LONGEST.key && { key }),
    ...(typeof match === 'string' && /^[\w-]{1,32}$/.test(match) && { match }),
  };
}

/** The key of a message that is not read, if it can be seen at a glance. */
function glanced(data: RawData): About {
  const [, key] = /"key":"([\w-]{1,64})"/.exec(textOf(data)) ?? [];
  return key === undefined ? {} : { key };
}

function parse(data: RawData): ClientMessage | TroubleReport {
  let raw: unknown;
  try {
    raw = JSON.parse(textOf(data));
  } catch {
    return woe('malformed', 'this is not JSON');
  }
  const parsed = clientMessage.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return woe('malformed', issue?.message ?? 'this is no message of the protocol', issue?.path.join('.'));
}

/**
 * The page's one connection, shared by every table it shows. It comes back by itself, says what it has, gets what it
 * lacks, and repeats what was not acknowledged; the server knows a repetition by its key.
 */
import type { ClientMessage, MatchRequest } from '@taverne/protocol';
import { PROTOCOL, SOCKET_PATH } from '@taverne/protocol/words';
import { type Heard, type HeardOf, hear } from './heard.ts';
import { ServerTime } from './server-time.ts';

type NewsOf = HeardOf<'news'>['of'];

export type LinkState = 'connecting' | 'online' | 'lost';

/** What a table listens to. */
export interface Listener {
  message(message: Heard): void;
  link(state: LinkState): void;
  /** What it says to be told of the match, with what it has of it. */
  asks(): ClientMessage;
}

type Settle = (reply: Heard) => void;

/** The longest pause between two attempts: after a restart of the server everybody is back within two seconds. */
const LONGEST_PAUSE = 1000;
const FIRST_PAUSE = 100;

export class Connection {
  private readonly address: string;
  private socket: WebSocket | undefined;
  private pause = FIRST_PAUSE;
  private state: LinkState = 'connecting';
  private readonly listeners = new Map<string, Listener>();
  private readonly outbox = new Map<string, { readonly message: MatchRequest; readonly settle: Settle }>();
  private lobby: (() => void) | undefined;
  private turned: (() => void) | undefined;
  /** Who wants to hear news, and whether the connection is kept open for them. */
  private readonly news = new Map<(of: NewsOf) => void, boolean>();
  /** The tournament that is looked at. */
  private cup: string | undefined;
  private readonly time = new ServerTime();
  /** What was sent to hear the server's clock, and when. */
  private asked: { readonly key: string | undefined; readonly at: number } | undefined;

  constructor(address: string) {
    this.address = address;
  }

  watch(match: string, listener: Listener): () => void {
    this.listeners.set(match, listener);
    listener.link(this.state);
    if (this.state === 'online') this.send(listener.asks());
    else this.connect();
    return () => {
      // Whoever came to the table meanwhile stays there.
      if (this.listeners.get(match) !== listener) return;
      this.listeners.delete(match);
      this.send({ type: 'unwatch', match });
      this.closeIfIdle();
    };
  }

  /** Tells when the open tables change. */
  watchLobby(changed: () => void): () => void {
    this.lobby = changed;
    if (this.state === 'online') this.send({ type: 'lobby', on: true });
    else this.connect();
    return () => {
      this.lobby = undefined;
      this.send({ type: 'lobby', on: false });
      this.closeIfIdle();
    };
  }

  /** Tells when it becomes one's turn at a table that is not watched. It needs no connection of its own. */
  onTurn(turned: () => void): void {
    this.turned = turned;
  }

  /** Tells when something about whoever sits here is new, or about the house. */
  onNews(heard: (of: NewsOf) => void, keepsOpen = false): () => void {
    this.news.set(heard, keepsOpen);
    if (keepsOpen && this.state !== 'online') this.connect();
    return () => {
      this.news.delete(heard);
      this.closeIfIdle();
    };
  }

  /** Tells when this tournament changes. */
  watchCup(cup: string, changed: () => void): () => void {
    this.cup = cup;
    this.send({ type: 'cup', cup });
    const stop = this.onNews((of) => of === 'cup' && changed(), true);
    return () => {
      this.cup = undefined;
      this.send({ type: 'cup', cup: null });
      stop();
    };
  }

  /** Sends until it is settled, across lost connections. */
  request(message: MatchRequest): Promise<Heard> {
    return new Promise((settle) => {
      this.outbox.set(message.key, { message, settle });
      if (!this.send(message)) this.connect();
    });
  }

  /** When it was so late by the server's clock, as performance.now has it; `received`: when this page heard of it. */
  momentOf(now: number, received: number): number {
    if (!this.asked && this.time.isOld(received)) {
      const key = crypto.randomUUID();
      this.asked = { key, at: performance.now() };
      this.send({ type: 'ping', key });
    }
    return this.time.momentOf(now, received);
  }

  /** A guest's cookie is read when the socket opens: after getting one, open anew. */
  renew(): void {
    this.socket?.close();
    if (!this.socket) this.connect();
  }

  private connect(): void {
    if (this.socket) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.asked = { key: undefined, at: performance.now() };
      this.send({ type: 'hello', protocol: PROTOCOL });
    };
    socket.onmessage = ({ data }) => {
      const heard = hear(String(data));
      if (heard) this.receive(heard);
    };
    socket.onclose = () => {
      this.socket = undefined;
      this.setState('lost');
      if (this.isIdle()) return;
      setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  private receive(message: Heard): void {
    if (message.type === 'pong' || message.type === 'welcome') this.hearTime(message);
    if (message.type === 'welcome') {
      this.pause = FIRST_PAUSE;
      this.setState('online');
      for (const listener of this.listeners.values()) this.send(listener.asks());
      for (const { message: unsettled } of this.outbox.values()) this.send(unsettled);
      if (this.lobby) this.send({ type: 'lobby', on: true });
      if (this.cup) this.send({ type: 'cup', cup: this.cup });
      return;
    }
    if (message.type === 'turn') this.turned?.();
    if (message.type === 'news') for (const heard of this.news.keys()) heard(message.of);
    // My turn at another table changes the list of my matches, too; and what is new for me stands beside them.
    if (message.type === 'lobby' || message.type === 'turn' || message.type === 'news') this.lobby?.();
    if ('match' in message && message.match !== undefined) this.listeners.get(message.match)?.message(message);
    this.settle(message);
  }

  private hearTime(message: HeardOf<'pong' | 'welcome'>): void {
    const key = message.type === 'pong' ? message.key : undefined;
    if (!this.asked || this.asked.key !== key) return;
    this.time.heard(this.asked.at, message.now, performance.now());
    this.asked = undefined;
  }

  private settle(message: Heard): void {
    const key = 'accepted' in message ? message.accepted : 'key' in message ? message.key : undefined;
    if (key === undefined) return;
    this.outbox.get(key)?.settle(message);
    this.outbox.delete(key);
  }

  private setState(state: LinkState): void {
    this.state = state;
    for (const listener of this.listeners.values()) listener.link(state);
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private isIdle(): boolean {
    return this.listeners.size === 0 && this.outbox.size === 0 && !this.lobby && ![...this.news.values()].includes(true);
  }

  private closeIfIdle(): void {
    if (this.isIdle()) this.socket?.close();
  }
}

let shared: Connection | undefined;

/** The connection of this page. */
export function connection(): Connection {
  shared ??= new Connection(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET_PATH}`);
  return shared;
}

/** A client for tests and tools: a guest with a cookie, a socket, and a memory of everything it was told. */
import { randomUUID } from 'node:crypto';
import {
  API_PATH,
  type ClientMessage,
  type CreateMatch,
  created,
  joined,
  PROTOCOL,
  type ServerMessage,
  type ServerMessageOf,
  SOCKET_PATH,
  type StateMessage,
  serverMessage,
  type TableMessage,
  type ToldShown,
  withMarks,
} from '@taverne/protocol';
import WebSocket from 'ws';
import { textOf } from '../../src/sockets/text.ts';
import type { Part } from './returns.ts';

/** `Omit` for each member of a union. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Keyed = Without<Extract<ClientMessage, { match: string; key: string }>, 'key'>;
export type Reply = ServerMessage;

const PATIENCE = 10_000;

class HttpTrouble extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`HTTP ${status}: ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

/** Somebody who waits for a message on a socket. */
interface Waiter {
  readonly socket: WebSocket | undefined;
  hear(message: ServerMessage): void;
  lost(): void;
}

export class Client {
  readonly base: string;
  cookie: string | undefined;
  /** Of a program: then no cookie is kept. */
  token: string | undefined;
  socket: WebSocket | undefined;
  /** Everything that came over the socket, as text. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly states = new Map<string, StateMessage>();
  readonly tables = new Map<string, TableMessage>();
  /** What this client knows to have happened, put together from what it was told. */
  readonly logs = new Map<string, ToldShown[]>();
  private readonly from: Record<string, string>;
  private readonly waiting = new Set<Waiter>();

  /** `address`: where it says it comes from, for a server that believes a proxy. */
  constructor(base: string, address?: string) {
    this.base = base.replace(/\/$/, '');
    this.from = address === undefined ? {} : { 'x-forwarded-for': address };
  }

  /** What it shows at the door. */
  private papers(): Record<string, string> {
    if (this.token !== undefined) return { ...this.from, authorization: `Bearer ${this.token}` };
    return { ...this.from, ...(this.cookie !== undefined && { cookie: this.cookie }) };
  }

  // ── HTTP ──

  async http(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const reply = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.papers(),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie && this.token === undefined) this.cookie = cookie.split(';')[0];
    const text = await reply.text();
    const value: unknown = reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    if (!reply.ok) throw new HttpTrouble(reply.status, value);
    return value;
  }

  async named(name: string): Promise<this> {
    await this.http('PUT', `${API_PATH}/me`, { name });
    return this;
  }

  async create(wish: CreateMatch) {
    return created.parse(await this.http('POST', `${API_PATH}/matches`, wish));
  }

  async join(match: string, token?: string) {
    return joined.parse(await this.http('POST', `${API_PATH}/matches/${match}/join`, token === undefined ? {} : { token }));
  }

  // ── the socket ──

  /** `reached`: hears how far it got. */
  async connect(reached: (part: Part) => void = () => {}): Promise<this> {
    const socket = new WebSocket(`${this.base.replace(/^http/, 'ws')}${SOCKET_PATH}`, {
      headers: this.papers(),
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('message', (data) => this.hear(textOf(data)));
    // One for all who wait, however many they are.
    socket.on('close', () => {
      for (const waiter of this.waiting) if (waiter.socket === socket) waiter.lost();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    reached('socket');
    const welcome = this.next((message) => message.type === 'welcome' || message.type === 'refused');
    this.say({ type: 'hello', protocol: PROTOCOL });
    await welcome;
    reached('welcome');
    return this;
  }

  say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Whatever comes is held against its schema. */
  private hear(text: string): void {
    const message = this.whole(serverMessage.parse(JSON.parse(text)));
    this.texts.push(text);
    this.messages.push(message);
    if (message.type === 'state') {
      this.states.set(message.match, message);
      const log = message.older ? [] : (this.logs.get(message.match) ?? []);
      this.logs.set(message.match, [...log.filter(({ at }) => at < message.since), ...message.events]);
    }
    if (message.type === 'table') this.tables.set(message.match, message);
    for (const waiter of this.waiting) waiter.hear(message);
  }

  /** A state that tells only what changed of its view, with the rest of the view as it was. */
  private whole(message: ServerMessage): ServerMessage {
    if (message.type !== 'state' || message.changed === undefined) return message;
    const { changed, ...state } = message;
    return { ...state, view: withMarks(this.states.get(message.match)?.view, changed) };
  }

  /** The next message that fits. */
  next(fits: (message: ServerMessage) => boolean, patience = PATIENCE): Promise<ServerMessage> {
    return this.nextOf((message): message is ServerMessage => fits(message), patience);
  }

  private nextOf<M extends ServerMessage>(fits: (message: ServerMessage) => message is M, patience = PATIENCE): Promise<M> {
    const { socket } = this;
    // Nothing comes any more: whoever waited for it would wait for as long as its patience lasts.
    if (socket?.readyState === WebSocket.CLOSED) return Promise.reject(new Error('the socket is closed'));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => done(() => reject(new Error(`nothing came that fits ${String(fits)}`))), patience);
      const waiter: Waiter = {
        socket,
        hear: (message) => {
          if (fits(message)) done(() => resolve(message));
        },
        lost: () => done(() => reject(new Error('the socket closed'))),
      };
      const done = (end: () => void): void => {
        clearTimeout(late);
        this.waiting.delete(waiter);
        end();
      };
      this.waiting.add(waiter);
    });
  }

  async watch(match: string, from?: number, reached: (part: Part) => void = () => {}): Promise<TableMessage> {
    const said = this.next(
      (message) =>
        (message.type === 'table' || (message.type === 'refused' && message.key === undefined)) && message.match === match,
    );
    this.say({ type: 'watch', match, ...(from !== undefined && { from }) });
    const found = await said;
    if (found.type !== 'table') throw new Error(`not to be watched: ${JSON.stringify(found)}`);
    reached('table');
    // The state comes right behind; a ping behind both sees that it has.
    await this.ping();
    reached('state');
    return found;
  }

  async ping(): Promise<void> {
    const key = randomUUID();
    const pong = this.next((message) => message.type === 'pong' && message.key === key);
    this.say({ type: 'ping', key });
    await pong;
  }

  /** Sends a request and waits for what comes of it. */
  async ask(message: Keyed, key: string = randomUUID()): Promise<Reply> {
    const reply = this.next((each) => ('accepted' in each && each.accepted === key) || ('key' in each && each.key === key));
    this.say({ ...message, key });
    return reply;
  }

  /** Answers the first question it is asked with this option, or with `pick`'s choice. */
  answer(match: string, option?: string | ((keys: string[]) => string), key?: string): Promise<Reply> {
    const question = this.states.get(match)?.questions[0];
    if (!question) throw new Error('nothing is asked');
    const keys = question.options.map((each) => each.key);
    const picked = typeof option === 'function' ? option(keys) : (option ?? keys[0] ?? '');
    return this.ask({ type: 'answer', match, question: question.id, option: picked }, key);
  }

  close(): void {
    this.socket?.removeAllListeners('message');
    this.socket?.terminate();
  }
}

/** The reply of a request that was done. */
export function accepted(reply: Reply): reply is ServerMessageOf<'state' | 'accepted'> {
  return 'accepted' in reply;
}

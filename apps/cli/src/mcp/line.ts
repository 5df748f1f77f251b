/** The line to a server: requests over HTTP, one socket that is opened when it is wanted, and a memory of what it told. */
import { randomUUID } from 'node:crypto';
import type { Told } from '@taverne/engine';
import { tellPhrase } from '@taverne/engine/telling';
import {
  API_PATH,
  type ClientMessage,
  errorReply,
  PROTOCOL,
  type ServerMessage,
  SOCKET_PATH,
  type StateMessage,
  serverMessage,
  type TableMessage,
  type TroubleReport,
  withMarks,
} from '@taverne/protocol';
import type { z } from 'zod';
import { Complaint, failed } from '../complaint.ts';
import type { Desk } from '../desk.ts';

export interface Server {
  readonly url: URL;
  readonly token: string;
}

/** `Omit` for each member of a union. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Asking = Without<Extract<ClientMessage, { match: string; key: string }>, 'key'>;

export interface Watched {
  readonly table: TableMessage;
  readonly state: StateMessage | undefined;
  readonly events: readonly Told[];
}

const PATIENCE = 15_000;

export class Line {
  private readonly desk: Desk;
  private readonly server: Server;
  private socket: Promise<WebSocket | Complaint> | undefined;
  private readonly tables = new Map<string, TableMessage>();
  private readonly states = new Map<string, StateMessage>();
  private readonly events = new Map<string, readonly Told[]>();
  private readonly listeners = new Set<(message: ServerMessage | undefined) => void>();

  constructor(desk: Desk, server: Server) {
    this.desk = desk;
    this.server = server;
  }

  // ── HTTP ──

  async http<T extends z.ZodType>(schema: T, method: string, path: string, body?: object): Promise<z.output<T> | Complaint> {
    const headers = { authorization: `Bearer ${this.server.token}`, ...(body && { 'content-type': 'application/json' }) };
    try {
      const reply = await fetch(new URL(`${API_PATH}${path}`, this.server.url), {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const told: unknown = await reply.json();
      return reply.ok ? schema.parse(told) : this.complaint(errorReply.parse(told).trouble);
    } catch (error) {
      return this.lost(error);
    }
  }

  private complaint({ code, figures = {}, say }: TroubleReport): Complaint {
    return failed(code === undefined ? say : tellPhrase({ code, figures, say }, this.desk.say));
  }

  private lost(error: unknown): Complaint {
    return failed(this.desk.say('mcp.lost', { url: this.server.url.href, why: error instanceof Error ? error.message : '' }));
  }

  // ── the socket ──

  private async open(): Promise<WebSocket | Complaint> {
    this.socket ??= this.connect();
    const socket = await this.socket;
    if (socket instanceof Complaint) this.socket = undefined;
    return socket;
  }

  private connect(): Promise<WebSocket | Complaint> {
    const url = new URL(SOCKET_PATH, this.server.url);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url, ['taverne', `bearer.${this.server.token}`]);
    socket.addEventListener('message', ({ data }) => this.hear(String(data)));
    socket.addEventListener('close', () => this.forget());
    return new Promise((resolve) => {
      socket.addEventListener('error', () => resolve(this.lost(undefined)));
      socket.addEventListener('open', () => {
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage));
        resolve(socket);
      });
    });
  }

  /** Whoever comes again is told everything again. */
  private forget(): void {
    this.socket = undefined;
    for (const memory of [this.tables, this.states, this.events]) memory.clear();
    for (const hear of this.listeners) hear(undefined);
  }

  private hear(text: string): void {
    const message = serverMessage.parse(JSON.parse(text));
    if (message.type === 'table') this.tables.set(message.match, message);
    if (message.type === 'state') {
      const { changed, ...rest } = message;
      const view = changed ? withMarks(this.states.get(message.match)?.view, changed) : message.view;
      this.states.set(message.match, { ...rest, view });
      const before = message.older ? [] : (this.events.get(message.match) ?? []);
      this.events.set(message.match, [...before.filter(({ at }) => at < message.since), ...message.events]);
    }
    for (const hear of this.listeners) hear(message);
  }

  /** The first message that fits; undefined: the line was lost, or nothing came in time. */
  private next(fits: (message: ServerMessage) => boolean, patience = PATIENCE): Promise<ServerMessage | undefined> {
    return new Promise((resolve) => {
      const done = (message: ServerMessage | undefined): void => {
        clearTimeout(late);
        this.listeners.delete(hear);
        resolve(message);
      };
      const late = setTimeout(() => done(undefined), patience);
      const hear = (message: ServerMessage | undefined): void => {
        if (message === undefined || fits(message)) done(message);
      };
      this.listeners.add(hear);
    });
  }

  /** Sends a request and waits for what comes of it. */
  async ask(message: Asking): Promise<ServerMessage | Complaint> {
    const watched = await this.watch(message.match);
    const socket = await this.open();
    if (watched instanceof Complaint) return watched;
    if (socket instanceof Complaint) return socket;
    const key = randomUUID();
    const reply = this.next((each) => ('accepted' in each && each.accepted === key) || ('key' in each && each.key === key));
    socket.send(JSON.stringify({ ...message, key } satisfies ClientMessage));
    const came = await reply;
    if (!came) return this.lost(undefined);
    return came.type === 'refused' ? this.complaint(came.trouble) : came;
  }

  async watch(match: string): Promise<Watched | Complaint> {
    const socket = await this.open();
    if (socket instanceof Complaint) return socket;
    if (!this.tables.has(match)) {
      const first = this.next(
        (each) => (each.type === 'table' || (each.type === 'refused' && each.key === undefined)) && each.match === match,
      );
      socket.send(JSON.stringify({ type: 'watch', match } satisfies ClientMessage));
      const came = await first;
      if (came?.type === 'refused') return this.complaint(came.trouble);
      // A state comes right behind the table; a pong behind both says that they are here.
      const key = randomUUID();
      const told = this.next((each) => each.type === 'pong' && each.key === key);
      socket.send(JSON.stringify({ type: 'ping', key } satisfies ClientMessage));
      await told;
    }
    const table = this.tables.get(match);
    if (!table) return this.lost(undefined);
    return { table, state: this.states.get(match), events: this.events.get(match) ?? [] };
  }

  async untilAsked(match: string, patience: number): Promise<void> {
    const isTime = (): boolean => {
      const state = this.states.get(match);
      return state !== undefined && (state.questions.length > 0 || state.outcome !== undefined);
    };
    const watched = await this.watch(match);
    if (watched instanceof Complaint || isTime()) return;
    await this.next(isTime, patience);
  }

  close(): void {
    void this.socket?.then((socket) => socket instanceof Complaint || socket.close());
  }
}

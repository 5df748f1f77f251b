/** Where sockets come in. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST, SOCKET_PATH } from '@taverne/protocol';
import { WebSocketServer } from 'ws';
import { addressOf, netOf } from '../address.ts';
import type { Guests } from '../guests.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { SUBPROTOCOL, tokenAtSocket } from '../people/programs/at-the-door.ts';
import type { Programs } from '../people/programs/programs.ts';
import type { Purses } from '../rates.ts';
import { Connection } from './connection.ts';
import type { Desk } from './desk.ts';
import { fromOurPage } from './origin.ts';

/** "The server goes away": clients come back by themselves. */
const GOING_AWAY = 1001;
const GOODBYE = 500;
const PAUSE = 10;

export class Door {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST.message,
    // What we send is small and often secret beside what others chose to say: compression costs memory and may leak.
    perMessageDeflate: false,
    handleProtocols: (asked) => asked.has(SUBPROTOCOL) && SUBPROTOCOL,
  });
  private readonly connections = new Set<Connection>();
  private readonly perAddress = new Map<string, number>();
  private readonly limits: Limits;
  private readonly beats: NodeJS.Timeout;
  private closed = false;

  constructor(server: Server, around: Around) {
    this.limits = around.desk.house.parts.limits;
    this.beats = setInterval(() => this.beat(), this.limits.heartbeat).unref();
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', destroyed);
      this.knock(request, stream, head, around).catch(() => stream.destroy());
    });
  }

  get size(): number {
    return this.connections.size;
  }

  private async knock(request: IncomingMessage, stream: Duplex, head: Buffer, around: Around): Promise<void> {
    const { desk, guests, metrics, purses, behindProxy } = around;
    const address = addressOf(request, behindProxy);
    if (!purses.payer(address).take('upgrades')) return turnAway(stream, '429 Too Many Requests');
    const path = request.url?.split('?')[0];
    if (path !== SOCKET_PATH) return turnAway(stream, '404 Not Found');
    if (!fromOurPage(request.headers, around)) return turnAway(stream, '403 Forbidden');
    const net = netOf(address);
    const here = this.perAddress.get(net) ?? 0;
    const full = this.connections.size >= this.limits.sockets || here >= this.limits.socketsPerAddress;
    if (this.closed || full) return turnAway(stream, '503 Service Unavailable');
    const token = tokenAtSocket(request.headers);
    const known =
      token === undefined
        ? await guests.ofCookie(request.headers.cookie, desk.house.parts.now())
        : await around.programs.bearer(token);
    if (token !== undefined && !known) return turnAway(stream, '401 Unauthorized');
    // Whoever is suspended looks on like anybody else.
    const guest = known?.suspended === undefined ? known : undefined;
    if (guest && desk.hub.clientsOf(guest.id).length >= this.limits.socketsPerGuest) {
      return turnAway(stream, '429 Too Many Requests');
    }
    this.sockets.handleUpgrade(request, stream, head, (socket) => {
      const payer = purses.payer(address, guest?.id, guest?.program?.owner);
      // From here on the socket sees to that.
      stream.off('error', destroyed);
      this.connections.add(new Connection(socket, stream, { guest, payer, desk, metrics, door: this, net }));
      this.perAddress.set(net, (this.perAddress.get(net) ?? 0) + 1);
    });
  }

  forget(connection: Connection): void {
    const { net } = connection;
    this.connections.delete(connection);
    const left = (this.perAddress.get(net) ?? 1) - 1;
    if (left > 0) this.perAddress.set(net, left);
    else this.perAddress.delete(net);
  }

  private beat(): void {
    for (const connection of this.connections) connection.beat();
  }

  /** Tells everybody to come back later; who does not say goodbye in time is cut off. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.beats);
    for (const connection of this.connections) connection.close(GOING_AWAY, 'the server restarts');
    for (let waited = 0; this.connections.size > 0 && waited < GOODBYE; waited += PAUSE) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    for (const connection of this.connections) connection.end();
  }
}

export interface Around {
  readonly desk: Desk;
  readonly guests: Guests;
  readonly programs: Programs;
  readonly metrics: Metrics;
  readonly purses: Purses;
  readonly publicUrl: URL | undefined;
  readonly behindProxy: boolean;
}

function destroyed(this: Duplex): void {
  this.destroy();
}

function turnAway(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
}

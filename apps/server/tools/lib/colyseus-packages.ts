/** Colyseus as it is installed in some folder; and of it what is used here. */
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

interface Client {
  readonly sessionId: string;
  send(type: string, message: object): void;
}

declare class AnyRoom {
  maxClients: number;
  patchRate: number | null;
  readonly clients: readonly Client[];
  onMessage(type: string, hear: (client: Client, message: unknown) => void): void;
}

declare class AnyServer {
  constructor(options: { readonly transport: object; readonly greet: boolean });
  define(name: string, room: typeof AnyRoom): { filterBy(options: readonly string[]): void };
  listen(port: number, hostname: string): Promise<void>;
}

interface Core {
  readonly Server: typeof AnyServer;
  readonly Room: typeof AnyRoom;
}

interface Transport {
  readonly WebSocketTransport: new (options: { readonly server: HttpServer }) => object;
}

/** What messages are packed with. */
interface Packing {
  readonly Packr: new (options: {
    readonly useRecords: boolean;
  }) => {
    pack(message: unknown): Buffer;
    unpack(bytes: Uint8Array): unknown;
  };
}

const has = (module: unknown, ...names: readonly string[]): boolean =>
  typeof module === 'object' && module !== null && names.every((name) => name in module);
const isCore = (module: unknown): module is Core => has(module, 'Server', 'Room');
const isTransport = (module: unknown): module is Transport => has(module, 'WebSocketTransport');
const isPacking = (module: unknown): module is Packing => has(module, 'Packr');

function load(folder: string, name: string): unknown {
  const module: unknown = createRequire(join(resolve(folder), 'index.js'))(name);
  return module;
}

export function colyseusIn(folder: string): Core & Transport {
  const [core, transport] = [load(folder, '@colyseus/core'), load(folder, '@colyseus/ws-transport')];
  if (!isCore(core) || !isTransport(transport)) throw new Error(`there is no Colyseus 0.17 in ${folder}`);
  return { Server: core.Server, Room: core.Room, WebSocketTransport: transport.WebSocketTransport };
}

export function colyseusPacking(folder: string): Packing {
  const packing = load(folder, '@colyseus/msgpackr');
  if (!isPacking(packing)) throw new Error(`there is no Colyseus 0.17 in ${folder}`);
  return packing;
}

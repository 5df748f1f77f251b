/** Puts the server together, and takes it apart again without losing anything. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Thinker } from './bots/thinker.ts';
import { type Folder, takeFolder } from './folder.ts';
import { Guests } from './guests.ts';
import { openApp } from './http/app.ts';
import { LIMITS, type Limits } from './limits.ts';
import { openLog } from './log.ts';
import { Archive } from './matches/archive.ts';
import { House } from './matches/house.ts';
import { Makers } from './matches/make.ts';
import { putDown } from './matches/versions.ts';
import { Metrics } from './metrics.ts';
import { Accounts } from './people/accounts.ts';
import { CallDesk } from './people/calls/desk.ts';
import { PostOffice } from './people/calls/mail.ts';
import { Messenger } from './people/calls/messenger.ts';
import { houseKey } from './people/calls/push.ts';
import { callRoutes } from './people/calls/routes.ts';
import { turnsCalled } from './people/calls/turns.ts';
import { relyingParty } from './people/passkeys.ts';
import { Purses } from './rates.ts';
import { loadGames } from './registry.ts';
import { Signer, serverSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import { Slices } from './slices.ts';
import { Door } from './sockets/door.ts';
import { Hub } from './sockets/hub.ts';
import { Teller } from './sockets/teller.ts';
import { Committer } from './storage/committer.ts';
import { DATABASE } from './storage/opening.ts';
import { openSqlite } from './storage/sqlite.ts';
import { Sweeper } from './sweeper.ts';
import { Time } from './time.ts';
import { Timekeeper } from './timekeeper.ts';

export interface Server {
  /** Where to open it. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** How long a server that closes may take to put its matches down for newer rules. */
const GOODBYE = 3000;

/** `limits`: some of them may be set otherwise, for tests and for measuring. */
export async function startServer(settings: Settings, limits: Partial<Limits> = {}): Promise<Server> {
  const all: Limits = { ...LIMITS, ...limits };
  const folder = takeFolder(settings.data);
  try {
    return await startIn(settings, all, folder);
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function startIn(settings: Settings, all: Limits, folder: Folder): Promise<Server> {
  const log = openLog(settings.log);
  const time = new Time();
  const { now } = time;
  const secret = serverSecret(settings.data, settings.secret);
  const signer = new Signer(secret);
  const registry = await loadGames(settings.games);
  const slices = new Slices();
  const storage = openSqlite(join(settings.data, DATABASE), slices);
  const metrics = new Metrics();
  const committer = new Committer(storage, (changes, milliseconds) => metrics.committed(changes, milliseconds));

  const hub = new Hub(all.absence);
  const isWatched = (id: string): boolean => hub.watchers(id).length > 0;
  const house = new House({ storage, committer, registry, limits: all, log, now, slices, isWatched });
  const archive = new Archive({ storage, registry, limits: all, slices });
  const teller = new Teller(house, hub, signer);
  const timekeeper = new Timekeeper(house, time);
  const makers = new Makers(house, signer);
  const accounts = new Accounts({ sql: storage.sql, now, party: () => relyingParty(settings, listeningAt(app, settings)) });
  const guests = new Guests({ storage, accounts, signer, secure: settings.url?.protocol === 'https:' });

  const purses = new Purses(all);
  const thinker = new Thinker({ house, hub, purses, games: settings.games, metrics });
  const home = (): URL => settings.url ?? new URL(`http://localhost:${listeningAt(app, settings)}/`);
  const { smtp, mailFrom } = settings;
  const calls = {
    sql: storage.sql,
    log,
    now,
    limits: all,
    metrics,
    signer,
    key: houseKey(secret),
    mail: smtp !== undefined && mailFrom !== undefined ? new PostOffice(smtp, mailFrom) : undefined,
    home,
    anywhere: settings.callsAnywhere,
    nameOf: (game: string) => registry.get(game)?.name ?? game,
  };
  house.onWriting((table, was) => turnsCalled(table, was, now()));
  const messenger = new Messenger(calls);
  const context = { house, hub, teller, makers, archive, accounts, guests, signer, purses, examining: 0 };
  const { page, url: publicUrl, behindProxy, metricsToken } = settings;
  const app = await openApp(context, metrics, { page, publicUrl, behindProxy, metricsToken }, all.requestTimeout);
  const door = new Door(app.server, {
    desk: { house, hub, teller, makers, archive },
    guests,
    metrics,
    purses,
    publicUrl,
    behindProxy,
  });
  callRoutes(app, context, new CallDesk(calls), messenger);
  app.addHook('preClose', async () => door.close());
  metrics.measure({ sockets: () => door.size, tables: () => house.loaded, thinking: () => thinker.size });

  await timekeeper.start();
  const snapshots = setInterval(() => void putDown(house).catch(() => {}), all.snapshots).unref();
  const sweeper = new Sweeper(house, hub, settings.keep, metrics);
  sweeper.start();
  await listen(app, settings);
  thinker.resume().catch((error: unknown) => log.error({ err: error }, 'bots could not resume'));
  const port = listeningAt(app, settings);
  log.info({ port, games: [...registry.keys()] }, 'open');

  const close = async (): Promise<void> => {
    timekeeper.close();
    clearInterval(snapshots);
    sweeper.close();
    await app.close();
    await messenger.close();
    await thinker.close();
    await house.quiet();
    const late = now() + GOODBYE;
    await putDown(house, () => now() > late);
    await committer.drained();
    await storage.close();
    folder.release();
    log.info('closed');
  };
  let closing: Promise<void> | undefined;
  return {
    port,
    url: settings.url?.href ?? `http://localhost:${port}/`,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function listeningAt(app: FastifyInstance, { port }: Settings): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** On every interface unless one is named; a machine without IPv6 has only the older kind. */
async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const noIpv6 =
      error instanceof Error && 'code' in error && (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL');
    if (host !== undefined || !noIpv6) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

/** Puts the server together, and takes it apart again without losing anything. */
import type { FastifyInstance } from 'fastify';
import { Thinker } from './bots/thinker.ts';
import { Company } from './company/company.ts';
import { CupOffice } from './cups/office.ts';
import { cupRoutes } from './cups/routes.ts';
import { cupWoken, Steward } from './cups/steward.ts';
import { Guests } from './guests.ts';
import { openApp } from './http/app.ts';
import { Health } from './http/health.ts';
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
import { Friends } from './people/friends/friends.ts';
import { Herald } from './people/friends/herald.ts';
import { Invitations, invitationsEnded } from './people/friends/invitations.ts';
import { friendRoutes } from './people/friends/routes.ts';
import { Holidays } from './people/holidays/holidays.ts';
import { holidayRoutes } from './people/holidays/routes.ts';
import { Guard } from './people/house/guard.ts';
import { Keepers } from './people/house/keepers.ts';
import { houseRoutes } from './people/house/routes.ts';
import { Chronicler } from './people/mementos/chronicler.ts';
import { relyingParty } from './people/passkeys.ts';
import { Programs } from './people/programs/programs.ts';
import { Pairing } from './people/rated/pairing.ts';
import { endSettled, Referee } from './people/rated/referee.ts';
import { ratedRoutes } from './people/rated/routes.ts';
import { Purses } from './rates.ts';
import { loadGames } from './registry.ts';
import { Signer } from './secrets.ts';
import type { Settings } from './settings.ts';
import { Slices } from './slices.ts';
import { Door } from './sockets/door.ts';
import { Hub } from './sockets/hub.ts';
import { Teller } from './sockets/teller.ts';
import { Chore } from './storage/chore.ts';
import { Committer } from './storage/committer.ts';
import { openStore, type Store } from './store.ts';
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
  const slices = new Slices();
  const store = await openStore(settings, slices);
  try {
    return await startIn(settings, all, store, slices);
  } catch (error) {
    await store.release();
    throw error;
  }
}

async function startIn(settings: Settings, all: Limits, store: Store, slices: Slices): Promise<Server> {
  const { storage, secret, shared } = store;
  const log = openLog(settings.log, shared?.process);
  const time = new Time();
  const { now } = time;
  const signer = new Signer(secret);
  const registry = await loadGames(settings.games);
  const metrics = new Metrics();
  const committer = new Committer(storage, (changes, milliseconds, behind) => metrics.committed(changes, milliseconds, behind));

  const hub = new Hub(all.absence, shared ? now : undefined);
  const company = shared && new Company({ storage: shared, hub, time, log, outage: all.outage });
  const isWatched = (id: string): boolean => hub.isWatched(id);
  const isTold = company?.isTold;
  const house = new House({ storage, committer, registry, limits: all, log, now, slices, isWatched, isTold });
  const archive = new Archive({ storage, registry, limits: all, slices });
  const teller = new Teller(house, hub, signer);
  teller.abroad = company;
  house.onLost((id) => {
    for (const { client } of hub.watchers(id)) client.sendElsewhere();
  });
  const inCompany = company !== undefined;
  const timekeeper = new Timekeeper(house, time, inCompany);
  const herald = new Herald(storage.sql, hub, company);
  const friends = new Friends({ sql: storage.sql, now, herald });
  const invitations = new Invitations({ house, herald, called: () => messenger.look() });
  const makers = new Makers(house, signer, invitations);
  const accounts = new Accounts({ sql: storage.sql, now, party: () => relyingParty(settings, listeningAt(app, settings)) });
  const guests = new Guests({ storage, accounts, signer, secure: settings.url?.protocol === 'https:' });

  const programs = new Programs(storage.sql, now);

  const purses = new Purses(all);
  const thinker = new Thinker({ house, hub, purses, games: settings.games, metrics, inCompany });
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
  house.onWriting((table, was) => endSettled(table, was, now()));
  house.onWriting((table, was) => cupWoken(table, was, now()));
  house.onWriting(invitationsEnded);
  const messenger = new Messenger(calls);
  const referee = new Referee(house);
  const chronicler = new Chronicler(house);
  const steward = new Steward({
    house,
    makers,
    isPresent: (match, person) => hub.isPresent(match, person),
    told: (cup) => herald.tellCup(cup),
  });
  const holidays = new Holidays(house);
  const guard = new Guard({ sql: storage.sql, hub, log, now, every: all.guardEvery });
  const people = { accounts, programs, guests, friends, herald, guard };
  const context = { house, hub, teller, makers, archive, ...people, signer, purses, examining: 0 };
  const { page, url: publicUrl, behindProxy, metricsToken } = settings;
  const health = new Health(house.parts);
  const app = await openApp(context, { metrics, health }, { page, publicUrl, behindProxy, metricsToken }, all.requestTimeout);
  const door = new Door(app.server, {
    desk: { house, hub, teller, makers, archive, attend: company?.attend, heed: herald.heed },
    guests,
    programs,
    metrics,
    purses,
    publicUrl,
    behindProxy,
  });
  friendRoutes(app, context, invitations);
  const processes = (): number => company?.size ?? 1;
  houseRoutes(app, context, {
    keepers: new Keepers(storage.sql, settings.keepers),
    state: { sql: storage.sql, metrics, health, processes, began: now() },
  });
  callRoutes(app, context, new CallDesk(calls), messenger);
  holidayRoutes(app, context, holidays);
  ratedRoutes(app, context, new Pairing({ house, makers, signer, purses }));
  cupRoutes(app, context, new CupOffice(house, makers), steward);
  app.addHook('preClose', async () => door.close());
  metrics.measure({
    sockets: () => door.size,
    tables: () => house.loaded,
    thinking: () => thinker.size,
    processes,
    heard: () => company?.heard ?? 0,
  });

  const away = await company?.start({
    changed: (match) => void house.hear(match),
    stirred: (match) => {
      teller.tellPresence(match);
      // Whoever left there may be missed here.
      teller.tellAbsence(match);
    },
    lobby: () => teller.tellLobby(),
    forget: () => house.forget(),
    nudge: (guest, match, game) => teller.nudge(guest, match, game),
    person: (person) =>
      void herald.heard(person).catch((error: unknown) => log.warn({ err: error }, 'somebody could not be told')),
    house: () => herald.heardOfHouse(),
    cup: (cup) => herald.heardOfCup(cup),
    think: (matches) => void thinker.takeOver(matches),
    outage: async (milliseconds) => {
      await timekeeper.outage(milliseconds);
      company.tellForget();
    },
  });
  await timekeeper.start(away);
  const puttingDown = new Chore(storage.sql, 'put-down', now);
  const snapshots = setInterval(
    () => void puttingDown.run(all.snapshots, () => putDown(house)).catch(() => {}),
    all.snapshots,
  ).unref();
  const sweeper = new Sweeper(house, hub, settings.keep, metrics);
  sweeper.start();
  await listen(app, settings);
  if (!company) thinker.resume().catch((error: unknown) => log.error({ err: error }, 'bots could not resume'));
  const port = listeningAt(app, settings);
  log.info({ port, games: [...registry.keys()] }, 'open');

  const close = async (): Promise<void> => {
    health.leave();
    timekeeper.close();
    clearInterval(snapshots);
    sweeper.close();
    guard.close();
    await app.close();
    await messenger.close();
    await referee.close();
    await chronicler.close();
    await steward.close();
    await holidays.close();
    await thinker.close();
    await company?.handOver();
    await house.quiet();
    const late = now() + GOODBYE;
    await putDown(house, () => now() > late);
    await committer.drained();
    await company?.close();
    await store.release();
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

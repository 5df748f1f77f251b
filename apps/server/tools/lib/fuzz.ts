/** Torments a server with nonsense, nearly right messages and noise, with its limits as they are, while others play and must not notice. */
import { join } from 'node:path';
import { picker } from '@taverne/engine';
import { DATABASE } from '../../src/index.ts';
import type { Storage } from '../../src/storage/port.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { audit } from './audit.ts';
import { ServerProcess } from './child.ts';
import { Client } from './client.ts';
import { Fleet } from './fleet.ts';
import type { Roll } from './mutate.ts';
import { type FaultName, withFault } from './planted.ts';
import { Repertoire } from './repertoire.ts';
import { scratch, scratchSettings } from './scratch.ts';
import { Steady } from './steady.ts';
import { anyAddress, Cheat, Tormentor } from './tormentor.ts';
import { checkViews } from './views.ts';

export interface FuzzPlan {
  readonly messages: number;
  readonly seed: number;
  /** So many of them on a PostgreSQL, behind a proxy; left out: one on SQLite. */
  readonly processes?: number | undefined;
  /** Left out: every game there is. */
  readonly game?: string | undefined;
  /** Planted on purpose, to see that it is found. */
  readonly fault?: FaultName | undefined;
  readonly progress?: (line: string) => void;
}

export interface Fuzzed {
  readonly messages: number;
  readonly crashes: number;
  /** What the server logged as its own fault. */
  readonly faults: readonly string[];
  /** Changes that nobody at the table asked for, or that the rules do not allow; views of somebody else. */
  readonly illegal: readonly string[];
  /** How often somebody who only plays lost the connection. */
  readonly cutOff: number;
  readonly answers: number;
  readonly views: number;
  /** How long the server was at work at most without letting anybody in, in milliseconds of its processor. */
  readonly stall: number;
}

/** At every second table a cheat sits among the others. */
const TABLES = 2;
const AT_ONCE = 50;
/** Who plays stays within twenty messages a second. */
const MANNERS = 60;
/** Bots that do not wait for people to cut in; all else is as it is. */
const LIMITS = { botPatience: 5 };

/** What is tormented: one process or several, and where they keep what happened. */
interface Victim {
  readonly base: string;
  readonly processes: readonly ServerProcess[];
  /** When nobody writes there any more. */
  store(): Promise<Storage>;
  end(): Promise<void>;
}

async function victim(processes: number | undefined, fault: FaultName | undefined, roll: Roll): Promise<Victim> {
  const execArgv = withFault(fault);
  if (processes !== undefined) {
    const fleet = await Fleet.open(processes, { limits: LIMITS, roll, execArgv, behindProxy: true, log: 'error' });
    return {
      base: fleet.base,
      processes: [...fleet.processes],
      store: () => openPostgres(fleet.database, 'audit'),
      end: () => fleet.close(),
    };
  }
  const { folder, clear } = scratch();
  const server = await ServerProcess.start({ ...scratchSettings(folder), behindProxy: true }, LIMITS, execArgv);
  return {
    base: server.base,
    processes: [server],
    store: async () => openSqlite(join(folder, DATABASE)),
    end: async () => {
      await server.kill();
      clear();
    },
  };
}

const stallOf = async (processes: readonly ServerProcess[]): Promise<number> =>
  Math.max(0, ...(await Promise.all(processes.filter(({ isRunning }) => isRunning).map((each) => each.longestStall()))));

export async function fuzz({ messages, seed, processes, game, fault, progress = () => {} }: FuzzPlan): Promise<Fuzzed> {
  const roll = picker(seed);
  const repertoire = await Repertoire.open(scratchSettings('').games, game);
  const server = await victim(processes, fault, roll);
  const isUp = (): boolean => server.processes.every(({ isRunning }) => isRunning);
  const players: Steady[] = [];
  const onlookers: Client[] = [];
  const matches: string[] = [];
  let running = true;
  /** How often somebody sat down to play, and so opened a connection. */
  let sessions = 0;

  const keepPlaying = async (withCheat: boolean): Promise<void> => {
    while (running) {
      const { seats: count, ...wish } = repertoire.next(roll);
      // New people each time, from somewhere else: limits are for each of them.
      const company = Array.from({ length: withCheat ? Math.max(1, count - 1) : count }, () => someone());
      for (const [i, player] of company.entries()) await player.client.named(`Player ${i + 1}`);
      const [maker, ...others] = company;
      if (!maker) return;
      const seats = Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? ('person' as const) : ('open' as const) }));
      const { match, links } = await maker.client.create({ ...wish, seats });
      for (const [i, player] of others.entries()) await player.client.join(match, links[i]?.token);
      const free = links[others.length];
      const cheat =
        free &&
        new Cheat(
          server.base,
          roll,
          company.map(({ client }) => client),
        );
      if (cheat && free) {
        await cheat.client.named('Eve');
        await cheat.client.join(match, free.token);
      }
      matches.push(match);
      sessions += company.length;
      const onlooker = new Client(server.base, anyAddress(roll));
      onlookers.push(onlooker);
      await onlooker.connect();
      await onlooker.watch(match);
      const cheating = cheat?.play(match, () => running);
      await Promise.all(company.map((player) => player.play(match)));
      await cheating;
      onlooker.close();
      for (const { client } of company) client.close();
    }
  };
  const someone = (): Steady => {
    const player = new Steady(server.base, roll(1e9), { address: anyAddress(roll), manners: MANNERS });
    players.push(player);
    return player;
  };
  const answers = (): number => players.reduce((sum, { trail }) => sum + trail.acknowledged.length, 0);

  try {
    await stallOf(server.processes);
    const games = Array.from({ length: TABLES }, (_, i) => keepPlaying(i % 2 === 1).catch(() => {}));
    const eve = new Tormentor(server.base, roll, repertoire);
    for (let sent = 0; sent < messages && isUp(); sent += AT_ONCE) {
      await eve.torment(AT_ONCE, matches);
      progress(`${sent + AT_ONCE} of ${messages} messages, ${answers()} answers of bystanders`);
    }
    eve.close();
    running = false;
    for (const player of players) player.stop();
    await Promise.all(games);
    const crashes = server.processes.filter(({ isRunning }) => !isRunning).length;
    const stall = await stallOf(server.processes);
    const cutOff = players.reduce((sum, { trail }) => sum + trail.reconnected, 0) - sessions;
    for (const { client } of players) client.close();
    await Promise.all(server.processes.map((each) => each.kill('SIGTERM')));

    const storage = await server.store();
    const { problems } = await audit(storage, repertoire.games, [...matches, ...eve.made], players);
    const clients = [...players.map(({ client }) => client), ...onlookers];
    const views = await checkViews(storage, repertoire.games, matches, clients);
    const forOthers = await answeredForOthers(storage, matches);
    await storage.close();
    return {
      messages,
      crashes,
      faults: server.processes.flatMap(({ faults }) => faults),
      illegal: [...problems, ...views.problems, ...forOthers],
      cutOff: Math.max(0, cutOff),
      answers: answers(),
      views: views.checked,
      stall,
    };
  } finally {
    running = false;
    for (const player of players) player.stop();
    await server.end();
  }
}

/** Whoever asks for an answer must be whose answer it is. */
async function answeredForOthers(storage: Storage, matches: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of matches) {
    for (const { seat, entries } of (await storage.match(id, 0))?.appends ?? []) {
      const [first] = entries;
      if (seat === null || first?.type !== 'answer' || first.by !== undefined || first.seat === seat) continue;
      found.push(`match ${id}: seat ${seat} answered ${first.name} for seat ${first.seat}`);
    }
  }
  return found;
}

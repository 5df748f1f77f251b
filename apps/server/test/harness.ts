/** A real server on a real port with a real database in a folder of its own, and people who play there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { KEEP_ALL, type Limits, type Server, type Settings, startServer } from '../src/index.ts';
import { Client } from '../tools/lib/client.ts';
import { emptyDatabase } from './database.ts';

const GAMES = new URL('./games.ts', import.meta.url).href;

/** Gone after the test. What a test opens last is closed first, so servers go before their folders. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'taverne-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const settingsFor = (data: string): Settings => ({
  port: 0,
  host: '127.0.0.1',
  data,
  url: undefined,
  page: join(data, 'page'),
  passkeyDomain: undefined,
  smtp: undefined,
  mailFrom: undefined,
  callsAnywhere: false,
  keepers: [],
  secret: undefined,
  behindProxy: false,
  log: 'silent',
  keep: KEEP_ALL,
  metricsToken: undefined,
  games: GAMES,
});

export interface Place {
  readonly server: Server;
  readonly data: string;
  readonly base: string;
  /** Closes the server and opens it again on the same data. */
  again(): Promise<Place>;
  player(name?: string): Promise<Client>;
  guest(): Client;
}

/** With TAVERNE_STORE=postgres every place keeps its things there, to try what it changes; tests that look into the file themselves fail then. */
const databases = new Map<string, Promise<string>>();
function databaseOf(data: string): Promise<string> | undefined {
  if (process.env.TAVERNE_STORE !== 'postgres') return undefined;
  const known = databases.get(data) ?? emptyDatabase();
  databases.set(data, known);
  return known;
}

export async function place(limits: Partial<Limits> = {}, data = folder(), settings: Partial<Settings> = {}): Promise<Place> {
  const server = await startServer({ ...settingsFor(data), database: await databaseOf(data), ...settings }, limits);
  let closed = false;
  const close = async (): Promise<void> => {
    if (!closed) await server.close();
    closed = true;
  };
  onTestFinished(close);
  const base = `http://127.0.0.1:${server.port}`;
  const guest = (): Client => {
    const client = new Client(base);
    onTestFinished(() => client.close());
    return client;
  };
  return {
    server,
    data,
    base,
    guest,
    async again() {
      await close();
      return place(limits, data, settings);
    },
    async player(name = 'Anna') {
      const client = await guest().named(name);
      return client.connect();
    },
  };
}

/** Two people at a table that has begun, both watching. */
export async function twoAt(where: Place, wish: Partial<Parameters<Client['create']>[0]> = {}) {
  const [anna, bert] = [await where.player('Anna'), await where.player('Bert')];
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }];
  const { match, links } = await anna.create({ game: 'feud', seats, ...wish });
  await bert.join(match, links[0]?.token);
  await Promise.all([anna.watch(match), bert.watch(match)]);
  return { match, anna, bert, players: [anna, bert] as const };
}

/** Who is asked now answers with something until the match is over; says how many answers it took. */
export async function playOut(match: string, players: readonly Client[], pick: (keys: string[]) => string, most = 1000) {
  for (let answers = 0; answers < most; answers++) {
    const client = players.find((each) => (each.states.get(match)?.questions.length ?? 0) > 0);
    if (!client) {
      if (players[0]?.states.get(match)?.outcome) return answers;
      await Promise.all(players.map((each) => each.ping()));
      continue;
    }
    const reply = await client.answer(match, pick);
    if (reply.type === 'refused') throw new Error(JSON.stringify(reply));
    // Nobody acts on an old state.
    await Promise.all(players.map((each) => each.ping()));
  }
  throw new Error(`the match is not over after ${most} answers`);
}

/** Who is asked now, and who is not. */
export function askedFirst(match: string, players: readonly [Client, Client]): { asked: Client; other: Client } {
  const [a, b] = players;
  return (a.states.get(match)?.questions.length ?? 0) > 0 ? { asked: a, other: b } : { asked: b, other: a };
}

/** Waits until this holds. */
export async function until(holds: () => boolean, patience = 30_000): Promise<void> {
  const late = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > late) throw new Error(`still not: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Answers whatever it is asked until it is asked this; others, bots among them, may answer meanwhile. */
export async function untilAsked(client: Client, match: string, name: string): Promise<void> {
  for (;;) {
    const [question] = client.states.get(match)?.questions ?? [];
    if (question?.name === name) return;
    if (question) await client.answer(match);
    else await client.next((message) => message.type === 'state');
  }
}

/** For tests that are not about limits. */
const ENDLESS = { burst: 1e6, perSecond: 1e6 };
export const FAST = { messages: ENDLESS, programs: ENDLESS, upgrades: ENDLESS, work: ENDLESS, bends: ENDLESS, botPatience: 20 };

/** Plays matches to their end, and weighs what the store has of them. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { picker } from '@taverne/engine';
import pg from 'pg';
import { z } from 'zod';
import { DATABASE, type Settings, startServer } from '../../src/index.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { Client } from './client.ts';
import { Postgres } from './postgres.ts';
import { scratch, scratchSettings, UNHURRIED } from './scratch.ts';

/** How far matches are played that count as running. */
export const HALFWAY = 40;
const MOST = 2000;

interface Weight {
  readonly rows: number;
  readonly bytes: number;
}

interface Scale {
  weigh(): Promise<Weight>;
  fold(): Promise<void>;
}

export interface WeighPlan {
  readonly matches: number;
  readonly game: string;
  readonly seed: number;
  readonly progress: (line: string) => void;
}

/** For each match. */
export interface Weighed extends Weight {
  readonly store: string;
  readonly when: 'running' | 'over' | 'packed';
  readonly answers: number;
}

export async function weighSqlite(plan: WeighPlan): Promise<readonly Weighed[]> {
  const { folder, clear } = scratch();
  const path = join(folder, DATABASE);
  const weigh = async (): Promise<Weight> => {
    const database = new DatabaseSync(path);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const names = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all().map(nameOf);
    const rows = names.map((name) => numberOf(database.prepare(`SELECT count(*) AS n FROM "${name}"`).get()));
    database.close();
    return { rows: rows.reduce((a, b) => a + b, 0), bytes: statSync(path).size };
  };
  const fold = async (): Promise<void> => {
    const storage = openSqlite(path);
    await storage.fold(Number.MAX_SAFE_INTEGER, 10_000);
    await storage.close();
    const database = new DatabaseSync(path);
    database.exec('VACUUM');
    database.close();
  };
  const weighed = await measure('SQLite', scratchIn(folder), { weigh, fold }, plan);
  clear();
  return weighed;
}

export async function weighPostgres(plan: WeighPlan): Promise<readonly Weighed[]> {
  const postgres = await Postgres.start();
  const database = await postgres.database('weigh');
  const { folder, clear } = scratch();
  const asked = async (text: string): Promise<number> => {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows.reduce((sum: number, row: unknown) => sum + Number(z.object({ n: z.coerce.number() }).parse(row).n), 0);
  };
  const tables = `information_schema.tables WHERE table_schema = 'public'`;
  const counted = `(xpath('/row/n/text()', query_to_xml('SELECT count(*) AS n FROM ' || table_name, false, true, '')))[1]::text`;
  const weigh = async (): Promise<Weight> => ({
    rows: await asked(`SELECT ${counted} AS n FROM ${tables}`),
    bytes: await asked(`SELECT pg_total_relation_size(quote_ident(table_name)::regclass) AS n FROM ${tables}`),
  });
  const fold = async (): Promise<void> => {
    const storage = await openPostgres(database);
    await storage.fold(Number.MAX_SAFE_INTEGER, 10_000);
    await storage.pool.query('VACUUM FULL');
    await storage.close();
  };
  const weighed = await measure('PostgreSQL', { ...scratchIn(folder), database }, { weigh, fold }, plan);
  await postgres.stop();
  clear();
  return weighed;
}

const scratchIn = (folder: string): Settings => ({ ...scratchSettings(folder), log: 'silent', url: undefined });

async function measure(store: string, settings: Settings, scale: Scale, plan: WeighPlan): Promise<readonly Weighed[]> {
  const { matches, progress } = plan;
  const server = await startServer(settings, UNHURRIED);
  const empty = await scale.weigh();
  const tables = await opened(`http://127.0.0.1:${server.port}`, plan);
  for (const [i, table] of tables.entries()) {
    await table.play(HALFWAY);
    progress(`${store}: ${i + 1} of ${tables.length} matches are on their way`);
  }
  const running = await scale.weigh();
  const answersThen = tables.reduce((sum, { answers }) => sum + answers, 0);
  for (const [i, table] of tables.entries()) {
    await table.play(MOST);
    progress(`${store}: ${i + 1} of ${tables.length} matches are over`);
  }
  const over = await scale.weigh();
  const answers = tables.reduce((sum, table) => sum + table.answers, 0);
  for (const { players } of tables) for (const player of players) player.close();
  await server.close();
  await scale.fold();
  const packed = await scale.weigh();
  const each = (when: Weighed['when'], given: number, { rows, bytes }: Weight): Weighed => ({
    store,
    when,
    answers: given / matches,
    rows: (rows - empty.rows) / matches,
    bytes: (bytes - empty.bytes) / matches,
  });
  return [each('running', answersThen, running), each('over', answers, over), each('packed', answers, packed)];
}

class PlayedTable {
  readonly players: readonly Client[];
  answers = 0;
  private readonly match: string;
  private readonly roll: (of: number) => number;

  constructor(match: string, players: readonly Client[], roll: (of: number) => number) {
    this.match = match;
    this.players = players;
    this.roll = roll;
  }

  async play(upTo: number): Promise<void> {
    const { match, players, roll } = this;
    while (this.answers < upTo && !players[0]?.states.get(match)?.outcome) {
      const asked = players.find((player) => (player.states.get(match)?.questions.length ?? 0) > 0);
      if (asked) {
        await asked.answer(match, (keys) => keys[roll(keys.length)] ?? '');
        this.answers++;
      }
      await Promise.all(players.map((player) => player.ping()));
    }
  }
}

async function opened(base: string, { matches, game, seed }: WeighPlan): Promise<PlayedTable[]> {
  const roll = picker(seed);
  const tables: PlayedTable[] = [];
  for (let i = 0; i < matches; i++) {
    const players = await Promise.all(['Anna', 'Bert'].map(async (name) => (await new Client(base).named(name)).connect()));
    const [anna, bert] = players;
    if (!anna || !bert) throw new Error('two are needed');
    const { match, links } = await anna.create({ game, seats: [{ kind: 'person' }, { kind: 'open' }] });
    await bert.join(match, links[0]?.token);
    await Promise.all(players.map((player) => player.watch(match)));
    tables.push(new PlayedTable(match, players, roll));
  }
  return tables;
}

const nameOf = (row: unknown): string => z.object({ name: z.string() }).parse(row).name;
const numberOf = (row: unknown): number => z.object({ n: z.number() }).parse(row).n;

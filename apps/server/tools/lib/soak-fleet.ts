/**
 * Plays many matches on several processes of which one is killed every second, while the database is restarted now and then; and
 * looks whether anything was lost, and whether anything was left lying.
 */
import { picker } from '@taverne/engine';
import pg from 'pg';
import { z } from 'zod';
import { openPostgres } from '../../src/storage/postgres.ts';
import { audit } from './audit.ts';
import { Fleet } from './fleet.ts';
import { Parlour } from './parlour.ts';
import { Repertoire } from './repertoire.ts';
import type { Return } from './returns.ts';
import { scratchSettings, UNHURRIED } from './scratch.ts';
import type { Soaked } from './soak.ts';

export interface FleetPlan {
  readonly processes: number;
  readonly seconds: number;
  readonly tables: number;
  readonly seed: number;
  /** How often the database is restarted; every second time without a word. */
  readonly restarts: number;
  readonly game?: string | undefined;
  readonly progress?: (line: string) => void;
}

export interface FleetSoaked extends Soaked {
  readonly restarts: number;
  readonly seconds: number;
  /** How long it took until nothing that was due lay about any more. */
  readonly settled: number;
  /** Whenever somebody came back after a process was killed, the fastest first. */
  readonly returns: readonly Return[];
  /** The longest that anybody took while the database itself was away. */
  readonly slowestRestart: number;
}

const EVERY = 1000;
/** After the database is back every process opens its connections anew. */
const SETTLING = 500;
/** What a process that died had in hand is done by another within this time. */
const SECONDS_LATER = 15_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** People think for a moment: what is tried here is losing nothing, not how much can be done. */
const MANNERS = 30;
const CLOCK = { kind: 'live', minutes: 1, increment: 0 } as const;

export async function soakFleet(plan: FleetPlan): Promise<FleetSoaked> {
  const { processes, seconds, tables, seed, restarts, game, progress = () => {} } = plan;
  const roll = picker(seed);
  const repertoire = await Repertoire.open(scratchSettings('').games, game);
  const fleet = await Fleet.open(processes, { limits: UNHURRIED, roll });
  const parlour = new Parlour({ base: fleet.base, repertoire, roll, clock: CLOCK, manners: MANNERS });
  const [began, problems]: [number, string[]] = [performance.now(), []];
  const outages: { readonly from: number; readonly to: number }[] = [];
  const isOfOutage = ({ at, took }: Return): boolean => outages.some(({ from, to }) => at < to + SETTLING && at + took > from);
  let [kills, restarted] = [0, 0];
  try {
    parlour.open(tables);
    while (performance.now() - began < seconds * 1000) {
      await pause(EVERY);
      // Never the last one: where nobody is, nobody can be back.
      const victim = fleet.processes.length > 1 ? fleet.processes[roll(fleet.processes.length)] : undefined;
      if (victim) {
        await fleet.kill(victim);
        kills++;
      }
      for (const dead of fleet.processes.filter(({ isRunning }) => !isRunning)) {
        problems.push('a process ended by itself');
        await fleet.kill(dead);
      }
      const gone = (performance.now() - began) / 1000;
      if (restarted < restarts && gone > ((restarted + 1) * seconds) / (restarts + 1)) {
        const from = performance.now();
        await fleet.postgres.restart({ crash: restarted % 2 === 1 });
        outages.push({ from, to: performance.now() });
        restarted++;
      }
      progress(
        `${Math.round(gone)} s: ${kills} kills, ${restarted} restarts of the database, ${parlour.matches.length} matches, ` +
          `${parlour.acknowledged} answers acknowledged, back within ${Math.round(parlour.slowest)} ms`,
      );
    }
    await fleet.whole();
    await parlour.everybodyBack();
    const returns = parlour.returns((each) => !isOfOutage(each));
    const slowestRestart = parlour.returns(isOfOutage).at(-1)?.took ?? 0;
    const { slowest } = parlour;
    await parlour.close();
    const settled = await nothingLeft(fleet.database, problems);
    const storage = await openPostgres(fleet.database, 'audit');
    const found = await audit(storage, repertoire.games, parlour.matches, parlour.players);
    await storage.close();
    return {
      ...found,
      problems: [...problems, ...found.problems],
      kills,
      restarts: restarted,
      seconds,
      slowest,
      returns,
      slowestRestart,
      settled,
      repeated: parlour.sum(({ trail }) => trail.repeated),
      refused: parlour.sum(({ trail }) => trail.refused),
    };
  } finally {
    parlour.stop();
    await fleet.close();
  }
}

const left = z.object({ bots: z.number(), clocks: z.number(), orders: z.number() });

/** Nobody plays any more: what still waits for a bot or a clock must be seen to by somebody. */
async function nothingLeft(database: string, problems: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const began = performance.now();
  for (;;) {
    const now = Date.now();
    const { rows } = await client.query(
      `SELECT (SELECT count(*) FROM thoughts)::int AS bots, (SELECT count(*) FROM clocks WHERE due < $1)::int AS clocks,
        (SELECT count(*) FROM waiting_orders WHERE due < $1)::int AS orders`,
      [now],
    );
    const { bots, clocks, orders } = left.parse(rows[0]);
    const waited = performance.now() - began;
    if (bots + clocks + orders > 0 && waited < SECONDS_LATER) {
      await pause(50);
      continue;
    }
    await client.end();
    if (bots > 0) problems.push(`${bots} matches wait for a bot that nobody wakes`);
    if (clocks > 0) problems.push(`${clocks} clocks ran out and nobody said so`);
    if (orders > 0) problems.push(`${orders} orders are due and nobody obeys`);
    return waited;
  }
}

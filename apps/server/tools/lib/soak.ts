/** Plays many matches while the server is killed at random instants, and looks whether anything was lost. */
import { join } from 'node:path';
import { picker } from '@taverne/engine';
import { DATABASE } from '../../src/index.ts';
import { loadGames } from '../../src/registry.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { type Audit, audit } from './audit.ts';
import { ServerProcess } from './child.ts';
import { scratch, scratchSettings, UNHURRIED } from './scratch.ts';
import { Steady } from './steady.ts';

export interface SoakPlan {
  readonly kills: number;
  /** Matches under way at any time. */
  readonly tables: number;
  readonly seed: number;
  readonly progress?: (line: string) => void;
}

export interface Soaked extends Audit {
  readonly kills: number;
  readonly repeated: number;
  readonly refused: number;
  /** The longest anybody took to be back after the server was up, in milliseconds. */
  readonly slowest: number;
}

const LONGEST_LIFE = 500;
const PATIENCE = 10_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function soak({ kills, tables, seed, progress = () => {} }: SoakPlan): Promise<Soaked> {
  const { folder, clear } = scratch();
  const roll = picker(seed);
  const first = await ServerProcess.start(scratchSettings(folder), UNHURRIED);
  const { port, base } = first;
  let server = first;
  const matches: string[] = [];
  const players: Steady[] = [];
  let running = true;

  /** A table where one match after the other is played; at every third one of the two is a bot. */
  const keepPlaying = async (table: number): Promise<void> => {
    const bot = table % 3 === 2;
    const [anna, bert] = [new Steady(base, roll(1e9)), new Steady(base, roll(1e9))];
    players.push(anna, ...(bot ? [] : [bert]));
    await anna.insist(() => anna.client.named(`Anna ${table}`));
    if (!bot) await bert.insist(() => bert.client.named(`Bert ${table}`));
    for (let round = 0; running; round++) {
      const game = (table + round) % 2 === 0 ? 'feud' : 'leaders';
      const made = await anna.insist(() =>
        anna.client.create({ game, seats: [{ kind: 'person' }, bot ? { kind: 'bot', level: 1 } : { kind: 'open' }] }),
      );
      if (!bot) await bert.insist(() => bert.client.join(made.match, made.links[0]?.token));
      matches.push(made.match);
      await Promise.all([anna.play(made.match), bot ? undefined : bert.play(made.match)]);
    }
  };

  try {
    const games = Array.from({ length: tables }, (_, table) => keepPlaying(table).catch(() => {}));
    let slowest = 0;
    for (let kill = 1; kill <= kills; kill++) {
      // Most of the time while matches are played, now and then while everybody is still coming back.
      if (roll(5) > 0) {
        slowest = Math.max(slowest, await everybodyBack(players));
        await somethingDone(players);
      }
      await pause(roll(LONGEST_LIFE));
      await server.kill();
      server = await ServerProcess.start(scratchSettings(folder, port), UNHURRIED);
      const answers = players.reduce((sum, { trail }) => sum + trail.acknowledged.length, 0);
      progress(`kill ${kill} of ${kills}: ${matches.length} matches, ${answers} answers acknowledged`);
    }
    slowest = Math.max(slowest, await everybodyBack(players));
    running = false;
    for (const player of players) player.stop();
    await Promise.all(games);
    for (const { client } of players) client.close();
    await server.kill('SIGTERM');

    const storage = openSqlite(join(folder, DATABASE));
    const registry = await loadGames(scratchSettings(folder).games);
    const served = new Map([...registry].map(([id, { game }]) => [id, game]));
    const found = await audit(storage, served, matches, players);
    await storage.close();
    const sum = (of: (player: Steady) => number): number => players.reduce((total, player) => total + of(player), 0);
    return {
      ...found,
      kills,
      slowest,
      repeated: sum(({ trail }) => trail.repeated),
      refused: sum(({ trail }) => trail.refused),
    };
  } finally {
    for (const player of players) player.stop();
    await server.kill();
    clear();
  }
}

/** Until somebody was acknowledged something. */
async function somethingDone(players: readonly Steady[]): Promise<void> {
  const done = (): number => players.reduce((sum, { trail }) => sum + trail.acknowledged.length, 0);
  const [began, before] = [performance.now(), done()];
  while (done() === before && performance.now() - began < PATIENCE) await pause(5);
}

/** How long it takes until all who were connected are so again. */
async function everybodyBack(players: readonly Steady[]): Promise<number> {
  const began = performance.now();
  while (players.some((player) => player.trail.reconnected > 0 && !player.connected)) {
    if (performance.now() - began > PATIENCE) break;
    await pause(5);
  }
  return performance.now() - began;
}

/** Plays many matches while the server is killed at random instants, and looks whether anything was lost. */
import { join } from 'node:path';
import { picker } from '@taverne/engine';
import type { SeatWish } from '@taverne/protocol';
import { DATABASE } from '../../src/index.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { type Audit, audit } from './audit.ts';
import { ServerProcess } from './child.ts';
import { Repertoire } from './repertoire.ts';
import { scratch, scratchSettings, UNHURRIED } from './scratch.ts';
import { Steady } from './steady.ts';

export interface SoakPlan {
  readonly kills: number;
  /** Matches under way at any time. */
  readonly tables: number;
  readonly seed: number;
  /** Left out: every game there is. */
  readonly game?: string | undefined;
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

export async function soak({ kills, tables, seed, game, progress = () => {} }: SoakPlan): Promise<Soaked> {
  const { folder, clear } = scratch();
  const roll = picker(seed);
  const repertoire = await Repertoire.open(scratchSettings(folder).games, game);
  const first = await ServerProcess.start(scratchSettings(folder), UNHURRIED);
  const { port, base } = first;
  let server = first;
  const matches: string[] = [];
  const players: Steady[] = [];
  let running = true;

  /** A table where one match after the other is played; at every third all but one are bots. */
  const keepPlaying = async (table: number): Promise<void> => {
    const bots = table % 3 === 2;
    const company: Steady[] = [];
    const someone = async (place: number): Promise<Steady> => {
      const known = company[place];
      if (known) return known;
      // Nobody would tell this one to stop any more.
      if (!running) throw new Error('the soak is over');
      const player = new Steady(base, roll(1e9));
      company.push(player);
      players.push(player);
      await player.insist(() => player.client.named(`Player ${table}.${place}`));
      return player;
    };
    while (running) {
      const { seats: count, ...wish } = repertoire.next(roll);
      const maker = await someone(0);
      const others: SeatWish = bots ? { kind: 'bot', level: 1 } : { kind: 'open' };
      const seats = Array.from({ length: count }, (_, seat): SeatWish => (seat === 0 ? { kind: 'person' } : others));
      const { match, links } = await maker.insist(() => maker.client.create({ ...wish, seats }));
      const here = [maker];
      for (const [i, { token }] of links.entries()) {
        const guest = await someone(i + 1);
        await guest.insist(() => guest.client.join(match, token));
        here.push(guest);
      }
      matches.push(match);
      await Promise.all(here.map((player) => player.play(match)));
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
    const found = await audit(storage, repertoire.games, matches, players);
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

/** How long it takes until all who play are connected again. */
async function everybodyBack(players: readonly Steady[]): Promise<number> {
  const began = performance.now();
  while (players.some((player) => player.playing && !player.connected)) {
    if (performance.now() - began > PATIENCE) break;
    await pause(5);
  }
  return performance.now() - began;
}

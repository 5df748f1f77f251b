/** Plays many matches while the server is killed at random instants, and looks whether anything was lost. */
import { join } from 'node:path';
import { picker } from '@taverne/engine';
import { DATABASE } from '../../src/index.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { type Audit, audit } from './audit.ts';
import { ServerProcess } from './child.ts';
import { Parlour } from './parlour.ts';
import { Repertoire } from './repertoire.ts';
import { scratch, scratchSettings, UNHURRIED } from './scratch.ts';

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
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function soak({ kills, tables, seed, game, progress = () => {} }: SoakPlan): Promise<Soaked> {
  const { folder, clear } = scratch();
  const roll = picker(seed);
  const repertoire = await Repertoire.open(scratchSettings(folder).games, game);
  const first = await ServerProcess.start(scratchSettings(folder), UNHURRIED);
  const { port, base } = first;
  let server = first;
  const parlour = new Parlour({ base, repertoire, roll });

  try {
    parlour.open(tables);
    let slowest = 0;
    for (let kill = 1; kill <= kills; kill++) {
      // Most of the time while matches are played, now and then while everybody is still coming back.
      if (roll(5) > 0) {
        slowest = Math.max(slowest, await parlour.everybodyBack());
        await parlour.somethingDone();
      }
      await pause(roll(LONGEST_LIFE));
      await server.kill();
      server = await ServerProcess.start(scratchSettings(folder, port), UNHURRIED);
      progress(`kill ${kill} of ${kills}: ${parlour.matches.length} matches, ${parlour.acknowledged} answers acknowledged`);
    }
    slowest = Math.max(slowest, await parlour.everybodyBack());
    await parlour.close();
    await server.kill('SIGTERM');

    const storage = openSqlite(join(folder, DATABASE));
    const found = await audit(storage, repertoire.games, parlour.matches, parlour.players);
    await storage.close();
    return {
      ...found,
      kills,
      slowest,
      repeated: parlour.sum(({ trail }) => trail.repeated),
      refused: parlour.sum(({ trail }) => trail.refused),
    };
  } finally {
    parlour.stop();
    await server.kill();
    clear();
  }
}

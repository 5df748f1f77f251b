/** Plays the battery on the game of one manifest and says after each match how it stands. */
import { pathToFileURL } from 'node:url';
import type { GameManifest } from '@taverne/engine';
import { battery } from '@taverne/engine/battery';
import type { BatteryNews } from './news.ts';

const MATCHES = 20;

const [path = ''] = process.argv.slice(2);
const tell = (news: BatteryNews): void => void process.send?.(news);

const isManifest = (each: unknown): each is GameManifest =>
  typeof each === 'object' && each !== null && 'id' in each && 'load' in each && typeof each.load === 'function';

let [done, answers] = [0, 0];
try {
  const all: unknown = await import(pathToFileURL(path).href);
  const manifest = typeof all === 'object' && all !== null ? Object.values(all).find(isManifest) : undefined;
  if (!manifest) throw new Error(`${path} exports no manifest`);
  const game = await manifest.load();
  for (let seed = 1; seed <= MATCHES; seed++) {
    tell({ state: 'running', done, of: MATCHES, answers });
    answers += battery(game, { seeds: [seed] }).answers;
    done = seed;
  }
  tell({ state: 'passed', done, of: MATCHES, answers });
} catch (error) {
  tell({ state: 'failed', done, of: MATCHES, answers, fault: error instanceof Error ? error.message : String(error) });
}
process.disconnect?.();

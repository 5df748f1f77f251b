/** The worker that runs the matches of this device. */
import { type Holder, type NotOffered, type Preview, readFile, type Scripted, scripted, type Trouble } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { TableState } from '@taverne/ui';
import { expose, type Remote, wrap } from 'comlink';
import type { BotWorker } from './bot.worker.ts';
import { type Around, HereHost } from './host.ts';
import { fetchHere, keep } from './stored.ts';

let bots: Remote<BotWorker> | undefined;

const around: Around = {
  save: keep,
  think(game, level, sight, seed) {
    bots ??= wrap<BotWorker>(new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }));
    return bots.think(game, level, sight, seed);
  },
  random: () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  now: () => Date.now(),
};

const hosts = new Map<string, HereHost>();
const newId = (): string => around.random().slice(0, 16);

async function gameNamed(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry.load();
}

async function create(
  gameId: string,
  options: unknown,
  holders: readonly Holder[],
  script?: readonly Scripted[],
): Promise<string | Trouble> {
  const id = newId();
  const terms = { id, options, holders };
  const started = await HereHost.start(
    await gameNamed(gameId),
    script ? { ...terms, chance: scripted(script) } : terms,
    around,
  );
  if (!started.ok) return started.trouble;
  hosts.set(id, started.value);
  return id;
}

/** Goes on from a moment of any match: the entries of its journal up to there, with everybody at this screen. */
async function whatIf(fileText: string, entries: number, holders: readonly Holder[]): Promise<string | Trouble> {
  const file = readFile(fileText);
  if (!file.ok) return file.trouble;
  const id = newId();
  const { game, options, journal } = file.value;
  const terms = { id, options, holders, journal: journal.slice(0, entries) };
  const started = await HereHost.start(await gameNamed(game), terms, around);
  if (!started.ok) return started.trouble;
  hosts.set(id, started.value);
  return id;
}

/** The same again, seats rotated by one. */
async function rematch(id: string): Promise<string | Trouble> {
  const { game, terms, holders } = hostOf(id).match;
  const rotated = [...holders.slice(1), ...holders.slice(0, 1)];
  return create(game.id, terms.raw, rotated);
}

async function open(id: string, watcher: (state: TableState) => void): Promise<Trouble | undefined> {
  let host = hosts.get(id);
  if (!host) {
    const stored = await fetchHere(id);
    if (!stored) return { trouble: 'damaged', say: `there is no match ${id} on this device` };
    const resumed = await HereHost.resume(await gameNamed(stored.game), stored, around);
    if (!resumed.ok) return resumed.trouble;
    host = resumed.value;
    hosts.set(id, host);
  }
  host.watch(watcher);
  return undefined;
}

function close(id: string): void {
  hosts.get(id)?.close();
  hosts.delete(id);
}

function hostOf(id: string): HereHost {
  const host = hosts.get(id);
  if (!host) throw new Error(`match ${id} is not open`);
  return host;
}

const hereWorker = {
  create,
  whatIf,
  rematch,
  open,
  close,
  answer: (id: string, question: string, key: string): Promise<Trouble | undefined> => hostOf(id).answer(question, key),
  undo: (id: string): Promise<Trouble | undefined> => hostOf(id).undo(),
  resign: (id: string): Promise<Trouble | undefined> => hostOf(id).resign(),
  offerDraw: (id: string): Promise<Trouble | undefined> => hostOf(id).offerDraw(),
  answerDraw: (id: string, agree: boolean): Promise<Trouble | undefined> => hostOf(id).answerDraw(agree),
  whyNot: (id: string, question: string): readonly NotOffered[] => hostOf(id).whyNot(question),
  preview: (id: string, question: string, key: string): Preview | undefined => hostOf(id).preview(question, key),
  file: (id: string): string => hostOf(id).file(),
};
export type HereWorker = typeof hereWorker;

expose(hereWorker);

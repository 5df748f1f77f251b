/** The matches of this device, run in a worker. */
import {
  type Holder,
  type NotOffered,
  type Order,
  ok,
  type Preview,
  type Result,
  type Review,
  readFile,
  type Scripted,
  scripted,
  type Trouble,
  trouble,
} from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { TableState } from '@taverne/ui';
import { proxy, type Remote, wrap } from 'comlink';
import { said } from '../sentences.ts';
import type { Around } from './around.ts';
import { BOTS, type BotWorker } from './bots.ts';
import { HereHost } from './host.ts';
import type { Lot } from './lot.ts';
import { fetchHere, keep, onOtherTab } from './stored.ts';

let thinker: Remote<BotWorker> | undefined;

/** Woken when the first bot is needed. */
function bots(): Remote<BotWorker> {
  thinker ??= wrap<BotWorker>(new Worker(self.location.href, { type: 'module', name: BOTS }));
  return thinker;
}

const around: Around = {
  save: keep,
  fetch: fetchHere,
  alone: async (id, work) => {
    // A browser without locks thinks in each tab; whoever is second finds that the match has gone on.
    if (navigator.locks) await navigator.locks.request(`taverne.bots.${id}`, work);
    else await work();
  },
  think: (game, level, sight, seed) => bots().think(game, level, sight, seed),
  judge: (game, sight) => bots().judge(game, sight),
  advise: (game, sight, seed) => bots().advise(game, sight, seed),
  review: (game, from, to) => bots().review(game, from, to),
  now: () => Date.now(),
};

const hosts = new Map<string, HereHost>();

/** What another tab does to a match that is open here too. */
export const followOtherTabs = () => onOtherTab((match, seq) => void hosts.get(match)?.follow(seq));

async function gameNamed(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry.load();
}

interface Wanted {
  readonly game: string;
  readonly options: unknown;
  readonly holders: readonly Holder[];
  readonly script?: readonly Scripted[] | undefined;
}

async function create(lot: Lot, { game, options, holders, script }: Wanted): Promise<string | Trouble> {
  const terms = { lot, options, holders };
  const started = await HereHost.start(await gameNamed(game), script ? { ...terms, chance: scripted(script) } : terms, around);
  if (!started.ok) return started.trouble;
  hosts.set(lot.id, started.value);
  return lot.id;
}

interface Branch {
  readonly file: string;
  readonly entries: number;
  readonly holders: readonly Holder[];
  readonly from: string;
}

/** Goes on from a moment of any match: the entries of its journal up to there, with everybody at this screen. */
async function whatIf(lot: Lot, { file: text, entries, holders, from }: Branch): Promise<string | Trouble> {
  const file = readFile(text);
  if (!file.ok) return file.trouble;
  const { game, options, journal } = file.value;
  const terms = { lot, options, holders, journal: journal.slice(0, entries), from };
  const started = await HereHost.start(await gameNamed(game), terms, around);
  if (!started.ok) return started.trouble;
  hosts.set(lot.id, started.value);
  return lot.id;
}

/** The same again, seats rotated by one. */
async function rematch(lot: Lot, id: string): Promise<string | Trouble> {
  const { game, terms, holders } = hostOf(id).match;
  const rotated = [...holders.slice(1), ...holders.slice(0, 1)];
  return create(lot, { game: game.id, options: terms.raw, holders: rotated });
}

/** The host of a match, awake or from the shelf. */
async function wake(id: string): Promise<Result<HereHost>> {
  const awake = hosts.get(id);
  if (awake) return ok(awake);
  const stored = await fetchHere(id);
  if (!stored) return { ok: false, trouble: trouble('damaged', said('not-on-device', { match: id })) };
  const resumed = await HereHost.resume(await gameNamed(stored.game), stored, around);
  if (!resumed.ok) return resumed;
  // Somebody else may have woken it meanwhile: there is one host for a match.
  const host = hosts.get(id) ?? resumed.value;
  hosts.set(id, host);
  return ok(host);
}

/** Resolves to a way to stop watching. */
async function open(id: string, watcher: (state: TableState) => void): Promise<(() => void) | Trouble> {
  const host = await wake(id);
  if (!host.ok) return host.trouble;
  const unwatch = host.value.watch(watcher);
  return proxy(() => {
    unwatch();
    if (!host.value.isWatched) hosts.delete(id);
  });
}

async function file(id: string): Promise<string | Trouble> {
  const host = await wake(id);
  if (!host.ok) return host.trouble;
  if (!host.value.isWatched) hosts.delete(id);
  return host.value.file();
}

function hostOf(id: string): HereHost {
  const host = hosts.get(id);
  if (!host) throw new Error(`match ${id} is not open`);
  return host;
}

export const hereWorker = {
  create,
  whatIf,
  rematch,
  open,
  file,
  again: (id: string): number | undefined => hostOf(id).again,
  answer: (id: string, question: string, key: string): Promise<Trouble | undefined> => hostOf(id).answer(question, key),
  undo: (id: string): Promise<Trouble | undefined> => hostOf(id).undo(),
  resign: (id: string): Promise<Trouble | undefined> => hostOf(id).resign(),
  offerDraw: (id: string): Promise<Trouble | undefined> => hostOf(id).offerDraw(),
  answerDraw: (id: string, agree: boolean): Promise<Trouble | undefined> => hostOf(id).answerDraw(agree),
  orders: (id: string, orders: readonly Order[]): Promise<Trouble | undefined> => hostOf(id).orders(orders),
  whyNot: (id: string, question: string, tried?: readonly string[]): readonly NotOffered[] =>
    hostOf(id).whyNot(question, tried),
  preview: (id: string, question: string, key: string): Preview | undefined => hostOf(id).preview(question, key),
  hint: (id: string): Promise<string | undefined> => hostOf(id).hint(),
  review: (id: string, from: number, to: number): Promise<Review | undefined> => hostOf(id).review(from, to),
};
export type HereWorker = typeof hereWorker;

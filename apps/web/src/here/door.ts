/** The page's door to a match of this device. */
import { type Holder, type Scripted, type Trouble, trouble } from '@taverne/engine';
import type { HostDoor, TableState } from '@taverne/ui';
import { proxy, type Remote, wrap } from 'comlink';
import { said } from '../sentences.ts';
import { drawLot } from './lot.ts';
import type { HereWorker } from './matches.ts';

let worker: Remote<HereWorker> | undefined;

function host(): Remote<HereWorker> {
  worker ??= wrap<HereWorker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return worker;
}

/** Before a match is wanted: its worker is fetched meanwhile. */
export const wakeHost = (): void => void host();

/** Makes a match; resolves to its id. */
export function createHere(
  game: string,
  options: unknown,
  holders: readonly Holder[],
  script?: readonly Scripted[],
): Promise<string | Trouble> {
  return host().create(drawLot(), { game, options, holders, script });
}

/** `from`: the address of the moment from which it goes on. */
export function whatIf(file: string, entries: number, holders: readonly Holder[], from: string): Promise<string | Trouble> {
  return host().whatIf(drawLot(), { file, entries, holders, from });
}

/** The match file of a match of this device, whether it is open or not. */
export const fileHere = (id: string): Promise<string | Trouble> => host().file(id);

export interface OpenTable {
  readonly door: HostDoor;
  /** It goes on under newer rules now, and so many answers are asked again. */
  readonly again: number | undefined;
  close(): void;
}

/** Opens a match of this device; `watcher` is told its state now and after every change. */
export async function openHere(id: string, watcher: (state: TableState) => void): Promise<OpenTable | Trouble> {
  const here = host();
  // They never change, however often they come out of the worker: a board may hold on to them.
  let options: TableState['options'];
  let seq = -1;
  let waiting: (() => void)[] = [];
  const told = (state: TableState): void => {
    options ??= state.options;
    watcher(options ? { ...state, options } : state);
    seq = state.seq;
    for (const goOn of waiting) goOn();
    waiting = [];
  };
  /** The worker tells and replies by two ways, of which either may be the quicker: whoever did something hears of it first. */
  const shown = async (deed: Promise<Trouble | undefined>): Promise<Trouble | undefined> => {
    const before = seq;
    const problem = await deed;
    if (!problem && seq === before) await new Promise<void>((goOn) => waiting.push(goOn));
    return problem;
  };
  const opened = await here.open(id, proxy(told));
  if ('trouble' in opened) return opened;
  const notHere = async (): Promise<Trouble> => trouble('not-allowed', said('nobody-else-here', {}));
  const door: HostDoor = {
    answer: (question, key) => shown(here.answer(id, question, key)),
    undo: () => shown(here.undo(id)),
    askUndo: notHere,
    answerUndo: notHere,
    resign: () => here.resign(id),
    offerDraw: () => here.offerDraw(id),
    answerDraw: (agree) => here.answerDraw(id, agree),
    claim: notHere,
    say: notHere,
    rematch: () => here.rematch(drawLot(), id),
    whyNot: (question, tried) => here.whyNot(id, question, tried),
    preview: (question, key) => here.preview(id, question, key),
    hint: () => here.hint(id),
    review: (from, to) => here.review(id, from, to),
    orders: (orders) => here.orders(id, orders),
    file: () => here.file(id),
  };
  return { door, again: await here.again(id), close: () => void opened() };
}

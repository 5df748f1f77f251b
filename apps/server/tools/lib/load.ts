/** How much one server bears: answers a second of processor time, how long they take to the opponent, memory. */
import type { ChildProcess } from 'node:child_process';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Usage, usageOf } from './child.ts';
import type { Pair } from './pairs.ts';
import type { Target } from './targets.ts';

export interface LoadPlan {
  readonly matches: number;
  readonly seconds: number;
  readonly game: string;
  readonly seed: number;
  readonly progress?: (line: string) => void;
}

export interface Phase {
  readonly answers: number;
  readonly perSecond: number;
  readonly perCpuSecond: number;
  /** Milliseconds from the sender to the opponent. */
  readonly p50: number;
  readonly p99: number;
}

export interface Loaded {
  readonly paced: Phase;
  readonly saturated: Phase;
  /** With half the answers a second that it bears. */
  readonly half: Phase;
  /** Bytes for each match: of the heap after a collection, and of the whole process. */
  readonly heapPerMatch: number;
  readonly rssPerMatch: number;
}

const TICK = 10;
const OPENING_AT_ONCE = 8;
const WARM_UP = 50;
/** A server is started once and runs for weeks: it warms up in rounds until one is no better than the last, and compiling is over. */
const WARM_UP_SECONDS = 4;
const WARM_UP_ROUNDS = 12;
const NO_BETTER = 1.03;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Only as fast as it goes: what another process adds to that. */
export async function saturate(target: Target, name: string, plan: LoadPlan): Promise<Phase> {
  const { matches, seconds, progress = () => {} } = plan;
  try {
    const tables = await openTables(target, matches, (count) => progress(`${name}: ${count} of ${matches} matches are open`));
    await warmUp(target.children, tables, (line) => progress(`${name}: ${line}`));
    progress(`${name}: as fast as it goes, for ${seconds} s`);
    const phase = await measure(target.children, tables, () => saturatedPhase(tables, seconds));
    for (const { pair } of tables) for (const line of pair.lines) line.end();
    return phase;
  } finally {
    await target.end();
  }
}

/** With those that are open already. */
export async function openTables(
  target: Target,
  upTo: number,
  tell: (count: number) => void,
  tables: LoadedTable[] = [],
): Promise<LoadedTable[]> {
  while (tables.length < upTo) {
    const count = Math.min(OPENING_AT_ONCE, upTo - tables.length);
    const pairs = await Promise.all(Array.from({ length: count }, (_, j) => target.pair(tables.length + j)));
    tables.push(...pairs.map((pair) => new LoadedTable(pair)));
    tell(tables.length);
  }
  return tables;
}

export async function load(target: Target, name: string, plan: LoadPlan): Promise<Loaded> {
  const { matches, seconds, progress = () => {} } = plan;
  try {
    // The first few warm it up: what every process needs once is not the memory of a match.
    const first = Math.min(WARM_UP, Math.floor(matches / 4));
    const tell = (count: number): void => progress(`${name}: ${count} of ${matches} matches are open`);
    const tables = await openTables(target, first, tell);
    await warmUp(target.children, tables, (line) => progress(`${name}: ${line}`));
    const warm = await usedBy(target.children, true);
    await openTables(target, matches, tell, tables);
    progress(`${name}: one answer a second each, for ${seconds} s`);
    const paced = await measure(target.children, tables, () => pacedPhase(tables, seconds, tables.length));
    const used = await usedBy(target.children, true);
    progress(`${name}: as fast as it goes, for ${seconds} s`);
    const saturated = await measure(target.children, tables, () => saturatedPhase(tables, seconds));
    progress(`${name}: at half of that, for ${seconds} s`);
    const half = await measure(target.children, tables, () => pacedPhase(tables, seconds, saturated.perSecond / 2));
    for (const { pair } of tables) for (const line of pair.lines) line.end();
    return {
      paced,
      saturated,
      half,
      heapPerMatch: (used.heap - warm.heap) / (matches - first),
      rssPerMatch: (used.rss - warm.rss) / (matches - first),
    };
  } finally {
    await target.end();
  }
}

/** A pair and its figures. */
export class LoadedTable {
  readonly pair: Pair;
  latencies: number[] = [];
  answers = 0;
  /** Called when the last answer has reached both, and when a match begins. */
  onDone: (() => void) | undefined;
  private from: 0 | 1 = 0;
  private sentAt = 0;
  private outstanding = 0;

  constructor(pair: Pair) {
    this.pair = pair;
    for (const side of [0, 1] as const) pair.lines[side].onText((text) => this.hear(side, text));
  }

  /** Sends the next answer, unless one is under way or there is none. */
  send(): boolean {
    if (this.outstanding > 0) return false;
    const next = this.pair.next();
    if (!next) return false;
    this.from = next.from;
    this.outstanding = 2;
    this.sentAt = performance.now();
    this.pair.lines[next.from].send(next.text);
    return true;
  }

  private hear(side: 0 | 1, text: string): void {
    if (!this.pair.heard(side, text)) return;
    // News while nothing is under way are those of the next match.
    if (this.outstanding > 0) {
      if (side !== this.from) this.latencies.push(performance.now() - this.sentAt);
      if (--this.outstanding > 0) return;
      this.answers++;
    }
    this.onDone?.();
  }
}

/** So many answers a second in all, table by table in turn. */
async function pacedPhase(tables: readonly LoadedTable[], seconds: number, perSecond: number): Promise<void> {
  const ticks = 1000 / TICK;
  const began = performance.now();
  for (let [tick, sent] = [1, 0]; tick <= seconds * ticks; tick++) {
    for (; sent < (tick * perSecond) / ticks; sent++) tables[sent % tables.length]?.send();
    await pause(Math.max(0, began + tick * TICK - performance.now()));
  }
}

export async function warmUp(
  children: readonly ChildProcess[],
  tables: readonly LoadedTable[],
  progress: (line: string) => void,
): Promise<void> {
  let best = 0;
  for (let round = 1; round <= WARM_UP_ROUNDS; round++) {
    const { perCpuSecond } = await measure(children, tables, () => saturatedPhase(tables, WARM_UP_SECONDS));
    progress(`warming up, ${Math.round(perCpuSecond)} answers a second of processor time`);
    if (round > 2 && perCpuSecond < best * NO_BETTER) return;
    best = Math.max(best, perCpuSecond);
  }
}

/** Milliseconds until a small write is on the disk, half of the time. */
export function flushTime(folder: string, times = 50): number {
  const file = openSync(join(folder, 'flush'), 'w');
  const page = Buffer.alloc(4096, 1);
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

export async function saturatedPhase(tables: readonly LoadedTable[], seconds: number): Promise<void> {
  for (const table of tables) {
    table.onDone = () => table.send();
    table.send();
  }
  await pause(seconds * 1000);
  for (const table of tables) table.onDone = undefined;
}

/** What all of them use together. */
async function usedBy(children: readonly ChildProcess[], collect = false): Promise<Omit<Usage, 'type'>> {
  const all = await Promise.all(children.map((child) => usageOf(child, collect)));
  const sum = (of: (usage: Usage) => number): number => all.reduce((total, usage) => total + of(usage), 0);
  return { cpu: sum(({ cpu }) => cpu), rss: sum(({ rss }) => rss), heap: sum(({ heap }) => heap) };
}

export async function measure(
  children: readonly ChildProcess[],
  tables: readonly LoadedTable[],
  phase: () => Promise<void>,
): Promise<Phase> {
  for (const table of tables) {
    table.answers = 0;
    table.latencies = [];
  }
  const before = await usedBy(children);
  const began = performance.now();
  await phase();
  const seconds = (performance.now() - began) / 1000;
  const after = await usedBy(children);
  await pause(200);
  const answers = tables.reduce((sum, table) => sum + table.answers, 0);
  const latencies = tables.flatMap((table) => table.latencies).sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    answers,
    perSecond: answers / seconds,
    perCpuSecond: answers / (after.cpu - before.cpu),
    p50: at(0.5),
    p99: at(0.99),
  };
}

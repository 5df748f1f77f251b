/** Servers to be measured, each in a process of its own: ours, and others with the same rules. */
import type { ChildProcess } from 'node:child_process';
import { picker } from '@taverne/engine';
import { launch, programIn, ServerProcess } from './child.ts';
import { colyseusPair } from './colyseus-pair.ts';
import { Fleet } from './fleet.ts';
import type { LoadPlan } from './load.ts';
import { barePair, type Pair, relayPair, tablePair } from './pairs.ts';
import { scratch, scratchSettings, UNHURRIED } from './scratch.ts';

export interface Target {
  /** What is measured: one process, or several that serve together. */
  readonly children: readonly ChildProcess[];
  pair(index: number): Promise<Pair>;
  end(): Promise<void>;
}

const EXPOSE_GC = ['--expose-gc'];

/** `built`: as it was built in this folder, some other time. */
export async function ourServer({ game, seed }: LoadPlan, built?: URL): Promise<Target> {
  const { folder, clear } = scratch();
  const program = built && programIn(built);
  const server = await ServerProcess.start(scratchSettings(folder), UNHURRIED, EXPOSE_GC, program);
  const roll = picker(seed);
  return {
    children: [server.child],
    pair: () => tablePair([server.base, server.base], game, roll),
    async end() {
      await server.kill('SIGTERM');
      clear();
    },
  };
}

/** The same rules and news on plain `ws`, in memory. */
export async function bareServer({ game, seed }: LoadPlan): Promise<Target> {
  const { child, port } = await launch(new URL('./bare.ts', import.meta.url), { type: 'start', game }, EXPOSE_GC);
  const roll = picker(seed);
  return {
    children: [child],
    pair: (index) => barePair(`http://127.0.0.1:${port}`, `match${index}`, roll),
    async end() {
      child.kill();
    },
  };
}

/** The same on Colyseus, as it is installed in this folder. */
export async function colyseusServer({ game, seed }: LoadPlan, folder: string): Promise<Target> {
  const { child, port } = await launch(new URL('./colyseus.ts', import.meta.url), { type: 'start', game, folder }, EXPOSE_GC);
  const roll = picker(seed);
  return {
    children: [child],
    pair: (index) => colyseusPair({ base: `http://127.0.0.1:${port}`, folder }, `match${index}`, roll),
    async end() {
      child.kill();
    },
  };
}

export async function bareRelay(): Promise<Target> {
  const { child, port } = await launch(new URL('./relay.ts', import.meta.url), { type: 'start' }, EXPOSE_GC);
  return {
    children: [child],
    pair: (index) => relayPair(`http://127.0.0.1:${port}`, `m${index}`),
    async end() {
      child.kill();
    },
  };
}

/**
 * Several processes on one PostgreSQL. `apart`: the two players of every match are at different ones, as a proxy that knows
 * nothing of matches would have it; otherwise both are at the same.
 */
export async function ourFleet({ game, seed }: LoadPlan, processes: number, apart: boolean): Promise<Target> {
  const roll = picker(seed);
  const fleet = await Fleet.open(processes, { limits: UNHURRIED, roll, execArgv: EXPOSE_GC });
  const bases = fleet.processes.map(({ base }) => base);
  const at = (index: number): string => bases[index % bases.length] ?? '';
  return {
    children: fleet.processes.map(({ child }) => child),
    pair: (index) => tablePair([at(index), at(apart ? index + 1 : index)], game, roll),
    end: () => fleet.close(),
  };
}

/** The games of the tests, with a bot that never gives the safe answer, and loading that takes long where bots think. */
import { setTimeout as pass } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { decisionOf } from '@taverne/bots';
import { type Brain, type Level, quick } from '@taverne/engine';
import { games as prompt } from './games.ts';

const LOADING = 1500;

const bold: Brain = (game, sight, { seed }) => {
  const { options } = decisionOf(game, sight, quick(seed));
  return { key: options.at(-1)?.key ?? '', iterations: 1 };
};

async function levels(): Promise<readonly Level[]> {
  if (!isMainThread) await pass(LOADING);
  return [{ level: 1, brain: bold, thinking: {} }];
}

export const games = prompt.map((entry) => ({ ...entry, levels }));

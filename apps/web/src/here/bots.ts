/** The computer players, in a worker of their own: neither the page nor the match waits for them. */
import type { Review, Sight } from '@taverne/engine';
import { findGame } from '@taverne/games';

/** The name of their worker. */
export const BOTS = 'bots';

function entryOf(gameId: string) {
  const entry = findGame(gameId);
  if (!entry) throw new Error(`there is no game ${gameId}`);
  return entry;
}

async function think(gameId: string, level: number, sight: Sight, seed: number): Promise<string> {
  const entry = entryOf(gameId);
  const [game, levels] = await Promise.all([entry.load(), entry.levels()]);
  const step = levels.find((each) => each.level === level) ?? levels[0];
  if (!step) throw new Error(`${gameId} has no bots`);
  return step.brain(game, sight, { ...step.thinking, seed }).key;
}

async function judge(gameId: string, { quiet, seat }: Sight): Promise<number | undefined> {
  const evaluation = await entryOf(gameId).evaluation?.();
  return evaluation?.(quiet, seat);
}

async function advise(gameId: string, sight: Sight, seed: number): Promise<string> {
  const levels = await entryOf(gameId).levels();
  return think(gameId, levels.at(-1)?.level ?? 1, sight, seed);
}

async function review(gameId: string, from: Sight, to: Sight): Promise<Review | undefined> {
  const reviewing = await entryOf(gameId).review?.();
  return reviewing?.(from.quiet, to.quiet, from.seat);
}

export const botWorker = { think, judge, advise, review };
export type BotWorker = typeof botWorker;

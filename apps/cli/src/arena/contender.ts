/** Who plays: a level of the game's own ladder, or one of the players that can play anything. */
import { greedy, random, search } from '@taverne/bots';
import { type Brain, fail, type Phrase, type Result, type Thinking } from '@taverne/engine';
import type { GameEntry } from '@taverne/games';
import { said } from '../sentences.ts';

/** How long a contender may think about each answer. */
export type Pace = Pick<Thinking, 'iterations' | 'milliseconds'>;

const STRANGERS = ['random', 'greedy', 'search'] as const;
export type Stranger = (typeof STRANGERS)[number];

/** Plain data, so that it can be sent to a worker. */
export interface Contender {
  /** How the tables call it: `3`, `search:50ms`. */
  readonly name: string;
  /** A level of the game's ladder, or a player for any game. */
  readonly who: number | Stranger;
  /** Left out: the level's own, or 1000 iterations for `search`. */
  readonly pace?: Pace;
}

/** A contender with its head on. */
export interface Mind {
  readonly brain: Brain;
  readonly pace: Pace;
}

const PATTERN = /^(?<who>[a-z]+|\d+)(?::(?<amount>\d+)(?<unit>ms)?)?$/;

/** Reads `random`, `greedy`, `search`, `4`, each perhaps with a pace: `search:50ms`, `4:200` (iterations). */
export function readContender(text: string): Result<Contender> {
  const { who, amount, unit } = PATTERN.exec(text)?.groups ?? {};
  const stranger = STRANGERS.find((name) => name === who);
  const player = stranger ?? (who !== undefined && /^\d+$/.test(who) ? Number(who) : undefined);
  if (player === undefined) {
    return fail('wrong-option', said('no-bot', { word: text, bots: STRANGERS }), 'bots');
  }
  if (amount === undefined) return { ok: true, value: { name: text, who: player } };
  const pace = unit ? { milliseconds: Number(amount) } : { iterations: Number(amount) };
  return { ok: true, value: { name: text, who: player, pace } };
}

const SEARCH: Pace = { iterations: 1000 };

/** Finds the brain; fails when the game's ladder has no such level. */
export async function mindOf(entry: GameEntry, contender: Contender): Promise<Result<Mind>> {
  const { who, pace } = contender;
  switch (who) {
    case 'random':
      return { ok: true, value: { brain: random, pace: pace ?? {} } };
    case 'greedy': {
      const evaluation = await entry.evaluation?.();
      if (!evaluation) return nobody(said('no-evaluation', { game: entry.id }));
      return { ok: true, value: { brain: greedy(evaluation), pace: pace ?? {} } };
    }
    case 'search':
      return { ok: true, value: { brain: search, pace: pace ?? SEARCH } };
  }
  const levels = await entry.levels();
  const level = levels.find((each) => each.level === who);
  if (level) return { ok: true, value: { brain: level.brain, pace: pace ?? level.thinking } };
  return nobody(said('no-level', { game: entry.id, level: who, levels: levels.map((each) => each.level) }));
}

const nobody = (why: Phrase): Result<Mind> => fail('wrong-option', why, 'bots');

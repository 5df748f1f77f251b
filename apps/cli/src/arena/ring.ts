/** Everything a match needs, from plain data that can be sent to a worker. */
import { type Result, seatsFor } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { Bout } from './bout.ts';
import { type Contender, type Mind, mindOf } from './contender.ts';

export interface Setting {
  /** The id of a game of the list. */
  readonly game: string;
  /** The match options as they come from outside. */
  readonly options?: unknown;
  /** One for each seat. They change seats from match to match. */
  readonly players: readonly Contender[];
  readonly seed: number;
  /** So many matches in a row are played with the same chance; left out: as many as there are seats. */
  readonly round?: number;
  /** Is everything counted that the game says? */
  readonly counted?: boolean;
}

export type Ring = Omit<Bout, 'number'>;

/** Loads the game and the players' brains; fails when one of them does not exist or the options do not fit. */
export async function ringOf(setting: Setting): Promise<Result<Ring>> {
  const { players: contenders, options = {}, seed, round, counted } = setting;
  const entry = findGame(setting.game);
  if (!entry) {
    return { ok: false, trouble: { trouble: 'other-game', say: `there is no game "${setting.game}"`, at: 'game' } };
  }
  const game = await entry.load();
  const parsed = game.options(options);
  if (!parsed.ok) return parsed;
  const { min, max } = seatsFor(game.seats, parsed.value);
  if (contenders.length < min || contenders.length > max) {
    const say = `${game.id} is for ${min === max ? min : `${min} to ${max}`} players, not ${contenders.length}`;
    return { ok: false, trouble: { trouble: 'wrong-option', say, at: 'bots' } };
  }
  const minds: Mind[] = [];
  for (const contender of contenders) {
    const mind = await mindOf(entry, contender);
    if (!mind.ok) return mind;
    minds.push(mind.value);
  }
  const measures = counted ? await entry.measures?.() : undefined;
  const more = { ...(round === undefined ? {} : { round }), ...(measures ? { measures } : {}) };
  return { ok: true, value: { game, options, contenders, minds, seed, ...more } };
}

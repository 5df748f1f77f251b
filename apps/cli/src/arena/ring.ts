/** Everything a match needs, from plain data that can be sent to a worker. */
import { fail, type Result, seatsFor } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { said } from '../sentences.ts';
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
    return fail('other-game', said('no-game', { game: setting.game }), 'game');
  }
  const game = await entry.load();
  const parsed = game.options(options);
  if (!parsed.ok) return parsed;
  const { min, max } = seatsFor(game.seats, parsed.value);
  if (contenders.length < min || contenders.length > max) {
    const given = contenders.length;
    const misfit =
      min === max
        ? said('players-exactly', { game: game.id, players: min, given })
        : said('players-between', { game: game.id, min, max, given });
    return fail('wrong-option', misfit, 'bots');
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

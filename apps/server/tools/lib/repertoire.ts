/** What the tools play: the game they are told to, or every one there is, with seats and options as chance has them. */
import { type Game, type OptionField, quick, startMatch } from '@taverne/engine';
import type { MatchOptions } from '@taverne/protocol';
import { loadGames } from '../../src/registry.ts';
import type { Roll } from './mutate.ts';

export interface Programme {
  readonly game: string;
  readonly options: MatchOptions;
  readonly seats: number;
}

const ATTEMPTS = 30;

export class Repertoire {
  readonly games: ReadonlyMap<string, Game>;
  private readonly played: readonly Game[];

  private constructor(games: ReadonlyMap<string, Game>, played: readonly Game[]) {
    this.games = games;
    this.played = played;
  }

  /** `module`: where the games are listed. `only`: the one to play. */
  static async open(module: string, only: string | undefined): Promise<Repertoire> {
    const registry = await loadGames(module);
    const games = new Map([...registry].map(([id, { game }]) => [id, game]));
    const played = [...games.values()].filter(({ id }) => only === undefined || id === only);
    if (played.length === 0) throw new RangeError(`there is no game "${only}"; there are ${[...games.keys()].join(', ')}`);
    return new Repertoire(games, played);
  }

  /** The next match. Not every mode goes with every number of seats: what cannot be set up is not put on. */
  next(roll: Roll): Programme {
    const game = this.played[roll(this.played.length)];
    if (!game) throw new RangeError('there is nothing to play');
    const { min, max } = game.seats;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const options = attempt < ATTEMPTS / 2 ? anyOptions(game, roll) : {};
      const seats = min + roll(max - min + 1);
      if (canBegin(game, options, seats)) return { game: game.id, options, seats };
    }
    throw new RangeError(`no match of ${game.id} could be set up`);
  }
}

function canBegin(game: Game, options: MatchOptions, seats: number): boolean {
  try {
    return startMatch(game, { options, seats, chance: quick(1) }).ok;
  } catch {
    return false;
  }
}

function anyOptions({ fields }: Game, roll: Roll): MatchOptions {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => anyOption(name, field, roll)));
}

/** Flags and choices are tried; figures, lists and texts are the game's own affair and stay as they are. */
function anyOption(name: string, field: OptionField, roll: Roll): [string, boolean | string][] {
  if (field.kind === 'flag') return [[name, roll(2) === 0]];
  const choice = field.kind === 'choice' ? field.of[roll(field.of.length)] : undefined;
  return choice === undefined ? [] : [[name, choice]];
}

/** The games this server offers. It knows them only through the engine's interface. */
import type { Evaluation, Game, Level } from '@taverne/engine';
import type { GamesReply } from '@taverne/protocol';

/** The product's own list. */
export const DEFAULT_GAMES = '@taverne/games';

/** What the module of games must export; `@taverne/games` does. Bots load the same module in their threads. */
export interface GamesModule {
  readonly games: readonly {
    readonly id: string;
    readonly name?: string;
    load(): Promise<Game>;
    levels(): Promise<readonly Level[]>;
    evaluation?(): Promise<Evaluation>;
  }[];
}

export interface ServedGame {
  /** As people call it. */
  readonly name?: string;
  readonly game: Game;
  /** Which bots there are. Their code comes with the answer, so it is asked for when somebody wants to know. */
  levels(): Promise<readonly number[]>;
}

export type Registry = ReadonlyMap<string, ServedGame>;

/** Loads every game of the module once, without its bots; they are few, and a match in the store may need any of them. */
export async function loadGames(specifier: string): Promise<Registry> {
  const entries = await entriesOf(specifier);
  return new Map(await Promise.all(entries.map(async (entry) => [entry.id, await serve(entry)] as const)));
}

async function serve(entry: Entry): Promise<ServedGame> {
  const { name } = entry;
  const levels = async (): Promise<readonly number[]> => (await entry.levels()).map(({ level }) => level);
  return { ...(name !== undefined && { name }), game: await entry.load(), levels };
}

/** A game with its bots, where they think. */
export interface PlayedGame {
  readonly game: Game;
  readonly levels: readonly Level[];
  /** Left out: the game has no opinion of a state. */
  readonly evaluation?: Evaluation;
}

/** One game of the module, without the others. */
export async function loadPlayed(specifier: string, id: string): Promise<PlayedGame | undefined> {
  const entry = (await entriesOf(specifier)).find((each) => each.id === id);
  if (!entry) return undefined;
  const [game, levels, evaluation] = await Promise.all([entry.load(), entry.levels(), entry.evaluation?.()]);
  return { game, levels, ...(evaluation && { evaluation }) };
}

type Entry = GamesModule['games'][number];

async function entriesOf(specifier: string): Promise<readonly Entry[]> {
  // The product's own are named, so that they are part of the server when it is built.
  const module: unknown = await (specifier === DEFAULT_GAMES ? import('@taverne/games') : import(specifier));
  if (!isGames(module)) throw new TypeError(`${specifier} lists no games`);
  return module.games;
}

function isGames(module: unknown): module is GamesModule {
  return typeof module === 'object' && module !== null && 'games' in module && Array.isArray(module.games);
}

export async function describeGames(registry: Registry): Promise<GamesReply> {
  const described = [...registry.values()].map(async ({ game, levels }) => ({
    id: game.id,
    version: game.version,
    seats: seatsOf(game),
    fields: fieldsOf(game),
    levels: [...(await levels())],
  }));
  return { games: await Promise.all(described) };
}

function seatsOf({ seats: { min, max, by } }: Game): GamesReply['games'][number]['seats'] {
  return by ? { min, max, by: { option: by.option, counts: { ...by.counts } } } : { min, max };
}

/** Copies, because the schema's lists may be changed and the game's may not. */
function fieldsOf(game: Game): GamesReply['games'][number]['fields'] {
  return Object.fromEntries(
    Object.entries(game.fields).map(([name, field]) => [name, 'of' in field ? { ...field, of: [...field.of] } : { ...field }]),
  );
}

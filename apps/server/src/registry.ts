/** The games this server offers. It knows them only through the engine's interface. */
import type { Evaluation, Game, Level } from '@taverne/engine';
import type { GamesReply } from '@taverne/protocol';

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
  readonly levels: readonly Level[];
  /** Left out: the game has no opinion of a state. */
  readonly evaluation?: Evaluation;
}

export type Registry = ReadonlyMap<string, ServedGame>;

/** Loads every game of the module once; they are few, and a match in the store may need any of them. */
export async function loadGames(specifier: string): Promise<Registry> {
  const entries = await entriesOf(specifier);
  return new Map(await Promise.all(entries.map(async (entry) => [entry.id, await serve(entry)] as const)));
}

/** One game of the module, without the others. */
export async function loadGame(specifier: string, id: string): Promise<ServedGame | undefined> {
  const entry = (await entriesOf(specifier)).find((each) => each.id === id);
  return entry && serve(entry);
}

async function entriesOf(specifier: string): Promise<GamesModule['games']> {
  const module: unknown = await import(specifier);
  if (!isGames(module)) throw new TypeError(`${specifier} lists no games`);
  return module.games;
}

async function serve(entry: GamesModule['games'][number]): Promise<ServedGame> {
  const { name } = entry;
  const [game, levels, evaluation] = await Promise.all([entry.load(), entry.levels(), entry.evaluation?.()]);
  return { ...(name !== undefined && { name }), game, levels, ...(evaluation && { evaluation }) };
}

function isGames(module: unknown): module is GamesModule {
  return typeof module === 'object' && module !== null && 'games' in module && Array.isArray(module.games);
}

export function describeGames(registry: Registry): GamesReply {
  const games = [...registry.values()].map(({ game, levels }) => ({
    id: game.id,
    version: game.version,
    seats: seatsOf(game),
    fields: fieldsOf(game),
    levels: levels.map(({ level }) => level),
  }));
  return { games };
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

/** What the measuring commands have in common on the command line. */
import { type Game, readOption } from '@taverne/engine';
import type { GameEntry, MeasuredMode } from '@taverne/games';

export function quit(say: string): never {
  process.stderr.write(`${say}\n`);
  process.exit(2);
}

export function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) quit(`--${name} must be a whole number from 1 on, not "${text}"`);
  return number;
}

export const wholeIfGiven = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : whole(name, text);

/** `--option k=v`, read as the game's fields say. */
export function optionsFrom(game: Game, words: readonly string[]): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', ...rest] = word.split('=');
      return [name, readOption(game.fields[name], rest.join('='))];
    }),
  );
}

/** A mode with one number of seats; games that name none have one without a name, for two. */
export interface Arrangement extends Omit<MeasuredMode, 'seats'> {
  readonly seats: number;
}

const ONLY: MeasuredMode = { name: '', options: {}, seats: [2], adventure: false };

/** The modes that are wanted by name, or all, each with all its numbers of seats, or those that are wanted. */
export async function arrangementsOf(entry: GameEntry, names: readonly string[], seats: readonly number[]) {
  const modes = (await entry.measures?.())?.modes ?? [ONLY];
  const stranger = names.find((name) => !modes.some((mode) => mode.name === name));
  if (stranger !== undefined) {
    quit(`${entry.id} is not measured in a mode "${stranger}"; --mode takes ${modes.map(({ name }) => name).join(', ')}`);
  }
  const wanted = modes.filter(({ name }) => names.length === 0 || names.includes(name));
  return wanted.flatMap((mode) =>
    mode.seats
      .filter((count) => seats.length === 0 || seats.includes(count))
      .map((count): Arrangement => ({ ...mode, seats: count })),
  );
}

/** How pages and progress lines call it. */
export const titleOf = ({ name, seats }: Pick<Arrangement, 'name' | 'seats'>): string =>
  name === '' ? '' : `${name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;

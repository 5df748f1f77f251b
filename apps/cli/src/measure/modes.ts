/** The modes of a game that are measured, each with a number of seats. */
import type { MeasuredMode } from '@taverne/engine';
import type { GameEntry } from '@taverne/games';
import { quit } from './quit.ts';

/** A mode with one number of seats. */
export interface Arrangement extends Omit<MeasuredMode, 'seats'> {
  readonly seats: number;
}

/** Games that name no modes have one without a name, for two. */
const ONLY: MeasuredMode = { name: '', options: {}, seats: [2], adventure: false };

/** The modes that are wanted by name, or all, each with all its numbers of seats. */
export async function arrangementsOf(entry: GameEntry, names: readonly string[]): Promise<Arrangement[]> {
  const modes = (await entry.measures?.())?.modes ?? [ONLY];
  const stranger = names.find((name) => !modes.some((mode) => mode.name === name));
  if (stranger !== undefined) {
    const known = modes.map(({ name }) => name).filter((name) => name !== '');
    quit(`${entry.id} has no mode "${stranger}" to measure; it has ${known.join(', ') || 'only one, without a name'}`);
  }
  const wanted = modes.filter(({ name }) => names.length === 0 || names.includes(name));
  return wanted.flatMap((mode) => mode.seats.map((seats): Arrangement => ({ ...mode, seats })));
}

/** How pages and progress lines call it. */
export const titleOf = ({ name, seats }: Pick<Arrangement, 'name' | 'seats'>): string =>
  name === '' ? '' : `${name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;

/** What every command has at hand: the games, the language, where to write. */

import type { Language } from '@taverne/engine';
import type { GameEntry } from '@taverne/games';
import { type Complaint, misused } from './complaint.ts';
import { painted, wrap } from './style.ts';
import { suggestions } from './suggest.ts';
import { type Say, sayIn } from './words.ts';

/** What the command line needs of a game; whatever else is left out has a plain substitute. */
export type Entry = Pick<GameEntry, 'id' | 'load'> & Partial<GameEntry>;

export interface Streams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
}

export interface Desk extends Streams {
  readonly games: readonly Entry[];
  readonly language: Language;
  readonly say: Say;
  /** Writes lines with style marks to the output; those that are too long for it are broken. */
  tell(...lines: readonly string[]): void;
}

export function deskOf(streams: Streams, games: readonly Entry[], language: Language, say: Say): Desk {
  const { output } = streams;
  return {
    ...streams,
    games,
    language,
    say,
    tell(...lines) {
      // What goes into a pipe is for other programs and for searching: its lines stay whole.
      const broken = output.isTTY ? lines.flatMap((line) => wrap(line, widthOf(output))) : lines;
      for (const line of broken) output.write(`${painted(line, output)}\n`);
    },
  };
}

/** The same desk, on which what this game refuses has words, too. */
export const deskWith = async (desk: Desk, entry: Entry): Promise<Desk> => ({
  ...desk,
  say: sayIn(desk.language, (await entry.messages?.(desk.language)) ?? {}),
});

/** How wide to write: lists in a pipe are as wide as in an ordinary terminal, and long lines are hard to read. */
const widthOf = (output: NodeJS.WriteStream): number => Math.min(Math.max(output.columns ?? 80, 40), 110);
export const widthOfDesk = ({ output }: Desk): number => widthOf(output);

/** The game by its id; a complaint names those that are like it. */
export function gameNamed({ games, say }: Desk, id: string | undefined): Entry | Complaint {
  const ids = games.map((entry) => entry.id);
  if (id === undefined) return misused(say('game.missing', { games: ids.join(', ') }));
  const found = games.find((entry) => entry.id === id.toLowerCase());
  if (found) return found;
  const [near] = suggestions(id, ids);
  return misused(say('game.unknown', { id, games: ids.join(', '), near: near ?? 'none' }));
}

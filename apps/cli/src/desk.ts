/** What every command has at hand: the games, the language, where to write. */

import type { GameEntry, Language } from '@taverne/games';
import { type Complaint, misused } from './complaint.ts';
import { painted } from './style.ts';
import { suggestions } from './suggest.ts';
import type { Say } from './words.ts';

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
  /** Writes lines with style marks to the output. */
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
      for (const line of lines) output.write(`${painted(line, output)}\n`);
    },
  };
}

/** How wide to write. */
export const widthOfDesk = ({ output }: Desk): number => Math.min(Math.max(output.columns ?? 80, 40), 110);

/** The game by its id; a complaint names those that are like it. */
export function gameNamed({ games, say }: Desk, id: string | undefined): Entry | Complaint {
  const ids = games.map((entry) => entry.id);
  if (id === undefined) return misused(say('game.missing', { games: ids.join(', ') }));
  const found = games.find((entry) => entry.id === id.toLowerCase());
  if (found) return found;
  const [near] = suggestions(id, ids);
  return misused(say('game.unknown', { id, games: ids.join(', '), near: near ?? 'none' }));
}

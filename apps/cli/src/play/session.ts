/** A match at the terminal: who plays which seat, where chance comes from, and what has been told already. */
import {
  eventsFor,
  fileOf,
  type Game,
  type Level,
  type Match,
  type Question,
  questionsOf,
  type Seat,
  writeFile,
} from '@taverne/engine';
import type { Complaint } from '../complaint.ts';
import type { Desk, Entry } from '../desk.ts';
import { writeWhole } from '../match-file.ts';
import type { OpenChance } from '../seed.ts';
import type { Voice } from '../voice.ts';
import type { Lines } from './input.ts';

export interface Session {
  readonly desk: Desk;
  readonly entry: Entry;
  readonly game: Game;
  readonly voice: Voice;
  readonly match: Match;
  readonly bots: ReadonlyMap<Seat, Level>;
  /** Undefined when the match was loaded from a file that keeps its seed to itself: nothing can be proven then. */
  readonly chance: OpenChance | undefined;
  readonly lines: Lines;
  /** Kept up to date after each answer, if the player wants it. */
  readonly saveTo: string | undefined;
  /** How many events have been told. */
  told: number;
  /** How long the journal was when it was last written to a file. */
  saved: number;
}

/** A match without anybody who types. */
export type Seated = Omit<Session, 'lines'>;

export const persons = ({ match, bots }: Session): Seat[] =>
  Array.from({ length: match.terms.seats }, (_, seat) => seat).filter((seat) => !bots.has(seat));

export const questionTo = ({ match }: Seated, seat: Seat): Question | undefined =>
  match.outcome ? undefined : questionsOf(match, seat)[0];

/** Tells what has happened since the last time, as far as this seat may know. */
export function tellNews(session: Session, seat: Seat | undefined): void {
  const { desk, match, voice } = session;
  const news = eventsFor(match.events.slice(session.told), seat);
  session.told = match.events.length;
  for (const { event } of news) desk.tell(`  • ${voice.event(match, event)}`);
}

/**
 * Writes the match as it stands, with its seed although it may go on: at one's own terminal the host and the player are the
 * same, and without the seed the match could neither go on as it was promised nor be proven.
 */
export function save(session: Seated, path: string): Complaint | undefined {
  const { match, chance, desk } = session;
  const file = fileOf(match);
  const refused = writeWhole(desk.say, path, writeFile(chance ? { ...file, chance } : file));
  if (!refused) session.saved = match.journal.length;
  return refused;
}

/** Keeps the file of `--save` up to date. */
export function keepSaved(session: Seated): Complaint | undefined {
  return session.saveTo === undefined ? undefined : save(session, session.saveTo);
}

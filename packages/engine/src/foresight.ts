/**
 * Conditional answers: what a seat will answer if others answer thus. A course goes on from the present, answer by answer; as long as the
 * line follows it, the table gives the answers of the seat that made it. It is no part of the journal: nobody else may know that there is one.
 */
import { awaited } from './answer.ts';
import { quick } from './chance.ts';
import { imagine } from './fork.ts';
import { isOfLine, type LineEntry, type Taped } from './journal.ts';
import type { Match } from './match.ts';
import type { Option } from './question.ts';
import { fail, ok, type Result } from './result.ts';
import { said } from './sentences.ts';
import type { Seat } from './words.ts';
import type { Told, World } from './world.ts';

/** An answer, by whomever; or a word of chance, whatever it may be. */
export type CourseStep = { readonly seat: Seat; readonly name: string; readonly key: string } | { readonly chance: string };

export interface Foresight {
  /** How many entries line and journal had when it was made. */
  readonly at: number;
  readonly seq: number;
  readonly course: readonly CourseStep[];
}

/** Where a course would lead, as far as the seat can know. */
export interface Supposed {
  readonly world: World;
  readonly course: readonly CourseStep[];
  /** What would happen on the way. */
  readonly events: readonly Told[];
}

/**
 * Plays answers of all seats on from the present, in a world that the seat cannot tell from the true one: what is hidden from it is
 * guessed, and chance says something that is not what it is going to say. So nothing can be learnt here.
 */
export function suppose(match: Match, seat: Seat, keys: readonly string[], seed: number): Result<Supposed> {
  if (match.outcome) return fail('match-over', said('match-over', { how: match.outcome.how }));
  if (!isForeseeable(match.world)) return fail('not-allowed', said('not-foreseeable', {}));
  const wrote: LineEntry[] = [];
  const events: Told[] = [];
  const recorder = {
    wrote: (entry: Taped): void => void wrote.push(entry),
    quiet: (): void => {},
    heard: (told: Told): void => void events.push(told),
  };
  const world = imagine(match.world, seat, quick(seed), { keep: true, recorder });
  const before = events.length;
  for (const key of keys) {
    if (!isForeseeable(world)) return fail('not-allowed', said('not-foreseeable', {}));
    const picked = world.options(0).find((option) => option.key === key);
    if (!picked) return fail('not-offered', said('key-not-offered', { key, question: world.ask(0).name }));
    world.choose(0, picked);
  }
  return ok({ world, course: wrote.flatMap(stepOf), events: events.slice(before) });
}

/** Where one seat alone is asked everybody sees what it answers. Beyond a window that several share nothing is foreseen. */
export const isForeseeable = ({ request }: Pick<World, 'request'>): boolean =>
  request?.until === 'one' && request.asks.length === 1;

function stepOf(entry: LineEntry): CourseStep[] {
  if (entry.type === 'answer') return [{ seat: entry.seat, name: entry.name, key: entry.key }];
  return entry.type === 'chance' ? [{ chance: entry.what }] : [];
}

/**
 * What becomes of a foresight now. `waits`: it may still come to it. `answers`: it is the seat's turn, and this is its answer. `missed`:
 * something else happened. `barred`: what it wanted to answer is not offered. `done`: all of it was said.
 */
export type Fate =
  | { readonly fate: 'waits' | 'missed' | 'barred' | 'done' }
  | { readonly fate: 'answers'; readonly index: number; readonly picked: Option };

const WAITS = { fate: 'waits' } as const;
const MISSED = { fate: 'missed' } as const;

export function fateOf(match: Match, seat: Seat, foresight: Foresight): Fate {
  const line = lineSince(match, foresight);
  if (!line || match.outcome) return MISSED;
  const { course } = foresight;
  const isAsked = awaited(match).includes(seat);
  const steps = line.flatMap(stepOf);
  // Whoever went another way may take that back, as long as the seat has not been asked.
  if (steps.some((step, i) => course[i] && !isSame(step, course[i]))) return isAsked ? MISSED : WAITS;
  const next = course[steps.length];
  if (!next) return { fate: 'done' };
  if ('chance' in next || next.seat !== seat) return isAsked ? MISSED : WAITS;
  if (!isAsked) return WAITS;
  const asks = match.world.request?.asks ?? [];
  const index = asks.findIndex((ask, i) => ask.seat === seat && ask.name === next.name && match.world.isOpen(i));
  const picked = index < 0 ? undefined : match.world.options(index).find((option) => option.key === next.key);
  return picked ? { fate: 'answers', index, picked } : { fate: 'barred' };
}

function isSame(a: CourseStep, b: CourseStep): boolean {
  if ('chance' in a || 'chance' in b) return 'chance' in a && 'chance' in b && a.chance === b.chance;
  return a.seat === b.seat && a.name === b.name && a.key === b.key;
}

/** What was added to the line since, and stands; undefined where what came before no longer does, or is no longer known. */
function lineSince({ journal, bygone }: Match, { at, seq }: Foresight): readonly LineEntry[] | undefined {
  if (seq < bygone.entries) return undefined;
  const line: LineEntry[] = [];
  for (const entry of journal.slice(seq - bygone.entries)) {
    if (isOfLine(entry)) line.push(entry);
    else if (entry.type === 'version') return undefined;
    else if (entry.type === 'undo') {
      if (entry.to < at) return undefined;
      line.length = Math.min(line.length, entry.to - at);
    } else if (entry.type === 'withdraw') {
      if (entry.at < at) return undefined;
      line.splice(entry.at - at, 1);
    }
  }
  return line;
}

/** The match file: readable JSON, one line an entry, with a fingerprint that notices a cut or an edit. */
import { atOnce } from './at-once.ts';
import { checkEntry, MOST_ENTRIES } from './entries.ts';
import { checkFairChance, type FairChance } from './fair.ts';
import { type Entry, isOfLine } from './journal.ts';
import { placeIn, readingJson } from './json.ts';
import type { Match } from './match.ts';
import { type Check, hex, listOf, oneOf, parse, plain, record, text, whole } from './parse.ts';
import { type Stored, storedOf } from './restore.ts';
import { fail, ok, type Result, type Trouble, trouble } from './result.ts';
import { said } from './sentences.ts';
import { bytes, Sha256, toHex } from './sha256.ts';
import type { Seat } from './words.ts';

export const FORMAT = 1;
/** Larger than any match can be, small enough to read at once. */
export const LONGEST_FILE = 16_000_000;

/** What is stored of a match, and what was published of its chance. */
export interface MatchFile extends Stored {
  readonly chance?: FairChance;
}

export function fileOf(match: Match, chance?: FairChance): MatchFile {
  const file = storedOf(match);
  if (!chance) return file;
  const { seed, ...published } = chance;
  // While the match goes on the seed would tell every die to come.
  return { ...file, chance: match.outcome && seed !== undefined ? { ...published, seed } : published };
}

/** The file as text. */
export const writeFile = (file: MatchFile): string => atOnce(writing(file));

/** The same, a stretch at a time, for a host whom others wait for. */
export function* writing(file: MatchFile): Generator<void, string> {
  const { journal, ...head } = file;
  const lines = Object.entries({ taverne: 'match', format: FORMAT, ...head }).map(
    ([k, v]) => `  ${JSON.stringify(k)}: ${JSON.stringify(v)},`,
  );
  const entries: string[] = [];
  for (const entry of journal) {
    entries.push(`    ${JSON.stringify(entry)}`);
    if (entries.length % STRETCH === 0) yield;
  }
  const print = yield* fingerprint(file);
  return `{\n${lines.join('\n')}\n  "journal": [\n${entries.join(',\n')}\n  ],\n  "fingerprint": "${print}"\n}\n`;
}

/** How many entries are written before others may have their turn. */
const STRETCH = 50;

/** Over the data, not the text: white space and the order of fields do not matter, any other change does. */
function* fingerprint(file: MatchFile): Generator<void, string> {
  const { journal, ...head } = file;
  // The fields in the order of their names, as everything that lies deeper.
  const fields = new Map(Object.entries({ format: FORMAT, ...head }).map(([name, part]) => [name, canonical(part)]));
  const hash = new Sha256();
  let comma = '{';
  for (const name of [...fields.keys(), 'journal'].sort()) {
    hash.add(bytes(`${comma}${JSON.stringify(name)}:`));
    comma = ',';
    if (name !== 'journal') hash.add(bytes(fields.get(name) ?? ''));
    else {
      for (let at = 0; at < journal.length; at += STRETCH) {
        const part = journal
          .slice(at, at + STRETCH)
          .map(canonical)
          .join();
        hash.add(bytes(at === 0 ? `[${part}` : `,${part}`));
        yield;
      }
      hash.add(bytes(journal.length === 0 ? '[]' : ']'));
    }
  }
  hash.add(bytes('}'));
  return toHex(hash.digest());
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${fields
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`)
    .join()}}`;
}

const anything: Check<unknown> = (raw) => raw;

const checkFile = record(
  {
    taverne: oneOf(['match']),
    format: whole(1, FORMAT),
    game: text(100),
    version: whole(0, 1_000_000),
    options: plain,
    seats: whole(1, 16),
    /** Its entries are looked at one by one afterwards. */
    journal: listOf(anything, MOST_ENTRIES),
    fingerprint: hex(32),
  },
  { chance: checkFairChance },
);

/** Reads a match file: what is not JSON, cut, edited or of an unknown format is told with its place. */
export const readFile = (source: string): Result<MatchFile> => atOnce(reading(source));

/** The same, a stretch at a time, for a host whom others wait for. */
export function* reading(source: string): Generator<void, Result<MatchFile>> {
  if (source.length > LONGEST_FILE) return fail('damaged', said('file-long', { longest: LONGEST_FILE, length: source.length }));
  const raw = yield* readingJson(source);
  if (!raw.ok) return fail('damaged', said('file-cut', { where: placeIn(source, raw.at) }));
  const parsed = parse(checkFile, raw.value, 'damaged', 'file');
  if (!parsed.ok) return parsed;
  const { taverne: _, format: __, fingerprint: found, journal: entries, ...head } = parsed.value;
  const journal: Entry[] = [];
  for (const [at, each] of entries.entries()) {
    const entry = parse(checkEntry, each, 'damaged', `file.journal[${at}]`);
    if (!entry.ok) return entry;
    journal.push(entry.value);
    if (journal.length % STRETCH === 0) yield;
  }
  const file: MatchFile = { ...head, journal };
  if ((yield* fingerprint(file)) !== found) {
    return fail('damaged', said('file-edited', {}), 'file.fingerprint');
  }
  const wrong = misplaced(file.journal) ?? unseated(file);
  return wrong ? { ok: false, trouble: wrong } : ok(file);
}

/** Undo entries must point into the line as it stood. */
function misplaced(journal: readonly Entry[]): Trouble | undefined {
  let length = 0;
  for (const [at, entry] of journal.entries()) {
    if (isOfLine(entry)) length++;
    else if (entry.type === 'version') length = 0;
    else if (entry.type === 'undo' || entry.type === 'withdraw') {
      const target = entry.type === 'undo' ? entry.to : entry.at;
      if (target >= length)
        return trouble('damaged', said('undo-beyond', { entry: at, target, length }), `file.journal[${at}]`);
      length = entry.type === 'undo' ? target : length - 1;
    }
  }
  return undefined;
}

/** Every entry is about seats of this match. */
function unseated({ journal, seats }: MatchFile): Trouble | undefined {
  for (const [at, entry] of journal.entries()) {
    const stranger = seatsIn(entry).find((seat) => seat >= seats);
    if (stranger === undefined) continue;
    return trouble('damaged', said('entry-of-no-seat', { entry: at, seat: stranger, seats }), `file.journal[${at}]`);
  }
  return undefined;
}

function seatsIn(entry: Entry): readonly Seat[] {
  switch (entry.type) {
    case 'chance':
    case 'version':
      return [];
    case 'shown':
      return entry.to;
    case 'undo':
      return [entry.seat, ...(entry.consent ?? [])];
    default:
      return [entry.seat];
  }
}

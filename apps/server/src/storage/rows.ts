/** Rows of the database as data of the server. They are our own, but a disk may lie: what does not fit is an error. */
import { inflateRawSync } from 'node:zlib';
import type { Checkpoint, Entry, Snapshot } from '@taverne/engine';
import {
  clockTerms,
  courseStep,
  FORESIGHT_ENDS,
  holiday,
  type MatchOptions,
  matchOptions,
  type Notice,
  notice,
  outcomeShown,
  STATUSES,
  VISIBILITIES,
} from '@taverne/protocol';
import { z } from 'zod';
import type {
  Append,
  ChatRow,
  ClockRow,
  ForesightRow,
  KnownGuest,
  MatchRow,
  SeatRow,
  StoredCheckpoint,
  StoredSnapshot,
} from './port.ts';

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);

const seats = z.array(z.int());
const outcome = outcomeShown.transform(({ detail, ...rest }) =>
  detail === undefined ? rest : { ...rest, detail: z.json().parse(detail) },
);

const matchRow = z.object({
  id: z.string(),
  game: z.string(),
  version: z.int(),
  options: json(matchOptions),
  omitted: json(z.array(z.string())),
  imported: z.int().transform((yes) => yes === 1),
  proof: json(
    z.object({
      commitment: z.string(),
      salts: z.array(z.string()),
      promises: z.array(z.string()).exactOptional(),
      seed: z.string().exactOptional(),
    }),
  ).nullable(),
  seats: z.int(),
  visibility: z.enum(VISIBILITIES),
  programs: z.int().transform((yes) => yes === 1),
  clock: json(clockTerms),
  seed: z.string(),
  maker: z.string(),
  bytes: z.int(),
  made: z.int(),
  status: z.enum(STATUSES),
  awaited: json(seats),
  outcome: json(outcome).nullable(),
  consent: json(z.object({ by: z.int(), agreed: seats, seq: z.int() })).nullable(),
  rematch: z.string().nullable(),
  changed: z.int(),
});

const seatRow = z
  .object({
    seat: z.int(),
    kind: z.enum(['person', 'bot', 'open']),
    guest: z.string().nullable(),
    name: z.string().nullable(),
    level: z.int().nullable(),
    salt: z.string(),
    promise: z.string(),
    gone: z.int(),
    ready: z.int(),
    holiday: json(holiday).nullable(),
  })
  .transform(({ gone, ready, ...rest }) => ({ ...rest, left: gone === 1, ready: ready === 1 }));

const foresightRow = z.object({
  id: z.string(),
  seat: z.int(),
  at: z.int(),
  seq: z.int(),
  course: z.array(courseStep),
  ended: z.enum(FORESIGHT_ENDS).nullable(),
});
const foresightRows = z.object({ list: json(z.array(foresightRow)) });

const clockRow = z
  .object({ seat: z.int(), rest: z.int(), bank: z.int(), due: z.int().nullable(), stopped: z.int().nullable() })
  .transform(({ rest, ...clock }) => ({ ...clock, left: rest }));

const chatRow = z.object({ id: z.int(), key: z.string(), seat: z.int(), name: z.string(), text: z.string(), at: z.int() });

/** Entries are not checked one by one: running them shows whether they fit. */
const entry = z.custom<Entry>((each) => typeof each === 'object' && each !== null);
const journal = json(z.array(entry));
const appendRow = z.object({
  seq: z.int(),
  entries: journal,
  seat: z.int().nullable(),
  key: z.string().nullable(),
  at: z.int(),
});

const snapshotRow = z.object({
  match: z.string(),
  seq: z.int(),
  snapshot: json(z.custom<Snapshot>((snapshot) => typeof snapshot === 'object' && snapshot !== null)),
});

const checkpointRow = z.object({
  checkpoint: json(
    z.object({
      checkpoint: z.custom<Checkpoint>((checkpoint) => typeof checkpoint === 'object' && checkpoint !== null),
      /** Four bytes each. */
      keys: z.base64().transform((text) => [...new Uint32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)]),
      offered: z.boolean(),
      bytes: z.number(),
      ordered: z.int().optional(),
    }),
  ),
});

/** A journal in one piece: of each stretch its number, its time and its entries. */
const foldedRow = z.object({ journal: z.instanceof(Uint8Array) });
const pages = z.array(z.tuple([z.int(), z.int(), z.array(entry)]));

const guestRow = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(['en', 'fr']).nullable(),
  seen: z.int(),
  suspended: z.int(),
});

/** A checkpoint as it is written. */
export function packed({ checkpoint, keys, offered, bytes, ordered }: StoredCheckpoint): {
  readonly seq: number;
  readonly text: string;
} {
  const digests = Buffer.from(Uint32Array.from(keys).buffer).toString('base64');
  return { seq: checkpoint.bygone.entries, text: JSON.stringify({ checkpoint, keys: digests, offered, bytes, ordered }) };
}

export const readMatch = (row: unknown): MatchRow => matchRow.parse(row);
export const readSeat = (row: unknown): SeatRow => seatRow.parse(row);
export const readForesights = (row: unknown): readonly ForesightRow[] => foresightRows.parse(row).list;
export const readClock = (row: unknown): ClockRow => clockRow.parse(row);
export const readChat = (row: unknown): ChatRow => chatRow.parse(row);

const isRow = (row: unknown): row is { readonly [name: string]: unknown } => typeof row === 'object' && row !== null;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isEntries = (value: unknown): value is readonly Entry[] => Array.isArray(value) && value.every(isRow);

/** Read by the hundred wherever a match is opened, so first looked at by hand; what does not fit the schema says why. */
export function readAppend(row: unknown): Append {
  if (isRow(row) && typeof row.entries === 'string') {
    const { seq, seat, key, at } = row;
    const entries: unknown = JSON.parse(row.entries);
    const isKeyed = (seat === null || isWhole(seat)) && (key === null || typeof key === 'string');
    if (isWhole(seq) && isWhole(at) && isKeyed && isEntries(entries)) return { seq, entries, seat, key, at };
  }
  return appendRow.parse(row);
}
export const readSnapshot = (row: unknown): StoredSnapshot => snapshotRow.parse(row);
export const readCheckpoint = (row: unknown): StoredCheckpoint => checkpointRow.parse(row).checkpoint;
export function readFolded(row: unknown): Append[] {
  const text = inflateRawSync(foldedRow.parse(row).journal).toString();
  return pages.parse(JSON.parse(text)).map(([seq, at, entries]) => ({ seq, at, entries, seat: null, key: null }));
}
export const readPage = (row: unknown) => z.object({ seq: z.int(), at: z.int(), entries: z.string() }).parse(row);
export const readGuest = (row: unknown): KnownGuest => guestRow.parse(row);
export const readNotice = (row: unknown): Notice => z.object({ notice: json(notice) }).parse(row).notice;
export const readLongOptions = (row: unknown): MatchOptions =>
  z
    .object({ options: json(matchOptions) })
    .optional()
    .parse(row)?.options ?? {};
export const readImport = (row: unknown): readonly Entry[] | undefined => z.object({ journal }).optional().parse(row)?.journal;
/** A single number, or nothing. */
export const readNumber = (row: unknown): number | undefined =>
  z.object({ n: z.int().nullable() }).optional().parse(row)?.n ?? undefined;
export const readId = (row: unknown): string => z.object({ id: z.string() }).parse(row).id;

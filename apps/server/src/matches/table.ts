/**
 * A table: a match in memory, with what stands beside its journal. It is a cache of what is stored; it can be
 * dropped at any moment and is read again when it is wanted.
 */
import { botAsked, botOfferedDraw } from '@taverne/bots';
import {
  awaited,
  checkpointOf,
  commitmentTo,
  type Entry,
  type FairChance,
  fairSource,
  type Game,
  type Match,
  restoring,
  type Seat,
  type Source,
  type Stored,
  versionOf,
} from '@taverne/engine';
import type { Notice, TroubleReport } from '@taverne/protocol';
import type { ChatRow, ClockRow, ForesightRow, MatchRow, SeatRow, StoredCheckpoint, StoredMatch } from '../storage/port.ts';
import type { Moment } from './clock.ts';
import { entriesAt, ordersIn, shortest } from './since.ts';
import { reported } from './trouble.ts';

export interface Table {
  readonly id: string;
  readonly game: Game;
  /** How often it was changed, as far as is known here. */
  revision: number;
  row: MatchRow;
  seats: readonly SeatRow[];
  clocks: readonly ClockRow[];
  /** What seats will answer if it comes so: of each nobody but its holder may know. */
  foresights: readonly ForesightRow[];
  /** What an imported match goes on from once its seats are taken. */
  readonly imported: readonly Entry[] | undefined;
  /** That journal, run already. */
  ready: Match | undefined;
  /** What the server did to it of its own accord. */
  notices: readonly Notice[];
  /** Undefined while the match waits for players. */
  match: Match | undefined;
  /** Who is asked now; undefined like the match. */
  moment: Moment | undefined;
  /** Whether a draw was ever offered: most matches need not be searched for it. */
  offered: boolean;
  /** Short digests of the keys of requests that were done: a repetition is looked up in the store. */
  readonly keys: number[];
  /** The latest lines of talk. */
  chat: readonly ChatRow[];
  /** When orders that had to wait are obeyed. */
  orderDue: number | null;
  /** How much room its journal takes, about. */
  bytes: number;
  /** How many entries of its journal are standing orders. */
  ordered: number;
  /** It waits for a bot. */
  thinks: boolean;
}

/** A stored match that its game cannot run: nothing is changed in the store, and whoever asks for it is told why. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
  readonly trouble: TroubleReport;
  constructor(trouble: TroubleReport) {
    super(trouble.say);
    this.trouble = trouble;
  }
}

/** Stops now and then: a long match takes long to open. */
export function* openTable(stored: StoredMatch, game: Game): Generator<void, Table> {
  const { row, seats, clocks, foresights, appends, orderDue, chat, notices, imported, checkpoint } = stored;
  const keys = checkpoint?.keys.slice() ?? [];
  for (const { seat, key } of appends) if (seat !== null && key !== null) keys.push(digestOf(seat, key));
  for (const { seat, key } of chat) keys.push(digestOf(seat, key));
  // What is over is shown by today's rules as far as they can run it; nothing is written to its journal any more.
  const rules = row.status === 'over' ? { ...game, version: versionStored(stored) } : game;
  const match = yield* matchOf(stored, rules);
  const journal = match?.journal ?? [];
  const table: Table = {
    id: row.id,
    game,
    revision: stored.revision,
    row,
    seats,
    clocks,
    foresights,
    imported,
    notices,
    match,
    moment: momentOf(match),
    offered: checkpoint?.offered === true || hasOffer(journal),
    keys,
    chat,
    orderDue,
    ready: undefined,
    bytes: (checkpoint?.bytes ?? 0) + weightOf(journal),
    ordered: (checkpoint?.ordered ?? 0) + ordersIn(journal),
    thinks: false,
  };
  table.thinks = waitsForBot(table);
  yield* makeReady(table);
  return table;
}

/** Whether it is for a bot to answer now, or to say something to the offer of a draw. */
export function waitsForBot({ match, seats, offered }: Table): boolean {
  if (!match || match.outcome) return false;
  const isBot = (seat: Seat): boolean => seats[seat]?.kind === 'bot';
  // A bot that may cut in and does not is asked, too, but nobody waits for it.
  return botAsked(match, isBot) >= 0 || (offered && botOfferedDraw(match, isBot) !== undefined);
}

/**
 * Others have gone on with this match: runs what is new on top of what is in memory. False where that is not enough and the
 * match must be opened anew; the table is untouched then.
 */
export function* carriedOn(table: Table, stored: StoredMatch): Generator<void, boolean> {
  const { match } = table;
  const { row, seats, appends, chat } = stored;
  const entries = appends.flatMap((append) => append.entries);
  if (entries.length > 0) {
    const isOther = !match || appends[0]?.seq !== match.seq || entries.some(({ type }) => type === 'version');
    if (isOther || shortest(match.lineLength, entries) < match.bygone.line) return false;
    const checkpoint = checkpointOf(match);
    const record = storedAs(row, [...match.journal, ...entries]);
    const shortcut = checkpoint ? { checkpoint } : { known: match };
    const restored = yield* restoring(match.game, record, sourceOf(row, seats), shortcut);
    if (!restored.ok) return false;
    table.match = restored.value;
  }
  for (const { seat, key } of appends) if (seat !== null && key !== null) table.keys.push(digestOf(seat, key));
  for (const { id, seat, key } of chat) if (id > lastLine(table.chat)) table.keys.push(digestOf(seat, key));
  const { revision, clocks, foresights, orderDue, notices } = stored;
  Object.assign(table, { revision, row, seats, clocks, foresights, orderDue, notices, chat, moment: momentOf(table.match) });
  table.offered ||= hasOffer(entries);
  table.bytes += weightOf(entries);
  table.ordered += ordersIn(entries);
  table.thinks = waitsForBot(table);
  return true;
}

export const lastLine = (chat: readonly ChatRow[]): number => chat.at(-1)?.id ?? 0;

/** Runs what an imported match goes on from, so that it can begin at once when its last seat is taken. */
export function* makeReady(table: Table): Generator<void, void> {
  const { row, game, imported, match } = table;
  if (!imported || match) return;
  // Whose salts are in it is known only when it begins; until then nothing is drawn.
  const source: Source = (index, of, what) => sourceOf(table.row, table.seats)(index, of, what);
  const restored = yield* restoring({ ...game, version: row.version }, storedAs(row, imported), source);
  if (!restored.ok) throw new Unplayable(reported(restored.trouble));
  table.ready = restored.value;
}

/** The match that is stored; undefined while it waits for players. */
function* matchOf(stored: StoredMatch, game: Game): Generator<void, Match | undefined> {
  const { row, seats, appends, checkpoint } = stored;
  if (appends.length === 0 && !checkpoint) return undefined;
  const record = storedAs(row, journalOf(stored));
  const restored = yield* restoring(game, record, sourceOf(row, seats), { checkpoint: checkpoint?.checkpoint });
  if (!restored.ok) throw new Unplayable(reported(restored.trouble));
  return restored.value;
}

/** What is at hand of the journal, from its checkpoint on. */
function journalOf({ appends, checkpoint }: StoredMatch): readonly Entry[] {
  const journal = appends.flatMap(({ entries }) => entries);
  return checkpoint ? journal.slice(checkpoint.checkpoint.bygone.entries - (appends[0]?.seq ?? 0)) : journal;
}

/** A match as the engine wants it stored. */
export function storedAs({ game, version, options, seats }: MatchRow, journal: readonly Entry[]): Stored {
  return { game, version, options, seats, journal };
}

/** The version of the rules that a stored match runs under. */
export function versionStored({ row, appends, checkpoint }: StoredMatch): number {
  const version = checkpoint?.checkpoint.version ?? row.version;
  return versionOf({ version, journal: appends.flatMap(({ entries }) => entries) });
}

/** Whether a checkpoint, if there is one, is of the rules that the match runs under, and those are at hand. */
export function isOfRules(stored: StoredMatch, game: Game): boolean {
  const { checkpoint, row } = stored;
  if (!checkpoint) return true;
  // One that was stored before orders were counted.
  if (checkpoint.ordered === undefined) return false;
  const version = versionStored(stored);
  return version === checkpoint.checkpoint.version && (row.status !== 'running' || version === game.version);
}

export const sourceOf = (row: MatchRow, seats: readonly SeatRow[]): Source => fairSource(row.seed, saltsOf(seats));

const saltsOf = (seats: readonly SeatRow[]): string[] => seats.map(({ salt }) => salt);

/** What is published of a match's chance: the seed only when it is over; of an imported one, what its file could prove. */
export function chanceOf({ row, seats }: Pick<Table, 'row' | 'seats'>): FairChance | undefined {
  if (row.imported) return row.proof ?? undefined;
  const promises = seats.map(({ promise }) => promise);
  const told = {
    commitment: commitmentOf(row),
    salts: saltsOf(seats),
    ...(promises.some((promise) => promise !== '') && { promises }),
  };
  return row.status === 'over' ? { ...told, seed: row.seed } : told;
}

let lastSeed = '';
let lastCommitment = '';

/** Told to everybody who comes, and many come to one table: it is reckoned once for them. */
function commitmentOf({ seed }: MatchRow): string {
  if (seed !== lastSeed || lastCommitment === '') {
    lastCommitment = commitmentTo(seed);
    lastSeed = seed;
  }
  return lastCommitment;
}

/** Lets go of what is stored of a match and nobody needs; what is foreseen is held against all that came since. */
export function shorten({ match, foresights }: Table): void {
  if (foresights.every(({ ended }) => ended !== null)) match?.shorten();
}

export const seqOf = ({ match }: Table): number => match?.seq ?? 0;

/**
 * The number of the match as people are told it: of its journal all but the standing orders, which are nobody's business but the
 * seat's that gave them.
 */
export const numberOf = (table: Table): number => seqOf(table) - table.ordered;

/** How many entries the journal had when the match had this number. */
export function entriesBy({ match, ordered }: Table, number: number): number {
  const journal = match?.journal ?? [];
  return entriesAt(journal, number, { entries: match?.bygone.entries ?? 0, ordered: ordered - ordersIn(journal) });
}

/** What is stored of a long match so that it need not be run from its beginning; undefined where it has all of it in memory. */
export function checkpointAt({ match, keys, offered, bytes, ordered }: Table): StoredCheckpoint | undefined {
  const checkpoint = match && checkpointOf(match);
  return checkpoint && { checkpoint, keys, offered, bytes, ordered: ordered - ordersIn(match.journal) };
}

/** The seat that this guest holds. */
export function seatOf({ seats }: Pick<Table, 'seats'>, guest: string | undefined): Seat | undefined {
  return guest === undefined ? undefined : seats.find((row) => row.guest === guest && row.kind === 'person')?.seat;
}

export const hasOffer = (entries: readonly Entry[]): boolean => entries.some(({ type }) => type === 'offer');

/** What most entries take, about; orders and states may be longer. */
const USUAL_ENTRY = 80;

/** How many bytes these entries take in the store, about. */
export function weightOf(entries: readonly Entry[]): number {
  let bytes = 0;
  for (const entry of entries) {
    bytes += entry.type === 'orders' || entry.type === 'version' ? JSON.stringify(entry).length : USUAL_ENTRY;
  }
  return bytes;
}

export function momentOf(match: Match | undefined): Moment | undefined {
  if (!match) return undefined;
  return { awaited: awaited(match), turn: match.game.turn?.(match.world.state), over: match.outcome !== undefined };
}

/** Thirty bits of a key and its seat: enough to notice a repetition, little enough to keep for every request. */
export function digestOf(seat: Seat, key: string): number {
  let hash = 0x811c9dc5 ^ seat;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x3fff_ffff;
}

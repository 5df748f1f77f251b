/**
 * The archive: what a match was before now. To look into the past a match is run again, which takes long; so it is done in
 * slices, from the nearest moment that is known already, one run at a time for each client, paid for by the
 * time it takes, and dropped when its reader has gone.
 */
import { type Entry, eventsFor, type Match, restoring, type Seat, type Told, writing } from '@taverne/engine';
import { said, type TroubleReport } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import type { Payer } from '../rates.ts';
import type { Registry } from '../registry.ts';
import { mapped, type Slices } from '../slices.ts';
import type { Append, Storage, StoredMatch } from '../storage/port.ts';
import { entriesAt, newFrom } from './since.ts';
import { chanceOf, sourceOf, storedAs, versionStored } from './table.ts';
import { woe } from './trouble.ts';

/** Who wants to know. */
export interface Reader {
  readonly payer: Payer;
  /** Nobody reads on for somebody who has left. */
  isHere(): boolean;
  /** Nobody reads ahead for somebody who is slow. */
  hasRead(): Promise<void>;
}

/** An event as text, and its place. */
export interface ToldText {
  readonly at: number;
  readonly text: string;
}

/** What happened lately, up to a number, as one pair of eyes may know it. */
export interface Tale extends Page {
  readonly seq: number;
}

/** Some events that follow each other. */
export interface Page {
  /** From which place of the line on these are all. */
  readonly since: number;
  readonly told: readonly ToldText[];
  /** There are others before. */
  readonly older: boolean;
}

/** A match as it was, and what is stored of it. */
interface Then {
  readonly match: Match;
  readonly stored: StoredMatch;
  readonly told: readonly ToldText[];
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: TroubleReport };
const no = (trouble: TroubleReport): { readonly ok: false; readonly trouble: TroubleReport } => ({ ok: false, trouble });

/** A match on the shelf: its journal as far as it was read, and the last moment it was run to. */
interface Volume {
  stored: StoredMatch;
  known: Match | undefined;
  readonly tales: Map<Seat | undefined, Tale>;
  /** Its match file, and how many seats had lost their names by then. */
  file: { readonly text: string; readonly nameless: number } | undefined;
  /** When it was last held against the store, as the archive counts. */
  caughtUp: number;
  /** One reader at a time turns its pages. */
  tail: Promise<unknown>;
}

export interface ArchiveParts {
  readonly storage: Storage;
  readonly registry: Registry;
  readonly limits: Limits;
  readonly slices: Slices;
}

/** Milliseconds, about, to read one row of a journal from the disk. */
const COST_OF_PAGE = 0.02;

/** Stands for a reader who has left: nobody hears it. */
const GONE = woe('too-many', 'nobody waits for this any more');

export class Archive {
  private readonly parts: ArchiveParts;
  /** In the order of last use. */
  private readonly shelf = new Map<string, Volume>();
  /** What each client waits for, one after the other. */
  private readonly lines = new Map<string, { waiting: number; tail: Promise<unknown> }>();
  /** Counts requests and looks at the store: which came first is all that matters. */
  private moments = 0;

  constructor(parts: ArchiveParts) {
    this.parts = parts;
  }

  /** The match as it was when it had this number, or at the last moment before. */
  async look(reader: Reader, id: string, number: number, eyes: (stored: StoredMatch) => Seat | undefined): Promise<Read<Then>> {
    return this.read(reader, id, async (volume, pay) => {
      const { stored } = volume;
      const past = { ...stored, appends: upTo(stored.appends, entriesAt(journalOf(stored), number)) };
      const game = this.parts.registry.get(stored.row.game)?.game;
      if (!game || past.appends.length === 0) return no(absent(id));
      const match = await pay(this.run(volume, past));
      if ('trouble' in match) return no(match);
      const told = await pay(textsOf(eventsFor(match.events, eyes(stored))));
      return 'trouble' in told ? no(told) : { ok: true, value: { match, stored, told } };
    });
  }

  /** The latest of what happened, as far as this seat may know; for who has it up to number `has`, of what is new. */
  async tale(reader: Reader, id: string, seat: Seat | undefined, has: number | undefined): Promise<Read<Tale>> {
    return this.read(reader, id, async (volume, pay) => {
      const seq = seqIn(volume.stored.appends);
      const before = volume.tales.get(seat);
      // Most come anew, and many to a match that is worth watching.
      if (has === undefined && before?.seq === seq) return { ok: true, value: before };
      const match = await pay(this.run(volume, volume.stored));
      if ('trouble' in match) return no(match);
      const since = has === undefined ? 0 : (newFrom(match, entriesAt(match.journal, has)) ?? 0);
      const page = await pay(this.page(match, seat, { since, before: Number.POSITIVE_INFINITY }));
      if ('trouble' in page) return no(page);
      const tale = { seq, ...page };
      if (has === undefined) volume.tales.set(seat, tale);
      return { ok: true, value: tale };
    });
  }

  /** The last page of what happened before a place. */
  async log(reader: Reader, id: string, before: number, eyes: (stored: StoredMatch) => Seat | undefined): Promise<Read<Page>> {
    return this.read(reader, id, async (volume, pay) => {
      const match = await pay(this.run(volume, volume.stored));
      if ('trouble' in match) return no(match);
      const page = await pay(this.page(match, eyes(volume.stored), { since: 0, before }));
      return 'trouble' in page ? no(page) : { ok: true, value: page };
    });
  }

  /** The last of these events: whatever shares its place with one of them comes along. */
  private *page(match: Match, seat: Seat | undefined, { since, before }: Stretch): Generator<void, Page> {
    const known = eventsFor(match.events, seat, since);
    const end = known.findLastIndex(({ at }) => at < before) + 1;
    const first = known[end - this.parts.limits.eventsTold]?.at;
    const from = first === undefined ? 0 : known.findIndex(({ at }) => at >= first);
    const told = yield* textsOf(known.slice(from, end));
    return { since: from > 0 ? (first ?? since) : since, told, older: from > 0 };
  }

  /** The file of a match that is over: written once, however many ask for it. */
  async file(reader: Reader, id: string): Promise<Read<string>> {
    return this.read(reader, id, async (volume, pay) => {
      const { row, seats, appends } = volume.stored;
      if (row.status !== 'over') return no(woe('match-running', 'the match file is for everybody when the match is over'));
      const chance = chanceOf({ row, seats });
      const nameless = seats.filter(({ kind, name }) => kind === 'person' && name === null).map(({ seat }) => seat);
      const known = volume.file?.nameless === nameless.length ? volume.file.text : undefined;
      const journal = appends.flatMap(({ entries }) => entries.map((entry) => withoutName(entry, nameless)));
      const text = known ?? (await pay(writing({ ...storedAs(row, journal), ...(chance && { chance }) })));
      if (typeof text !== 'string') return no(text);
      volume.file = { text, nameless: nameless.length };
      return { ok: true, value: text };
    });
  }

  private *run(volume: Volume, past: StoredMatch): Generator<void, Match | TroubleReport> {
    const { row, seats } = past;
    const game = this.parts.registry.get(row.game)?.game;
    if (!game) return woe('no-such-game', `there is no game "${row.game}" here`);
    const journal = journalOf(past);
    const version = versionStored(past);
    // By the rules of that time, as far as today's can run them.
    const rules = version === game.version ? game : { ...game, version };
    const known = volume.known?.game.version === version ? volume.known : undefined;
    const restored = yield* restoring(rules, storedAs(row, journal), sourceOf(row, seats), { known });
    if (!restored.ok) return woe('other-version', said('record-not-run', { game: row.game }), restored.trouble.at);
    volume.known = restored.value;
    return restored.value;
  }

  /** One thing at a time for each client and for each match; refused where too much waits or too much was spent. */
  private async read<T>(reader: Reader, id: string, job: Job<T>): Promise<Read<T>> {
    const { payer } = reader;
    const line = this.lines.get(payer.id) ?? { waiting: 0, tail: Promise.resolve() };
    if (line.waiting >= this.parts.limits.readings) return no(woe('too-many', 'you look back too fast'));
    this.lines.set(payer.id, line);
    line.waiting++;
    const asked = ++this.moments;
    const turn = line.tail.then(() => this.open(reader, id, asked, job));
    line.tail = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      if (--line.waiting === 0) this.lines.delete(payer.id);
    }
  }

  private async open<T>(reader: Reader, id: string, asked: number, job: Job<T>): Promise<Read<T>> {
    const { slices } = this.parts;
    const { payer } = reader;
    await reader.hasRead();
    if (!reader.isHere()) return no(GONE);
    // What a look costs is known afterwards; until then it is enough that something is left.
    if (!payer.canPay('work', 0)) return no(woe('too-many', 'you look back too fast'));
    const pay = async <U>(work: Generator<void, U>): Promise<U | TroubleReport> => {
      const worked = await slices.run(work, () => reader.isHere());
      payer.charge('work', worked.milliseconds);
      return worked.done ? worked.value : GONE;
    };
    const volume = await this.volume(id, payer);
    if (!volume) return no(absent(id));
    const turn = volume.tail.then(async () => {
      // Even what is known already is long to send: one in each round of the event loop.
      await slices.turn();
      // Where many wait, what was read for one after the next had asked is new enough for both.
      const isThere = volume.caughtUp > asked || (await this.catchUp(id, volume));
      return isThere ? job(volume, pay) : no(absent(id));
    });
    volume.tail = turn.catch(() => {});
    return turn;
  }

  private async volume(id: string, payer: Payer): Promise<Volume | undefined> {
    const { storage, limits } = this.parts;
    let volume = this.shelf.get(id);
    if (!volume) {
      const caughtUp = ++this.moments;
      const stored = await storage.match(id, 0);
      if (!stored || stored.appends.length === 0) return undefined;
      payer.charge('work', stored.appends.length * COST_OF_PAGE);
      const read: Volume = { stored, known: undefined, tales: new Map(), file: undefined, caughtUp, tail: Promise.resolve() };
      volume = this.shelf.get(id) ?? read;
    }
    this.shelf.delete(id);
    this.shelf.set(id, volume);
    const [eldest] = this.shelf.keys();
    if (this.shelf.size > limits.volumes && eldest !== undefined) this.shelf.delete(eldest);
    return volume;
  }

  /** The match may have gone on since it was read: its new pages are added, and the old ones stay the very same. */
  private async catchUp(id: string, volume: Volume): Promise<boolean> {
    const { storage } = this.parts;
    const caughtUp = ++this.moments;
    const listed = await storage.listed(id);
    if (!listed) {
      this.shelf.delete(id);
      return false;
    }
    const { stored } = volume;
    const more = await storage.appends(id, seqIn(stored.appends));
    const row = { ...listed.row, options: stored.row.options };
    volume.stored = {
      ...stored,
      row,
      seats: listed.seats,
      appends: more.length > 0 ? [...stored.appends, ...more] : stored.appends,
    };
    volume.caughtUp = caughtUp;
    return true;
  }
}

/** Whoever's account is gone has no name in files either. */
function withoutName(entry: Entry, nameless: readonly Seat[]): Entry {
  if (entry.type !== 'seat' || !nameless.includes(entry.seat)) return entry;
  const { name: _, ...holder } = entry.holder;
  return { ...entry, holder };
}

type Pay = <U>(work: Generator<void, U>) => Promise<U | TroubleReport>;
type Job<T> = (volume: Volume, pay: Pay) => Promise<Read<T>>;

const absent = (id: string): TroubleReport => woe('no-such-match', `there is no match ${id} under way`);

const journalOf = ({ appends }: StoredMatch): readonly Entry[] => appends.flatMap(({ entries }) => entries);

function seqIn(appends: readonly Append[]): number {
  const last = appends.at(-1);
  return last ? last.seq + last.entries.length : 0;
}

/** What had been written by then, at least the beginning. */
function upTo(appends: readonly Append[], seq: number): readonly Append[] {
  const after = appends.findIndex((append) => append.seq + append.entries.length > seq);
  return after < 0 ? appends : appends.slice(0, Math.max(1, after));
}

/** From one place of the line to before another. */
interface Stretch {
  readonly since: number;
  readonly before: number;
}

function* textsOf(events: readonly Told[]): Generator<void, readonly ToldText[]> {
  return yield* mapped(events, (told) => ({ at: told.at, text: JSON.stringify(told) }), 50);
}

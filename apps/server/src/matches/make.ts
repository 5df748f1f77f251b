/** Making matches: new ones, and the same again. */
import { type Entry, quick, type Seat, seatsFor, startMatch } from '@taverne/engine';
import {
  type createMatch,
  type importMatch,
  type MatchOptions,
  type SeatWish,
  said,
  type TroubleReport,
} from '@taverne/protocol';
import type { z } from 'zod';
import { beginIfFull } from '../deeds/begin.ts';
import { joining, OPEN, type Share, shareOf } from '../deeds/seats.ts';
import { distinctName } from '../names.ts';
import { isProgram } from '../people/programs/program.ts';
import type { Payer } from '../rates.ts';
import type { Signer } from '../secrets.ts';
import { hashed, newId, newSeed } from '../secrets.ts';
import { tooLong } from '../storage/long-options.ts';
import type { Guest, MatchRow, SeatRow } from '../storage/port.ts';
import type { Acted } from './deed.ts';
import type { House } from './house.ts';
import { formerSeat, type SoundFile, seatsAsBefore } from './import.ts';
import { makeReady, seatOf, type Table } from './table.ts';
import { reported, woe } from './trouble.ts';

/** A wish for a match that has passed the schema. */
export type Wish = z.output<typeof createMatch>;
type ImportWish = Omit<z.output<typeof importMatch>, 'file'>;
export type Made = { readonly made: true; readonly table: Table } | { readonly made: false; readonly trouble: TroubleReport };

/** Who makes a match, and pays for it. */
export interface Maker {
  readonly guest: Guest;
  readonly payer: Payer;
  /** What comes along was long, and that was paid for before it was read. */
  readonly hasPaidForLength?: boolean;
}

/** Who may sit down where, beyond what links say. */
export interface Doorman {
  isInvited(match: string, person: string): Promise<boolean>;
  /** Somebody wants nothing to do with one of these, or one of these with them. */
  areApart(person: string, others: readonly string[]): Promise<boolean>;
}

const not = (trouble: TroubleReport): Made => ({ made: false, trouble });

type Terms = Pick<MatchRow, 'game' | 'options' | 'seats' | 'clock' | 'visibility' | 'maker'> &
  Partial<Pick<MatchRow, 'imported' | 'proof' | 'bytes' | 'programs'>>;

export class Makers {
  private readonly house: House;
  private readonly signer: Signer;
  private readonly doorman: Doorman;

  constructor(house: House, signer: Signer, doorman: Doorman) {
    this.house = house;
    this.signer = signer;
    this.doorman = doorman;
  }

  async create(by: Maker, wish: Wish): Promise<Made> {
    const { guest } = by;
    const wrong = (await this.misfit(wish)) ?? (await this.tooMuch(by, wish)) ?? this.cannotSetUp(wish);
    if (wrong) return not(wrong);
    const seats = wish.seats.map((seat, i) => seatRow(i, seat, guest, wish));
    const bytes = await this.weightOf(wish.options);
    return this.store(this.row({ ...wish, seats: seats.length, maker: guest.id, bytes }), seats);
  }

  /** What would be wrong with such a match, whoever made it. */
  async refusal(wish: Pick<Wish, 'game' | 'options' | 'seats'>): Promise<TroubleReport | undefined> {
    return (await this.misfit(wish)) ?? this.cannotSetUp(wish);
  }

  /** A match of the house's own, by a name that is known before: however often it is asked for, it is made once. */
  async arrange(id: string, { seats, ...terms }: Arranged): Promise<Made> {
    const rows = seats.map((holder, seat): SeatRow => {
      if ('level' in holder) return { ...OPEN, seat, kind: 'bot', level: holder.level };
      return { ...OPEN, seat, kind: 'person', guest: holder.id, name: holder.name };
    });
    return this.store(this.row({ ...terms, seats: seats.length, visibility: 'link' }, id), rows);
  }

  /** A match from a file that was found sound: one that is not over goes on, one that is becomes a replay. */
  async importFile(by: Maker, { file, holders, gone, over }: SoundFile, wish: ImportWish): Promise<Made> {
    const { guest } = by;
    const { game, options, journal } = file;
    const bytes = JSON.stringify(journal).length + (await this.weightOf(options));
    const proof = over ? file.proof : null;
    const terms = { game, options, seats: file.seats, maker: guest.id, imported: true, proof, bytes };
    const much = await this.tooMuch(by, { options, seats: over ? [] : (wish.seats ?? []) });
    if (much) return not(much);
    if (over) {
      const seats = holders.map((holder, seat) => formerSeat(seat, holder));
      return this.store(this.row({ ...terms, clock: { kind: 'none' }, visibility: 'link' }), seats, journal);
    }
    const levels = (await this.house.parts.registry.get(game)?.levels()) ?? [];
    const seats = wish.seats ?? seatsAsBefore(holders, gone, levels);
    if (seats.length !== file.seats) return not(woe('wrong-option', said('seats-of-match', { seats: file.seats }), 'seats'));
    const wrong = await this.misfit({ game, options, seats });
    if (wrong) return not(wrong);
    const former = holders.map((holder, seat) => ({ ...formerSeat(seat, holder), left: true }));
    // Who has left keeps the seat's name, and the importer must not look the same.
    const name = distinctName(
      guest.name,
      former.flatMap((row) => (gone.has(row.seat) && row.name !== null ? [row.name] : [])),
    );
    const rows = seats.map((seat, i) => (gone.has(i) && former[i]) || seatRow(i, seat, { ...guest, name }, wish));
    return this.store(this.row({ ...terms, clock: wish.clock, visibility: wish.visibility }), rows, journal);
  }

  /** Whoever makes a match pays for it, and has not too many already: the same for new ones, files and the same again. */
  private async tooMuch(
    { guest, payer, hasPaidForLength }: Maker,
    { options, seats }: { readonly options: MatchOptions; readonly seats: readonly { readonly kind: string }[] },
  ): Promise<TroubleReport | undefined> {
    const { storage, limits } = this.house.parts;
    if (!hasPaidForLength && tooLong(options).length > 0 && !payer.take('imports')) {
      return woe('too-many', 'too many matches with long options; wait a little');
    }
    if (!payer.take('newMatches')) return woe('too-many', 'too many new matches; wait a little');
    const { waiting, unfinished, botMatches, bytes } = await storage.holdingsOf(guest.id);
    if (seats.some(({ kind }) => kind === 'open') && waiting >= limits.waitingPerGuest) {
      return woe('too-many', said('enough-waiting', { most: limits.waitingPerGuest }));
    }
    if (unfinished >= limits.unfinishedPerGuest) {
      return woe('too-many', said('enough-unfinished', { most: limits.unfinishedPerGuest }));
    }
    if (seats.length > 0 && seats.every(({ kind }) => kind === 'bot') && botMatches >= limits.botMatchesPerGuest) {
      return woe('too-many', said('enough-of-bots', { most: limits.botMatchesPerGuest }));
    }
    if (bytes >= limits.bytesPerGuest) return woe('too-large', said('enough-brought', {}));
    return undefined;
  }

  /** What long texts among these options would add to the store: those that are there already are not kept twice. */
  private async weightOf(options: MatchOptions): Promise<number> {
    let bytes = 0;
    for (const name of tooLong(options)) {
      const text = String(options[name]);
      if (!(await this.house.parts.storage.hasText(hashed(text)))) bytes += text.length;
    }
    return bytes;
  }

  /** Blanks are no content: they would only take room. */
  private padded(options: MatchOptions): TroubleReport | undefined {
    const { leastContent } = this.house.parts.limits;
    const blank = tooLong(options).find((name) => {
      const text = String(options[name]);
      return text.replace(/\s+/g, '').length < text.length * leastContent;
    });
    return blank === undefined ? undefined : woe('wrong-option', said('white-space', {}), `options.${blank}`);
  }

  private row(terms: Terms, id = newId()): MatchRow {
    const { registry, now } = this.house.parts;
    const { game, options, seats, visibility, clock, maker, imported = false, proof = null } = terms;
    const { bytes = 0, programs = false } = terms;
    const made = now();
    const version = registry.get(game)?.game.version ?? 0;
    const played = { id, game, version, options, omitted: tooLong(options), seats, visibility, programs, clock };
    const fixed = { ...played, seed: newSeed(), maker, made, imported, proof, bytes };
    return { ...fixed, status: 'waiting', awaited: [], outcome: null, consent: null, rematch: null, changed: made };
  }

  /** What is wrong with this wish, if anything. */
  private async misfit({
    game: id,
    options,
    seats,
  }: Pick<Wish, 'game' | 'options' | 'seats'>): Promise<TroubleReport | undefined> {
    const served = this.house.parts.registry.get(id);
    if (!served) return woe('no-such-game', `there is no game "${id}" here`, 'game');
    const padded = this.padded(options);
    if (padded) return padded;
    const parsed = served.game.options(options);
    if (!parsed.ok) return reported(parsed.trouble);
    const { min, max } = seatsFor(served.game.seats, parsed.value);
    if (seats.length < min || seats.length > max)
      return woe('wrong-option', said('seats-for-game', { game: id, min, max }), 'seats');
    if (seats.filter(({ kind }) => kind === 'person').length > 1) {
      return woe('wrong-option', said('one-seat-a-person', {}), 'seats');
    }
    const levels = seats.some(({ kind }) => kind === 'bot') ? await served.levels() : [];
    for (const [i, seat] of seats.entries()) {
      if (seat.kind === 'bot' && !levels.includes(seat.level)) {
        const unknown =
          levels.length > 0
            ? said('levels-of-game', { level: seat.level, game: id, levels: [...levels] })
            : said('no-bot-of-level', { level: seat.level, game: id });
        return woe('wrong-option', unknown, `seats[${i}].level`);
      }
    }
    return undefined;
  }

  /** Whether such a match could begin at all must not come out when the last seat is taken: it is set up once for nothing. */
  private cannotSetUp({ game: id, options, seats }: Pick<Wish, 'game' | 'options' | 'seats'>): TroubleReport | undefined {
    const game = this.house.parts.registry.get(id)?.game;
    if (!game) return undefined;
    try {
      const tried = startMatch(game, { options, seats: seats.length, chance: quick(1) });
      return tried.ok ? undefined : reported(tried.trouble);
    } catch (bug) {
      this.house.parts.log.warn({ game: id, seats: seats.length, err: bug }, 'a match could not be set up');
      return woe('wrong-option', said('cannot-set-up', { game: id, seats: seats.length }), 'options');
    }
  }

  /** Writes a new match down; if nobody is missing it begins in the same breath. */
  private async store(row: MatchRow, seats: readonly SeatRow[], imported?: readonly Entry[]): Promise<Made> {
    const { registry, limits, slices } = this.house.parts;
    const game = registry.get(row.game)?.game;
    if (!game) return not(woe('no-such-game', `there is no game "${row.game}" here`));
    const nothing = {
      clocks: [],
      foresights: [],
      match: undefined,
      moment: undefined,
      offered: false,
      keys: [],
      chat: [],
      orderDue: null,
      ready: undefined,
      bytes: 0,
      ordered: 0,
    };
    const table: Table = { id: row.id, game, revision: 0, row, seats, imported, notices: [], thinks: false, ...nothing };
    await slices.finish(makeReady(table));
    const acted = await this.house.make(table, (made, now) => beginIfFull(made, limits, now));
    return acted.done ? { made: true, table } : not(acted.trouble);
  }

  /** By the token of a seat's link; or, at an open table and for who is invited, any open seat. */
  async join(id: string, guest: Guest, { token, seat, ...share }: Joining): Promise<Acted & { readonly you?: Seat }> {
    const looked = await this.house.at(id, ({ row, seats }) => ({ by: row.visibility, programs: row.programs, seats }));
    if (!looked.found) return { done: false, trouble: looked.trouble };
    const found = looked.value;
    // Whoever asks a program by its name lets it in, whatever holds for all the others.
    if (isProgram(guest.id) && !found.programs && !(await this.doorman.isInvited(id, guest.id))) {
      return { done: false, trouble: woe('forbidden', said('no-programs', {})) };
    }
    const linked =
      token === undefined
        ? undefined
        : found.seats.find(({ seat: each }) => this.signer.fits('seat', `${id} ${each}`, token))?.seat;
    if (token !== undefined && linked === undefined) {
      return { done: false, trouble: woe('wrong-link', 'this link gives no seat of this match') };
    }
    if (token === undefined) {
      const trouble = await this.unwelcome(id, guest.id, found);
      if (trouble) return { done: false, trouble };
    }
    const { limits, storage } = this.house.parts;
    if ((await storage.holdingsOf(guest.id)).unfinished >= limits.unfinishedPerGuest) {
      return {
        done: false,
        trouble: woe('too-many', said('enough-unfinished', { most: limits.unfinishedPerGuest })),
      };
    }
    const acted = await this.house.act(id, undefined, joining(limits, guest, linked ?? seat, share));
    const seated = await this.house.at(id, (table) => seatOf(table, guest.id));
    return seated.found && seated.value !== undefined ? { ...acted, you: seated.value } : acted;
  }

  /** Whoever has a link was given it; of the others it is asked whether they may. */
  private async unwelcome(id: string, guest: string, { by, seats }: Pick<Table, 'seats'> & { readonly by: string }) {
    if (seats.some((each) => each.guest === guest)) return undefined;
    if (by === 'link' && !(await this.doorman.isInvited(id, guest))) return woe('forbidden', 'this match is by link only');
    const others = seats.flatMap((each) => (each.guest === null ? [] : [each.guest]));
    const areApart = await this.doorman.areApart(guest, others);
    return areApart ? woe('people', said('not-at-this-table', {})) : undefined;
  }

  /** The same again with the seats moved on by one. The first who asks makes it; places of other people are kept for them. */
  async rematch(id: string, guest: Guest | undefined, payer: Payer, share: Share = {}): Promise<Acted> {
    const over = await this.house.at(id, ({ row, seats }) => ({
      row,
      seats,
      you: seats.find((each) => each.guest === guest?.id),
    }));
    if (!over.found) return { done: false, trouble: over.trouble };
    const { row, seats, you } = over.value;
    if (!guest || !you) return { done: false, trouble: woe('no-seat', 'only who played may ask for a rematch') };
    if (row.status !== 'over') return { done: false, trouble: woe('match-running', 'the match is not over yet') };
    const again = seats.map((_, i) => moved(seats, i, guest, share));
    const much =
      row.rematch === null ? await this.tooMuch({ guest, payer }, { options: row.options, seats: again }) : undefined;
    if (much) return { done: false, trouble: much };
    // Both may ask at once: they mean the same match. It is told of only when it is there to be looked at.
    const next = row.rematch ?? this.signer.nextMatch(id);
    const made = await this.store(
      this.row({ ...row, maker: guest.id, visibility: 'link', imported: false, proof: null, bytes: 0 }, next),
      again,
    );
    const joined = made.made ? undefined : await this.accept(next, guest, (you.seat + 1) % row.seats, share);
    if (joined?.done === false) return joined;
    return this.house.act(id, undefined, (table) => {
      if (table.row.rematch === null) table.row = { ...table.row, rematch: next };
      return undefined;
    });
  }

  private async accept(id: string, guest: Guest, seat: Seat, share: Share): Promise<Acted> {
    const acted = await this.house.act(id, undefined, joining(this.house.parts.limits, guest, seat, share));
    return !acted.done && acted.trouble.trouble === 'already-seated' ? { done: true, seq: 0, again: true } : acted;
  }
}

/** Who is to sit where is known, and nobody has to be asked. */
export interface Arranged extends Pick<MatchRow, 'game' | 'options' | 'clock' | 'maker'> {
  readonly seats: readonly (Pick<Guest, 'id' | 'name'> | { readonly level: number })[];
}

export interface Joining extends Share {
  readonly token?: string;
  readonly seat?: Seat;
}

function seatRow(seat: Seat, wish: SeatWish, guest: Guest, share: Share): SeatRow {
  switch (wish.kind) {
    case 'person':
      return { ...OPEN, seat, kind: 'person', guest: guest.id, name: guest.name, ...shareOf(share) };
    case 'bot':
      return { ...OPEN, seat, kind: 'bot', level: wish.level };
    case 'open':
      return { ...OPEN, seat };
  }
}

/** Who sat one place before sits here now. */
function moved(seats: readonly SeatRow[], seat: Seat, asking: Guest, share: Share): SeatRow {
  const from = seats[(seat + seats.length - 1) % seats.length];
  if (from?.kind === 'bot' && from.guest === null) return { ...OPEN, seat, kind: 'bot', level: from.level };
  if (from?.guest === asking.id)
    return { ...OPEN, seat, kind: 'person', guest: asking.id, name: asking.name, ...shareOf(share) };
  return { ...OPEN, seat };
}

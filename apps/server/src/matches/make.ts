/** Making matches: new ones, and the same again. */
import type { Entry, Seat } from '@taverne/engine';
import { type importMatch, type SeatWish, said, type TroubleReport } from '@taverne/protocol';
import type { z } from 'zod';
import { beginIfFull } from '../deeds/begin.ts';
import { joining, OPEN, type Share, shareOf } from '../deeds/seats.ts';
import { distinctName } from '../names.ts';
import { isProgram } from '../people/programs/program.ts';
import type { Payer } from '../rates.ts';
import type { Signer } from '../secrets.ts';
import { newId, newSeed } from '../secrets.ts';
import { tooLong } from '../storage/long-options.ts';
import type { Guest, MatchRow, SeatRow } from '../storage/port.ts';
import type { Acted } from './deed.ts';
import type { House } from './house.ts';
import { formerSeat, type SoundFile, seatsAsBefore } from './import.ts';
import { makeReady, seatOf, type Table } from './table.ts';
import { woe } from './trouble.ts';
import { type Maker, type Wish, Wishes } from './wishes.ts';

type ImportWish = Omit<z.output<typeof importMatch>, 'file'>;
export type Made = { readonly made: true; readonly table: Table } | { readonly made: false; readonly trouble: TroubleReport };

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
  /** What speaks against a wish for a match. */
  readonly wishes: Wishes;
  private readonly house: House;
  private readonly signer: Signer;
  private readonly doorman: Doorman;

  constructor(house: House, signer: Signer, doorman: Doorman) {
    this.wishes = new Wishes(house.parts);
    this.house = house;
    this.signer = signer;
    this.doorman = doorman;
  }

  async create(by: Maker, wish: Wish): Promise<Made> {
    const { guest } = by;
    const wrong = (await this.wishes.misfit(wish)) ?? (await this.wishes.tooMuch(by, wish)) ?? this.wishes.cannotSetUp(wish);
    if (wrong) return not(wrong);
    const seats = wish.seats.map((seat, i) => seatRow(i, seat, guest, wish));
    const bytes = await this.wishes.weightOf(wish.options);
    return this.store(this.row({ ...wish, seats: seats.length, maker: guest.id, bytes }), seats);
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
    const bytes = JSON.stringify(journal).length + (await this.wishes.weightOf(options));
    const proof = over ? file.proof : null;
    const terms = { game, options, seats: file.seats, maker: guest.id, imported: true, proof, bytes };
    const much = await this.wishes.tooMuch(by, { options, seats: over ? [] : (wish.seats ?? []) });
    if (much) return not(much);
    if (over) {
      const seats = holders.map((holder, seat) => formerSeat(seat, holder));
      return this.store(this.row({ ...terms, clock: { kind: 'none' }, visibility: 'link' }), seats, journal);
    }
    const levels = (await this.house.parts.registry.get(game)?.levels()) ?? [];
    const seats = wish.seats ?? seatsAsBefore(holders, gone, levels);
    if (seats.length !== file.seats) return not(woe('wrong-option', said('seats-of-match', { seats: file.seats }), 'seats'));
    const wrong = await this.wishes.misfit({ game, options, seats });
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
      row.rematch === null ? await this.wishes.tooMuch({ guest, payer }, { options: row.options, seats: again }) : undefined;
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

/**
 * Pairing: whoever seeks a match is brought together with somebody who seeks the same, of about the same strength. One seeks once, and may
 * play something else meanwhile. The longer somebody waits, the less strength matters.
 */
import type { ClockTerms, Seek } from '@taverne/protocol';
import { z } from 'zod';
import type { House } from '../../matches/house.ts';
import type { Makers } from '../../matches/make.ts';
import type { Purses } from '../../rates.ts';
import type { Signer } from '../../secrets.ts';
import type { Guest } from '../../storage/port.ts';
import type { Sql } from '../../storage/sql.ts';
import { apartFrom } from '../friends/bonds.ts';
import { isProgram } from '../programs/program.ts';
import { ownersOf } from '../programs/rows.ts';
import { isProvisional, type Skill, shownSkill } from '../skill.ts';
import { optionsFor, type Pool } from './pools.ts';
import { markRated, skillOf } from './rows.ts';

/** Whoever did not ask for so long is no longer there. */
const PRESENT = 30_000;
/** So long a table may take to be made for two who were taken. */
const TAKEN = 15_000;
/** How far two may be apart who meet at once, and how much more each second of waiting allows. */
const GAP = 150;
const GAP_EACH_SECOND = 5;

const seekRow = z.object({
  person: z.string(),
  name: z.string(),
  language: z.enum(['en', 'fr']).nullable(),
  strength: z.int(),
  since: z.int(),
  match: z.string().nullable(),
});

export interface PairingParts {
  readonly house: House;
  readonly makers: Makers;
  readonly signer: Signer;
  readonly purses: Purses;
}

/** The match that was found; or since when one waits. */
export type Sought = { readonly match: string } | { readonly since: number } | undefined;

/** Programs are paired among themselves: whoever seeks somebody to play with means somebody of their own kind. */
const wordsOf = ({ id }: Guest, { game, mode, clock, rated }: Seek): string =>
  JSON.stringify([game, mode, clockWords(clock), rated, ...(isProgram(id) ? ['programs'] : [])]);
const clockWords = (clock: ClockTerms): unknown =>
  clock.kind === 'live'
    ? ['live', clock.minutes, clock.increment]
    : clock.kind === 'correspondence'
      ? ['days', clock.days]
      : ['none'];

export class Pairing {
  private readonly parts: PairingParts;

  constructor(parts: PairingParts) {
    this.parts = parts;
  }

  private get sql(): Sql {
    return this.parts.house.parts.storage.sql;
  }

  async stop(person: string): Promise<void> {
    await this.sql.run('DELETE FROM seeks WHERE person = $1', [person]);
  }

  /** How things stand, and a sign that one is still there. */
  async look(person: string): Promise<Sought> {
    const now = this.parts.house.parts.now();
    const [row] = await this.sql.all('UPDATE seeks SET seen = $1 WHERE person = $2 RETURNING match, since', [now, person]);
    if (!row) return undefined;
    const { match, since } = seekRow.pick({ match: true, since: true }).parse(row);
    if (match === null) return { since };
    await this.stop(person);
    return { match };
  }

  /** Seeks, or goes on seeking. */
  async seek(guest: Guest, wish: Seek): Promise<Sought> {
    const known = await this.look(guest.id);
    if (known && 'match' in known) return known;
    const now = this.parts.house.parts.now();
    const pool: Pool = { game: wish.game, mode: wish.mode };
    const strength = shownSkill(await skillOf(this.sql, guest.id, pool));
    const found = await this.sql.transaction(async (sql) => {
      await sql.run(
        `INSERT INTO seeks (person, what, strength, since, seen) VALUES ($1, $2, $3, $4, $4)
          ON CONFLICT (person) DO UPDATE SET what = excluded.what, strength = excluded.strength, seen = excluded.seen,
            since = CASE WHEN seeks.what = excluded.what THEN seeks.since ELSE excluded.since END`,
        [guest.id, wordsOf(guest, wish), strength, now],
      );
      return this.take(sql, guest, wish, now);
    });
    if (!found) return this.look(guest.id);
    const match = await this.begin(found, wish);
    if (match === undefined) {
      await this.sql.run('UPDATE seeks SET taken = NULL WHERE person = $1 OR person = $2', [guest.id, found.id]);
      return this.look(guest.id);
    }
    if (wish.rated) await markRated(this.sql, match, pool);
    await this.join(match, guest);
    await this.stop(guest.id);
    // Whoever looks next finds it.
    await this.sql.run('UPDATE seeks SET match = $1 WHERE person = $2', [match, found.id]);
    return { match };
  }

  /** Takes both, if there is somebody who fits: from then on nobody else finds them, unless nothing comes of it for a while. */
  private async take(sql: Sql, guest: Guest, wish: Seek, now: number): Promise<Guest | undefined> {
    const lock = sql.dialect === 'postgres' ? 'FOR UPDATE OF seeks SKIP LOCKED' : '';
    const rows = await sql.all(
      `SELECT seeks.person, guests.name, guests.language, seeks.strength, seeks.since, seeks.match FROM seeks
        JOIN guests ON guests.id = seeks.person WHERE seeks.what = $1 AND seeks.match IS NULL AND seeks.seen > $2
          AND coalesce(seeks.taken, 0) < $3 ORDER BY seeks.since ${lock}`,
      [wordsOf(guest, wish), now - PRESENT, now - TAKEN],
    );
    const all = rows.map((row) => seekRow.parse(row));
    const own = all.find(({ person }) => person === guest.id);
    if (!own) return undefined;
    const apart = await apartFrom(sql, guest.id);
    const rivals = await notOfOneOwner(
      sql,
      guest.id,
      all.map(({ person }) => person),
    );
    const fits = all
      .filter(({ person }) => rivals.has(person) && !apart.has(person))
      .map((each) => ({ each, gap: Math.abs(each.strength - own.strength), waited: now - Math.min(each.since, own.since) }))
      .filter(({ gap, waited }) => !wish.rated || gap <= GAP + (GAP_EACH_SECOND * waited) / 1000)
      .toSorted((a, b) => a.gap - b.gap);
    const [first] = fits;
    if (!first) return undefined;
    await sql.run('UPDATE seeks SET taken = $1 WHERE person = $2 OR person = $3', [now, guest.id, first.each.person]);
    return { id: first.each.person, name: first.each.name, language: first.each.language };
  }

  /** A table for both; who sits first is left to chance. */
  private async begin(other: Guest, wish: Seek): Promise<string | undefined> {
    const { makers, purses, house } = this.parts;
    const person = { kind: 'person' } as const;
    const open = { kind: 'open' } as const;
    const seats = Math.random() < 0.5 ? [person, open] : [open, person];
    const options = optionsFor(house.parts.registry, wish);
    const made = await makers.create(
      { guest: other, payer: purses.guest(other.id) },
      {
        game: wish.game,
        options,
        seats,
        clock: wish.clock,
        visibility: 'link',
        programs: isProgram(other.id),
        salt: '',
        ready: true,
      },
    );
    return made.made ? made.table.id : undefined;
  }

  private async join(match: string, guest: Guest): Promise<void> {
    const { makers, house, signer } = this.parts;
    const looked = await house.at(match, ({ seats }) => seats.find(({ kind }) => kind === 'open')?.seat);
    const seat = looked.found ? looked.value : undefined;
    if (seat !== undefined) await makers.join(match, guest, { token: signer.seatToken(match, seat) });
  }
}

export const ratingShown = (skill: Skill) => ({ shown: shownSkill(skill), isProvisional: isProvisional(skill) });

/** Those of them whom somebody may meet: not oneself, nor another program of one's owner. */
async function notOfOneOwner(sql: Sql, person: string, all: readonly string[]): Promise<ReadonlySet<string>> {
  const others = all.filter((each) => each !== person);
  if (!isProgram(person)) return new Set(others);
  const owners = await ownersOf(sql, all);
  return new Set(others.filter((each) => owners.get(each)?.id !== owners.get(person)?.id));
}

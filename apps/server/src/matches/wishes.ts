/** What speaks against a match that somebody wishes for: the game, the seats, and how much its maker has already. */
import { quick, seatsFor, startMatch } from '@taverne/engine';
import { type createMatch, type MatchOptions, said, type TroubleReport } from '@taverne/protocol';
import type { z } from 'zod';
import type { Payer } from '../rates.ts';
import { hashed } from '../secrets.ts';
import { tooLong } from '../storage/long-options.ts';
import type { Guest } from '../storage/port.ts';
import type { HouseParts } from './house.ts';
import { reported, woe } from './trouble.ts';

/** A wish for a match that has passed the schema. */
export type Wish = z.output<typeof createMatch>;

/** Who makes a match, and pays for it. */
export interface Maker {
  readonly guest: Guest;
  readonly payer: Payer;
  /** What comes along was long, and that was paid for before it was read. */
  readonly hasPaidForLength?: boolean;
}

export class Wishes {
  private readonly parts: HouseParts;

  constructor(parts: HouseParts) {
    this.parts = parts;
  }

  /** What would be wrong with such a match, whoever made it. */
  async refusal(wish: Pick<Wish, 'game' | 'options' | 'seats'>): Promise<TroubleReport | undefined> {
    return (await this.misfit(wish)) ?? this.cannotSetUp(wish);
  }

  /** What is wrong with this wish, if anything. */
  async misfit({ game: id, options, seats }: Pick<Wish, 'game' | 'options' | 'seats'>): Promise<TroubleReport | undefined> {
    const served = this.parts.registry.get(id);
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
  cannotSetUp({ game: id, options, seats }: Pick<Wish, 'game' | 'options' | 'seats'>): TroubleReport | undefined {
    const game = this.parts.registry.get(id)?.game;
    if (!game) return undefined;
    try {
      const tried = startMatch(game, { options, seats: seats.length, chance: quick(1) });
      return tried.ok ? undefined : reported(tried.trouble);
    } catch (bug) {
      this.parts.log.warn({ game: id, seats: seats.length, err: bug }, 'a match could not be set up');
      return woe('wrong-option', said('cannot-set-up', { game: id, seats: seats.length }), 'options');
    }
  }

  /** Whoever makes a match pays for it, and has not too many already: the same for new ones, files and the same again. */
  async tooMuch(
    { guest, payer, hasPaidForLength }: Maker,
    { options, seats }: { readonly options: MatchOptions; readonly seats: readonly { readonly kind: string }[] },
  ): Promise<TroubleReport | undefined> {
    const { storage, limits } = this.parts;
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
  async weightOf(options: MatchOptions): Promise<number> {
    let bytes = 0;
    for (const name of tooLong(options)) {
      const text = String(options[name]);
      if (!(await this.parts.storage.hasText(hashed(text)))) bytes += text.length;
    }
    return bytes;
  }

  /** Blanks are no content: they would only take room. */
  private padded(options: MatchOptions): TroubleReport | undefined {
    const { leastContent } = this.parts.limits;
    const blank = tooLong(options).find((name) => {
      const text = String(options[name]);
      return text.replace(/\s+/g, '').length < text.length * leastContent;
    });
    return blank === undefined ? undefined : woe('wrong-option', said('white-space', {}), `options.${blank}`);
  }
}

/** The bodies of HTTP requests and replies. */
import { LANGUAGES } from '@taverne/engine';
import { z } from 'zod';
import {
  clock,
  count,
  id,
  imported,
  key,
  name,
  omitted,
  options,
  outcome,
  programs,
  promise,
  salt,
  seat,
  seatShown,
  status,
  token,
  trouble,
  visibility,
  word,
} from './parts.ts';
import { LONGEST } from './words.ts';

/** `person`: whoever makes the match (at most one). `open`: for somebody else, by link or from the lobby. */
export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level: z.int().min(1).max(99) }),
  z.strictObject({ kind: z.literal('open') }),
]);
export type SeatWish = z.infer<typeof seatWish>;

/** False: the match does not begin before its player has said `ready`, even if every seat is taken. */
const ready = z.boolean().default(true);

/** POST /api/matches */
export const createMatch = z.strictObject({
  game: word,
  options: options.default({}),
  seats: z.array(seatWish).min(1).max(LONGEST.seats),
  clock: clock.default({ kind: 'none' }),
  visibility: visibility.default('link'),
  /** Whether programs, too, may take the open seats. */
  programs: z.boolean().default(false),
  salt: salt.default(''),
  promise: promise.exactOptional(),
  ready,
});
export type CreateMatch = z.input<typeof createMatch>;
/** The reply: 201. */
export const created = z.strictObject({
  match: id,
  you: seat.nullable(),
  links: z.array(z.strictObject({ seat, token: z.string() })),
});
export type Created = z.infer<typeof created>;

/**
 * POST /api/import: a match file becomes a match. One that is not over goes on: `seats` says who plays (left out: bots stay,
 * the importer takes the first person's seat, the others are open). One that is over becomes a replay, and `seats` is
 * not looked at.
 */
export const importMatch = z.strictObject({
  /** The match file, as text. */
  file: z.string().min(2).max(LONGEST.file),
  seats: z.array(seatWish).min(1).max(LONGEST.seats).exactOptional(),
  clock: clock.default({ kind: 'none' }),
  visibility: visibility.default('link'),
  salt: salt.default(''),
  promise: promise.exactOptional(),
});
export type ImportMatch = z.input<typeof importMatch>;
/** The reply: 201. */
export const importedReply = created.extend({ status });
export type ImportedReply = z.infer<typeof importedReply>;

/** POST /api/matches/:id/join. By the token of a seat's link, or, at an open table, any seat or the one named. */
export const joinMatch = z.strictObject({
  token: token.exactOptional(),
  seat: seat.exactOptional(),
  salt: salt.default(''),
  promise: promise.exactOptional(),
  ready,
});
export type JoinMatch = z.input<typeof joinMatch>;
export const joined = z.strictObject({ match: id, you: seat });

/** GET /api/matches/:id */
export const summary = z.strictObject({
  match: id,
  game: z.string(),
  options,
  omitted: omitted.exactOptional(),
  imported: imported.exactOptional(),
  programs: programs.exactOptional(),
  status,
  visibility,
  clock,
  seats: z.array(seatShown),
  /** When it was made and when something last happened, in milliseconds since 1970. */
  made: count,
  changed: count,
  outcome: outcome.exactOptional(),
});
export type Summary = z.infer<typeof summary>;

/** GET /api/matches/:id/options: all of them, however long. They never change. */
export const optionsReply = z.strictObject({ options });

/** GET /api/lobby. `mine`: those that wait for me, then what else is not over, then what is; of each the latest first. */
export const lobbyReply = z.strictObject({
  tables: z.array(summary),
  mine: z.array(
    summary.extend({
      you: seat,
      yourTurn: z.boolean(),
      /** Milliseconds on my own clock, where there is one. */
      left: count.exactOptional(),
    }),
  ),
  /** How much waits for me besides: invitations, wishes for friendship, tidings. */
  news: count.exactOptional(),
});
export type LobbyReply = z.infer<typeof lobbyReply>;

const rule = z.string().exactOptional();
const field = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flag'), default: z.boolean(), rule }),
  z.strictObject({ kind: z.literal('choice'), of: z.array(z.string()), default: z.string(), rule }),
  z.strictObject({ kind: z.literal('whole'), min: z.int(), max: z.int(), default: z.int(), rule }),
  z.strictObject({ kind: z.literal('list'), of: z.array(z.string()), length: z.int(), rule }),
  z.strictObject({ kind: z.literal('text'), longest: z.int(), rule }),
]);
const seatCount = z.strictObject({ min: z.int(), max: z.int(), together: z.literal(true).exactOptional() });
/** GET /api/games */
export const gamesReply = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      version: count,
      seats: seatCount.extend({
        /** By a value of this option there may be fewer. */
        by: z.strictObject({ option: z.string(), counts: z.record(z.string(), seatCount) }).exactOptional(),
      }),
      /** The match options, as data: a form can be made of them. */
      fields: z.record(z.string(), field),
      /** The levels of its bots, the weakest first. */
      levels: z.array(z.int()),
    }),
  ),
});
export type GamesReply = z.infer<typeof gamesReply>;

/** PUT /api/me: makes a guest of whoever has no cookie yet. */
export const putMe = z.strictObject({ name: name.exactOptional(), language: z.enum(LANGUAGES).exactOptional() });
export type PutMe = z.infer<typeof putMe>;
/** GET and PUT /api/me. Without a cookie GET says `{ "me": null }`. */
export const meReply = z.strictObject({
  me: z.strictObject({ guest: id, name: z.string(), language: z.enum(LANGUAGES).nullable() }).nullable(),
});
export type MeReply = z.infer<typeof meReply>;

/** The body of every reply with a status of 400 or more. */
export const errorReply = z.strictObject({ trouble });
export type ErrorReply = z.infer<typeof errorReply>;

/** GET /api/matches/:id/turn: what the seat of whoever asks is asked now, with every legal answer by its notation, and what it sees then. */
export const turnReply = z.strictObject({
  seq: count,
  status,
  asked: z.array(
    z.strictObject({ question: z.string(), name: z.string(), options: z.array(z.string()), safe: z.string().exactOptional() }),
  ),
  view: z.unknown().exactOptional(),
  /** The match is over. */
  outcome: outcome.exactOptional(),
});
export type TurnReply = z.input<typeof turnReply>;
/** POST /api/matches/:id/turn: one of those answers. What was not acknowledged may be sent again with the same key: it is done once. */
export const answerTurn = z.strictObject({ key, question: word, option: word });

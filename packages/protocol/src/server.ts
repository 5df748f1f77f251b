/** What the server says on a socket. */
import type { Happening } from '@taverne/engine';
import { z } from 'zod';
import { unpackKeys } from './keys.ts';
import type { Mark } from './marks.ts';
import {
  clock,
  count,
  courseStep,
  id,
  imported,
  omitted,
  options,
  order,
  outcome,
  programs,
  seat,
  seatShown,
  status,
  trouble,
  visibility,
} from './parts.ts';
import { FORESIGHT_ENDS, LONGEST, NOTICES, PROTOCOL } from './words.ts';

/** The server hands out what it has; nobody changes it on the way. */
const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const match = id;
const key = z.string().max(LONGEST.key);

/** The reply to `hello`. `you` is null for a client without a guest's cookie: it may watch. */
export const welcome = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.literal(PROTOCOL),
  you: z.strictObject({ guest: id, name: z.string() }).nullable(),
  /** The server's clock, in milliseconds since 1970. */
  now: count,
});

/** Who sits where and on what terms. Sent whole after `watch` and whenever something in it changes. */
export const table = z.strictObject({
  type: z.literal('table'),
  match,
  game: z.string(),
  version: count,
  options,
  omitted: omitted.exactOptional(),
  imported: imported.exactOptional(),
  programs: programs.exactOptional(),
  status,
  visibility,
  clock,
  seats: list(seatShown),
  /** The receiver's own seat; null for a spectator. */
  you: seat.nullable(),
  /** How many others watch without a seat. */
  spectators: count,
  /** The promise of chance; the seed is told when the match is over. Left out where nothing can be proven: an imported match. */
  chance: z
    .strictObject({
      commitment: z.string(),
      salts: list(z.string()),
      /** By seat, the hash of its salt, promised before any salt was told; left out where nobody promised. */
      promises: list(z.string()).exactOptional(),
      seed: z.string().exactOptional(),
    })
    .exactOptional(),
  /** Open seats and the tokens of their links: only for who made the match, and only while it waits. */
  links: list(z.strictObject({ seat, token: z.string() })).exactOptional(),
  /** The match that goes on from this one. */
  rematch: id.exactOptional(),
});
export type TableMessage = z.infer<typeof table>;

/**
 * `options`: `key` is the notation to answer with, `value` the same as plain data, for drawing. In a game whose key and view together say
 * as much there are `keys` in their place: notations alone, written short (keys.ts).
 */
const asked = z.strictObject({
  id: z.string(),
  seat,
  name: z.string(),
  options: list(z.strictObject({ key: z.string(), value: z.unknown().exactOptional() })).exactOptional(),
  keys: list(z.union([z.string(), z.tuple([z.string(), z.string()]).readonly()])).exactOptional(),
  until: z.enum(['one', 'all', 'first']),
  safe: z.string().exactOptional(),
  /** The rule behind the question. */
  rule: z.string().exactOptional(),
  /** What is known along with it, such as the price of each destination; its shape is the game's. */
  figures: z.record(z.string(), z.unknown()).exactOptional(),
});
/** As it is sent. */
export type QuestionSent = z.infer<typeof asked>;

/** A question with its options, however they were sent. */
export function unpacked({ keys, options = [], ...rest }: QuestionSent) {
  return { ...rest, options: keys ? unpackKeys(keys).map((key): (typeof options)[number] => ({ key })) : options };
}

export const question = asked.transform(unpacked);
export type QuestionShown = z.infer<typeof question>;

/** Something that happened, in the past tense, with its rule id and whatever else the game tells of it. */
const happening = z.custom<Happening>((raw) => z.looseObject({ event: z.string(), rule: z.string() }).safeParse(raw).success);

/** What happened, and its place in the line of entries. */
export const told = z.strictObject({ at: count, event: happening });
export type ToldShown = z.infer<typeof told>;

const mark: z.ZodType<Mark, Mark> = z.lazy(() =>
  z.union([z.literal(0), z.tuple([z.unknown()]).readonly(), z.record(z.string(), mark)]),
);

/**
 * The match as the receiver may see it now. It replaces the state before it, but for the events: forget those whose
 * place is `since` or later (they were taken back), then append these.
 */
export const state = z.strictObject({
  type: z.literal('state'),
  match,
  seq: count,
  since: count,
  events: list(told),
  /** The tale begins anew with these events: forget all you have. What came before can be asked for (`log`). */
  older: z.literal(true).exactOptional(),
  /** Whole in the first state after `watch` and after a refusal; then perhaps only marks where it is not what it was (marks.ts). */
  view: z.unknown().exactOptional(),
  changed: z.record(z.string(), mark).exactOptional(),
  /** What the receiver is asked, with every legal answer. */
  questions: list(question),
  /** Who is asked what: public. */
  asked: list(z.strictObject({ seat, name: z.string() })),
  /** Of those, the seats that have not answered yet. */
  awaited: list(seat),
  /** How many own answers may be taken back freely; whether one may ask the others for more. */
  undo: z.strictObject({ free: count, ask: z.boolean() }),
  /** The receiver's standing orders. */
  orders: list(order),
  /** Milliseconds left to each seat when this was sent, how many of them are its bank, and whose clock runs. Left out: no clock. */
  clocks: list(z.strictObject({ left: z.int(), bank: z.int().exactOptional(), running: z.boolean() })).exactOptional(),
  /** With clocks: the server's own clock when this was sent, as in `welcome` and `pong`. */
  now: count.exactOptional(),
  draw: z.strictObject({ by: seat, agreed: list(seat) }).exactOptional(),
  /** A wish to take back, and who has agreed and who must still. */
  consent: z.strictObject({ by: seat, agreed: list(seat), missing: list(seat) }).exactOptional(),
  outcome: outcome.exactOptional(),
  /** The key of the receiver's own request that led here. */
  accepted: key.exactOptional(),
});
export type StateMessage = z.infer<typeof state>;
/** As it is sent. */
export type StateSent = z.input<typeof state>;

/** The match as everybody may see it, after `glance` and some time after it has changed: whatever happened meanwhile is told at once. */
const glimpse = z.strictObject({
  type: z.literal('glimpse'),
  match,
  seq: count,
  view: z.unknown(),
  awaited: list(seat),
  outcome: outcome.exactOptional(),
});

/** The request with this key was done (or had been done before); `seq` is the match's number with it. */
export const accepted = z.strictObject({ type: z.literal('accepted'), match, accepted: key, seq: count });

/** It was not done, and nothing changed. If it was about a match that the receiver watches, its state follows. */
export const refused = z.strictObject({
  type: z.literal('refused'),
  trouble,
  match: id.exactOptional(),
  key: key.exactOptional(),
});

export const chatLine = z.strictObject({ id: count, seat, name: z.string(), text: z.string(), at: count });
/** Lines with an id that the receiver has already are the same lines. */
export const chatLines = z.strictObject({ type: z.literal('chat'), match, lines: list(chatLine) });

/**
 * What the server did to the match of its own accord. `rules-changed`: its game has newer rules (`to` instead of `from`);
 * `again` are the answers that no longer fitted, by seat and question: they are asked again, if the new rules still ask.
 */
export const notice = z.strictObject({
  id: count,
  at: count,
  notice: z.enum(NOTICES),
  from: count,
  to: count,
  again: list(z.strictObject({ seat, name: z.string() })),
});
export type Notice = z.infer<typeof notice>;
/** Sent after `watch`, all there are, and when there is a new one; those with an id that the receiver has are the same. */
export const notices = z.strictObject({ type: z.literal('notices'), match, notices: list(notice) });

const refusal = z.strictObject({
  rule: z.string(),
  why: z.string(),
  figures: z.record(z.string(), z.unknown()).exactOptional(),
});
export const notOffered = z.strictObject({
  type: z.literal('notOffered'),
  match,
  key,
  question: z.string(),
  options: list(z.strictObject({ key: z.string(), refusal, instead: list(z.string()).exactOptional() })),
});
export const previewed = z.strictObject({
  type: z.literal('previewed'),
  match,
  key,
  option: z.string(),
  preview: z.record(z.string(), z.unknown()).nullable(),
});
/** `seq`: the nearest moment at or before the one that was asked for. `events`: all up to then. */
export const looked = z.strictObject({
  type: z.literal('looked'),
  match,
  key,
  seq: count,
  view: z.unknown(),
  events: list(told),
  asked: list(z.strictObject({ seat, name: z.string() })),
});

/** The reply to `suppose`: as it may be, for all the receiver can know. `questions`: what whoever is asked then could answer; none: nothing is foreseen beyond. */
export const supposed = z.strictObject({
  type: z.literal('supposed'),
  match,
  key,
  /** Of the match as it is. */
  seq: count,
  course: list(courseStep),
  view: z.unknown(),
  events: list(told),
  questions: list(question),
  asked: list(z.strictObject({ seat, name: z.string() })),
  outcome: outcome.exactOptional(),
});

/** As it is sent. */
export type SupposedSent = z.input<typeof supposed>;

/** `ended`: it is over with it: all of it was said, something else happened, or its answer was not offered. */
export const foresight = z.strictObject({
  id,
  course: list(courseStep),
  ended: z.enum(FORESIGHT_ENDS).exactOptional(),
});
export type ForesightShown = z.infer<typeof foresight>;
/** To their owner alone: all of the receiver's own at this match, after `watch` if there are any, and whenever something in them changes. */
export const foresights = z.strictObject({ type: z.literal('foresights'), match, foresights: list(foresight) });

/** The reply to `log`: a page of events. `older`: there are more before these. */
export const logged = z.strictObject({
  type: z.literal('logged'),
  match,
  key,
  events: list(told),
  older: z.literal(true).exactOptional(),
});

/** It is the receiver's turn in a match that this connection does not watch. */
export const turn = z.strictObject({ type: z.literal('turn'), match, game: z.string() });
/** The open tables changed: fetch the lobby again if you show it. */
export const lobbyChanged = z.strictObject({ type: z.literal('lobby') });
/** Something about the receiver is new, about the house or about the tournament it looks at: fetch it again if you show it. */
export const news = z.strictObject({ type: z.literal('news'), of: z.enum(['people', 'house', 'cup']) });
export const pong = z.strictObject({ type: z.literal('pong'), key, now: count });

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  table,
  state,
  glimpse,
  accepted,
  refused,
  chatLines,
  notices,
  notOffered,
  previewed,
  looked,
  supposed,
  foresights,
  logged,
  turn,
  lobbyChanged,
  news,
  pong,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

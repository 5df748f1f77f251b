/** What a client says on its socket. */
import { z } from 'zod';
import { chatText, count, id, key, order, promise, salt, seat, word } from './parts.ts';
import { LONGEST } from './words.ts';

const match = id;

/** First of all: which protocol the client speaks. */
export const hello = z.strictObject({ type: z.literal('hello'), protocol: z.int() });

/** From now on the client is told what happens in this match. `from`: the sequence number it has; it gets what is missing. */
export const watch = z.strictObject({ type: z.literal('watch'), match, from: count.exactOptional() });
/** From now on the client is told how the board of this match looks to everybody, and nothing else: for a small picture. It does not count as being there. */
export const glance = z.strictObject({ type: z.literal('glance'), match });
/** No longer, watching and glancing alike. */
export const unwatch = z.strictObject({ type: z.literal('unwatch'), match });

/** `question`: the id of a question it was asked. `option`: the notation of one of its options. */
export const answer = z.strictObject({ type: z.literal('answer'), match, key, question: word, option: word });

/** Takes back the seat's last `count` own answers (1 if left out); where that is not free, asks the others for their consent. */
export const undo = z.strictObject({ type: z.literal('undo'), match, key, count: z.int().min(1).max(1000).exactOptional() });
/** The reply to somebody's wish to take back; also withdraws one's own (`agree: false`). */
export const consent = z.strictObject({ type: z.literal('consent'), match, key, agree: z.boolean() });

export const resign = z.strictObject({ type: z.literal('resign'), match, key });
export const draw = z.strictObject({ type: z.literal('draw'), match, key, say: z.enum(['offer', 'agree', 'decline']) });
/** Replaces the seat's standing orders. */
export const orders = z.strictObject({ type: z.literal('orders'), match, key, orders: z.array(order).max(LONGEST.orders) });
export const chat = z.strictObject({ type: z.literal('chat'), match, key, text: chatText });

/** Gives up the seat without ending the match: before it begins the seat is open again, later others may `claim` it for a bot. */
export const leave = z.strictObject({ type: z.literal('leave'), match, key });
/** Puts a bot on a seat whose holder left; or takes one's own seat back from the bot. */
export const claim = z.strictObject({
  type: z.literal('claim'),
  match,
  key,
  seat,
  level: z.int().min(1).max(99).exactOptional(),
});
/** After the end: the same again, seats rotated by one. The first who asks makes the new match, the others join it. */
export const rematch = z.strictObject({ type: z.literal('rematch'), match, key, promise: promise.exactOptional() });
/** Before the match begins: it may, as far as I am concerned; or not yet. The seat takes my name as it is now. */
export const sayReady = z.strictObject({ type: z.literal('ready'), match, key, ready: z.boolean() });
/** The salt that was promised: to be told when every seat is taken and the promises of all are known. */
export const tellSalt = z.strictObject({ type: z.literal('salt'), match, key, salt: salt.min(1) });

/** What is not offered to me now, and why? `tried`: why not this, or these, and what is possible instead? */
export const whyNot = z.strictObject({
  type: z.literal('whyNot'),
  match,
  key,
  question: word,
  tried: z.array(word).max(LONGEST.tried).exactOptional(),
});
/** What would this answer bring about? */
export const preview = z.strictObject({ type: z.literal('preview'), match, key, question: word, option: word });
/** How did the match look to me when its sequence number was `seq`? */
export const look = z.strictObject({ type: z.literal('look'), match, key, seq: count });

/** Where would these answers lead, one after the other from now on, whoever is asked? By their notations. */
export const suppose = z.strictObject({ type: z.literal('suppose'), match, key, course: z.array(word).max(LONGEST.course) });
/** If it comes so, answer for me; `seq`: the number of the match that this course goes on from. */
export const foresee = z.strictObject({
  type: z.literal('foresee'),
  match,
  key,
  seq: count,
  course: z.array(word).min(2).max(LONGEST.course),
});
/** No longer; or I have read what became of it. */
export const forget = z.strictObject({ type: z.literal('forget'), match, key, foresight: id });

/** What happened before this place, as far as I may know: the last page of it. */
export const log = z.strictObject({ type: z.literal('log'), match, key, before: count });

/** Tell me (or no longer) when the open tables in the lobby change. */
export const lobby = z.strictObject({ type: z.literal('lobby'), on: z.boolean() });
/** Tell me when this tournament changes; null: no longer. */
export const watchCup = z.strictObject({ type: z.literal('cup'), cup: id.nullable() });
export const ping = z.strictObject({ type: z.literal('ping'), key });

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  watch,
  glance,
  unwatch,
  answer,
  undo,
  consent,
  resign,
  draw,
  orders,
  chat,
  leave,
  claim,
  rematch,
  sayReady,
  tellSalt,
  whyNot,
  preview,
  look,
  suppose,
  foresee,
  forget,
  log,
  lobby,
  watchCup,
  ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** What a client can ask of one match: all of these carry a key and are acknowledged or refused. */
export type MatchRequest = Extract<ClientMessage, { match: string; key: string }>;

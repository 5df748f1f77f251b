/** What the routes share: who asks, what is wrong, how it is said. */
import { LONGEST, type TroubleReport, type TroubleWord } from '@taverne/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Guests, Visitor } from '../guests.ts';
import type { Archive } from '../matches/archive.ts';
import type { House } from '../matches/house.ts';
import type { Makers } from '../matches/make.ts';
import { woe } from '../matches/trouble.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Friends } from '../people/friends/friends.ts';
import type { Herald } from '../people/friends/herald.ts';
import type { Guard } from '../people/house/guard.ts';
import type { Programs } from '../people/programs/programs.ts';
import type { Payer, Purses } from '../rates.ts';
import type { Signer } from '../secrets.ts';
import type { Hub } from '../sockets/hub.ts';
import type { Teller } from '../sockets/teller.ts';

export interface Context {
  readonly house: House;
  readonly hub: Hub;
  readonly teller: Teller;
  readonly makers: Makers;
  readonly archive: Archive;
  readonly accounts: Accounts;
  readonly programs: Programs;
  readonly guests: Guests;
  readonly friends: Friends;
  readonly herald: Herald;
  readonly guard: Guard;
  readonly signer: Signer;
  readonly purses: Purses;
  /** Match files that are being examined now. */
  examining: number;
}

const STATUS: { readonly [T in TroubleWord]?: number } = {
  'too-large': 413,
  'too-many': 429,
  forbidden: 403,
  'wrong-link': 403,
  'no-seat': 403,
  'no-such-match': 404,
  'no-such-game': 404,
  'no-such-page': 404,
  'already-seated': 409,
  'seat-taken': 409,
  'match-running': 409,
  'match-over': 409,
  'rules-broke': 500,
  busy: 503,
  'server-trouble': 500,
};

export function refuse(reply: FastifyReply, trouble: TroubleReport): FastifyReply {
  return reply.code(STATUS[trouble.trouble] ?? 400).send({ trouble });
}

/** What was sent, if it fits the schema. */
export function parsed<T extends z.ZodType>(
  schema: T,
  body: unknown,
): { ok: true; value: z.output<T> } | { ok: false; trouble: TroubleReport } {
  const result = schema.safeParse(body ?? {});
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  // A sentence that names what was sent too much must not be as long as that.
  const say = issue?.message.slice(0, LONGEST.word) ?? 'this body does not fit';
  return { ok: false, trouble: woe('malformed', say, issue?.path.join('.')) };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The program that showed its token with this request. */
    program: Visitor | undefined;
    /** The body is long, and that was paid for before it was read. */
    hasPaidForLength: boolean;
  }
}

export const guestOf = async ({ guests, house }: Context, request: FastifyRequest): Promise<Visitor | undefined> =>
  request.program ?? guests.ofCookie(request.headers.cookie, house.parts.now());

/** Who pays for a request. */
export const payerOf = ({ purses }: Context, request: FastifyRequest, guest?: Visitor): Payer =>
  purses.payer(request.ip, guest?.id, guest?.program?.owner);

/** Who asks; somebody new becomes a guest on the way. */
export async function guestOrNew(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  wish: { readonly name?: string; readonly language?: 'en' | 'fr' } = {},
): Promise<Visitor | TroubleReport> {
  const known = await guestOf(context, request);
  if (known) return known;
  if (!payerOf(context, request).take('newGuests'))
    return woe('too-many', 'too many new guests from your address; wait a little');
  const { guest, cookie } = await context.guests.welcome(wish.name, wish.language ?? null, context.house.parts.now());
  reply.header('set-cookie', cookie);
  return guest;
}

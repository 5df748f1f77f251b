/** Somebody with an account, at the door. */
import { said, type TroubleReport } from '@taverne/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../guests.ts';
import { type Context, guestOf, refuse } from '../http/context.ts';
import { woe } from '../matches/trouble.ts';

/** An account, with the session it came by. */
export type Member = Visitor & { readonly session: string };

export const isMember = (visitor: Visitor | undefined): visitor is Member => visitor?.session !== undefined;

export const NO_ACCOUNT: TroubleReport = woe('people', said('no-account', {}));
export const TOO_FAST: TroubleReport = woe('too-many', 'too many attempts; wait a little');

/** For what only an account may ask: whoever has none is told so. */
export async function memberAt(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<Member | undefined> {
  const visitor = await guestOf(context, request);
  if (isMember(visitor)) return visitor;
  refuse(reply, NO_ACCOUNT);
  return undefined;
}

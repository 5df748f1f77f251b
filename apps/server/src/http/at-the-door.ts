/**
 * Long bodies: match files, and matches that bring content. To read one as JSON takes the thread that everybody shares some
 * hundredths of a second, whatever comes of it, so it is paid for before it is read.
 */
import { LONGEST } from '@taverne/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { woe } from '../matches/trouble.ts';
import { type Context, guestOf, payerOf, refuse } from './context.ts';

/** A body whose length is not told may be as long as any. */
const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);

/** For the routes that take long bodies; what is longer than they take is refused unread and costs nothing. */
export const payForLength =
  (context: Context) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const length = lengthOf(request);
    const most = request.routeOptions.bodyLimit ?? LONGEST.body;
    if (length <= LONGEST.body || (Number.isFinite(length) && length > most)) return undefined;
    request.hasPaidForLength = payerOf(context, request, await guestOf(context, request)).take('imports');
    return request.hasPaidForLength ? undefined : refuse(reply, woe('too-many', 'too many match files; wait a little'));
  };

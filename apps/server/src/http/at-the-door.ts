/**
 * Long bodies: match files, and matches that bring content. To read one as JSON takes some hundredths of a second, whatever comes of
 * it, so it is paid for before it is read, and it is read in slices.
 */
import { placeIn, readingJson } from '@taverne/engine/parse';
import { LONGEST } from '@taverne/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { woe } from '../matches/trouble.ts';
import type { Slices } from '../slices.ts';
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

/** Values in a long body: a hundred options that are lists of two hundred words, and room to spare. What is long in it is text. */
const MOST_IN_BODY = 25_000;

/** All bodies are JSON; a long one holds nobody up. */
export function readBodies(app: FastifyInstance, slices: Slices): void {
  const short = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length <= LONGEST.body) void short(request, body, done);
    else slices.finish(readingLong(body)).then((value) => done(null, value), done);
  });
}

function* readingLong(body: string): Generator<void, unknown> {
  const read = yield* readingJson(body, 2 * MOST_IN_BODY);
  if (read.ok) return read.value;
  const say = read.isTooMuch ? `this request has at most ${MOST_IN_BODY} values` : placeIn(body, read.at).say;
  throw Object.assign(new Error(say), { statusCode: 400 });
}

/** Who may read the server's figures: whoever names the token; where there is none, this machine itself. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashed } from '../secrets.ts';

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine speaks for others: it says so with one of these. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

export function mayMeasure({ socket, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}

/** Compared by their hashes, so that the time it takes tells nothing. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashed(one)), Buffer.from(hashed(other)));
}

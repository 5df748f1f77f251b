/**
 * A program at the door: it shows its token with every request, and with the socket, as a header or, where a client cannot send
 * headers, as a subprotocol beside that of the house.
 */
import type { IncomingHttpHeaders } from 'node:http';

const BEARER = /^Bearer +(\S+)$/i;
/** What the house speaks on its socket; whoever asks for it is told that it is spoken. */
export const SUBPROTOCOL = 'taverne';
const TOKEN_PROTOCOL = 'bearer.';

/** The token that a request shows; undefined: none, so it comes as people do. */
export const tokenIn = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? '');

/** The same of whoever opens a socket. */
export function tokenAtSocket(headers: IncomingHttpHeaders): string | undefined {
  const named = headers['sec-websocket-protocol']?.split(/\s*,\s*/).find((each) => each.startsWith(TOKEN_PROTOCOL));
  return tokenIn(headers) ?? named?.slice(TOKEN_PROTOCOL.length);
}

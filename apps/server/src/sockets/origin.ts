/** Where a request comes from: pages of other sites may not speak in the name of a guest whose browser shows them. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Ours {
  readonly publicUrl: URL | undefined;
  /** A proxy says which of http and https was spoken with it. */
  readonly behindProxy: boolean;
}

/**
 * Browsers name the origin with every socket and every request that changes something; programs need not, and have no
 * cookie that somebody else could use. http and https of one host are two origins: who can read the one must not write to the other.
 */
export function fromOurPage(headers: IncomingHttpHeaders, { publicUrl, behindProxy }: Ours): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (publicUrl && (origin === publicUrl.origin || host === publicUrl.host)) return origin === publicUrl.origin;
  const spoken = behindProxy ? headers['x-forwarded-proto'] : undefined;
  return origin === `${typeof spoken === 'string' ? spoken.split(',').at(-1)?.trim() : 'http'}://${host}`;
}

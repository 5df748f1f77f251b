/** Where a request comes from: pages of other sites may not speak in the name of a guest whose browser shows them. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Browsers name the origin with every socket and every request that changes something; programs need not, and have no
 * cookie that somebody else could use.
 */
export function fromOurPage(headers: IncomingHttpHeaders, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (publicUrl && origin === publicUrl.origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

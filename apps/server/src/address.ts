/** Addresses of clients. Whoever has one address of IPv6 has the 2^64 others of its network, too: they count as one. */
import type { IncomingMessage } from 'node:http';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUPS_OF_NET = 4;

/** What an address is counted by. */
export function netOf(address: string): string {
  const old = MAPPED.exec(address)?.[1];
  if (old !== undefined) return old;
  const [bare = ''] = address.split('%');
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  const all = [...first, ...Array<string>(zeros).fill('0'), ...last];
  const net = all.slice(0, GROUPS_OF_NET).map((group) => Number.parseInt(group, 16).toString(16));
  return `${net.join(':')}::/64`;
}

/** The address of the other side; behind a proxy, the one that the proxy added last. */
export function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last ?? request.socket.remoteAddress ?? '';
}

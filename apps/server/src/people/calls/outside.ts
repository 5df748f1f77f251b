/** Requests to addresses that people gave us: to the open internet only, never to what stands behind this server, and never further than asked. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

export const isPrivate = (address: string): boolean =>
  isIP(address) === 0 || PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Looks up a name, and refuses it if any of its addresses is private: what is checked is what is called. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivate(address))) {
      return done(new Error(`${host} is not a public address`), '', 0);
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Private addresses and plain http may be called, too: the setting says so. */
  readonly anywhere: boolean;
}

const PATIENCE = 10_000;

/** May this be called at all? Names are looked at again when they are looked up. */
export function mayCall(url: URL, anywhere: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (anywhere) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : !isPrivate(host));
}

/** Says the status that came back. Redirects are not followed; what the reply says is not read. */
export async function post({ url, headers, body, anywhere }: Post): Promise<number> {
  if (!mayCall(url, anywhere)) throw new Error(`${url.hostname} may not be called`);
  // Now and not at the top: Node hands out everything that these have to offer, and loads fetch for it, when a module names them.
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(PATIENCE),
        ...(!anywhere && { lookup: publicLookup }),
      },
      (reply) => {
        reply.resume();
        reply.destroy();
        resolve(reply.statusCode ?? 0);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

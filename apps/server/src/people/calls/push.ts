/** Web push: a message that only the browser it is for can read (RFC 8291 in one record of RFC 8188), signed by this house (RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

export interface PushKeys {
  /** The browser's public key and its secret, as base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
/** What push services take at most, less what the encryption adds. */
const LONGEST_PUSH = 3993;
const RECORD = 4096;
const HOURS_12 = 12 * 3600;

const unpacked = (text: string): Buffer => Buffer.from(text, 'base64url');
const derived = (salt: Buffer, key: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Is this what a browser hands out? */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const key = unpacked(p256dh);
  return key.length === 65 && key[0] === 4 && unpacked(auth).length === 16;
}

/** What is drawn anew for each message; tests bring their own. */
export interface Drawn {
  readonly salt: Buffer;
  readonly privateKey: Buffer | undefined;
}

export function encrypted(
  message: Buffer,
  keys: PushKeys,
  { salt, privateKey }: Drawn = { salt: randomBytes(16), privateKey: undefined },
): Buffer {
  if (!arePushKeys(keys) || message.length > LONGEST_PUSH) throw new Error('this cannot be pushed');
  const [theirs, secret, own] = [unpacked(keys.p256dh), unpacked(keys.auth), createECDH(CURVE)];
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ours = own.getPublicKey();
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derived(secret, own.computeSecret(theirs), both, 32);
  const key = derived(salt, shared, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(salt, shared, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  // The octet 2 says that this record is the last one.
  const sealed = [cipher.update(Buffer.concat([message, Buffer.of(2)])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...sealed]);
}

/** By which push services know this house. It is worked out of the server's secret, so all processes have the same and nobody keeps it. */
export interface HouseKey {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

export function houseKey(secret: string): HouseKey {
  for (let attempt = 0; ; attempt++) {
    const d = createHmac('sha256', secret).update(`push ${attempt}`).digest();
    const curve = createECDH(CURVE);
    try {
      curve.setPrivateKey(d);
    } catch {
      // One number in four thousand millions is none of the curve's.
      continue;
    }
    const point = curve.getPublicKey();
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const jwk = { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') };
    return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
  }
}

/** Who sends, for whom, until when. `contact`: where a push service can complain. */
export function authorization({ publicKey, privateKey }: HouseKey, endpoint: URL, contact: string, now: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + HOURS_12, sub: contact };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}

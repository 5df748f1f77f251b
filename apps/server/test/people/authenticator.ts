/** An authenticator of our own, for tests: it makes ES256 passkeys and signs with them as a phone would. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Kept {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly user: string;
  counter: number;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** Present and verified; with a new credential in it. */
const [USED, MADE] = [0x05, 0x45];

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.of((major << 5) | n)
      : n < 256
        ? Buffer.of((major << 5) | 24, n)
        : Buffer.of((major << 5) | 25, n >> 8, n & 255);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

interface MakeOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

export class Authenticator {
  private readonly origin: string;
  private readonly newId: () => Buffer;
  private readonly kept: Kept[] = [];

  /** `newId`: a forger's passkey can have the id of another. */
  constructor(origin: string, newId = () => randomBytes(16)) {
    this.origin = origin;
    this.newId = newId;
  }

  private data(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  make({ challenge, rp, user }: MakeOptions) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = this.newId();
    this.kept.push({ id, key: privateKey, user: user.id, counter: 0 });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (name: string): Buffer => Buffer.from(name, 'base64url');
    const cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
    const length = Buffer.of(0, id.length);
    const authData = Buffer.concat([sha256(rp.id ?? ''), Buffer.of(MADE), Buffer.alloc(4), Buffer.alloc(16), length, id, cose]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: text(id),
      rawId: text(id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(this.data('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  /** With the newest passkey. */
  use({ challenge, rpId }: { readonly challenge: string; readonly rpId: string }) {
    const passkey = this.kept.at(-1);
    if (!passkey) throw new Error('there is no passkey yet');
    passkey.counter++;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(passkey.counter);
    const authData = Buffer.concat([sha256(rpId), Buffer.of(USED), counter]);
    const data = this.data('webauthn.get', challenge);
    return {
      id: text(passkey.id),
      rawId: text(passkey.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(data),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(data)]), passkey.key)),
        userHandle: passkey.user,
      },
    };
  }
}

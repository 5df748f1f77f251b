/** SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and without platform libraries: the table runs anywhere and cannot wait. */

/** The first 32 bits of the fractional parts of the cube (square) roots of the first primes, as the standard defines them. */
const PRIMES = firstPrimes(64);
const K = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000);
}

const BLOCK = 64;

/** Of whatever block is compressed now: nobody else has the word meanwhile, and to make one costs more than to use it. */
const SCHEDULE = new Int32Array(64);

export const sha256 = (message: Uint8Array): Uint8Array => new Sha256().add(message).digest();

/** A hash of what comes piece by piece. */
export class Sha256 {
  private readonly hash = START.slice();
  /** What does not fill a block yet. */
  private rest: Uint8Array = new Uint8Array(0);
  private length = 0;

  add(message: Uint8Array): this {
    const all = this.rest.length === 0 ? message : join(this.rest, message);
    this.length += message.length;
    this.rest = all.slice(this.compress(all));
    return this;
  }

  digest(): Uint8Array {
    this.compress(padded(this.rest, this.length));
    const digest = new DataView(new ArrayBuffer(32));
    this.hash.forEach((word, i) => {
      digest.setInt32(i * 4, word);
    });
    return new Uint8Array(digest.buffer);
  }

  /** Every whole block of it; says how much that was. */
  private compress(message: Uint8Array): number {
    let from = 0;
    for (; from + BLOCK <= message.length; from += BLOCK) {
      compress(this.hash, SCHEDULE, new DataView(message.buffer, message.byteOffset + from, BLOCK));
    }
    return from;
  }
}

/** The last blocks: what is left, a mark, and how long the whole message was. */
function padded(rest: Uint8Array, length: number): Uint8Array {
  const last = new Uint8Array(Math.ceil((rest.length + 9) / BLOCK) * BLOCK);
  last.set(rest);
  last[rest.length] = 0x80;
  const view = new DataView(last.buffer);
  view.setUint32(last.length - 8, Math.floor(length / 0x2000_0000));
  view.setUint32(last.length - 4, (length << 3) >>> 0);
  return last;
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** Written out step by step: a list on either side of an assignment would be made and thrown away 64 times a block. */
function compress(hash: Int32Array, w: Int32Array, block: DataView): void {
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(i * 4);
  for (let i = 16; i < 64; i++) {
    const early = at(w, i - 15);
    const late = at(w, i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + at(K, i) + at(w, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  hash[0] = at(hash, 0) + a;
  hash[1] = at(hash, 1) + b;
  hash[2] = at(hash, 2) + c;
  hash[3] = at(hash, 3) + d;
  hash[4] = at(hash, 4) + e;
  hash[5] = at(hash, 5) + f;
  hash[6] = at(hash, 6) + g;
  hash[7] = at(hash, 7) + h;
}

const at = (words: Int32Array, i: number): number => words[i] ?? 0;

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = new Sha256().add(masked(short, 0x36)).add(message).digest();
  return new Sha256().add(masked(short, 0x5c)).add(inner).digest();
}

/** A block of the key with this mask over it. */
function masked(key: Uint8Array, mask: number): Uint8Array {
  const block = new Uint8Array(BLOCK).fill(mask);
  for (let i = 0; i < key.length; i++) block[i] = (key[i] ?? 0) ^ mask;
  return block;
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** UTF-8. A lone surrogate becomes the replacement character, as everywhere. */
export function bytes(text: string): Uint8Array {
  const out: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (point < 0x80) out.push(point);
    else if (point < 0x800) out.push(0xc0 | (point >> 6), tail(point, 0));
    else if (point < 0x10000) out.push(0xe0 | (point >> 12), tail(point, 6), tail(point, 0));
    else out.push(0xf0 | (point >> 18), tail(point, 12), tail(point, 6), tail(point, 0));
  }
  return Uint8Array.from(out);
}

const tail = (point: number, shift: number): number => 0x80 | ((point >> shift) & 0x3f);

export const toHex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(text: string): Uint8Array {
  const data = new Uint8Array(text.length >> 1);
  for (let i = 0; i < data.length; i++) data[i] = (digitAt(text, i * 2) << 4) | digitAt(text, i * 2 + 1);
  return data;
}

/** Of small letters, which is what `toHex` writes, and of great ones. */
function digitAt(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code <= NINE ? code - ZERO : (code | SMALL) - TEN;
}
const ZERO = 0x30;
const NINE = 0x39;
const SMALL = 0x20;
const TEN = 0x61 - 10;

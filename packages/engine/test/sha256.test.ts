/** Vectors of FIPS 180-4 (NIST examples) and RFC 4231; anything between them is compared with the platform's own. */
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes, fromHex, hmac, sha256, toHex } from '../src/sha256.ts';

const hashOf = (text: string) => toHex(sha256(bytes(text)));
const repeated = (byte: number, times: number) => new Uint8Array(times).fill(byte);
const anyBytes = (maxLength: number) => fc.uint8Array({ minLength: 0, maxLength });

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('of %j is as the standard says', (message, hash) => {
    expect(hashOf(message)).toBe(hash);
  });

  test('of a hundred thousand bytes, and of every length around the edges of a block', () => {
    const long = repeated(0x61, 100_000);
    expect(toHex(sha256(long))).toBe(createHash('sha256').update(long).digest('hex'));
    for (let length = 50; length < 135; length++) {
      const message = repeated(length, length);
      expect(toHex(sha256(message)), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  test('leaves its message alone', () => {
    const message = bytes('abc');
    sha256(message);
    expect(message).toEqual(Uint8Array.of(0x61, 0x62, 0x63));
  });
});

describe('HMAC-SHA-256', () => {
  test.each([
    [
      '1, a short key',
      repeated(0x0b, 20),
      bytes('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      '2, a word as key',
      bytes('Jefe'),
      bytes('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      '3, fifty bytes',
      repeated(0xaa, 20),
      repeated(0xdd, 50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      '4, a counting key',
      Uint8Array.from({ length: 25 }, (_, i) => i + 1),
      repeated(0xcd, 50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      '6, a key longer than a block',
      repeated(0xaa, 131),
      bytes('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      '7, key and message longer than a block',
      repeated(0xaa, 131),
      bytes(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('RFC 4231, case %s', (_name, key, message, mac) => {
    expect(toHex(hmac(key, message))).toBe(mac);
  });

  test('with any key around the size of a block', () => {
    for (const length of [0, 1, 63, 64, 65, 66]) {
      const key = repeated(7, length);
      expect(toHex(hmac(key, bytes('m'))), `${length} bytes`).toBe(createHmac('sha256', key).update('m').digest('hex'));
    }
    fc.assert(
      fc.property(anyBytes(100), anyBytes(200), (key, message) => {
        expect(toHex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
      { numRuns: 40 },
    );
  });
});

describe('bytes of a text', () => {
  test('are UTF-8, to the last character of each length', () => {
    const edges = ['\u0000', '\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'];
    for (const text of [...edges, edges.join(''), '\ud800', 'a\udfffb', '\udc00\ud800', 'Épée à 2 mains']) {
      expect(bytes(text)).toEqual(new TextEncoder().encode(text));
    }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (points) => {
        const text = String.fromCodePoint(...points);
        expect(bytes(text)).toEqual(new TextEncoder().encode(text));
      }),
    );
  });

  test('are written and read as hexadecimal digits', () => {
    expect(toHex(Uint8Array.of(0, 9, 10, 255))).toBe('00090aff');
    fc.assert(
      fc.property(anyBytes(40), (data) => {
        expect(fromHex(toHex(data))).toEqual(data);
      }),
    );
  });
});

/**
 * Everything of a new match that must not be guessed. It is drawn in the page and handed to the worker, so that there is
 * one source of randomness for a whole page: the browser's.
 */

/** `seed` and `salt` together decide what chance says (docs/protocol.md, "Chance"). */
export interface Lot {
  readonly id: string;
  readonly seed: string;
  readonly salt: string;
}

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const drawLot = (): Lot => ({ id: randomHex(8), seed: randomHex(32), salt: randomHex(32) });

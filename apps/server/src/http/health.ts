/** Healthy is who can write: a server that only reads can take no answer. Anybody may ask, so it is not tried each time. */
import type { House } from '../matches/house.ts';

const EVERY = 1000;

export class Health {
  private readonly parts: Pick<House['parts'], 'storage' | 'now'>;
  private tried = Number.NEGATIVE_INFINITY;
  private found: Promise<boolean> = Promise.resolve(true);

  constructor(parts: Pick<House['parts'], 'storage' | 'now'>) {
    this.parts = parts;
  }

  /** Tried with a sign of life, which is what it is. */
  isGood(): Promise<boolean> {
    const { storage, now } = this.parts;
    if (performance.now() - this.tried > EVERY) {
      this.tried = performance.now();
      this.found = storage.setPulse(now()).then(
        () => true,
        () => false,
      );
    }
    return this.found;
  }
}

/**
 * Alive is who answers at all. Ready is who can write, because a server that only reads can take no answer, and who was not told
 * to stop. Anybody may ask, so it is not tried each time.
 */
import type { House } from '../matches/house.ts';

const EVERY = 1000;

export class Health {
  private readonly parts: Pick<House['parts'], 'storage' | 'now'>;
  private tried = Number.NEGATIVE_INFINITY;
  private leaving = false;
  private found: Promise<boolean> = Promise.resolve(true);

  constructor(parts: Pick<House['parts'], 'storage' | 'now'>) {
    this.parts = parts;
  }

  /** It was told to stop: nobody else is to be sent here. */
  leave(): void {
    this.leaving = true;
  }

  /** Tried with a sign of life, which is what it is. */
  isReady(): Promise<boolean> {
    if (this.leaving) return Promise.resolve(false);
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

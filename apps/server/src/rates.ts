/** Token buckets: so many at once, and then so many a second. */
import type { Rate } from './limits.ts';

export class Bucket {
  private tokens: number;
  private filled: number;
  private readonly rate: Rate;

  constructor(rate: Rate, now = performance.now()) {
    this.rate = rate;
    this.tokens = rate.burst;
    this.filled = now;
  }

  /** Takes one token if there is one. */
  take(now = performance.now()): boolean {
    this.tokens = Math.min(this.rate.burst, this.tokens + ((now - this.filled) / 1000) * this.rate.perSecond);
    this.filled = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

/** A bucket for each of many; who was not seen for longest is forgotten first. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: Rate;
  private readonly most: number;

  constructor(rate: Rate, most: number) {
    this.rate = rate;
    this.most = most;
  }

  take(whose: string): boolean {
    const bucket = this.buckets.get(whose) ?? new Bucket(this.rate);
    // Set again, so that the order of the map is the order of last use.
    this.buckets.delete(whose);
    this.buckets.set(whose, bucket);
    if (this.buckets.size > this.most) {
      const [eldest] = this.buckets.keys();
      if (eldest !== undefined) this.buckets.delete(eldest);
    }
    return bucket.take();
  }
}

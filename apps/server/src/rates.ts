/**
 * What everybody may spend of the server. Each guest has a purse, shared by all its sockets and requests, and so has each
 * address; whatever is done is paid out of both. In a purse there is a bucket for each rate: so many at once, and then
 * so many a second.
 */
import { netOf } from './address.ts';
import type { Limits, Rate, RateName } from './limits.ts';

class Bucket {
  private tokens: number;
  private filled: number;
  private readonly burst: number;
  private readonly perMillisecond: number;

  constructor({ burst, perSecond }: Rate, times: number, now: number) {
    this.burst = burst * times;
    this.perMillisecond = (perSecond * times) / 1000;
    this.tokens = this.burst;
    this.filled = now;
  }

  holds(cost: number, now: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + (now - this.filled) * this.perMillisecond);
    this.filled = now;
    return this.tokens >= cost;
  }

  /** Below nothing, too: what something costs is sometimes known only afterwards. */
  spend(cost: number): void {
    this.tokens -= cost;
  }
}

class Purse {
  private readonly limits: Limits;
  /** It belongs to an address, behind which there may be many guests. */
  private readonly isOfAddress: boolean;
  private readonly buckets = new Map<RateName, Bucket>();

  constructor(limits: Limits, isOfAddress: boolean) {
    this.limits = limits;
    this.isOfAddress = isOfAddress;
  }

  bucket(name: RateName, now: number): Bucket {
    let bucket = this.buckets.get(name);
    if (!bucket) {
      const rate: Rate = this.limits[name];
      bucket = new Bucket(rate, this.isOfAddress ? (rate.address ?? 1) : 1, now);
      this.buckets.set(name, bucket);
    }
    return bucket;
  }
}

/** Whoever asks for something, and pays for it. */
export class Payer {
  /** The same for all sockets and requests of one guest; without a guest, of one address. */
  readonly id: string;
  private readonly purses: readonly Purse[];

  constructor(id: string, purses: readonly Purse[]) {
    this.id = id;
    this.purses = purses;
  }

  /** Pays, if there is enough. */
  take(name: RateName, cost = 1): boolean {
    if (!this.canPay(name, cost)) return false;
    this.charge(name, cost);
    return true;
  }

  canPay(name: RateName, cost = 1): boolean {
    const now = performance.now();
    return this.purses.every((purse) => purse.bucket(name, now).holds(cost, now));
  }

  /** Pays whatever it costs. */
  charge(name: RateName, cost: number): void {
    const now = performance.now();
    for (const purse of this.purses) purse.bucket(name, now).spend(cost);
  }
}

/** All purses; whose was not used for longest is forgotten first, and is full when it is wanted again. */
export class Purses {
  private readonly limits: Limits;
  private readonly purses = new Map<string, Purse>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Without a guest: all who come from this address without being one share a purse. */
  payer(address: string, guest?: string): Payer {
    const net = netOf(address);
    const id = guest ?? `nobody at ${net}`;
    return new Payer(id, [this.purse(id, false), this.purse(`address ${net}`, true)]);
  }

  /** A guest, wherever it is. */
  guest(id: string): Payer {
    return new Payer(id, [this.purse(id, false)]);
  }

  private purse(whose: string, isOfAddress: boolean): Purse {
    const purse = this.purses.get(whose) ?? new Purse(this.limits, isOfAddress);
    // Set again, so that the order of the map is the order of last use.
    this.purses.delete(whose);
    this.purses.set(whose, purse);
    if (this.purses.size > this.limits.remembered) {
      const [eldest] = this.purses.keys();
      if (eldest !== undefined) this.purses.delete(eldest);
    }
    return purse;
  }
}

/**
 * What everybody may spend of the server. Each guest has a purse, shared by all its sockets and requests, and so has each
 * address; whatever is done is paid out of both. In a purse there is a bucket for each rate: so many at once, and then
 * so many a second.
 */
import { netOf } from './address.ts';
import type { Limits, Rate, RateName } from './limits.ts';

class Bucket {
  readonly name: RateName;
  private tokens: number;
  private filled: number;
  private readonly burst: number;
  private readonly perMillisecond: number;

  constructor(name: RateName, { burst, perSecond }: Rate, times: number, now: number) {
    this.name = name;
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

/** `address`: there may be many guests behind it. `programs`: those of one owner, who together have what one guest has, and less of what is quick. */
type Whose = 'guest' | 'address' | 'programs';

class Purse {
  private readonly limits: Limits;
  private readonly whose: Whose;
  /** Few of each of thousands of guests: a list takes a third of the room of a map. */
  private buckets: readonly Bucket[] = [];

  constructor(limits: Limits, whose: Whose) {
    this.limits = limits;
    this.whose = whose;
  }

  private rate(name: RateName): Rate {
    const isQuick = name === 'messages' || name === 'requests';
    return this.limits[this.whose === 'programs' && isQuick ? 'programs' : name];
  }

  bucket(name: RateName, now: number): Bucket {
    for (const bucket of this.buckets) if (bucket.name === name) return bucket;
    const rate = this.rate(name);
    const bucket = new Bucket(name, rate, this.whose === 'address' ? (rate.address ?? 1) : 1, now);
    this.buckets = this.buckets.concat(bucket);
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
    const now = performance.now();
    if (!this.holds(name, cost, now)) return false;
    this.spend(name, cost, now);
    return true;
  }

  canPay(name: RateName, cost = 1): boolean {
    return this.holds(name, cost, performance.now());
  }

  /** Pays whatever it costs. */
  charge(name: RateName, cost: number): void {
    this.spend(name, cost, performance.now());
  }

  private holds(name: RateName, cost: number, now: number): boolean {
    for (const purse of this.purses) if (!purse.bucket(name, now).holds(cost, now)) return false;
    return true;
  }

  private spend(name: RateName, cost: number, now: number): void {
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

  /** Without a guest: all who come from this address without being one share a purse. `owner`: the guest is a program of this one. */
  payer(address: string, guest?: string, owner?: string): Payer {
    const net = netOf(address);
    const id = guest ?? `nobody at ${net}`;
    const programs = owner === undefined ? [] : [this.purse(`programs of ${owner}`, 'programs')];
    return new Payer(id, [this.purse(id, 'guest'), this.purse(`address ${net}`, 'address'), ...programs]);
  }

  /** A guest, wherever it is. */
  guest(id: string): Payer {
    return new Payer(id, [this.purse(id, 'guest')]);
  }

  private purse(name: string, whose: Whose): Purse {
    const purse = this.purses.get(name) ?? new Purse(this.limits, whose);
    // Set again, so that the order of the map is the order of last use.
    this.purses.delete(name);
    this.purses.set(name, purse);
    if (this.purses.size > this.limits.remembered) {
      const [eldest] = this.purses.keys();
      if (eldest !== undefined) this.purses.delete(eldest);
    }
    return purse;
  }
}

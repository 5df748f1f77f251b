/**
 * As many pairs as possible out of those who may meet: the greatest matching of a graph, by paths that make it greater
 * and blossoms that are shrunk on the way (Edmonds). Pairing asks it whether those who are left can still be paired.
 */

/** By number, with whom each is paired; -1: with nobody. */
export type Mates = readonly number[];

export const NOBODY = -1;

export type MayMeet = (one: number, other: number) => boolean;

/** `known`: pairs to begin with, all of whom may meet. */
export function greatestMatching(size: number, mayMeet: MayMeet, known?: Mates): Mates {
  const search = new Search(size, mayMeet, known);
  for (let one = 0; one < size; one++) search.pairIfPossible(one);
  return search.mates;
}

export const countPairs = (mates: Mates): number => mates.filter((mate) => mate !== NOBODY).length / 2;

class Search {
  readonly mates: number[];
  private readonly mayMeet: MayMeet;
  /** From whom each was reached, where that is by a pair that is not made. */
  private readonly from: number[];
  /** Whom a blossom was shrunk to. */
  private readonly base: number[];
  private readonly seen: boolean[];
  private queue: number[] = [];

  constructor(size: number, mayMeet: MayMeet, known?: Mates) {
    this.mayMeet = mayMeet;
    this.mates = known ? [...known] : new Array<number>(size).fill(NOBODY);
    this.from = new Array<number>(size).fill(NOBODY);
    this.base = this.mates.map((_, one) => one);
    this.seen = new Array<boolean>(size).fill(false);
  }

  pairIfPossible(root: number): void {
    if (this.mate(root) !== NOBODY) return;
    this.from.fill(NOBODY);
    this.seen.fill(false);
    for (let one = 0; one < this.base.length; one++) this.base[one] = one;
    this.queue = [root];
    this.seen[root] = true;
    for (const one of this.queue) {
      const end = this.lookAround(one, root);
      if (end !== NOBODY) {
        this.flip(end);
        return;
      }
    }
  }

  private readonly mate = (one: number): number => this.mates[one] ?? NOBODY;
  private readonly baseOf = (one: number): number => this.base[one] ?? one;
  private readonly fromOf = (one: number): number => this.from[one] ?? NOBODY;

  /** Somebody at the end of a path who is not paired; nobody where there is none yet. */
  private lookAround(one: number, root: number): number {
    for (let other = 0; other < this.mates.length; other++) {
      if (other === one || !this.mayMeet(one, other)) continue;
      if (this.baseOf(one) === this.baseOf(other) || this.mate(one) === other) continue;
      const mate = this.mate(other);
      if (other === root || (mate !== NOBODY && this.fromOf(mate) !== NOBODY)) this.shrink(one, other);
      else if (this.fromOf(other) === NOBODY) {
        this.from[other] = one;
        if (mate === NOBODY) return other;
        this.reach(mate);
      }
    }
    return NOBODY;
  }

  private reach(one: number): void {
    if (this.seen[one]) return;
    this.seen[one] = true;
    this.queue.push(one);
  }

  /** A ring of odd length: whoever is on it can be reached both ways round, so it counts as one from now on. */
  private shrink(one: number, other: number): void {
    const base = this.commonBase(one, other);
    const ring = new Set<number>();
    this.walkRing(ring, one, base, other);
    this.walkRing(ring, other, base, one);
    for (let each = 0; each < this.base.length; each++) {
      if (!ring.has(this.baseOf(each))) continue;
      this.base[each] = base;
      this.reach(each);
    }
  }

  private commonBase(one: number, other: number): number {
    const way = new Set<number>();
    for (let at = this.baseOf(one); ; at = this.baseOf(this.fromOf(this.mate(at)))) {
      way.add(at);
      if (this.mate(at) === NOBODY) break;
    }
    let at = this.baseOf(other);
    while (!way.has(at)) at = this.baseOf(this.fromOf(this.mate(at)));
    return at;
  }

  private walkRing(ring: Set<number>, start: number, base: number, behind: number): void {
    let [at, child] = [start, behind];
    while (this.baseOf(at) !== base) {
      const mate = this.mate(at);
      ring.add(this.baseOf(at));
      ring.add(this.baseOf(mate));
      this.from[at] = child;
      child = mate;
      at = this.fromOf(mate);
    }
  }

  /** Along the path every second pair is given up for those between: one pair more. */
  private flip(end: number): void {
    let at = end;
    while (at !== NOBODY) {
      const one = this.fromOf(at);
      const next = this.mate(one);
      this.mates[at] = one;
      this.mates[one] = at;
      at = next;
    }
  }
}

/** The lines that were found so far: the best as a sum, and the best by the rules themselves. */
import { hasAll, minus } from './bundles.ts';
import { type Line, NOWHERE, type Phase } from './line.ts';
import { keysOf, type Node } from './node.ts';
import type { Use, Uses } from './uses.ts';

const SAME = 1e-6;

export class Ends {
  best: Line | undefined;
  private proven: Line | undefined;
  /** Lines that bring less than their sum. */
  private readonly refused = new Set<string>();
  /** What of each phase is worth more than it costs, the best first. */
  private readonly paying: { readonly [P in Phase]: readonly Use[] };

  constructor({ ranged, block, attack }: { readonly [P in Phase]: Uses }) {
    const payingIn = ({ plain }: Uses): readonly Use[] =>
      plain.filter(({ price, foes }) => price < 0 && !foes).sort((a, b) => a.price - b.price);
    this.paying = { ranged: payingIn(ranged), block: payingIn(block), attack: payingIn(attack) };
  }

  get line(): Line {
    return this.proven ?? NOWHERE;
  }

  /** A line that the rules themselves have gone. */
  know(line: Line): void {
    if (this.best && line.gain <= this.best.gain) return;
    this.best = line;
    this.proven = line;
  }

  /** Puts the best to the proof; true: it is worth its sum, and nothing can be better. */
  prove(proof: (keys: readonly string[]) => number | undefined): boolean {
    if (!this.best || this.best === this.proven) return true;
    const { keys, gain } = this.best;
    const truly = proof(keys);
    if (truly !== undefined && truly > this.line.gain) this.proven = { keys, gain: truly };
    if (truly !== undefined && truly >= gain - SAME) return true;
    this.refused.add(keys.join());
    this.best = this.proven;
    return false;
  }

  /** A line that ends in this phase; `worth`: its sum but for what pays for itself. */
  add(node: Node, phase: Phase, last: readonly string[], worth: number): void {
    let sum = worth;
    let { purse } = node;
    // What pays for itself is done while it can be, most of all what pays best.
    const besides: Use[] = [];
    for (const use of this.paying[phase]) {
      if (!hasAll(purse, use.bits, use.mana)) continue;
      purse = minus(purse, use.bits, use.mana);
      sum -= use.price;
      besides.push(use);
    }
    // What of it the rules refuse is left, the least first.
    for (;;) {
      if (this.best && sum <= this.best.gain) return;
      const keys = [...keysOf(node.trail), ...besides.flatMap((use) => use.keys), ...last];
      if (!this.refused.has(keys.join())) {
        this.best = { keys, gain: sum };
        return;
      }
      const least = besides.pop();
      if (!least) return;
      sum += least.price;
    }
  }
}

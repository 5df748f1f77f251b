/** What it takes to strike these foes, or to block that one: the bundles of uses that are enough, each looked for once. */
import type { Seat } from '@taverne/engine';
import { armorOf, tokenOf } from '../combat/foes.ts';
import { against, forceOf, isEfficient, toBlock } from '../combat/sums.ts';
import { TWISTS } from '../combat/twists.ts';
import type { Foe, Part, State } from '../state.ts';
import type { Element } from '../words.ts';
import { type Bundle, bundlesFor, type Count, NOT_AT_ALL } from './bundles.ts';
import type { Phase } from './line.ts';
import type { Node } from './node.ts';
import type { Purse, Uses } from './uses.ts';

export class Goals {
  private readonly seat: Seat;
  /** Of its own: foes and phase are put in as they are thought of. */
  private readonly scratch: State;
  private readonly purse: Purse;
  private readonly uses: { readonly [P in Phase]: Uses };
  private readonly names = new WeakMap<readonly Foe[], string>();
  private readonly goals = new Map<string, readonly Bundle[]>();

  constructor(seat: Seat, scratch: State, purse: Purse, uses: { readonly [P in Phase]: Uses }) {
    this.seat = seat;
    this.scratch = scratch;
    this.purse = purse;
    this.uses = uses;
  }

  toStrike(node: Node, phase: 'ranged' | 'attack', set: readonly number[]): readonly Bundle[] {
    return this.goal(node, `${phase} ${set.join()}`, () => {
      const { scratch, seat } = this;
      scratch.stage = phase;
      scratch.foes = node.foes;
      const wards = against(scratch, seat, set);
      const halves = (parts: readonly Part[]): number => {
        const force = forceOf(scratch, seat, parts);
        const of = wards.siegeOnly ? force.siege : force.all;
        return ELEMENTS.reduce((sum, element) => sum + of[element] * (wards[element] ? 1 : 2), 0);
      };
      const need = set.reduce((sum, at) => sum + armorIn(scratch, node.foes[at]), 0) * 2 - halves(node.table);
      return bundlesFor(this.purseFor(node), this.uses[phase].plain, countOf(halves, node.hasStruck), need);
    });
  }

  toBlock(node: Node, at: number): readonly Bundle[] {
    const foe = node.foes[at];
    if (!foe) return [];
    return this.goal(node, `block ${at}`, () => {
      const { scratch } = this;
      scratch.stage = 'block';
      scratch.foes = node.foes;
      const { element } = tokenOf(scratch, foe);
      const halves = (parts: readonly Part[]): number =>
        parts.reduce((sum, part) => {
          const n = part.n + (part.twist === undefined ? 0 : (TWISTS[part.twist]?.more?.(scratch, foe, part.n) ?? 0));
          return sum + n * (isEfficient(part.element, element) ? 2 : 1);
        }, 0);
      const { plain } = this.uses.block;
      const count = countOf(halves, node.hasStruck);
      const quick = toBlock(scratch, foe, []);
      const purse = this.purseFor(node);
      const bundles = bundlesFor(purse, plain, count, quick * 2 - halves(node.table));
      const calming = plain.filter((use) => count(use) !== NOT_AT_ALL && toBlock(scratch, foe, use.parts) < quick);
      if (calming.length === 0) return bundles;
      // One that takes the swiftness away is in it: half of it is enough.
      const slow = bundlesFor(purse, plain, count, quick - halves(node.table));
      return [...bundles, ...slow.filter(({ uses }) => uses.some((use) => calming.includes(use)))];
    });
  }

  /** All that there was at the beginning, or all that is left where something was gained since. */
  private purseFor({ purse }: Node): Purse {
    return this.hasGained(purse) ? purse : this.purse;
  }
  private hasGained({ bits, mana }: Purse): boolean {
    return (bits & ~this.purse.bits) !== 0 || mana.some((n, i) => n > (this.purse.mana[i] ?? 0));
  }

  private namesOf(foes: readonly Foe[]): string {
    const known = this.names.get(foes) ?? foes.map(({ armor, lost, attack }) => `${armor}.${lost}.${attack}`).join();
    this.names.set(foes, known);
    return known;
  }

  /** Bundles for a goal are looked for once. */
  private goal({ foes, table, purse, hasStruck }: Node, what: string, find: () => readonly Bundle[]): readonly Bundle[] {
    const gained = this.hasGained(purse) ? `${purse.bits} ${purse.mana.join()}` : '';
    const onTable = table.length === 0 ? '' : table.map(({ n, kind, element }) => `${n}${kind}${element}`).join();
    const name = `${gained}${what}${hasStruck ? '' : '!'}|${this.namesOf(foes)}|${onTable}`;
    const known = this.goals.get(name) ?? find();
    this.goals.set(name, known);
    return known;
  }
}

const countOf =
  (halves: (parts: readonly Part[]) => number, hasStruck: boolean): Count =>
  (use) =>
    use.foes || (use.isForNext && hasStruck) ? NOT_AT_ALL : halves(use.parts);
const armorIn = (state: State, foe: Foe | undefined): number => (foe ? armorOf(state, foe) : 0);
const ELEMENTS: readonly Element[] = ['physical', 'fire', 'ice', 'cold-fire'];

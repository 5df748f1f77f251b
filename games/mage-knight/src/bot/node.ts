/** A moment of a fight as the planner thinks of it. */
import type { Foe, Part } from '../state.ts';
import { minus } from './bundles.ts';
import type { Purse, Use } from './uses.ts';

/** What was decided so far, the latest first. */
export interface Trail {
  readonly before: Trail | undefined;
  readonly keys: readonly string[];
}
/** A moment of the fight as the planner thinks of it. */
export interface Node {
  readonly foes: readonly Foe[];
  readonly purse: Purse;
  /** Points on the table. */
  readonly table: readonly Part[];
  /** Whether an attack was made: some things were for that one alone. */
  readonly hasStruck: boolean;
  /** Units that were struck, as bits, and wounds taken. */
  readonly struck: number;
  readonly hurt: number;
  /** Wounds that poison put on the discard pile. */
  readonly poisoned: number;
  /** Points of worth won and lost so far. */
  readonly sum: number;
  readonly trail: Trail | undefined;
}

export function keysOf(trail: Trail | undefined): string[] {
  const steps: (readonly string[])[] = [];
  for (let step = trail; step; step = step.before) steps.push(step.keys);
  return steps.reverse().flat();
}

/** The moment after a use that weakens, strips or holds foes, or gives mana. */
export function turned(node: Node, use: Use): Node {
  const foes = node.foes.map((foe, at) => {
    const turn = use.foes?.find((each) => each.at === at);
    if (!turn || foe.fate === 'beaten') return foe;
    const fate = turn.holds && foe.fate === 'attacks' ? 'held' : foe.fate;
    return { ...foe, fate, armor: foe.armor + turn.armor, attack: foe.attack + turn.attack, lost: foe.lost | turn.lost };
  });
  const trail = { before: node.trail, keys: use.keys };
  const purse = minus(node.purse, use.bits, use.mana);
  return { ...node, foes, purse, trail, sum: node.sum - use.price, table: [...node.table, ...use.parts] };
}

/** What damage does, as the planner adds it up: to the hero, who may lose the hand, or to a unit (MK-COMBAT-48 to -62). */

import type { Seat } from '@taverne/engine';
import { PARALYZE, POISON, tokenOf, traitsOf } from '../combat/foes.ts';
import { type Foe, handOf, type State, unitsOf } from '../state.ts';
import { unitArmor, unitResists } from '../units/harm.ts';
import { NONE } from '../words.ts';
import { levelRow } from '../wounds.ts';
import { hasAll, minus } from './bundles.ts';
import { keysOf, type Node } from './node.ts';
import { ROOM, type Use, unitBit } from './uses.ts';
import { cardWorth, crowdWorth, POINTS, unitWorth, woundsOwned, woundWorth } from './worth.ts';

/** Who is struck. */
export interface Struck {
  readonly root: State;
  readonly seat: Seat;
  /** Cards of the hand that are no wounds, as bits. */
  readonly cards: number;
  /** What can be done while blocking. */
  readonly blocking: readonly Use[];
}

export function heroHit(who: Struck, node: Node, foe: Foe, due: number): Node {
  const { root, seat, cards } = who;
  const { armor, hand } = levelRow(root, seat);
  const traits = traitsOf(root, foe);
  const wounds = Math.ceil(due / armor);
  const hurt = node.hurt + wounds;
  const isDropped = (traits & PARALYZE) !== 0 || hurt >= hand;
  const isPoisonous = (traits & POISON) !== 0;
  const each = woundWorth(root) * (1 + (isPoisonous ? POINTS.pileWound : 0));
  const poisoned = node.poisoned + (isPoisonous ? wounds : 0);
  const before = woundsOwned(root, seat) - (root.arena?.hurt ?? 0);
  const crowd = crowdWorth(root, before + hurt + poisoned) - crowdWorth(root, before + node.hurt + node.poisoned);
  let sum = node.sum - each * wounds - crowd;
  const room = node.purse.mana.with(ROOM, Math.max(0, hand - 1 - hurt));
  const wound = 1 << handOf(root, seat).length;
  if (!isDropped) {
    const purse = { bits: node.purse.bits | wound, mana: room };
    return { ...node, sum, hurt, poisoned, purse };
  }
  const saved = savedFromLoss(who, node);
  sum += saved.sum - cardWorth(root) * bitsIn(saved.purse.bits & cards);
  const purse = { bits: (saved.purse.bits & ~cards) | wound, mana: room };
  return { ...node, sum, purse, hurt, poisoned, trail: saved.trail };
}

/** Cards that will be lost with the hand are used before for what they are worth. */
function savedFromLoss({ root, cards, blocking }: Struck, node: Node): Pick<Node, 'sum' | 'purse' | 'trail'> {
  let { purse } = node;
  let sum = 0;
  const keys: string[] = [];
  for (const use of blocking) {
    const lost = cardWorth(root) * bitsIn(use.bits & cards);
    if (use.price >= lost || use.foes || !hasAll(purse, use.bits, use.mana)) continue;
    purse = minus(purse, use.bits, use.mana);
    sum -= use.price;
    keys.push(...use.keys);
  }
  if (keys.length === 0) return { sum, purse, trail: node.trail };
  const all = keysOf(node.trail);
  const at = all.lastIndexOf('done@block');
  return { sum, purse, trail: { before: undefined, keys: all.toSpliced(Math.max(0, at), 0, ...keys) } };
}

/** Damage of a foe for a unit, by place. */
interface Blow {
  readonly i: number;
  readonly foe: Foe;
  readonly due: number;
}

/** One that resists is covered by its armor first; `rest`: what is left of the damage. */
export function unitHit(
  { root, seat }: Struck,
  node: Node,
  { i, foe, due }: Blow,
): { readonly next: Node; readonly rest: number } {
  const unit = unitsOf(root, seat)[i];
  const struck = node.struck | (1 << i);
  if (!unit) return { next: { ...node, struck }, rest: due };
  const armor = unitArmor(root, seat, unit);
  const covered = unitResists(root, seat, unit, tokenOf(root, foe).element) ? armor : 0;
  if (covered >= due) return { next: { ...node, struck }, rest: 0 };
  const traits = traitsOf(root, foe);
  const isSpent = unit.isSpent || (node.purse.bits & unitBit(i)) === 0;
  const before = unitWorth(root, { ...unit, isSpent });
  const wounds = (traits & POISON) === 0 ? 1 : 2;
  const after =
    (traits & PARALYZE) === 0 ? unitWorth(root, { ...unit, isSpent, wounds }) : unit.banner === NONE ? 0 : -cardWorth(root);
  const purse = { ...node.purse, bits: node.purse.bits & ~unitBit(i) };
  return { next: { ...node, struck, purse, sum: node.sum - before + after }, rest: due - covered - armor };
}

const bitsIn = (set: number): number => {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
};

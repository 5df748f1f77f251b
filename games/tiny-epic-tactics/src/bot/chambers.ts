/** How many MP lie between a chamber and the crystal, for each class: doors are for Rogues, barriers for Wizards. */
import { bookOf } from '../content/book.ts';
import type { Placed } from '../realm/types.ts';
import type { State } from '../state.ts';
import { type Chamber, CLASS_NAMES, NONE } from '../words.ts';
import { FAR } from './fields.ts';

/** What a chamber costs, its mischief counted as MP. */
const PRICE: { readonly [C in Chamber]: number } = {
  entrance: 1,
  crystal: 1,
  floor: 1,
  water: 2,
  monster: 2.2,
  'cave-in': 3,
  trap: 2.5,
  door: 1,
  barrier: 1.5,
  wall: FAR,
};

const kept = new WeakMap<Placed, (readonly number[])[]>();

/** By chamber: the price of the way to the crystal for a class. */
export function chamberField(state: State, box: Placed, slot: number): readonly number[] {
  const fields = kept.get(box) ?? [];
  kept.set(box, fields);
  const known = fields[slot];
  if (known) return known;
  const field = measure(state, box, slot);
  fields[slot] = field;
  return field;
}

function measure(state: State, box: Placed, slot: number): number[] {
  const { realm } = bookOf(state);
  const { first, chambers, crystal } = box.dungeon;
  const name = CLASS_NAMES[slot];
  const price = (at: number): number => {
    const chamber = chambers[at] ?? 'wall';
    if (chamber === 'door' && name !== 'rogue') return FAR;
    if (chamber === 'barrier' && name !== 'wizard') return FAR;
    return PRICE[chamber];
  };
  const field = chambers.map(() => FAR);
  field[crystal - first] = 0;
  // Small enough to relax again and again until nothing changes.
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < chambers.length; at++) {
      for (const near of realm.near[first + at] ?? []) {
        if (near === NONE) continue;
        const to = near - first;
        const cost = (field[to] ?? FAR) + price(to);
        if (cost < (field[at] ?? FAR)) {
          field[at] = cost;
          changed = true;
        }
      }
    }
  }
  return field;
}

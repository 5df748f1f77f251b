/** Healing in a turn: what can be healed with, and what it is spent on. */
import type { Option, Seat, Source } from '@taverne/engine';
import { isWound, unitOf } from '../book.ts';
import type { Deed } from '../deeds.ts';
import { handOf, healOf, type State, unitsOf } from '../state.ts';
import { bundlesFor } from './bundles.ts';
import { type Branch, offersIn } from './courses.ts';
import { readyIn } from './prepared.ts';
import { purseOf, type Use } from './uses.ts';

/** The turn in which it is done. */
export interface Mender {
  readonly root: State;
  readonly seat: Seat;
  readonly chance: Source;
  /** So many ways to pay for it are tried. */
  readonly tries: number;
  /** The state after these answers; undefined: they cannot be given. */
  after(from: State, keys: readonly string[]): State | undefined;
  judged(state: State): number;
  consider(keys: readonly string[], state: State): void;
}

/** Everything that heals; back comes the state with the most of wounded units ready to fight again, if there are some. */
export function mendAll(of: Mender, uses: readonly Use[]): Branch | undefined {
  const { root, seat } = of;
  const found: Branch[] = [];
  const mend = (from: State, before: readonly string[]): void => void found.push(...mendFrom(of, from, before));
  const mendWith = (keys: readonly string[]): void => {
    const state = of.after(root, keys);
    if (state) mend(state, keys);
  };
  mend(root, []);
  if (handOf(root, seat).some(isWound)) for (const { keys, heal } of uses) if (heal > 0) mendWith(keys);
  // A unit takes as many points as it has levels (MK-HEAL-03).
  for (const { unit, wounds } of unitsOf(root, seat)) {
    if (wounds === 0) continue;
    const need = unitOf(root, unit).level - healOf(root, seat);
    const bundles = bundlesFor(purseOf(root, seat), uses, ({ heal }) => heal, need);
    for (const bundle of bundles.slice(0, of.tries)) mendWith(bundle.uses.flatMap(({ keys }) => keys));
  }
  const most = found.toSorted((a, b) => readyIn(b.state, seat) - readyIn(a.state, seat))[0];
  return most && readyIn(most.state, seat) > readyIn(root, seat) ? most : undefined;
}

/** What healing there is goes where it does most: every step of it. */
export function mendFrom(of: Mender, from: State, before: readonly string[]): readonly Branch[] {
  const { seat, chance } = of;
  const found: Branch[] = [];
  let keys = before;
  let state = from;
  while (healOf(state, seat) > 0) {
    let best: { readonly key: string; readonly state: State; readonly gain: number } | undefined;
    for (const { key, value } of offersIn(state, chance)) {
      const healed = isHealing(value) ? of.after(state, [key]) : undefined;
      const gain = healed ? of.judged(healed) : 0;
      if (healed && (!best || gain > best.gain)) best = { key, state: healed, gain };
    }
    if (!best) break;
    keys = [...keys, best.key];
    state = best.state;
    of.consider(keys, state);
    found.push({ keys, state });
  }
  return found;
}

const isHealing = (value: Option['value']): value is Deed =>
  typeof value === 'object' && value !== null && 'do' in value && value.do === 'heal';

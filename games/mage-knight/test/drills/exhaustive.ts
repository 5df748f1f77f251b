/** The best that can be got out of a fight, found by trying every answer to every question on the real rules. */
import type { Option, Source } from '@taverne/engine';
import { branchesOf, offersIn } from '../../src/bot/courses.ts';
import { worth } from '../../src/bot/worth.ts';
import type { State } from '../../src/state.ts';

/** The best course: what it is worth at its end less what the beginning is worth, and its answers. */
export interface Exact {
  readonly gain: number;
  readonly keys: readonly string[];
}

/** Undefined: there are more moments than `most`. */
export function exhaust(root: State, chance: Source, most: number): Exact | undefined {
  const known = new Map<string, Exact>();
  let isTooMuch = false;
  const best = (state: State): Exact => {
    if (!state.arena) return NOTHING;
    const name = nameOf(state);
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    if (known.size >= most) isTooMuch = true;
    if (isTooMuch) return NOTHING;
    const now = worth(state, 0);
    let found: Exact = { gain: Number.NEGATIVE_INFINITY, keys: [] };
    for (const option of offersIn(state, chance)) {
      if (isTooMuch) break;
      if (isOfNoUse(option)) continue;
      for (const { state: next, keys } of branchesOf(state, option, chance)) {
        const rest = best(next);
        const gain = worth(next, 0) - now + rest.gain;
        if (gain > found.gain) found = { gain, keys: [...keys, ...rest.keys] };
      }
    }
    known.set(name, found);
    return found;
  };
  const exact = best(root);
  return isTooMuch ? undefined : exact;
}
const NOTHING: Exact = { gain: 0, keys: [] };

/** Banners could be handed about without an end. */
const isOfNoUse = ({ key }: Option): boolean => key.startsWith('attach');

/** Moments of which this is the same have the same future. */
const nameOf = (state: State): string =>
  JSON.stringify([
    state.stage,
    state.hand,
    state.units,
    state.used,
    state.flipped,
    state.mana,
    state.crystals,
    state.dice,
    state.diceLeft,
    state.tacticDie,
    state.mods,
    state.move,
    state.influence,
    state.heal,
    state.foes,
    state.parts.map((part) => JSON.stringify(part)).sort(),
    state.arena,
    state.hitter,
    state.damage,
    state.source,
    state.deck,
    state.discard,
    state.spells,
  ]);

/**
 * The tree of an information-set search. Its places are sequences of answers, whatever chance and hidden cards said
 * on the way, so one place may ask different questions in different imagined worlds, or offer different options.
 */
import type { Option, Seat } from '@taverne/engine';
import type { Roll } from './temper.ts';

/** An answer that was tried. */
export interface Branch {
  readonly key: string;
  visits: number;
  /** In how many worlds that came by was this answer offered? Rare answers are not held against the common ones. */
  offered: number;
  /** The sum of what the answering seat got. */
  won: number;
  place: Place | undefined;
}

/** A question at a place. */
export interface Spot {
  readonly seat: Seat;
  readonly name: string;
  readonly branches: Map<string, Branch>;
}

export interface Place {
  readonly spots: Spot[];
  /** Where sealed answers lead together, by their notations. */
  joint: Map<string, Place> | undefined;
}

export const place = (): Place => ({ spots: [], joint: undefined });

/** The question at this place; a new one if no earlier world asked it here. */
export function spotAt(here: Place, seat: Seat, name: string): Spot {
  for (const spot of here.spots) if (spot.seat === seat && spot.name === name) return spot;
  const spot: Spot = { seat, name, branches: new Map() };
  here.spots.push(spot);
  return spot;
}

export function after(branch: Branch): Place {
  branch.place ??= place();
  return branch.place;
}

export function afterAll(here: Place, keys: readonly string[]): Place {
  here.joint ??= new Map();
  const joined = keys.join('\n');
  const known = here.joint.get(joined);
  if (known) return known;
  const next = place();
  here.joint.set(joined, next);
  return next;
}

export interface Pick {
  readonly option: Option;
  readonly branch: Branch;
  readonly fresh: boolean;
}

/** UCB1 among what is offered in this world; whatever was never tried comes first, in a random order. */
export function pick(spot: Spot, options: readonly Option[], exploration: number, roll: Roll): Pick {
  const { branches } = spot;
  let untried = 0;
  let fresh: Option | undefined;
  let best: { option: Option; branch: Branch } | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const branch = branches.get(option.key);
    if (!branch) {
      untried++;
      if (untried === 1 || roll(untried) === 0) fresh = option;
      continue;
    }
    branch.offered++;
    if (untried > 0) continue;
    const score = branch.won / branch.visits + exploration * Math.sqrt(Math.log(branch.offered) / branch.visits);
    if (score > bestScore) {
      bestScore = score;
      best = { option, branch };
    }
  }
  if (best && untried === 0) return { ...best, fresh: false };
  if (!fresh) throw new RangeError(`seat ${spot.seat} is asked ${spot.name} but has no option`);
  const branch: Branch = { key: fresh.key, visits: 0, offered: 1, won: 0, place: undefined };
  branches.set(fresh.key, branch);
  return { option: fresh, branch, fresh: true };
}

/** The answer that was looked at most, the better one of two that were looked at equally. `''` is no answer: not cutting in. */
export function favourite(spot: Spot): Branch | undefined {
  let best: Branch | undefined;
  for (const branch of spot.branches.values()) {
    if (branch.key === '') continue;
    if (!best || branch.visits > best.visits || (branch.visits === best.visits && branch.won > best.won)) best = branch;
  }
  return best;
}

/** A moment of a fight as the planner thinks of it. */
import type { Foe, Part } from '../state.ts';
import type { Purse } from './uses.ts';

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
  /** Units that were struck, as bits, and wounds taken. */
  readonly struck: number;
  readonly hurt: number;
  /** Points of worth won and lost so far. */
  readonly sum: number;
  readonly trail: Trail | undefined;
}

export function keysOf(trail: Trail | undefined): string[] {
  const steps: (readonly string[])[] = [];
  for (let step = trail; step; step = step.before) steps.push(step.keys);
  return steps.reverse().flat();
}

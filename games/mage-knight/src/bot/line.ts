/** What a plan of a fight is, and what its planner asks the real rules. */

export const FIGHT_STAGES = ['ranged', 'block', 'damage', 'attack'] as const;
export type Phase = 'ranged' | 'block' | 'attack';
export const PHASES: readonly Phase[] = ['ranged', 'block', 'attack'];

/** The answers that follow from here to the end of the fight, and what they are worth. */
export interface Line {
  readonly keys: readonly string[];
  readonly gain: number;
}
/** A moment from which nothing is known to lead to the end. */
export const NOWHERE: Line = { keys: [], gain: Number.NEGATIVE_INFINITY };

/** What the real rules are asked. */
export interface Asked {
  /** What cannot be added up, as long as it may be asked; `isNeeded`: there is nothing to be said without it. */
  beyond(keys: readonly string[], isNeeded: boolean): Line | undefined;
  /** What a whole line truly brings; undefined: it cannot be played. */
  proof(keys: readonly string[]): number | undefined;
  /** How many more looks the whole fight may take. */
  readonly looks: { left: number };
}

/** Computed figures that can tell their parts: "why is it 7?". */
import type { RuleId } from './words.ts';

export interface Part {
  readonly what: string;
  readonly n: number;
  readonly rule?: RuleId;
}

export interface Figure {
  readonly total: number;
  readonly parts: readonly Part[];
}

/** The sum of its parts. Parts that do not apply may be given as `undefined` or `false`, so that a rule reads as a list. */
export function figure(...parts: readonly (Part | undefined | false)[]): Figure {
  const real = parts.filter((part) => part !== undefined && part !== false);
  return { total: real.reduce((sum, part) => sum + part.n, 0), parts: real };
}

/** The same figure, not less than `floor`; what was added to reach it is a part of its own. */
export function atLeast(floor: number, of: Figure, rule?: RuleId): Figure {
  return of.total >= floor ? of : withPart(of, 'at least', floor - of.total, rule);
}

export function atMost(ceiling: number, of: Figure, rule?: RuleId): Figure {
  return of.total <= ceiling ? of : withPart(of, 'at most', ceiling - of.total, rule);
}

function withPart(of: Figure, what: string, n: number, rule: RuleId | undefined): Figure {
  return figure(...of.parts, rule === undefined ? { what, n } : { what, n, rule });
}

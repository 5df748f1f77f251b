/** What was done in the workshop, so that it can be undone and done again. Pure. */

export interface Past<T> {
  readonly now: T;
  readonly before: readonly T[];
  readonly after: readonly T[];
  /** What is done with one grip, such as a drag over many cells, is undone as one. */
  readonly grip: string | undefined;
}

const MOST = 200;

export const begun = <T>(now: T): Past<T> => ({ now, before: [], after: [], grip: undefined });

export function did<T>({ now, before, grip: held }: Past<T>, next: T, grip?: string): Past<T> {
  const isHeld = grip !== undefined && grip === held;
  return { now: next, before: isHeld ? before : [...before, now].slice(-MOST), after: [], grip };
}

export function undone<T>(past: Past<T>): Past<T> {
  const last = past.before.at(-1);
  if (last === undefined) return past;
  return { now: last, before: past.before.slice(0, -1), after: [past.now, ...past.after], grip: undefined };
}

export function redone<T>(past: Past<T>): Past<T> {
  const [next, ...after] = past.after;
  return next === undefined ? past : { now: next, before: [...past.before, past.now], after, grip: undefined };
}

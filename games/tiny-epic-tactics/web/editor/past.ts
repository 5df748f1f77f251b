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

/** The newest steps to be kept, `most` characters together: of what can be undone first, then of what can be done again. */
export function shortened<T>({ before, after, ...rest }: Past<T>, most: number, lengthOf: (one: T) => number): Past<T> {
  let left = most;
  const fits = (one: T): boolean => {
    left -= lengthOf(one);
    return left >= 0;
  };
  const past = before.toReversed().findIndex((one) => !fits(one));
  const kept = past < 0 ? before : before.slice(before.length - past);
  const next = after.findIndex((one) => !fits(one));
  return { ...rest, before: kept, after: next < 0 ? after : after.slice(0, next) };
}

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

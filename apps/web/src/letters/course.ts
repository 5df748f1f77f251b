/** A course in words: whose answers come first, and what is answered to them. */
import type { CourseStep, Seat } from '@taverne/engine';

/** Answers of the same side that follow each other. `chance`: whatever chance says comes in between. */
export interface Stretch {
  readonly isOwn: boolean;
  readonly keys: readonly string[];
}

export function stretchesOf(course: readonly CourseStep[], own: Seat, chance: string): readonly Stretch[] {
  const found: { isOwn: boolean; keys: string[] }[] = [];
  for (const step of course) {
    const last = found.at(-1);
    if ('chance' in step) {
      if (last && last.keys.at(-1) !== chance) last.keys.push(chance);
      continue;
    }
    const isOwn = step.seat === own;
    if (last?.isOwn === isOwn) last.keys.push(step.key);
    else found.push({ isOwn, keys: [step.key] });
  }
  return found;
}

/** Whether it says an answer of this seat to one of somebody else. */
export function saysSomething(course: readonly CourseStep[], own: Seat): boolean {
  const other = course.findIndex((step) => 'seat' in step && step.seat !== own);
  return other >= 0 && course.slice(other).some((step) => 'seat' in step && step.seat === own);
}

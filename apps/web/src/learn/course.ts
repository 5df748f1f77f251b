/** A lesson from its first step to its last, whatever scenes they belong to. */
import type { Lesson, LessonStep } from '@taverne/ui';

export interface CourseStep {
  readonly step: LessonStep;
  /** Which scene, and which of its steps. */
  readonly scene: number;
  readonly within: number;
  /** As people count: what is only watched belongs to the step before it. */
  readonly number: number;
}

export type Course = readonly CourseStep[];

export function courseOf({ scenes }: Lesson): Course {
  let number = 0;
  return scenes.flatMap(({ steps }, scene) =>
    steps.map((step, within) => {
      if (step.kind !== 'watch') number++;
      return { step, scene, within, number };
    }),
  );
}

export const lengthOf = (course: Course): number => course.at(-1)?.number ?? 0;

/** The last step before this one at which the learner has a say; the first has none before it. */
export function stepBefore(course: Course, at: number): number | undefined {
  const before = course.slice(0, at).findLastIndex(({ step }) => step.kind !== 'watch');
  return before < 0 ? undefined : before;
}

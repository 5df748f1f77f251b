/** What on the page an advice is about. */
import type { Choice, Turn } from '@taverne/ui';

export interface Advised {
  /** Who would act; undefined: nobody in particular. */
  readonly who: string | undefined;
  readonly choice: Choice;
}

/** The button of this answer; where a page has several that begin with it, such as a walk by where it leads first, all of those. */
export function advisedIn(all: Turn['all'], key: string | undefined): readonly Advised[] {
  if (key === undefined) return [];
  // The heading says who acts; that of what nobody in particular does is no part of the sentence.
  const offered = all.flatMap((group) =>
    group.choices.map((choice) => ({ who: group.key === 'other' ? undefined : group.title, choice })),
  );
  const exact = offered.find(({ choice }) => choice.key === key);
  return exact ? [exact] : offered.filter(({ choice }) => choice.key.startsWith(`${key} `));
}

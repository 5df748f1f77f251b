/** A guided first match as data: scenes, and in each what is told, what is done, and what is watched. A game brings its own. */
import type { Order, RuleId, Scripted, Seat } from '@taverne/engine';
import type { Messages } from './words.tsx';

/** Whoever learns, and who plays along. */
export const LEARNER: Seat = 0;
export const PARTNER: Seat = 1;

/**
 * The reason for what is legal and yet not on offer, because a lesson wants something else first. The rules have none, so the board
 * tells none: the guide says what comes first.
 */
export const LEGAL_BUT_FIRST = 'legal-but-first';

export type GivenAnswer = readonly [seat: Seat, key: string];

/** Its words are `learn.<id>.title` and `.say`, and where something is to be done `.hint`. */
interface Taught {
  readonly id: string;
  /** Where to read on. */
  readonly rule?: RuleId;
}

export type LessonStep =
  /** Something to read. `asks`: what could be done is in sight meanwhile, so that one can try it and be told why not. */
  | (Taught & { readonly kind: 'tell'; readonly asks?: true })
  /** Something to do: only these answers lead on, the first of them when the guide does it. */
  | (Taught & {
      readonly kind: 'do';
      readonly expects: readonly [string, ...string[]];
      /** Options that begin so are in sight as well, though they lead nowhere: every cell within reach, with its price. */
      readonly shows?: string;
    })
  /** Something to watch: these answers are given, by whichever seat. */
  | (Taught & { readonly kind: 'watch'; readonly plays: readonly GivenAnswer[] });

export interface LessonScene {
  readonly options: { readonly [name: string]: unknown };
  /** Nobody plays along. */
  readonly isAlone?: true;
  /** Everything that chance says, in order: a lesson leaves nothing to it. */
  readonly chance?: readonly Scripted[];
  /** The standing orders of the learner and of the partner, so that windows with nothing to say stay shut. */
  readonly orders?: readonly (readonly Order[])[];
  /** What was played before the curtain rises. */
  readonly opening?: readonly GivenAnswer[];
  readonly steps: readonly LessonStep[];
}

export interface Lesson {
  readonly scenes: readonly LessonScene[];
  readonly messages: { readonly [language: string]: Messages };
}

/** What is answered in these steps when all goes as it is written. */
export const answersIn = (steps: readonly LessonStep[]): readonly GivenAnswer[] => steps.flatMap(answersOf);

function answersOf(step: LessonStep): readonly GivenAnswer[] {
  switch (step.kind) {
    case 'tell':
      return [];
    case 'do':
      return [[LEARNER, step.expects[0]]];
    case 'watch':
      return step.plays;
  }
}

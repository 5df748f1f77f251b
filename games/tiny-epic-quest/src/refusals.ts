/** Why something is not allowed: the codes, and the rule behind each. */
import type { Refusal } from '@taverne/engine';

export const WHYS = [
  'card-used',
  'same-card',
  'not-that-way',
  'inland',
  'temple-full',
  'own-hero-there',
  'portal-taken',
  'no-goblin',
  'too-dear',
  'at-maximum',
  'heroes-apart',
  'reserve-far',
  'hands-full',
  'given-before',
  // what is not meant for now, or not for this Hero
  'other-question',
  'card-first',
  'card-chosen',
  'hero-first',
  'not-your-hero',
  'no-way',
  'not-by-grotto',
  'no-use',
  'quest-open',
  'quest-away',
  'no-goblin-now',
] as const;
export type Why = (typeof WHYS)[number];

/** The figures of a case: what a way costs, and what is there to pay for it; whom or what it is about. */
export type Case = {
  readonly toll?: number;
  readonly power?: number;
  /** 1, 2 or 3: what its owner calls it. */
  readonly hero?: number;
  readonly quest?: string;
  /** What is asked instead. */
  readonly question?: string;
};

export type Against = Refusal<Why, Case>;

export const refusal = (rule: string, why: Why, figures?: Case): Against => (figures ? { rule, why, figures } : { rule, why });

export const SAME_CARD = refusal('TEQ-MOVE-02', 'same-card');
export const NOT_THAT_WAY = refusal('TEQ-DAY-07', 'not-that-way');
export const INLAND = refusal('TEQ-MOVE-08', 'inland');
export const TEMPLE_FULL = refusal('TEQ-REGION-07', 'temple-full');
export const OWN_HERO_IN_TEMPLE = refusal('TEQ-REGION-08', 'own-hero-there');
export const OWN_HERO_AT_OBELISK = refusal('TEQ-REGION-10', 'own-hero-there');
export const OWN_HERO_IN_GROTTO = refusal('TEQ-REGION-13', 'own-hero-there');
export const PORTAL_TAKEN = refusal('TEQ-REGION-15', 'portal-taken');
export const NO_GOBLIN_THERE = refusal('TEQ-RUL-22', 'no-goblin');
export const AT_MAXIMUM = refusal('TEQ-MAX-04', 'at-maximum');
export const HEROES_APART = refusal('TEQ-RUL-41', 'heroes-apart');
export const RESERVE_FAR = refusal('TEQ-ITEM-06', 'reserve-far');
export const HANDS_FULL = refusal('TEQ-ITEM-02', 'hands-full');
export const GIVEN_BEFORE = refusal('TEQ-RUL-26', 'given-before');
export const CARD_USED = refusal('TEQ-DAY-09', 'card-used');

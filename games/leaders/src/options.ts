/** Match options: which mode, and which of the switchable rules are in force. How they are parsed stands in setup.ts. */
import type { OptionFields, OptionsOf } from '@taverne/engine';
import { CARD_NAMES } from './words.ts';

export const MODES = ['discovery', 'strategist'] as const;
export type Mode = (typeof MODES)[number];

/** No position that `writePosition` writes is longer. */
export const LONGEST_POSITION = 500;

export const FIELDS = {
  mode: { kind: 'choice', of: MODES, default: 'discovery', rule: 'LDR-SETUP-09' },
  /** Who plays South and so first: chance (the rule), or the seat with this number. */
  first: { kind: 'choice', of: ['chance', '0', '1'], default: 'chance', rule: 'LDR-SETUP-01' },
  startCellRecruits: { kind: 'flag', default: true, rule: 'LDR-RUL-31' },
  repetition: { kind: 'flag', default: true, rule: 'LDR-DRAW-01' },
  turnCap: { kind: 'whole', min: 2, max: 1000, default: 200, rule: 'LDR-DRAW-02' },
  agreedDraws: { kind: 'flag', default: true, rule: 'LDR-DRAW-03' },
  wallsLose: { kind: 'flag', default: false, rule: 'LDR-DRAW-04' },
  /** Fixes the order in which the cards appear: open information, so that chance is not asked. */
  pile: { kind: 'list', of: CARD_NAMES, length: CARD_NAMES.length, rule: 'LDR-SETUP-05' },
  /** Starts from this position (see position.ts), which then decides on mode, offer and pile. */
  position: { kind: 'text', longest: LONGEST_POSITION },
} as const satisfies OptionFields;

export type Options = OptionsOf<typeof FIELDS>;

/** The options that stay in force after set-up. */
export type Rules = Pick<Options, 'mode' | 'startCellRecruits' | 'repetition' | 'turnCap' | 'agreedDraws' | 'wallsLose'>;

export const rulesOf = ({ mode, startCellRecruits, repetition, turnCap, agreedDraws, wallsLose }: Rules): Rules => ({
  mode,
  startCellRecruits,
  repetition,
  turnCap,
  agreedDraws,
  wallsLose,
});

/** The rules in force where nobody said otherwise. */
export const defaultRules = (mode: Mode): Rules => ({
  mode,
  startCellRecruits: FIELDS.startCellRecruits.default,
  repetition: FIELDS.repetition.default,
  turnCap: FIELDS.turnCap.default,
  agreedDraws: FIELDS.agreedDraws.default,
  wallsLose: FIELDS.wallsLose.default,
});

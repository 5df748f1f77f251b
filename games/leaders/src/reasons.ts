/**
 * Why something is not allowed. Legality hands these constants around, which costs nothing while options are built;
 * the figures of the case are looked up when somebody wants to know (refusals.ts).
 */
import type { Refusal, RuleId } from '@taverne/engine';
import type { Case } from './refusals.ts';

const RULES = {
  // who or what is meant
  'nobody-there': 'LDR-ACT-01',
  'not-yours': 'LDR-ACT-01',
  'not-on-board': 'LDR-TERM-01',
  'no-such-cell': 'LDR-SETUP-02',
  'no-such-card': 'LDR-SETUP-02',
  // what has its time
  'act-first': 'LDR-TURN-02',
  'actions-over': 'LDR-TURN-03',
  'must-recruit': 'LDR-RECRUIT-05',
  'ban-now': 'LDR-STRAT-04',
  'no-ban-now': 'LDR-STRAT-02',
  'nemesis-now': 'LDR-RUL-23',
  // who may act at all
  acted: 'LDR-ACT-01',
  'no-action': 'LDR-ABL-NEMESIS-01',
  forfeited: 'LDR-ABL-BEAR-03',
  jailed: 'LDR-ABL-JAILER-01',
  stuck: 'LDR-ACT-03',
  // where to
  occupied: 'LDR-ACT-07',
  'no-way': 'LDR-ACT-07',
  'too-far': 'LDR-ACT-03',
  'one-end': 'LDR-DEC-02',
  'nothing-changes': 'LDR-ACT-08',
  'same-as-move': 'LDR-RUL-38',
  // abilities
  'no-ability': 'LDR-ACT-10',
  'no-use': 'LDR-ACT-02',
  'ride-two': 'LDR-ABL-RIDER-01',
  'leap-elsewhere': 'LDR-ABL-ACROBAT-01',
  'two-leaps': 'LDR-ABL-ACROBAT-02',
  'go-or-pull': 'LDR-ABL-GRAPPLER-01',
  itself: 'LDR-TERM-10',
  'nobody-to-aim-at': 'LDR-TERM-10',
  'not-an-enemy': 'LDR-TERM-03',
  'not-an-ally': 'LDR-TERM-02',
  'not-adjacent': 'LDR-TERM-05',
  'target-one-step': 'LDR-TERM-05',
  'not-beyond': 'LDR-ABL-BRUISER-01',
  'no-room': 'LDR-ACT-07',
  'nobody-to-vault': 'LDR-ABL-ACROBAT-01',
  'way-blocked': 'LDR-ABL-RIDER-01',
  'near-enemy': 'LDR-ABL-PROWLER-01',
  'far-from-leader': 'LDR-ABL-GUARD-01',
  'not-in-line': 'LDR-TERM-06',
  'not-visible': 'LDR-TERM-07',
  'too-near': 'LDR-RUL-34',
  protected: 'LDR-ABL-PROTECTOR-01',
  // the own Leader
  'own-capture': 'LDR-END-06',
  'own-encirclement': 'LDR-END-06',
  // the Nemesis
  'two-steps': 'LDR-ABL-NEMESIS-02',
  'nemesis-too-far': 'LDR-ABL-NEMESIS-02',
  'nemesis-stays': 'LDR-ABL-NEMESIS-02',
  'nemesis-encircles': 'LDR-RUL-09',
  // recruiting and banning
  'cell-taken': 'LDR-RECRUIT-02',
  'start-cell': 'LDR-RUL-31',
  'needs-two-cells': 'LDR-RUL-26',
  'recruit-encircles': 'LDR-RECRUIT-08',
  banned: 'LDR-STRAT-03',
  'card-first': 'LDR-RECRUIT-02',
  'card-taken': 'LDR-RECRUIT-02',
  'not-on-offer': 'LDR-RECRUIT-02',
  'not-your-edge': 'LDR-SETUP-08',
  'one-cell': 'LDR-RECRUIT-02',
  'two-cells': 'LDR-RECRUIT-09',
  'no-place': 'LDR-RECRUIT-02',
  'leader-stays': 'LDR-STRAT-04',
} as const satisfies { [why: string]: RuleId };

export type Why = keyof typeof RULES;

export type Reason = Refusal<Why, Case>;

const because = (why: Why): Reason => ({ rule: RULES[why], why });

/** A reason with the figures of its case; an ability names its own rule. */
export const refused = (why: Why, figures: Case = {}, rule: RuleId = RULES[why]): Reason =>
  Object.keys(figures).length > 0 ? { rule, why, figures } : { rule, why };

export const ACTED = because('acted');
export const NO_ACTION = because('no-action');
export const FORFEITED = because('forfeited');
export const JAILED = because('jailed');
export const OCCUPIED = because('occupied');
export const NO_WAY = because('no-way');
export const NOTHING_CHANGES = because('nothing-changes');
export const SAME_AS_MOVE = because('same-as-move');
export const NOBODY_TO_VAULT = because('nobody-to-vault');
export const WAY_BLOCKED = because('way-blocked');
export const NEAR_ENEMY = because('near-enemy');
export const FAR_FROM_LEADER = because('far-from-leader');
export const NOT_IN_LINE = because('not-in-line');
export const NOT_VISIBLE = because('not-visible');
export const TOO_NEAR = because('too-near');
export const PROTECTED = because('protected');
export const OWN_CAPTURE = because('own-capture');
export const OWN_ENCIRCLEMENT = because('own-encirclement');
export const TWO_STEPS = because('two-steps');
export const NEMESIS_ENCIRCLES = because('nemesis-encircles');
export const CELL_TAKEN = because('cell-taken');
export const START_CELL = because('start-cell');
export const NEEDS_TWO_CELLS = because('needs-two-cells');
export const RECRUIT_ENCIRCLES = because('recruit-encircles');
export const BANNED = because('banned');

/**
 * Why something is not allowed. Legality hands these constants around, which costs nothing while options are built;
 * the figures of the case are looked up when somebody wants to know (refusals.ts).
 */
import type { Refusal, RuleId } from '@taverne/engine';
import type { Case } from './refusals.ts';

const RULES = {
  // who may act at all
  acted: 'LDR-ACT-01',
  'no-action': 'LDR-ABL-NEMESIS-01',
  forfeited: 'LDR-ABL-BEAR-03',
  jailed: 'LDR-ABL-JAILER-01',
  // where to
  occupied: 'LDR-ACT-07',
  'no-way': 'LDR-ACT-07',
  'nothing-changes': 'LDR-ACT-08',
  'same-as-move': 'LDR-RUL-38',
  // abilities
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
  'nemesis-encircles': 'LDR-RUL-09',
  // recruiting and banning
  'cell-taken': 'LDR-RECRUIT-02',
  'start-cell': 'LDR-RUL-31',
  'needs-two-cells': 'LDR-RUL-26',
  'recruit-encircles': 'LDR-RECRUIT-08',
  banned: 'LDR-STRAT-03',
} as const satisfies { [why: string]: RuleId };

export type Why = keyof typeof RULES;

export type Reason = Refusal<Why, Case>;

const because = (why: Why): Reason => ({ rule: RULES[why], why });

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

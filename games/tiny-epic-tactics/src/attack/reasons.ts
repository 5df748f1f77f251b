/** Why a target is out of the question: the rule and a word for the translators. The figures of a case are added on demand. */
import type { RuleId } from '@taverne/engine';
import type { Reason, Why } from '../reasons.ts';

const reason = (rule: RuleId, why: Why): Reason => ({ rule, why });

/** Attacks on allies do not exist (TET-TEAM-08), nor spells for allies on enemies. */
export const NOT_AN_ENEMY = reason('TET-TEAM-08', 'not-an-enemy');
export const NOT_AN_ALLY = reason('TET-SPELL-07', 'not-an-ally');
/** In a dungeon one is out of everybody's reach (TET-RUL-49). */
export const ELSEWHERE = reason('TET-RUL-49', 'elsewhere');

export const NOT_ADJACENT = reason('TET-MELEE-01', 'not-adjacent');
export const OTHER_ELEVATION = reason('TET-MELEE-01', 'other-elevation');

export const NO_RANGED_ATTACK = reason('TET-RANGED-01', 'no-ranged-attack');
export const NO_AMMO = reason('TET-RANGED-02', 'no-ammo');
export const NO_SPELL = reason('TET-SPELL-01', 'no-spell');
export const NO_MANA = reason('TET-SPELL-02', 'no-mana');
export const OUT_OF_RANGE = reason('TET-RANGED-04', 'out-of-range');
export const SPELL_OUT_OF_RANGE = reason('TET-SPELL-06', 'out-of-range');

export const NOT_ON_BALLISTA = reason('TET-BALLISTA-02', 'not-on-ballista');
export const PUT_ON_BALLISTA = reason('TET-RUL-14', 'put-on-ballista');
export const BALLISTA_TOO_FAR = reason('TET-BALLISTA-05', 'out-of-range');

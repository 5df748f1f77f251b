/**
 * Whoever owns the unit that an effect comes from makes its choices, a partner's unit or not. An Enemy does whatever it may,
 * and its compass picks (TET-RUL-37).
 */
import { option, type Play, type RuleId } from '@taverne/engine';
import { writeUnit } from '../notation.ts';
import { turned } from '../realm/cells.ts';
import { compassOf, firstByCompass } from '../solo/compass.ts';
import type { State, Unit } from '../state.ts';
import { ask, type MayQuestion, type UnitQuestion } from '../types.ts';
import { isEnemyUnit, sideOf } from '../units.ts';
import { DIRECTIONS, type Direction } from '../words.ts';

/** A choice among units, by the name of its question. */
export interface UnitChoice {
  readonly by: Unit;
  readonly name: UnitQuestion;
  readonly among: readonly Unit[];
  readonly rule: RuleId;
}

/** One of several units; of one or none there is nothing to choose. */
export function* chooseUnit(state: State, { by, name, among, rule }: UnitChoice): Play<Unit> {
  const [only = -1, second] = among;
  if (second === undefined) return only;
  if (isEnemyUnit(state, by)) return firstByCompass(state, by, among);
  return yield* ask(sideOf(by), name, () => among.map((unit) => option(writeUnit(unit, state), unit)), { rule });
}

/** May, or may not. */
export function* may(state: State, by: Unit, name: MayQuestion, rule: RuleId): Play<boolean> {
  if (isEnemyUnit(state, by)) return true;
  return yield* ask(sideOf(by), name, () => YES_OR_NO, { rule, safe: 'no' });
}

const YES_OR_NO = [option('no', false), option('yes', true)];

/** One of the four directions. */
export function* chooseWay(state: State, by: Unit, among: readonly Direction[], rule: RuleId): Play<Direction> {
  const [only = 'N', second] = among;
  if (second === undefined) return only;
  if (isEnemyUnit(state, by)) return firstClockwise(compassOf(state, by), among) ?? only;
  return yield* ask(sideOf(by), 'direction', () => among.map((way) => option(way, way)), { rule });
}

/** Of several directions the first met when turning clockwise from the arrow (TET-RUL-37). */
const firstClockwise = (arrow: Direction, among: readonly Direction[]): Direction | undefined =>
  [0, 1, 2, 3].map((quarters) => turned(arrow, quarters)).find((way) => among.includes(way));

export const ALL_WAYS: readonly Direction[] = DIRECTIONS;

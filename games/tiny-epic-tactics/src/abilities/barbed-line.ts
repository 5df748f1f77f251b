/**
 * Barbed Line (R4): a Ranged Attack that hurt a surviving target may pull it 1 cell towards the shooter, along the axis on
 * which they are farther apart (of two equal ones the owner chooses). A blocked pull costs nothing.
 */
import { chooseWay, may } from '../attack/choose.ts';
import { push } from '../attack/push.ts';
import { bookOf } from '../content/book.ts';
import { placeOf } from '../realm/cells.ts';
import type { State, Unit } from '../state.ts';
import { firmAgainst } from '../talents.ts';
import { cellOf } from '../units.ts';
import type { Direction } from '../words.ts';
import type { Ability } from './ability.ts';

export const barbedLine: Ability = {
  *onPush(state, table, { kind, by, on }, cells) {
    if (kind !== 'ranged' || firmAgainst(state, on, by)) return;
    if (!(yield* may(state, by, 'pull', 'TET-UNIT-07'))) return;
    const way = yield* chooseWay(state, by, towards(state, on, by), 'TET-UNIT-07');
    yield* push(state, table, { unit: on, way, cells, by, loss: 0, rule: 'TET-UNIT-07', pull: true });
  },
};

/** The direction from one unit to another along the longer axis; both if they are equal. */
function towards(state: State, from: Unit, to: Unit): Direction[] {
  const { realm } = bookOf(state);
  const a = placeOf(realm, cellOf(state, from));
  const b = placeOf(realm, cellOf(state, to));
  const [east, south] = [b.x - a.x, b.y - a.y];
  const across: Direction = east > 0 ? 'E' : 'W';
  const along: Direction = south > 0 ? 'S' : 'N';
  if (Math.abs(east) === Math.abs(south)) return [along, across];
  return Math.abs(east) > Math.abs(south) ? [across] : [along];
}

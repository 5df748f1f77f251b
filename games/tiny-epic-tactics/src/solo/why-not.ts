/** Why a walking unit cannot enter a dungeon or one of its chambers: the same predicates as the options. */
import type { NotOffered } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { cellName } from '../realm/cells.ts';
import type { State, Unit } from '../state.ts';
import { cellOf } from '../units.ts';
import { NONE } from '../words.ts';
import { refuseChamber } from './chambers.ts';
import { isAdventure } from './closed.ts';
import { ENTRANCE_COST, refuseDungeon } from './dungeon.ts';

export function dungeonNotOffered(state: State, unit: Unit, mp: number): NotOffered[] {
  if (!isAdventure(state)) return [];
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  if (from < realm.cells) return entranceNotOffered(state, realm.portals[realm.portalOf[from] ?? NONE]?.box ?? NONE, mp);
  return (realm.near[from] ?? []).flatMap((to) => {
    const refusal = to === NONE ? undefined : refuseChamber(state, unit, to, mp);
    return refusal ? [{ key: cellName(realm, to), refusal }] : [];
  });
}

/** Of the box whose portal the unit stands before, if any. */
function entranceNotOffered(state: State, box: number, mp: number): NotOffered[] {
  const placed = bookOf(state).realm.boxes[box];
  if (!placed) return [];
  const tired = { rule: 'TET-RUL-31', why: 'too-few-mp', figures: { cost: ENTRANCE_COST, left: mp } };
  const refusal = refuseDungeon(state, box) ?? (mp < ENTRANCE_COST ? tired : undefined);
  return refusal ? [{ key: `enter ${placed.id}`, refusal }] : [];
}

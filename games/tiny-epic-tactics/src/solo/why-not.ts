/** Why a walking unit cannot enter a dungeon or one of its chambers: the same predicates as the options. */

import { bookOf } from '../content/book.ts';
import { writeDeed } from '../notation.ts';
import { cellName } from '../realm/cells.ts';
import type { Missing, Reason } from '../reasons.ts';
import type { State, Unit } from '../state.ts';
import { PLAIN } from '../state.ts';
import { cellOf, unitId } from '../units.ts';
import { NONE } from '../words.ts';
import { refuseChamber } from './chambers.ts';
import { isAdventure } from './closed.ts';
import { ENTRANCE_COST, isShutTo, refuseDungeon } from './dungeon.ts';
import { type Costs, entranceCost } from './way-in.ts';

export function dungeonNotOffered(state: State, unit: Unit, mp: number): Missing[] {
  if (!isAdventure(state)) return [];
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  if (from < realm.cells) return entranceNotOffered(state, unit, mp);
  return (realm.near[from] ?? []).flatMap((to) => {
    const refusal = to === NONE ? undefined : refuseChamber(state, unit, to, mp);
    return refusal ? [{ key: cellName(realm, to), refusal }] : [];
  });
}

/**
 * `walk R6 3x2:B1`: each chamber that the walk of a unit cannot begin with. It is no answer by itself, so the figures
 * say which unit and which chamber are meant.
 */
export function chambersNotOffered(state: State, unit: Unit, mp: number): Missing[] {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  const walk = writeDeed({ do: 'walk', unit, tactics: PLAIN }, state);
  return realm.dungeonOf.flatMap((_, number) => {
    const to = realm.cells + number;
    const refusal = to !== from ? refuseChamber(state, unit, to, mp) : undefined;
    if (!refusal) return [];
    const cell = cellName(realm, to);
    return [
      { key: `${walk} ${cell}`, refusal: { ...refusal, figures: { ...refusal.figures, unit: unitId(state, unit), cell } } },
    ];
  });
}

/** Of the box whose portal the unit stands before, if any. */
function entranceNotOffered(state: State, unit: Unit, mp: number): Missing[] {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  const box = realm.portals[realm.portalOf[from] ?? NONE]?.box ?? NONE;
  const placed = realm.boxes[box];
  if (!placed) return [];
  const shut = isShutTo(state, unit, from) ? SHUT : undefined;
  const tired: Reason = { rule: 'TET-RUL-31', why: 'too-few-mp', figures: { cost: ENTRANCE_COST, left: mp } };
  const refusal = shut ?? refuseDungeon(state, box, unit) ?? (mp < ENTRANCE_COST ? tired : undefined);
  return refusal ? [{ key: `enter ${placed.id}`, refusal }] : [];
}

const SHUT: Reason = { rule: 'TET-PORTAL-04', why: 'portal-shut' };

/** `enter R6 3x2`: each dungeon that one Move of the unit does not lead into. The costs go somewhat further than its MP. */
export function dungeonsNotOffered(state: State, unit: Unit, mp: number, costs: Costs): Missing[] {
  if (!isAdventure(state)) return [];
  return bookOf(state).realm.boxes.flatMap((_, box) => {
    const refusal =
      refuseDungeon(state, box, unit) ?? refuseWay(state, unit, box, { mp, cost: entranceCost(state, unit, box, costs) });
    return refusal ? [{ key: writeDeed({ do: 'enter', unit, box, tactics: PLAIN }, state), refusal }] : [];
  });
}

/** The dungeon is open: is the unit near enough? */
function refuseWay(
  state: State,
  unit: Unit,
  box: number,
  { mp, cost }: { readonly mp: number; readonly cost: number },
): Reason | undefined {
  if (cost <= mp) return undefined;
  const portals = bookOf(state).realm.boxes[box]?.portals ?? [];
  if (portals.every((portal) => isShutTo(state, unit, portal))) return SHUT;
  return { rule: 'TET-RUL-31', why: 'too-few-mp', figures: cost === Number.POSITIVE_INFINITY ? { mp } : { cost, mp } };
}

/** "Why not?": what a player might expect among his actions and does not find there, with the rule and the figures. */

import { actOptions } from './act-options.ts';
import { hindrance, refusePayment } from './allowance.ts';
import { attacksNotOffered } from './attack/refusals.ts';
import { bookOf } from './content/book.ts';
import { writeDeed } from './notation.ts';
import { movementOf, reach } from './reach.ts';
import { cellName, distance } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { Missing, Reason } from './reasons.ts';
import { closedBoxes, isClosed } from './solo/closed.ts';
import { chambersNotOffered, dungeonsNotOffered } from './solo/why-not.ts';
import type { State, Unit } from './state.ts';
import { PLAIN } from './state.ts';
import { tacticsNotOffered } from './tactics/between.ts';
import { areEnemies, cellOf, isWeak, unitId, unitOn, unitsOf } from './units.ts';
import { NONE } from './words.ts';

/** What a Move would cost, and what there is. */
interface Price {
  readonly cost: number;
  readonly mp: number;
}

/** How far beyond its movement a cell may be to be worth a word. */
const A_BIT_FURTHER = 3;

export function deedsNotOffered(state: State): Missing[] {
  const offered = new Set(actOptions(state).map((option) => option.key));
  const refused: Missing[] = [];
  for (const unit of unitsOf(state, state.active)) {
    refused.push(...movesNotOffered(state, unit));
    refused.push(...attacksNotOffered(state, unit));
    const against = isWeak(state, unit) ? refusePayment(state, unit) : undefined;
    if (against) refused.push({ key: writeDeed({ do: 'pay', unit }, state), refusal: against });
  }
  refused.push(...tacticsNotOffered(state, state.active));
  return refused.filter(({ key }) => {
    const isNew = !offered.has(key);
    offered.add(key);
    return isNew;
  });
}

/** A unit that cannot move at all is told once; else each cell near enough to be hoped for. */
function movesNotOffered(state: State, unit: Unit): Missing[] {
  const against = hindrance(state, unit, 'move');
  if (against) return [{ key: writeDeed({ do: 'walk', unit, tactics: PLAIN }, state), refusal: against }];
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  const mp = movementOf(state, unit);
  if (from >= realm.cells) return chambersNotOffered(state, unit, mp);
  const costs = reach(state, unit, mp + A_BIT_FURTHER).costs.slice();
  const refused: Missing[] = dungeonsNotOffered(state, unit, mp, costs);
  for (let to = 0; to < realm.cells; to++) {
    const cost = costs[to] ?? Number.POSITIVE_INFINITY;
    if (to === from || (cost > mp + A_BIT_FURTHER && distance(realm, from, to) > mp)) continue;
    const refusal = refuseMove(state, unit, to, { cost, mp });
    if (refusal) refused.push({ key: writeDeed({ do: 'move', unit, to, tactics: PLAIN }, state), refusal });
  }
  return refused;
}

function refuseMove(state: State, unit: Unit, to: Cell, { cost, mp }: Price): Reason | undefined {
  const { realm } = bookOf(state);
  const there = unitOn(state, to);
  if (there !== NONE) {
    const rule = areEnemies(state, unit, there) ? 'TET-MOVE-06' : 'TET-MOVE-05';
    return { rule, why: 'occupied', figures: { unit: unitId(state, there), cell: cellName(realm, to) } };
  }
  if (to === state.stood[unit]) return { rule: 'TET-BALLISTA-04', why: 'left-ballista' };
  if (isClosed(realm, closedBoxes(state), to)) return { rule: 'TET-SOLO-DGN-07', why: 'closed' };
  if (cost <= mp) return undefined;
  const isKnown = cost <= mp + A_BIT_FURTHER;
  return { rule: 'TET-MOVE-10', why: 'too-few-mp', figures: isKnown ? { cost, mp } : { mp } };
}

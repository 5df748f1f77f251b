/** The Moves of a unit: each cell in reach, each dungeon, and the walk step by step; and why it does not get further. */
import { consider, mention } from '@taverne/engine';
import { hindrance } from './allowance.ts';
import { bookOf } from './content/book.ts';
import { type DeedSieve, deedOption, offerMoves, walkOption } from './deeds.ts';
import { movementOf, reach } from './reach.ts';
import { cellName, distance } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { Reason } from './reasons.ts';
import { refuseChamber } from './solo/chambers.ts';
import { closedBoxes, isAdventure, isClosed } from './solo/closed.ts';
import { boxesInReach, type Costs, entranceCost, refuseEntry } from './solo/way-in.ts';
import type { State, Unit } from './state.ts';
import { canWalk } from './steps.ts';
import { marchCard, marchPoints } from './tactics/declared.ts';
import { areEnemies, cellOf, sideOf, unitId, unitOn } from './units.ts';
import { NONE, PLAIN } from './words.ts';

/** All with a forced march as well: its Moves are those that need it. */
export function considerMoves(sieve: DeedSieve, state: State, unit: Unit): void {
  const against = hindrance(state, unit, 'move');
  if (against !== undefined) {
    if (sieve.refused !== undefined) consider(sieve, walkOption(state, unit, PLAIN), against); // told once
    return;
  }
  const { options } = sieve;
  const mp = movementOf(state, unit);
  const card = marchCard(state, sideOf(unit));
  const tactics = card === NONE ? PLAIN : [card];
  const most = mp + marchPoints(state, tactics);
  if (cellOf(state, unit) >= bookOf(state).realm.cells) {
    // In a dungeon every step may matter.
    if (canWalk(state, unit, mp)) options.push(walkOption(state, unit, PLAIN));
    if (most > mp && canWalk(state, unit, most)) options.push(walkOption(state, unit, tactics));
    if (sieve.refused !== undefined) mentionChambers(sieve, state, unit, mp);
    return;
  }
  const found = reach(state, unit, most);
  offerMoves(state, options, found, { unit, beyond: 0, most: mp, tactics: PLAIN });
  let least = found.count > 0 ? (found.costs[found.cells[0] ?? 0] ?? 0) : Number.POSITIVE_INFINITY;
  for (const box of boxesInReach(state, unit, found.costs, most)) {
    const cost = entranceCost(state, unit, box, found.costs);
    least = Math.min(least, cost);
    if (cost <= mp) options.push(deedOption(state, { do: 'enter', unit, box, tactics: PLAIN }));
    // What is left serves inside, so that a forced march may be worth it even if the way is short.
    if (most > mp) options.push(deedOption(state, { do: 'enter', unit, box, tactics }));
  }
  if (least <= mp) options.push(walkOption(state, unit, PLAIN));
  if (most > mp && least <= most) {
    offerMoves(state, options, found, { unit, beyond: mp, most, tactics });
    options.push(walkOption(state, unit, tactics));
  }
  if (sieve.refused !== undefined) considerFurther(sieve, state, unit, mp);
}

// ── what is not in reach ──

/** How far beyond its movement a cell may be to be worth a word. */
const A_BIT_FURTHER = 3;

/** Each dungeon, and each cell near enough to be hoped for. */
function considerFurther(sieve: DeedSieve, state: State, unit: Unit, mp: number): void {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  const costs: Costs = reach(state, unit, mp + A_BIT_FURTHER).costs.slice();
  for (let box = 0; isAdventure(state) && box < realm.boxes.length; box++) {
    const against = refuseEntry(state, unit, box, { mp, costs });
    if (against) consider(sieve, deedOption(state, { do: 'enter', unit, box, tactics: PLAIN }), against);
  }
  for (let to = 0; to < realm.cells; to++) {
    const cost = costs[to] ?? Number.POSITIVE_INFINITY;
    if (to === from || (cost > mp + A_BIT_FURTHER && distance(realm, from, to) > mp)) continue;
    const against = refuseMove(state, unit, to, { cost, mp });
    if (against) consider(sieve, deedOption(state, { do: 'move', unit, to, tactics: PLAIN }), against);
  }
}

/** What a Move would cost, and what there is. */
interface Price {
  readonly cost: number;
  readonly mp: number;
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

/**
 * `walk R6 3x2:B1`: each chamber that the walk of a unit cannot begin with. It is no answer by itself, so the figures
 * say which unit and which chamber are meant.
 */
function mentionChambers(sieve: DeedSieve, state: State, unit: Unit, mp: number): void {
  const { realm } = bookOf(state);
  const walk = walkOption(state, unit, PLAIN).key;
  for (let number = 0; number < realm.dungeonOf.length; number++) {
    const to = realm.cells + number;
    const against = to === cellOf(state, unit) ? undefined : refuseChamber(state, unit, to, mp);
    if (!against) continue;
    const cell = cellName(realm, to);
    mention(sieve, `${walk} ${cell}`, { ...against, figures: { ...against.figures, unit: unitId(state, unit), cell } });
  }
}

/** Inside a dungeon: which chambers a unit can enter, at what price, and what each of them does (TET-SOLO-DGN-09 to 18). */

import type { Play, Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { roll, symbolsIn } from '../dice.ts';
import type { TacticsEvent } from '../events.ts';
import { FLIES, gaitOf, SWIMS } from '../gait.ts';
import { cellName } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import type { Reason } from '../reasons.ts';
import type { State, Unit, Walk } from '../state.ts';
import { cellOf, classOf, isInPlay, statsOf, stockOf, unitId, weaken } from '../units.ts';
import { type Chamber, NONE } from '../words.ts';
import { recoverCrystal } from './crystals.ts';
import { suffer } from './losses.ts';
import { meetMonster } from './monsters.ts';

/** Mana that a Magic Barrier costs at each entry (TET-SOLO-DGN-18). */
const BARRIER_MANA = 2;
/** MP that a cave-in costs when it holds (TET-SOLO-DGN-15). */
const CAVE_IN_MP = 2;
/** Dice of a Trap, and HP per miss (TET-SOLO-DGN-16). */
const TRAP_DICE = 3;
const TRAP_HP = 2;

function chamberAt(state: State, cell: Cell): Chamber {
  const { realm } = bookOf(state);
  return realm.chamber[cell - realm.cells] ?? 'wall';
}

/** MP to enter: 1, in Water one more (TET-SOLO-DGN-13) unless the unit swims or flies. */
export function chamberCost(state: State, unit: Unit, to: Cell): number {
  if (chamberAt(state, to) !== 'water') return 1;
  return (gaitOf(state, unit, state.walk?.action ?? false) & (SWIMS | FLIES)) === 0 ? 2 : 1;
}

/** Why a unit cannot go from its chamber to this one; undefined: it can, or at least try. */
export function refuseChamber(state: State, unit: Unit, to: Cell, mp: number): Reason | undefined {
  const { realm } = bookOf(state);
  if (!(realm.near[cellOf(state, unit)] ?? []).some((near) => near === to)) return { rule: 'TET-MOVE-02', why: 'not-adjacent' };
  const cost = chamberCost(state, unit, to);
  if (cost > mp) return { rule: 'TET-MOVE-10', why: 'too-few-mp', figures: { cost, left: mp } };
  switch (chamberAt(state, to)) {
    case 'wall':
      return { rule: 'TET-MOVE-10', why: 'wall' };
    case 'door':
      return classOf(unit) === 'rogue' ? undefined : { rule: 'TET-SOLO-DGN-17', why: 'locked-door' };
    case 'barrier':
      if (classOf(unit) !== 'wizard') return { rule: 'TET-SOLO-DGN-18', why: 'magic-barrier' };
      if (stockOf(state, unit) >= BARRIER_MANA) return undefined;
      return { rule: 'TET-SOLO-DGN-18', why: 'too-little-mana', figures: { mana: BARRIER_MANA, left: stockOf(state, unit) } };
    default:
      return undefined;
  }
}

/** The chambers that a walking unit can enter now, or try to, and what they cost. */
export function chamberSteps(state: State, unit: Unit): { readonly to: Cell; readonly cost: number }[] {
  const mp = state.walk?.mp ?? statsOf(state, unit).move;
  const around = bookOf(state).realm.near[cellOf(state, unit)] ?? [];
  return around
    .filter((to) => to !== NONE && refuseChamber(state, unit, to, mp) === undefined)
    .map((to) => ({ to, cost: chamberCost(state, unit, to) }));
}

/**
 * The unit that walks goes on to this chamber, and what is there happens. Afterwards it may stand outside (it found the
 * crystal), or be captured, and the MP left may be spent (TET-SOLO-DGN-10). Each entry counts anew (TET-RUL-58).
 */
export function* enterChamber(state: State, table: Table<TacticsEvent>, unit: Unit, to: Cell): Play {
  const chamber = chamberAt(state, to);
  if (chamber === 'cave-in' && !(yield* forceCaveIn(state, table, unit))) return;
  step(state, table, unit, to);
  switch (chamber) {
    case 'trap':
      return yield* springTrap(state, table, unit);
    case 'monster':
      return yield* meetMonster(state, table, unit);
    case 'crystal':
      return yield* recoverCrystal(state, table, unit);
    default:
      return undefined; // nothing happens there
  }
}

/** One step, paid for in MP and at a barrier in mana. */
function step(state: State, table: Table<TacticsEvent>, unit: Unit, to: Cell): void {
  const { realm } = bookOf(state);
  const { walk } = state;
  const chamber = chamberAt(state, to);
  if (walk) {
    walk.mp -= chamberCost(state, unit, to);
    walk.entered++;
    walk.from = cellOf(state, unit);
    walk.through = false;
  }
  state.at[unit] = to;
  if (chamber === 'barrier') state.stock[unit] = stockOf(state, unit) - BARRIER_MANA;
  const rule = chamber === 'barrier' ? 'TET-SOLO-DGN-18' : 'TET-SOLO-DGN-09';
  table.emit({ event: 'chamber-entered', rule, unit: unitId(state, unit), cell: cellName(realm, to), chamber });
}

/** The unit rolls its push dice; one push opens the way for this entry, none costs it MP (TET-RUL-33). */
function* forceCaveIn(state: State, table: Table<TacticsEvent>, unit: Unit): Play<boolean> {
  const count = statsOf(state, unit).melee.pushDice;
  const faces = yield* roll(state, table, { unit, count, what: 'cave-in', rule: 'TET-SOLO-DGN-15' });
  if (symbolsIn(state, faces, 'push') > 0) return true;
  const { walk } = state;
  if (walk) {
    walk.mp = Math.max(0, walk.mp - CAVE_IN_MP);
    walk.tried = true;
    table.emit({ event: 'cave-in-held', rule: 'TET-SOLO-DGN-15', unit: unitId(state, unit), mp: walk.mp });
  }
  return false;
}

/** Every miss costs HP (TET-RUL-34). */
function* springTrap(state: State, table: Table<TacticsEvent>, unit: Unit): Play {
  const rule = 'TET-SOLO-DGN-16';
  const faces = yield* roll(state, table, { unit, count: TRAP_DICE, what: 'trap', rule });
  yield* suffer(state, table, { unit, hp: symbolsIn(state, faces, 'miss') * TRAP_HP, why: 'trap', rule });
}

/** The walk is over: a hex that was put off strikes now. */
export function endOfWalk(state: State, table: Table<TacticsEvent>, { unit, hexed }: Pick<Walk, 'unit' | 'hexed'>): void {
  if (hexed && isInPlay(state, unit)) weaken(state, table, unit, 'TET-SOLO-DGN-14');
}

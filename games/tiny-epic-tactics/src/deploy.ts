/** Deployment: who starts in which corner, and which unit on which of its cells (TET-SETUP-12 to 14, TET-TEAM-03, TET-RUL-57). */
import { type Option, option, type Play, type Table } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { TacticsEvent } from './events.ts';
import { writeCorners, writeDeployment } from './notation.ts';
import { cellName } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { Missing, Reason } from './reasons.ts';
import type { Side, State, Unit } from './state.ts';
import { ask } from './types.ts';
import { teamOf, UNITS_PER_SIDE, unitId, unitOf, unitsOf } from './units.ts';
import { CORNERS, NONE, type None } from './words.ts';

/** A unit and its starting cell. */
export interface Deployment {
  readonly unit: Unit;
  readonly to: Cell;
}

const opposite = (corner: number): number => (corner + 2) % CORNERS.length;

const isTeamMode = (state: State): boolean => state.rules.mode === 'teams' || state.rules.mode === 'battle-teams';

/** Two players, and those of an adventure, hold two opposite corners each (TET-SETUP-14, TET-SOLO-SETUP-11, TET-COOP-06). */
const startsInPairs = (state: State): boolean => state.seats <= 2;

function cornersOf(state: State, side: Side): number[] {
  return state.corners.flatMap((owner, corner) => (owner === side ? [corner] : []));
}

/** Corners that this side may choose: a free one, and partners opposite each other (TET-RUL-57). */
function openCorners(state: State, side: Side): number[] {
  const free = state.corners.flatMap((owner, corner) => (owner === NONE ? [corner] : []));
  if (startsInPairs(state)) return free.filter((corner) => corner < opposite(corner));
  if (!isTeamMode(state)) return free;
  const mine = state.corners.findIndex((owner) => owner !== NONE && teamOf(state, owner) === teamOf(state, side));
  if (mine !== NONE) return [opposite(mine)];
  return free.filter((corner) => state.corners[opposite(corner)] === NONE);
}

function cornerOptions(state: State, side: Side): Option<readonly number[]>[] {
  return openCorners(state, side).map((corner) => {
    const pair = startsInPairs(state) ? [corner, opposite(corner)] : [corner];
    return option(writeCorners(pair), pair);
  });
}

/** Corners that are taken, and those where partners would not be opposite. */
function cornersNotOffered(state: State, side: Side): Missing[] {
  if (startsInPairs(state)) return [];
  const open = openCorners(state, side);
  return CORNERS.flatMap((key, corner) => {
    if (open.includes(corner)) return [];
    const refusal: Reason =
      state.corners[corner] === NONE
        ? { rule: 'TET-RUL-57', why: 'partners-opposite' }
        : { rule: 'TET-SETUP-13', why: 'corner-taken' };
    return [{ key, refusal }];
  });
}

/** The starting cells still free for this side: with two corners, two units in each (TET-RUL-02). */
function freeStarts(state: State, side: Side): Cell[] {
  const { starts } = bookOf(state).realm;
  const most = startsInPairs(state) ? 2 : UNITS_PER_SIDE;
  return cornersOf(state, side).flatMap((corner) => {
    const cells = starts[corner] ?? [];
    const free = cells.filter((cell) => !state.at.includes(cell));
    return cells.length - free.length < most ? free : [];
  });
}

/** The next unit without a cell; NONE: all have one. */
function nextUnit(state: State, side: Side): Unit | None {
  for (let slot = 0; slot < UNITS_PER_SIDE; slot++) {
    const unit = unitOf(side, slot);
    if (state.at[unit] === NONE && state.card[unit] !== NONE) return unit;
  }
  return NONE;
}

/** One decision: the corner, or the cell of one unit. True when this side stands. */
export function* deploy(state: State, table: Table<TacticsEvent>): Play<boolean> {
  const side = state.active;
  if (cornersOf(state, side).length === 0) {
    const rule = startsInPairs(state) ? 'TET-SETUP-14' : 'TET-SETUP-12';
    const taken = yield* ask(side, 'corner', () => cornerOptions(state, side), {
      rule,
      notOffered: () => cornersNotOffered(state, side),
    });
    state.corners = state.corners.map((owner, corner) => (taken.includes(corner) ? side : owner));
    return false;
  }
  const unit = nextUnit(state, side);
  const { realm } = bookOf(state);
  const cells = (): Option<Deployment>[] =>
    freeStarts(state, side).map((to) => option(writeDeployment({ unit, to }, state), { unit, to }));
  const { to } = yield* ask(side, 'deploy', cells, { rule: 'TET-SETUP-12' });
  state.at[unit] = to;
  if (nextUnit(state, side) !== NONE) return false;
  const units = unitsOf(state, side).map((each) => ({
    unit: unitId(state, each),
    cell: cellName(realm, state.at[each] ?? NONE),
  }));
  table.emit({ event: 'deployed', rule: startsInPairs(state) ? 'TET-SETUP-14' : 'TET-SETUP-12', side, units });
  return true;
}

/** Deployment: who starts in which corner, and which unit on which of its cells (TET-SETUP-12 to 14, TET-TEAM-03, TET-RUL-57). */
import { among, type Offer, type Option, option, type Play, type Table } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import type { TacticsEvent } from './events.ts';
import { writeCorners, writeDeployment } from './notation.ts';
import { cellName } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { Reason } from './reasons.ts';
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

/** The corners one by one, or both pairs of opposite ones. */
const ALONE = CORNERS.map((_, corner) => [corner]);
const IN_PAIRS = [0, 1].map((corner) => [corner, opposite(corner)]);

const CORNER_TAKEN: Reason = { rule: 'TET-SETUP-13', why: 'corner-taken' };
const PARTNERS_OPPOSITE: Reason = { rule: 'TET-RUL-57', why: 'partners-opposite' };

const corners = (state: State, side: Side): Offer<Option<readonly number[]>, Reason> =>
  among(
    () => (startsInPairs(state) ? IN_PAIRS : ALONE).map((each) => option(writeCorners(each), each)),
    ([corner = NONE]) => refuseCorner(state, side, corner),
  );

/** A side chooses a free corner, and partners are opposite each other (TET-RUL-57). */
function refuseCorner(state: State, side: Side, corner: number): Reason | undefined {
  if (state.corners[corner] !== NONE) return CORNER_TAKEN;
  if (!isTeamMode(state)) return undefined;
  const across = state.corners[opposite(corner)] ?? NONE;
  const hasPartner = state.corners.some((owner) => owner !== NONE && teamOf(state, owner) === teamOf(state, side));
  const isOpposite = hasPartner ? across !== NONE && teamOf(state, across) === teamOf(state, side) : across === NONE;
  return isOpposite ? undefined : PARTNERS_OPPOSITE;
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
    const taken = yield* ask(side, 'corner', corners(state, side), { rule });
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

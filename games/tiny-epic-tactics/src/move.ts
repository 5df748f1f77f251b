/** Movement: a Move action to a cell or step by step, and movement that an effect gives (TET-MOVE-01 to 10). */
import { ask, type Option, option, type Play, type RuleId, type Seat, type Table } from '@taverne/engine';
import { carriedBy, carry } from './abilities/carry.ts';
import { rally } from './abilities/rally.ts';
import { takeIfThere } from './artifact.ts';
import { bookOf } from './content/book.ts';
import { isOver } from './ending.ts';
import { begin, follow } from './entering.ts';
import type { TacticsEvent } from './events.ts';
import { NO_WAY_OUT, previewGoing } from './outlook.ts';
import { pathInto, pathTo, type Step } from './path.ts';
import { type Manner, MOVE, reach, stepCost } from './reach.ts';
import { cellName, isChamber } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import { endOfWalk, enterChamber } from './solo/chambers.ts';
import { ENTRANCE_COST, enterDungeon } from './solo/dungeon.ts';
import { boxesInReach } from './solo/way-in.ts';
import type { State, Unit, Walk } from './state.ts';
import { STOP, steps, stepsNotOffered } from './steps.ts';
import { window } from './tactics/windows.ts';
import { cellOf, isInPlay } from './units.ts';
import { NONE } from './words.ts';

export { movementOf, reach, stepCost } from './reach.ts';

type Teller = Table<TacticsEvent>;

// ── Move actions ──

/** To a cell by the best path, where it ends. */
export function* moveTo(state: State, table: Teller, unit: Unit, to: Cell, mp: number): Play {
  const path = pathTo(state, unit, to, mp) ?? [];
  const carried = carriedBy(state, unit);
  yield* follow(state, table, unit, path, mp, MOVE);
  yield* finishMove(state, table, unit, carried);
}

/** To the nearest portal of a box and in; then on with what is left (TET-SOLO-DGN-05). */
export function* moveInto(state: State, table: Teller, unit: Unit, seat: Seat, box: number, mp: number): Play {
  const carried = carriedBy(state, unit);
  yield* goInto(state, table, unit, seat, box, begin(state, unit, mp, MOVE, true));
  yield* finishMove(state, table, unit, carried);
}

function* goInto(state: State, table: Teller, unit: Unit, seat: Seat, box: number, going: Walk): Play {
  const manner: Manner = { action: going.action, portals: true };
  // Nothing holds it up on the way: in an adventure nobody has a ford against it.
  yield* follow(state, table, unit, pathInto(state, unit, box, going.mp, manner) ?? [], going.mp, manner);
  goIn(state, table, going, box);
  yield* stride(state, table, unit, seat, going);
}

/** From the portal cell to the Entrance (TET-RUL-31). */
function goIn(state: State, table: Teller, going: Walk, box: number): void {
  going.mp -= ENTRANCE_COST;
  going.entered++;
  enterDungeon(state, table, going.unit, box);
}

/** Step by step. */
export function* walk(state: State, table: Teller, unit: Unit, seat: Seat, mp: number): Play {
  const carried = carriedBy(state, unit);
  yield* stride(state, table, unit, seat, begin(state, unit, mp, MOVE, true));
  yield* finishMove(state, table, unit, carried);
}

function* stride(state: State, table: Teller, unit: Unit, seat: Seat, going: Walk): Play {
  while (!going.stopped && isInPlay(state, unit) && !isOver(state)) {
    const options = steps(state, unit, going);
    if (options.length === 0 || (options.length === 1 && options.includes(STOP))) return;
    const choice = yield* ask(seat, 'walk', () => options, {
      rule: 'TET-MOVE-02',
      ...(options.includes(STOP) ? { safe: STOP.key } : {}),
      notOffered: () => stepsNotOffered(state, unit, going),
      preview: (value) => ({ cost: value.cost, left: going.mp - value.cost, ...(value.do === 'enter' ? NO_WAY_OUT : {}) }),
    });
    if (choice.do === 'stop') return;
    if (choice.do === 'enter') goIn(state, table, going, choice.box);
    else if (isChamber(bookOf(state).realm, choice.to)) yield* enterChamber(state, table, unit, choice.to);
    else yield* follow(state, table, unit, [choice], going.mp, MOVE);
  }
}

// ── other movement ──

/** Movement that an effect gives, no action of the unit: its chooser picks where it ends, or that it stays. */
export function* moveBy(state: State, table: Teller, unit: Unit, seat: Seat, mp: number, portals: boolean, rule: RuleId): Play {
  const manner: Manner = { action: false, portals };
  const to = yield* ask(seat, 'go', () => destinations(state, unit, mp, manner), {
    rule,
    safe: 'stay',
    preview: (value) => previewGoing(state, unit, value, mp, manner),
  });
  if (to === NONE) return;
  const box = entered(state, to);
  if (box === NONE) yield* follow(state, table, unit, pathTo(state, unit, to, mp, manner) ?? [], mp, manner);
  else yield* goInto(state, table, unit, seat, box, begin(state, unit, mp, manner, true));
  if (state.walk) endOfWalk(state, table, state.walk);
  state.walk = null;
  if (isInPlay(state, unit)) takeIfThere(state, table, unit);
}

/** `stay`, the cells in reach, and `enter 3x2` for the dungeons, whose Entrances stand for them. */
function destinations(state: State, unit: Unit, mp: number, manner: Manner): Option<Cell>[] {
  const { realm } = bookOf(state);
  const { cells, count, costs } = reach(state, unit, mp, manner);
  const boxes = manner.portals ? boxesInReach(state, unit, costs, mp) : [];
  const free = cells.slice(0, count).sort((a, b) => a - b);
  return [
    option('stay', NONE),
    ...free.map((cell) => option(cellName(realm, cell), cell)),
    ...boxes.flatMap((box) => {
      const placed = realm.boxes[box];
      return placed ? [option(`enter ${placed.id}`, placed.dungeon.entrance)] : [];
    }),
  ];
}

/** The box whose Entrance this is; NONE for a cell of the realm. */
function entered(state: State, to: Cell): number {
  const { realm } = bookOf(state);
  return realm.dungeonOf[to - realm.cells] ?? NONE;
}

/** A Move action is over: the Artifact, what allies gain by it, then whoever waited for it. */
function* finishMove(state: State, table: Teller, unit: Unit, carried: number): Play {
  state.strode[unit] = Math.max(state.strode[unit] ?? 0, state.walk?.entered ?? 0); // a last unit moves more than once (TET-ACT-17)
  if (state.walk) endOfWalk(state, table, state.walk);
  if ((state.walk?.entered ?? 0) > 0 && isIn(state, unit)) {
    takeIfThere(state, table, unit);
    if (carried !== 0) yield* carry(state, table, unit, carried);
    if (isIn(state, unit)) yield* rally(state, table, unit);
    if (isIn(state, unit)) yield* window(state, table, { moment: 'move-ended', unit });
  }
  state.walk = null;
}

const isIn = (state: State, unit: Unit): boolean => isInPlay(state, unit) && !isOver(state);

/** The walk of an Enemy unit along a path that its plan chose (TET-SOLO-MOVE-08). */
export function* march(state: State, table: Teller, unit: Unit, cells: readonly Cell[], mp: number): Play {
  const path: Step[] = [];
  let from = cellOf(state, unit);
  for (const to of cells) {
    path.push({ to, cost: stepCost(state, unit, from, to, { action: true, portals: false }), through: false });
    from = to;
  }
  yield* follow(state, table, unit, path, mp, MOVE);
  state.strode[unit] = state.walk?.entered ?? 0;
  if ((state.walk?.entered ?? 0) > 0 && isInPlay(state, unit)) yield* window(state, table, { moment: 'move-ended', unit });
  state.walk = null;
}

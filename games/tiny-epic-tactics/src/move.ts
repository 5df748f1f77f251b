/** Movement: a Move action to a cell or step by step, and movement that an effect gives (TET-MOVE-01 to 10). */
import { type Option, option, type Play, type RuleId, type Seat, type Table } from '@taverne/engine';
import { takeIfThere } from './artifact.ts';
import { bookOf } from './content/book.ts';
import { isOver } from './ending.ts';
import { begin, follow } from './entering.ts';
import type { TacticsEvent } from './events.ts';
import { writeGoal } from './notation.ts';
import { previewGoing, previewStep } from './outlook.ts';
import { pathInto, pathTo, type Step } from './path.ts';
import { type Manner, reach, stepCost } from './reach.ts';
import { isChamber } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import { endOfWalk, enterChamber } from './solo/chambers.ts';
import { ENTRANCE_COST, enterDungeon } from './solo/dungeon.ts';
import { boxesInReach } from './solo/way-in.ts';
import type { State, Unit, Walk } from './state.ts';
import { priceOf, STOP, stepTo, strides } from './steps.ts';
import { window } from './tactics/windows.ts';
import { talentsOf } from './talents.ts';
import { ask } from './types.ts';
import { cellOf, isInPlay, sideOf } from './units.ts';
import { NONE } from './words.ts';

type Teller = Table<TacticsEvent>;

// ── Move actions ──

/** Who moves, and with how many MP. */
export interface Going {
  readonly unit: Unit;
  readonly mp: number;
}

/** To a cell by the best path, where it ends. */
export function* moveTo(state: State, table: Teller, { unit, mp }: Going, to: Cell): Play {
  const path = pathTo(state, { unit, mp, to }) ?? [];
  const along = comingAlong(state, unit);
  yield* follow(state, table, begin(state, { unit, mp, action: true, onward: false }), path);
  yield* finishMove(state, table, unit, along);
}

/** To the nearest portal of a box and in; then on with what is left (TET-SOLO-DGN-05). */
export function* moveInto(state: State, table: Teller, { unit, mp }: Going, box: number): Play {
  const along = comingAlong(state, unit);
  yield* goInto(state, table, begin(state, { unit, mp, action: true, onward: true }), { seat: sideOf(unit), box });
  yield* finishMove(state, table, unit, along);
}

function* goInto(state: State, table: Teller, going: Walk, { seat, box }: { readonly seat: Seat; readonly box: number }): Play {
  const { unit, mp, action } = going;
  // Nothing holds it up on the way: in an adventure nobody has a ford against it.
  yield* follow(state, table, going, pathInto(state, { unit, mp, box, manner: { action, portals: true } }) ?? []);
  goIn(state, table, going, box);
  yield* stride(state, table, going, seat);
}

/** From the portal cell to the Entrance (TET-RUL-31). */
function goIn(state: State, table: Teller, going: Walk, box: number): void {
  going.mp -= ENTRANCE_COST;
  going.entered++;
  enterDungeon(state, table, going.unit, box);
}

/** Step by step. */
export function* walk(state: State, table: Teller, { unit, mp }: Going): Play {
  const along = comingAlong(state, unit);
  yield* stride(state, table, begin(state, { unit, mp, action: true, onward: true }), sideOf(unit));
  yield* finishMove(state, table, unit, along);
}

function* stride(state: State, table: Teller, going: Walk, seat: Seat): Play {
  const { unit } = going;
  while (!going.stopped && isInPlay(state, unit) && !isOver(state)) {
    const { options: find, notOffered } = strides(state, going);
    const options = find();
    if (options.length === 0 || (options.length === 1 && options.includes(STOP))) return;
    const choice = yield* ask(
      seat,
      'walk',
      { options: () => options, notOffered },
      {
        rule: 'TET-MOVE-02',
        ...(options.includes(STOP) ? { safe: STOP.key } : {}),
        preview: (value) => previewStep(going, priceOf(state, going, value), value.do === 'enter'),
      },
    );
    if (choice.do === 'stop') return;
    if (choice.do === 'enter') goIn(state, table, going, choice.box);
    else if (isChamber(bookOf(state).realm, choice.to)) yield* enterChamber(state, table, unit, choice.to);
    else yield* follow(state, table, going, [stepTo(state, going, choice.to)]);
  }
}

// ── other movement ──

/** Movement that an effect gives. */
export interface FreeMove extends Going {
  /** The unit whose owner chooses where it goes, or that it stays. */
  readonly by: Unit;
  readonly portals: boolean;
  readonly rule: RuleId;
}

/** It is no action of the unit. */
export function* moveBy(state: State, table: Teller, { unit, mp, by, portals, rule }: FreeMove): Play {
  const manner: Manner = { action: false, portals };
  const seat = sideOf(by);
  const to = yield* ask(seat, 'go', () => destinations(state, { unit, mp }, manner), {
    rule,
    safe: writeGoal(NONE, state),
    preview: (value) => previewGoing(state, { unit, mp, to: value, manner }),
  });
  if (to === NONE) return;
  const box = entered(state, to);
  const going = begin(state, { unit, mp, action: false, onward: box !== NONE });
  if (box === NONE) yield* follow(state, table, going, pathTo(state, { unit, mp, to, manner }) ?? []);
  else yield* goInto(state, table, going, { seat, box });
  if (state.walk) endOfWalk(state, table, state.walk);
  state.walk = null;
  if (isInPlay(state, unit)) takeIfThere(state, table, unit);
}

/** To stay, the cells in reach, and the dungeons, whose Entrances stand for them. */
function destinations(state: State, { unit, mp }: Going, manner: Manner): Option<Cell>[] {
  const { realm } = bookOf(state);
  const { cells, count, costs } = reach(state, unit, mp, manner);
  const boxes = manner.portals ? boxesInReach(state, unit, costs, mp) : [];
  const free = cells.slice(0, count).sort((a, b) => a - b);
  const entrances = boxes.map((box) => realm.boxes[box]?.dungeon.entrance ?? NONE);
  return [NONE, ...free, ...entrances].map((to) => option(writeGoal(to, state), to));
}

/** The box whose Entrance this is; NONE for a cell of the realm. */
function entered(state: State, to: Cell): number {
  const { realm } = bookOf(state);
  return realm.dungeonOf[to - realm.cells] ?? NONE;
}

/** The units that could come along with a Move action that begins now, as bits of their numbers. */
function comingAlong(state: State, unit: Unit): number {
  let along = 0;
  for (const { ability } of talentsOf(state, unit)) along |= ability.onLeave?.(state, unit) ?? 0;
  return along;
}

/** A Move action is over: the Artifact, what allies gain by it, then whoever waited for it. */
function* finishMove(state: State, table: Teller, unit: Unit, along: number): Play {
  state.strode[unit] = Math.max(state.strode[unit] ?? 0, state.walk?.entered ?? 0); // a last unit moves more than once (TET-ACT-17)
  if (state.walk) endOfWalk(state, table, state.walk);
  if ((state.walk?.entered ?? 0) > 0 && isIn(state, unit)) {
    takeIfThere(state, table, unit);
    for (const { ability, amount } of talentsOf(state, unit)) {
      if (ability.onArrive && isIn(state, unit)) yield* ability.onArrive(state, table, { unit, along }, amount);
    }
    if (isIn(state, unit)) yield* window(state, table, 'move-ended', { unit });
  }
  state.walk = null;
}

const isIn = (state: State, unit: Unit): boolean => isInPlay(state, unit) && !isOver(state);

/** The walk of an Enemy unit along a path that its plan chose (TET-SOLO-MOVE-08). */
export function* march(state: State, table: Teller, { unit, mp }: Going, cells: readonly Cell[]): Play {
  const path: Step[] = [];
  let from = cellOf(state, unit);
  for (const to of cells) {
    path.push({ to, cost: stepCost(state, unit, { from, to }, { action: true, portals: false }), through: false });
    from = to;
  }
  yield* follow(state, table, begin(state, { unit, mp, action: true, onward: false }), path);
  state.strode[unit] = state.walk?.entered ?? 0;
  if ((state.walk?.entered ?? 0) > 0 && isInPlay(state, unit)) yield* window(state, table, 'move-ended', { unit });
  state.walk = null;
}

/** One step of a walk: what can be chosen now, and why something cannot. */

import { consider, type Offer, type Option, option, sift } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { newWalk } from './entering.ts';
import { writeChoice } from './notation.ts';
import type { Step } from './path.ts';
import { hasRest, type Manner, stepCost } from './reach.ts';
import { cellName, isChamber } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { Reason } from './reasons.ts';
import { chamberCost, refuseChamber } from './solo/chambers.ts';
import { closedBoxes, isAdventure, isClosed, isPortalClosed } from './solo/closed.ts';
import { ENTRANCE_COST } from './solo/dungeon.ts';
import { refuseEntrance } from './solo/way-in.ts';
import type { State, Unit, Walk } from './state.ts';
import { areEnemies, cellOf, isEnemyUnit, unitId, unitOn } from './units.ts';
import { NONE } from './words.ts';

export interface Stride {
  readonly do: 'step';
  readonly to: Cell;
}
/** Into the dungeon of the box whose portal the unit stands before (TET-SOLO-DGN-01). */
export interface Entering {
  readonly do: 'enter';
  readonly box: number;
}
export interface Stop {
  readonly do: 'stop';
}
export type Choice = Stride | Entering | Stop;

export const STOP: Option<Stop> = option('stop', { do: 'stop' });

/** What the unit that walks could do next; the last cell of a movement must be free (TET-MOVE-05), and none is no Move (TET-RUL-07). */
export const strides = (state: State, going: Walk): Offer<Option<Choice>, Reason> =>
  sift<Option<Choice>, Reason>((sieve) => {
    const { realm } = bookOf(state);
    const { unit, mp } = going;
    const from = cellOf(state, unit);
    const around: readonly Cell[] = realm.near[from] ?? [];
    const put = (choice: Choice, against: Reason | undefined): void =>
      consider(sieve, option(writeChoice(choice, state), choice), against);
    if (isChamber(realm, from)) {
      for (const to of around) if (to !== NONE) put({ do: 'step', to }, refuseChamber(state, unit, to, mp));
    } else {
      for (const to of around) if (to !== NONE) put({ do: 'step', to }, refuseStep(state, going, to));
    }
    const portal = realm.portals[realm.portalOf[from] ?? NONE];
    if (portal) {
      for (const { cell: to } of realm.portals) {
        if (!around.includes(to) && to !== from) put({ do: 'step', to }, refuseStep(state, going, to));
      }
      const { box } = portal;
      const isOpen = isAdventure(state) && !isEnemyUnit(state, unit) && realm.boxes[box] !== undefined;
      if (isOpen) put({ do: 'enter', box }, refuseEntrance(state, going, box));
    }
    consider(sieve, STOP, refuseStop(state, going, from));
  });

/** Can it pay for the step, and end somewhere after it? */
function canStep(state: State, { unit, mp, action }: Walk, to: Cell): boolean {
  const manner: Manner = { action, portals: true };
  const cost = stepCost(state, unit, { from: cellOf(state, unit), to }, manner);
  return cost <= mp && hasRest(state, unit, { to, mp: mp - cost }, manner);
}

/** A step over the edge or through portals, whichever is cheaper, and what it costs. */
export function stepTo(state: State, { unit, action }: Walk, to: Cell): Step {
  const pace = { from: cellOf(state, unit), to };
  const cost = stepCost(state, unit, pace, { action, portals: true });
  return { to, cost, through: stepCost(state, unit, pace, { action, portals: false }) !== cost };
}

/** MP that a choice takes. */
export function priceOf(state: State, going: Walk, choice: Choice): number {
  if (choice.do === 'stop') return 0;
  if (choice.do === 'enter') return ENTRANCE_COST;
  const { realm } = bookOf(state);
  return isChamber(realm, choice.to) ? chamberCost(state, going.unit, choice.to) : stepTo(state, going, choice.to).cost;
}

/** Is there a first step at all? */
export function canWalk(state: State, unit: Unit, mp: number): boolean {
  return strides(state, newWalk({ unit, mp, action: true, onward: true })).options().length > 0;
}

// ── why not ──

function refuseStep(state: State, going: Walk, to: Cell): Reason | undefined {
  if (canStep(state, going, to)) return undefined;
  const { unit, mp } = going;
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  const closed = closedBoxes(state);
  const there = unitOn(state, to);
  const isPortal = !(realm.near[from] ?? []).some((near) => near === to);
  if (there !== NONE && areEnemies(state, unit, there)) {
    return {
      rule: isPortal ? 'TET-PORTAL-04' : 'TET-MOVE-06',
      why: 'occupied',
      figures: { unit: unitId(state, there), cell: cellName(realm, to) },
    };
  }
  if (isClosed(realm, closed, to)) return { rule: 'TET-SOLO-DGN-07', why: 'closed' };
  const isShut = [from, to].some((cell) => isPortalClosed(realm, closed, realm.portalOf[cell] ?? NONE));
  if (isPortal && isShut) return { rule: 'TET-RUL-55', why: 'portal-closed' };
  if (isPortal && state.at.some((cell, other) => cell === from && areEnemies(state, unit, other))) {
    return { rule: 'TET-PORTAL-04', why: 'portal-shut' };
  }
  if (to === state.stood[unit]) return { rule: 'TET-BALLISTA-04', why: 'left-ballista' };
  const cost = stepCost(state, unit, { from, to });
  if (cost > mp) return { rule: 'TET-MOVE-10', why: 'too-few-mp', figures: { cost, left: mp } };
  return { rule: 'TET-MOVE-05', why: 'no-rest', figures: { cost, left: mp } };
}

/** Before the first step there is no Move to end (TET-RUL-07), and nobody stays on an ally (TET-MOVE-05) or an enemy (TET-MOVE-06). */
function refuseStop(state: State, { unit, entered, tried }: Walk, from: Cell): Reason | undefined {
  const there = state.at.findIndex((cell, each) => cell === from && each !== unit);
  if (there === NONE) return entered > 0 || tried ? undefined : { rule: 'TET-RUL-07', why: 'no-step-yet' };
  if (!areEnemies(state, unit, there)) return { rule: 'TET-MOVE-05', why: 'on-an-ally' };
  const figures = { unit: unitId(state, there), cell: cellName(bookOf(state).realm, from) };
  return { rule: 'TET-MOVE-06', why: 'occupied', figures };
}

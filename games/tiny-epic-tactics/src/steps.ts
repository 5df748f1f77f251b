/** One step of a walk: what can be chosen now, and why something cannot. */

import { type Option, option } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { newWalk } from './entering.ts';
import { writeChoice } from './notation.ts';
import type { Step } from './path.ts';
import { hasRest, type Manner, stepCost } from './reach.ts';
import { cellName, isChamber } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { Missing, Reason } from './reasons.ts';
import { chamberCost, chamberSteps } from './solo/chambers.ts';
import { closedBoxes, isClosed, isPortalClosed } from './solo/closed.ts';
import { dungeonOpenTo, ENTRANCE_COST } from './solo/dungeon.ts';
import { dungeonNotOffered } from './solo/why-not.ts';
import type { State, Unit, Walk } from './state.ts';
import { areEnemies, cellOf, unitId, unitOn } from './units.ts';
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

/** The cells that can be entered now; the last one of a movement must be free (TET-MOVE-05), and none is no Move (TET-RUL-07). */
export function steps(state: State, unit: Unit, going: Walk): Option<Choice>[] {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  const options: Option<Choice>[] = [];
  const offer = (choice: Choice): void => {
    options.push(option(writeChoice(choice, state), choice));
  };
  if (isChamber(realm, from)) {
    for (const { to } of chamberSteps(state, unit)) offer({ do: 'step', to });
  } else {
    const around: readonly Cell[] = realm.near[from] ?? [];
    for (const to of around) if (to !== NONE && canStep(state, going, to)) offer({ do: 'step', to });
    if ((realm.portalOf[from] ?? NONE) !== NONE) {
      for (const { cell } of realm.portals) {
        if (!around.includes(cell) && cell !== from && canStep(state, going, cell)) offer({ do: 'step', to: cell });
      }
      const box = dungeonOpenTo(state, unit, from);
      if (box !== NONE && going.mp >= ENTRANCE_COST) offer({ do: 'enter', box });
    }
  }
  const isAlone = state.at.indexOf(from) === state.at.lastIndexOf(from);
  if ((going.entered > 0 || going.tried) && isAlone) options.push(STOP);
  return options;
}

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
  return steps(state, unit, newWalk({ unit, mp, action: true, onward: true })).length > 0;
}

// ── why not ──

/** The cells beside it and the other portals that it cannot enter now. */
export function stepsNotOffered(state: State, unit: Unit, going: Walk): Missing[] {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  const dungeons = dungeonNotOffered(state, unit, going.mp);
  if (isChamber(realm, from)) return dungeons;
  const offered = steps(state, unit, going).map(({ key }) => key);
  const portals = (realm.portalOf[from] ?? NONE) === NONE ? [] : realm.portals.map(({ cell }) => cell);
  const around: readonly Cell[] = realm.near[from] ?? [];
  const refused = [...around, ...portals.filter((cell) => !around.includes(cell))].flatMap((to) => {
    const key = to === NONE || to === from ? undefined : cellName(realm, to);
    if (key === undefined || offered.includes(key)) return [];
    return [{ key, refusal: refuseStep(state, going, to) }];
  });
  if (!offered.includes(STOP.key)) refused.push({ key: STOP.key, refusal: refuseStop(state, unit, from) });
  return [...refused, ...dungeons];
}

function refuseStep(state: State, { unit, mp }: Walk, to: Cell): Reason {
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
function refuseStop(state: State, unit: Unit, from: Cell): Reason {
  const there = state.at.findIndex((cell, each) => cell === from && each !== unit);
  if (there === NONE) return { rule: 'TET-RUL-07', why: 'no-step-yet' };
  if (!areEnemies(state, unit, there)) return { rule: 'TET-MOVE-05', why: 'on-an-ally' };
  const figures = { unit: unitId(state, there), cell: cellName(bookOf(state).realm, from) };
  return { rule: 'TET-MOVE-06', why: 'occupied', figures };
}

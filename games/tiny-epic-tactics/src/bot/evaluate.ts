/** How a state looks to a seat, from 0 (lost) to 1 (won). */
import type { Evaluation } from '@taverne/engine';
import type { State, Unit } from '../state.ts';
import { isWeak, maxHp, maxStock, sidesOf, UNITS_PER_SIDE } from '../units.ts';
import { NONE } from '../words.ts';
import { adventure } from './adventure.ts';
import { isLast, placeWorth, zoneHope } from './places.ts';
import { type Scene, sceneOf } from './scene.ts';
import { threatAt } from './threat.ts';
import { WORTH } from './weights.ts';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

export const evaluate: Evaluation<State> = (state, side) => {
  if (state.seats < sidesOf(state)) return adventure(state);
  const team = state.teams[side] ?? 0;
  return sigmoid(margin(state, team) / WORTH.scale);
};

/** Points that a team is ahead of the others: mostly of the best of them. */
function margin(state: State, team: number): number {
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let others = 0;
  for (let each = 0; each < state.teams.length; each++) {
    // A team goes by the number of its first side.
    if (state.teams.indexOf(each) < 0) continue;
    const scene = sceneOf(state, each);
    const points = pointsOf(scene);
    if (each === team) {
      own = points;
      for (let zone = 0; zone < state.flags.length; zone++) own += zoneHope(scene, zone);
    } else {
      best = Math.max(best, points);
      sum += points;
      others++;
    }
  }
  return own - 0.6 * best - (0.4 * sum) / Math.max(1, others);
}

function pointsOf(scene: Scene): number {
  const { state, team } = scene;
  let points = 0;
  for (let side = 0; side < state.teams.length; side++) {
    if (state.teams[side] !== team) continue;
    points += WORTH.capture * (state.captured[side]?.length ?? 0);
    if (!isLast(state)) points += WORTH.tactic * Math.min(2, state.hands[side]?.length ?? 0);
    for (let unit = side * UNITS_PER_SIDE; unit < (side + 1) * UNITS_PER_SIDE; unit++) {
      if (state.at[unit] !== NONE) points += unitPoints(scene, unit);
    }
    for (const winner of state.won) if (winner === side) points += WORTH.flag;
  }
  const { bearer } = state;
  if (bearer !== NONE && state.teams[bearer >> 2] === team) points += WORTH.artifact * (isLast(state) ? 1 : WORTH.artifactHope);
  return points;
}

/** What a unit in play is worth to its side. */
function unitPoints(scene: Scene, unit: Unit): number {
  const { state } = scene;
  const cell = state.at[unit] ?? NONE;
  const hp = state.hp[unit] ?? 0;
  const health = hp / maxHp(state, unit);
  const most = maxStock(state, unit);
  let points = WORTH.alive + WORTH.health * health ** 0.8 + placeWorth(scene, unit, cell);
  if (most > 0) points += (WORTH.stock * (state.stock[unit] ?? 0)) / most;
  if (isWeak(state, unit)) points -= WORTH.weak;
  const harm = threatAt(scene, cell);
  points -= harm >= hp ? WORTH.peril : WORTH.danger * harm;
  return points;
}

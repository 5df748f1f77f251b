/** How an adventure stands: crystals, time, and how much is still to be done for the next dungeons. */
import type { State, Unit } from '../state.ts';
import { isEnemyUnit, isWeak, maxHp, maxStock, statsOf, UNITS_PER_SIDE } from '../units.ts';
import { NONE } from '../words.ts';
import { chamberField } from './chambers.ts';
import { FAR, nearestOf } from './fields.ts';
import { type Drift, driftsOf, presence } from './lure.ts';
import type { Quest } from './quests.ts';
import { type Scene, sceneOf } from './scene.ts';
import { ADVENTURE } from './weights.ts';

export function adventure(state: State): number {
  const scene = sceneOf(state, state.teams[0] ?? 0);
  let points = timeWorth(state);
  for (let unit = 0; unit < state.at.length; unit++) if (state.at[unit] !== NONE) points += unitWorth(state, unit);
  const { quests } = scene;
  const drifts = driftsOf(scene);
  points += ADVENTURE.crystal * (scene.realm.boxes.length - quests.length);
  for (const quest of quests) {
    // What the last dungeon needs matters more the fewer come before it (TET-SOLO-DGN-23).
    points -= (quest.isLater ? ADVENTURE.later / quests.length : 1) * remaining(scene, quest, drifts);
  }
  return 1 / (1 + Math.exp(-(points - ADVENTURE.even - ADVENTURE.evenSeat * state.seats) / ADVENTURE.scale));
}

/** The last steps of time are worth more than the first. */
const timeWorth = (state: State): number => ADVENTURE.time * Math.log(1 + state.time / ADVENTURE.ease);

function unitWorth(state: State, unit: Unit): number {
  const health = (state.hp[unit] ?? 0) / maxHp(state, unit);
  // A wound is a part of a capture, and captures are time (TET-SOLO-CAP-01).
  if (isEnemyUnit(state, unit)) return ADVENTURE.wound * (1 - health) ** ADVENTURE.focus;
  const most = maxStock(state, unit);
  const stock = most > 0 ? (ADVENTURE.stock * (state.stock[unit] ?? 0)) / most : 0;
  return ADVENTURE.unit + ADVENTURE.health * health ** 0.7 + stock - (isWeak(state, unit) ? ADVENTURE.weak : 0);
}

/** What is still to be done for the crystal of a box, in points: its top cleared, its portal reached, its chambers walked. */
function remaining(scene: Scene, quest: Quest, drifts: readonly Drift[]): number {
  const { state, realm } = scene;
  const { placed, visitor, friends } = quest;
  const { first, entrance } = placed.dungeon;
  if (visitor !== NONE) {
    const left = chamberField(state, placed, visitor & 3)[(state.at[visitor] ?? entrance) - first] ?? FAR;
    return (ADVENTURE.action * left) / statsOf(state, visitor).move - ADVENTURE.inside;
  }
  let least = FAR;
  for (let unit = 0; unit < state.seats * UNITS_PER_SIDE; unit++) {
    const cell = state.at[unit] ?? NONE;
    if (cell === NONE || cell >= realm.cells) continue;
    const way = nearestOf(state, placed.portals, cell) + 1 + (chamberField(state, placed, unit & 3)[entrance - first] ?? FAR);
    least = Math.min(least, way / statsOf(state, unit).move);
  }
  return ADVENTURE.action * least + shutting(scene, quest, drifts) + ADVENTURE.friend * friends;
}

/** What the Enemy units on top of a box count for, now and soon: the healthier, the more. */
function shutting(scene: Scene, { placed }: Quest, drifts: readonly Drift[]): number {
  const { state } = scene;
  let points = 0;
  for (const drift of drifts) {
    const there = presence(scene, placed, drift);
    if (there === 0) continue;
    const { unit } = drift.foe;
    points += there * (ADVENTURE.foe + (ADVENTURE.foeHealth * (state.hp[unit] ?? 0)) / maxHp(state, unit));
  }
  return points;
}

/** Where heroes go in an adventure: towards a dungeon that is still red, or who shuts it, and away from what would kill them. */
import type { Cell } from '../realm/types.ts';
import type { Unit } from '../state.ts';
import { statsOf, stockOf } from '../units.ts';
import { NONE } from '../words.ts';
import { chamberField } from './chambers.ts';
import { FAR, nearestOf } from './fields.ts';
import { isOnBox, isOnQuest, type Quest } from './quests.ts';
import type { Scene } from './scene.ts';
import { threatAt } from './threat.ts';
import { HERO } from './weights.ts';

/** What a hero's place is worth to it. */
export function heroPlace(scene: Scene, unit: Unit, cell: Cell): number {
  const { state, realm } = scene;
  const dungeon = realm.dungeonOf[cell - realm.cells] ?? NONE;
  const box = realm.boxes[dungeon];
  if (cell >= realm.cells) {
    if (!box) return 0;
    return HERO.inside - HERO.depth * (chamberField(state, box, unit & 3)[cell - box.dungeon.first] ?? FAR);
  }
  const harm = threatAt(scene, cell);
  const risk = harm >= (state.hp[unit] ?? 0) ? HERO.peril : HERO.danger * harm;
  const blocks = isOnQuest(state, scene.quests, cell) ? HERO.blocks : 0;
  return -risk - blocks - HERO.approach * nearestGoal(scene, unit, cell);
}

/** What it is worth to be in a dungeon at once. */
export function heroEnter(scene: Scene, unit: Unit, box: number): number {
  const placed = scene.realm.boxes[box];
  return placed ? heroPlace(scene, unit, placed.dungeon.entrance) : 0;
}

/** What it would gain to walk step by step: further on in a dungeon. Outside there are quicker ways to move. */
export const heroWalk = ({ state, realm }: Scene, unit: Unit): number => ((state.at[unit] ?? NONE) >= realm.cells ? 2 : -0.5);

/** MP to the entrance of the nearest dungeon that is to be done, or to who shuts it, which counts as a longer way. */
function nearestGoal(scene: Scene, unit: Unit, cell: Cell): number {
  const { state } = scene;
  let least = FAR * 2;
  for (const quest of scene.quests) {
    const { placed, visitor, foes, friends, isLater } = quest;
    if (isLater || visitor !== NONE) continue;
    const own = isOnBox(scene, placed, state.at[unit] ?? NONE) ? 1 : 0;
    const inside = chamberField(state, placed, unit & 3)[placed.dungeon.entrance - placed.dungeon.first] ?? FAR;
    const walk = foes > 0 ? nearestFoe(scene, unit, cell, quest) : nearestOf(state, placed.portals, cell);
    least = Math.min(least, walk + inside / 3 + (foes * 2 + friends - own) * HERO.shut);
  }
  return least;
}

/** Steps from where a unit could attack somebody on top of a box. */
function nearestFoe({ state, realm, foes }: Scene, unit: Unit, cell: Cell, { placed }: Quest): number {
  const { ranged, spell } = statsOf(state, unit);
  const range = stockOf(state, unit) === 0 ? 1 : (ranged?.range ?? (spell?.attack ? spell.range : null) ?? 1);
  const x = cell % realm.width;
  const y = (cell - x) / realm.width;
  let least = FAR;
  for (const foe of foes) {
    if (!isOnBox({ realm }, placed, foe.cell)) continue;
    least = Math.min(least, Math.max(0, Math.abs(foe.x - x) + Math.abs(foe.y - y) - range));
  }
  return least;
}

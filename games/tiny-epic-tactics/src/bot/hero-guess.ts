/** Where heroes go in an adventure: towards a dungeon that is still red, away from what would kill them. */
import type { Cell } from '../realm/types.ts';
import type { Unit } from '../state.ts';
import { NONE } from '../words.ts';
import { chamberField } from './chambers.ts';
import { FAR, nearestOf } from './fields.ts';
import { isOnBox, isOnQuest } from './quests.ts';
import type { Scene } from './scene.ts';
import { threatAt } from './threat.ts';
import { ADVENTURE } from './weights.ts';

/** What guides a hero, in points: better inside than out, and on the way rather than beside it. */
const HERO = { inside: 3, depth: 0.1, approach: 0.18 } as const;

/** MP that a unit on top of a box counts for, an enemy twice. */
const SHUT = 3;

/** What it would gain to stand on a cell rather than where the unit is. */
export const heroMove = (scene: Scene, unit: Unit, to: Cell): number =>
  heroPlace(scene, unit, to) - heroPlace(scene, unit, scene.state.at[unit] ?? NONE);

export function heroPlace(scene: Scene, unit: Unit, cell: Cell): number {
  const { state, realm } = scene;
  const dungeon = realm.dungeonOf[cell - realm.cells] ?? NONE;
  const box = realm.boxes[dungeon];
  if (cell >= realm.cells) {
    if (!box) return 0;
    return HERO.inside - HERO.depth * (chamberField(state, box, unit & 3)[cell - box.dungeon.first] ?? FAR);
  }
  const harm = threatAt(scene, cell);
  const risk = harm >= (state.hp[unit] ?? 0) ? 0.8 : 0.08 * harm;
  const blocks = isOnQuest(state, scene.quests, cell) ? ADVENTURE.friend * 2 : 0;
  return -risk - blocks - HERO.approach * nearestGoal(scene, unit, cell);
}

/** What it would gain to go into a dungeon at once. */
export function heroEnter(scene: Scene, unit: Unit, box: number): number {
  const placed = scene.realm.boxes[box];
  if (!placed) return 0;
  return heroPlace(scene, unit, placed.dungeon.entrance) - heroPlace(scene, unit, scene.state.at[unit] ?? NONE);
}

/** What it would gain to walk step by step: further on in a dungeon. Outside there are quicker ways to move. */
export const heroWalk = ({ state, realm }: Scene, unit: Unit): number => ((state.at[unit] ?? NONE) >= realm.cells ? 2 : -0.5);

/** MP to the entrance of the nearest dungeon that is to be done, whatever shuts it counted as a longer way. */
function nearestGoal(scene: Scene, unit: Unit, cell: Cell): number {
  const { state } = scene;
  let least = FAR;
  for (const { placed, visitor, foes, friends, isLater } of scene.quests) {
    if (isLater || visitor !== NONE) continue;
    const own = isOnBox(scene, placed, state.at[unit] ?? NONE) ? 1 : 0;
    const inside = chamberField(state, placed, unit & 3)[placed.dungeon.entrance - placed.dungeon.first] ?? FAR;
    const way = nearestOf(state, placed.portals, cell) + inside / 3 + (foes * 2 + friends - own) * SHUT;
    least = Math.min(least, way);
  }
  return least;
}

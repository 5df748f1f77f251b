/**
 * Where Enemy units go next, by estimate: they stay where they can strike, and else walk towards the nearest hero, rows or
 * columns first as their card will say (TET-SOLO-ENEMY-06, TET-SOLO-MOVE-02 to 09). Whoever stands next to a box keeps them
 * on it; whoever stands farther off lures them down.
 */
import type { Cell, Placed, Realm } from '../realm/types.ts';
import { NONE } from '../words.ts';
import { isOnBox } from './quests.ts';
import type { Foe, Scene } from './scene.ts';
import { ADVENTURE } from './weights.ts';

/** A unit of the Enemy, and where it stands after one activation and after two, rows first and columns first. */
export interface Drift {
  readonly foe: Foe;
  readonly next: readonly [Cell, Cell];
  readonly later: readonly [Cell, Cell];
}

/** Every Enemy unit of the realm with where it is drawn to. */
export function driftsOf(scene: Scene): Drift[] {
  const { state, realm, foes, team } = scene;
  const heroes: Cell[] = [];
  for (let unit = 0; unit < state.at.length; unit++) {
    const cell = state.at[unit] ?? NONE;
    if (cell !== NONE && cell < realm.cells && state.teams[unit >> 2] === team) heroes.push(cell);
  }
  return foes.map((foe) => {
    const goal = goalOf(realm, foe, heroes);
    if (goal === NONE) return { foe, next: [foe.cell, foe.cell], later: [foe.cell, foe.cell] };
    const end = (rowsFirst: boolean, mp: number): Cell => walk(scene, heroes, { foe, goal, rowsFirst, mp });
    return {
      foe,
      next: [end(true, foe.move), end(false, foe.move)],
      later: [end(true, 2 * foe.move), end(false, 2 * foe.move)],
    };
  });
}

/** How much of the time that matters an Enemy unit is on a box, from 0 to 1. */
export function presence({ realm }: Scene, placed: Placed, { foe, next, later }: Drift): number {
  const on = (cell: Cell): number => (isOnBox({ realm }, placed, cell) ? 1 : 0);
  const soon = (on(next[0]) + on(next[1])) / 2;
  const then = (on(later[0]) + on(later[1])) / 2;
  return ADVENTURE.now * on(foe.cell) + ADVENTURE.soon * soon + (1 - ADVENTURE.now - ADVENTURE.soon) * then;
}

/** The hero it would walk to; NONE: there is none, or one it can strike from where it stands. */
function goalOf(realm: Realm, foe: Foe, heroes: readonly Cell[]): Cell {
  const isPeak = realm.terrain[foe.cell] === 'peak';
  let goal: Cell = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of heroes) {
    const x = cell % realm.width;
    const away = Math.abs(foe.x - x) + Math.abs(foe.y - (cell - x) / realm.width);
    const rise = Math.sign(foe.height - (realm.elevation[cell] ?? 0));
    if (away === 1 && rise === 0) return NONE;
    if (foe.far > 0 && (isPeak || away <= foe.range + rise)) return NONE;
    if (away < least) [goal, least] = [cell, away];
  }
  return goal;
}

/** Who walks where, along which axis first, and with how many MP. */
interface Course {
  readonly foe: Foe;
  readonly goal: Cell;
  readonly rowsFirst: boolean;
  readonly mp: number;
}

/** Along one axis, then along the other, until somebody is beside it or its MP are spent (TET-SOLO-MOVE-07, TET-SOLO-MOVE-12). */
function walk({ realm }: Scene, heroes: readonly Cell[], { foe, goal, rowsFirst, mp: most }: Course): Cell {
  const { width } = realm;
  const goalX = goal % width;
  const goalY = (goal - goalX) / width;
  let { cell, x, y } = foe;
  let mp = most;
  while (!heroes.some((hero) => isBeside(realm, hero, cell))) {
    const vertical = y !== goalY && (rowsFirst || x === goalX);
    if (vertical) y += Math.sign(goalY - y);
    else x += Math.sign(goalX - x);
    const to = y * width + x;
    const climbs = (realm.elevation[to] ?? 0) > (realm.elevation[cell] ?? 0) ? 1 : 0;
    const terrain = realm.terrain[to];
    mp -= 1 + climbs + (terrain === 'water' || terrain === 'peak' || terrain === 'ballista' ? 1 : 0);
    if (mp < 0) break;
    cell = to;
  }
  return cell;
}

const isBeside = (realm: Realm, a: Cell, b: Cell): boolean =>
  a === b + 1 || a === b - 1 ? Math.trunc(a / realm.width) === Math.trunc(b / realm.width) : Math.abs(a - b) === realm.width;

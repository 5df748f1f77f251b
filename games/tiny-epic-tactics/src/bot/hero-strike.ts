/** What an attack brings in an adventure: captures are time (TET-SOLO-CAP-01), and a box is opened by clearing its top. */

import { pushPath } from '../attack/push.ts';
import { wayTo } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import { CAPTURE_TIME, fullTime } from '../solo/time.ts';
import type { State, Unit } from '../state.ts';
import { maxHp, statsOf } from '../units.ts';
import { DIRECTIONS, type Direction, NONE } from '../words.ts';
import { type Blow, backlash, force, odds, shelter } from './blow.ts';
import { isOnBox, type Quest } from './quests.ts';
import type { Scene } from './scene.ts';
import { HERO } from './weights.ts';

/** So many cells that way. */
interface Push {
  readonly way: Direction;
  readonly cells: number;
}

export function heroStrike(scene: Scene, blow: Blow): number {
  const { by, on, kind, from, dice = 0, more = 0 } = blow;
  const { state } = scene;
  const target = state.at[on] ?? NONE;
  const hp = state.hp[on] ?? 0;
  const dealt = Math.max(0, force(state, by, kind, dice) + more + shelter(scene, target));
  const chance = odds(state, by, kind);
  const box = boxUnder(scene, target);
  const thrift = kind === 'ranged' ? 0.1 : kind === 'spell' ? 0.06 * (1 + dice) : 0;
  if (dealt >= hp) return chance * (captureWorth(state) + HERO.clear * weightOf(scene, box)) - thrift;
  const wound = (HERO.wound * dealt) / maxHp(state, on) + (hp - dealt <= 2 ? 0.2 : 0);
  const shove = HERO.clear * weightOf(scene, box) * (box ? pushedOff(scene, blow, box) : 0);
  const siege = dealt > 0 ? HERO.siege * weightOf(scene, box) : 0;
  const risk = dealt > 0 ? backlash(scene, on, from) * ((state.hp[by] ?? 0) <= 3 ? HERO.lastHp : HERO.hp) : 0;
  return chance * (wound + siege) + shove - risk - thrift;
}

/** Two steps of time, as far as there is room for them. */
function captureWorth(state: State): number {
  const room = Math.min(CAPTURE_TIME, fullTime(state) - state.time) / CAPTURE_TIME;
  return HERO.capture * (0.4 + 0.6 * room);
}

/** The box still to be done on whose top a cell lies; the one to be done last only when nothing else is there. */
function boxUnder(scene: Scene, cell: Cell): Quest | undefined {
  let found: Quest | undefined;
  for (const quest of scene.quests) {
    if (quest.visitor !== NONE || !isOnBox(scene, quest.placed, cell)) continue;
    if (!found || found.isLater) found = quest;
  }
  return found;
}

const weightOf = ({ quests }: Scene, quest: Quest | undefined): number => (quest ? (quest.isLater ? 1 / quests.length : 1) : 0);

/** How likely the push that comes with an attack takes its target down from the box: a die pushes one time in two. */
function pushedOff(scene: Scene, { by, on, kind, from }: Blow, box: Quest): number {
  const { state, realm } = scene;
  const target = state.at[on] ?? NONE;
  if (kind === 'ballista') return DIRECTIONS.some((way) => isOff(scene, box, target, { way, cells: 1 })) ? 1 : 0;
  const way = kind === 'melee' ? wayTo(realm, from, target) : undefined;
  if (!way) return 0;
  const dice = statsOf(state, by).melee.pushDice;
  let chance = 0;
  let ways = 1;
  for (let cells = 1; cells <= dice; cells++) {
    ways = (ways * (dice - cells + 1)) / cells;
    if (isOff(scene, box, target, { way, cells })) chance += ways / 2 ** dice;
  }
  return chance;
}

/** Does a push take whoever stands on the target cell down from the box? */
function isOff(scene: Scene, { placed }: Quest, target: Cell, { way, cells }: Push): boolean {
  const end = pushPath(scene.state, target, way, cells).at(-1);
  return end !== undefined && !isOnBox(scene, placed, end);
}

/** What it is worth to shove a unit so many cells that way: something where it leaves a box that is to be done. */
export function shoveWorth(scene: Scene, on: Unit, way: Direction, cells: number): number {
  const target = scene.state.at[on] ?? NONE;
  const box = boxUnder(scene, target);
  return box && isOff(scene, box, target, { way, cells: Math.round(cells) }) ? HERO.clear * weightOf(scene, box) : 0;
}

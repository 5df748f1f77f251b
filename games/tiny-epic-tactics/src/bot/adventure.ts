/** How an adventure stands: crystals, time, and how near the heroes are to the next dungeon. */
import { bookOf } from '../content/book.ts';
import type { State } from '../state.ts';
import { isWeak, maxHp, maxStock, UNITS_PER_SIDE } from '../units.ts';
import { NONE } from '../words.ts';
import { chamberField } from './chambers.ts';
import { FAR, nearestOf } from './fields.ts';
import { type Quest, questsOf } from './quests.ts';
import { ADVENTURE } from './weights.ts';

export function adventure(state: State): number {
  const { realm } = bookOf(state);
  let points = ADVENTURE.time * state.time;
  for (let unit = 0; unit < state.at.length; unit++) {
    if (state.at[unit] === NONE) continue;
    const health = (state.hp[unit] ?? 0) / maxHp(state, unit);
    if (unit >= state.seats * UNITS_PER_SIDE) points -= ADVENTURE.enemyHealth * health;
    else {
      points += ADVENTURE.unit + ADVENTURE.health * health ** 0.7;
      const most = maxStock(state, unit);
      if (most > 0) points += (ADVENTURE.stock * (state.stock[unit] ?? 0)) / most;
      if (isWeak(state, unit)) points -= ADVENTURE.weak;
    }
  }
  const quests = questsOf(state);
  points += ADVENTURE.crystal * (realm.boxes.length - quests.length);
  for (const quest of quests) points -= (quest.isLater ? 0.25 : 1) * remaining(state, quest);
  return 1 / (1 + Math.exp(-(points - ADVENTURE.even) / ADVENTURE.scale));
}

/** What is still to be done for the crystal of a box: its top cleared, its portal reached, its chambers walked. */
function remaining(state: State, { placed, visitor, foes, friends }: Quest): number {
  const { first, entrance } = placed.dungeon;
  if (visitor !== NONE) {
    const left = chamberField(state, placed, visitor & 3)[(state.at[visitor] ?? entrance) - first] ?? FAR;
    return ADVENTURE.depth * left - ADVENTURE.inside;
  }
  let least = FAR;
  let inside = FAR;
  const { realm } = bookOf(state);
  for (let unit = 0; unit < state.seats * UNITS_PER_SIDE; unit++) {
    const cell = state.at[unit] ?? NONE;
    if (cell === NONE || cell >= realm.cells) continue;
    const walk = nearestOf(state, placed.portals, cell);
    const depth = chamberField(state, placed, unit & 3)[entrance - first] ?? FAR;
    if (walk + depth < least + inside) [least, inside] = [walk, depth];
  }
  return ADVENTURE.approach * least + ADVENTURE.depth * inside + ADVENTURE.foe * foes + ADVENTURE.friend * friends;
}

/** The dungeons that are still to be done, and what stands in the way of each (TET-SOLO-DGN-02, -03, -06, -23). */
import { bookOf } from '../content/book.ts';
import type { Placed, Realm } from '../realm/types.ts';
import { boxCard } from '../solo/dungeon.ts';
import type { State } from '../state.ts';
import { isEnemyUnit } from '../units.ts';
import { NONE } from '../words.ts';

export interface Quest {
  readonly box: number;
  readonly placed: Placed;
  /** Who is inside; NONE: nobody. */
  readonly visitor: number;
  /** Units on its top, or on that of boxes above it: it stays shut while they are there. */
  readonly foes: number;
  readonly friends: number;
  /** The others come first. */
  readonly isLater: boolean;
}

export function questsOf(state: State): Quest[] {
  const { realm } = bookOf(state);
  let red = 0;
  for (let box = 0; box < realm.boxes.length; box++) if (!state.green[box]) red++;
  const quests: Quest[] = [];
  for (let box = 0; box < realm.boxes.length; box++) {
    const placed = realm.boxes[box];
    if (!placed || state.green[box]) continue;
    let [visitor, foes, friends] = [NONE, 0, 0];
    for (let unit = 0; unit < state.at.length; unit++) {
      const cell = state.at[unit] ?? NONE;
      if (cell === NONE) continue;
      if (cell >= realm.cells) {
        if (realm.dungeonOf[cell - realm.cells] === box) visitor = unit;
      } else if (isOn(realm, placed, cell)) {
        if (isEnemyUnit(state, unit)) foes++;
        else friends++;
      }
    }
    const isLater = red > 1 && boxCard(state, box)?.dungeon.crystal.does === 'glory';
    quests.push({ box, placed, visitor, foes, friends, isLater });
  }
  return quests;
}

/** Does this cell lie on the footprint of a box? */
function isOn({ width: columns }: Realm, { x, y, width, height }: Placed, cell: number): boolean {
  const column = cell % columns;
  const row = (cell - column) / columns;
  return column >= x && column < x + width && row >= y && row < y + height;
}

/** Is the cell on top of a box whose dungeon is still to be done? */
export const isOnQuest = (state: State, quests: readonly Quest[], cell: number): boolean =>
  cell < bookOf(state).realm.cells && quests.some(({ placed, isLater }) => !isLater && isOn(bookOf(state).realm, placed, cell));

export const isOnBox = ({ realm }: { readonly realm: Realm }, placed: Placed, cell: number): boolean =>
  cell >= 0 && cell < realm.cells && isOn(realm, placed, cell);

/**
 * How near a Leader is to its fall: who takes part in its capture already, and which cells beside it are free. Both are read
 * off a view and the table of parts, where they are shown.
 */
import { type Cell, type CellName, cellName, cellNamed, NEIGHBOURS } from '../src/board.ts';
import type { Participant } from '../src/capture.ts';
import { partOf } from '../src/content/parts.ts';
import type { View } from '../src/view.ts';
import { type FigureName, figureNamed, type SideName } from '../src/words.ts';

export interface Threat {
  readonly leader: CellName;
  readonly participants: readonly Participant[];
  readonly free: readonly CellName[];
}

export function threatTo(view: View, side: SideName): Threat {
  const leader = cellIn(view, `${side}-leader`);
  const taken = new Set<unknown>(Object.values(view.at));
  const enemies = view.teams[side === 'south' ? 'north' : 'south'];
  const participants = enemies.flatMap((name): Participant[] => {
    const [enemy, from] = [figureNamed(name), cellIn(view, name)];
    const how = enemy === undefined ? undefined : partOf(enemy, from, leader);
    return how === undefined ? [] : [{ figure: name, cell: cellName(from), how }];
  });
  const free = NEIGHBOURS[leader].map(cellName).filter((cell) => !taken.has(cell));
  return { leader: cellName(leader), participants, free };
}

/** The cell of a figure that is on the board. */
function cellIn(view: View, figure: FigureName): Cell {
  const cell = cellNamed(view.at[figure] ?? '');
  if (cell === undefined) throw new Error(`${figure} is not on the board`);
  return cell;
}

/** The thirty-seven cells as one touches and hears them. */
import { BoardGrid, type Dragged, hexPoints, useSay } from '@taverne/ui';
import { CELL_NAMES, type CellName } from '../../src/board.ts';
import { useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { leaderOf } from '../view.ts';
import { centreOf } from './geometry.ts';
import { cellLabel } from './labels.ts';
import { marksOf } from './marks.tsx';
import { walk } from './walk.ts';

const FILES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((file) => CELL_NAMES.filter((cell) => cell.startsWith(file)));

interface GridProps {
  readonly onDrag: (dragged: Dragged<CellName> | undefined) => void;
  readonly isPinched: () => boolean;
}

export function Grid({ onDrag, isPinched }: GridProps) {
  const table = useTable();
  const turn = useTurn();
  const say = useSay();
  const { view, turned, picks, ways, toggleThreats } = table;
  const marks = marksOf(table);
  return (
    <BoardGrid
      label={say('web.board')}
      rows={FILES}
      start={view.at[leaderOf(view.side)] ?? 'D4'}
      table={table}
      turn={turn}
      marks={marks}
      labelOf={(cell) => cellLabel(say, table, cell, marks.get(cell))}
      walk={(from, arrow) => walk(from, arrow, turned)}
      letters={{ t: toggleThreats }}
      drag={{ canTake: (cell) => picks[0] === cell || ways.some(({ path }) => path[0] === cell), onDrag, isPinched }}
    >
      {(cell) => <polygon points={hexPoints(centreOf(cell, turned), 92)} />}
    </BoardGrid>
  );
}

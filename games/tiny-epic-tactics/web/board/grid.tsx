/** The cells of the realm as one touches and hears them. */
import { ARROWS, BoardGrid, type Dragged, type Point, tidy, useDrawingZoom, useSay } from '@taverne/ui';
import type { CellName } from '../../src/events.ts';
import { cellName, cellNamed } from '../../src/realm/cells.ts';
import { centreOf, cornersOf, depthOf, directionOnPage, LEVEL } from '../look/projection.ts';
import { type TacticsTable, useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { unitOnCell } from '../view.ts';
import styles from './grid.module.css';
import { cellLabel } from './labels.ts';
import { marksOf } from './marks.tsx';
import { shape } from './pen.ts';
import { around } from './sight.tsx';

interface GridProps {
  readonly onDrag: (dragged: Dragged<CellName> | undefined) => void;
}

export function Grid({ onDrag }: GridProps) {
  const table = useTable();
  const turn = useTurn();
  const zoom = useDrawingZoom();
  const say = useSay();
  const { book, look, picks, ways } = table;
  const { realm } = book;
  const marks = marksOf(table);
  const cellOf = (name: CellName): number => cellNamed(realm, name) ?? 0;
  return (
    <BoardGrid
      label={say('web.board', { width: realm.width, height: realm.height })}
      rows={rowsOf(table)}
      start={firstStop(table)}
      table={table}
      turn={turn}
      marks={marks}
      labelOf={(name) => cellLabel(say, table, cellOf(name), marks.get(name))}
      walk={(from, arrow) => {
        const page = ARROWS.indexOf(arrow);
        const direction = [0, 1, 2, 3].find((each) => directionOnPage(each, look.turns) === page);
        const to = realm.near[cellOf(from)]?.[direction ?? 0] ?? -1;
        if (to < 0) return undefined;
        // What is enlarged follows the focus.
        if (zoom.scale > 1) zoom.reveal(around([centreOf(to, realm, look)]));
        return cellName(realm, to);
      }}
      letters={lettersOf(table)}
      drag={{
        canTake: (cell) => picks[0] === cell || ways.some(({ path }) => path[0] === cell && path.length > 1),
        onDrag,
        isPinched: zoom.isPinched,
      }}
    >
      {(name) => (
        <>
          <path className={styles.body} d={bodyOf(table, cellOf(name))} />
          <path d={shape(cornersOf(cellOf(name), realm, look))} />
        </>
      )}
    </BoardGrid>
  );
}

const lettersOf = ({ turn, setFlat, look }: TacticsTable): { readonly [key: string]: () => void } => ({
  f: () => setFlat(!look.flat),
  '[': () => turn(-1),
  ']': () => turn(1),
});

/** Whoever is nearer lies on top: rows are drawn in an order that holds for every pair of neighbours. */
function rowsOf({ book, look }: TacticsTable): readonly (readonly CellName[])[] {
  const { realm } = book;
  const rows = Array.from({ length: realm.height }, (_, y) =>
    Array.from({ length: realm.width }, (_, x) => cellName(realm, y * realm.width + x)),
  );
  const isFarFirst = depthOf(0, realm, look) <= depthOf(realm.width * (realm.height - 1), realm, look);
  const isWestFirst = depthOf(0, realm, { ...look, flat: false }) <= depthOf(realm.width - 1, realm, { ...look, flat: false });
  const ordered = isFarFirst ? rows : rows.toReversed();
  return isWestFirst ? ordered : ordered.map((row) => row.toReversed());
}

/** The keyboard begins with the first unit of whoever is to play. */
function firstStop({ view, book }: TacticsTable): CellName {
  const name = view.units.find(({ side, cell }) => side === view.active && cell !== null)?.cell ?? 'A1';
  return (cellNamed(book.realm, name) ?? book.realm.cells) < book.realm.cells ? name : 'A1';
}

/** What belongs to a cell for a finger besides its top: its cliffs, and the lower half of whoever stands there. */
function bodyOf({ book, look, view }: TacticsTable, cell: number): string {
  const { realm } = book;
  const [, right, near, left] = cornersOf(cell, realm, look);
  if (look.flat || !right || !near || !left) return '';
  const drop = (realm.elevation[cell] ?? 0) * LEVEL;
  const low = ({ x, y }: Point): Point => ({ x, y: y + drop });
  const cliffs = drop > 0 ? shape([left, near, right, low(right), low(near), low(left)]) : '';
  if (unitOnCell(view, cellName(realm, cell)) === undefined) return cliffs;
  const { x, y } = centreOf(cell, realm, look);
  return `${cliffs}M${tidy(x - 12)},${tidy(y)}v-28h24v28Z`;
}

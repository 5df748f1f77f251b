/**
 * The cells of a board as one touches and hears them: a labelled grid with one stop for Tab, arrows inside; a piece can be
 * dragged from cell to cell. What a cell looks like is the game's own.
 */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { useLatest } from '../use-latest.ts';
import { type DragDeeds, type Dragged, dragging } from './dragging.ts';
import styles from './grid.module.css';
import { type Arrow, type BoardTable, type BoardTurn, deedOf, isArrow, isBoardKey } from './keys.ts';

interface BoardGridProps<Cell extends string> {
  readonly label: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Where Tab leads to at first. */
  readonly start: Cell;
  readonly table: BoardTable<Cell>;
  readonly turn: BoardTurn;
  readonly marks: ReadonlyMap<string, string>;
  readonly labelOf: (cell: Cell) => string;
  /** What one touches of a cell; the marks and the focus are styled by the class of the cell. */
  readonly children: (cell: Cell) => ReactNode;
  readonly cellClass?: string | undefined;
  /** The neighbour that way on the screen; at the edge there is none. */
  readonly walk: (from: Cell, arrow: Arrow) => Cell | undefined;
  readonly letters?: { readonly [key: string]: () => void };
  /** None: nothing is dragged here. */
  readonly drag?: Drag<Cell> | undefined;
}

interface Drag<Cell extends string> {
  /** Whoever stands there can be taken into the hand. */
  readonly canTake: (cell: Cell) => boolean;
  readonly onDrag: (dragged: Dragged<Cell> | undefined) => void;
  readonly isPinched: () => boolean;
}

export function BoardGrid<Cell extends string>(props: BoardGridProps<Cell>) {
  const { label, rows, start, table, turn, marks, labelOf, children, cellClass, walk, letters, drag } = props;
  const { picks, press, pointAt } = table;
  const [stop, setStop] = useState(start);
  const grid = useRef<SVGGElement>(null);
  const held = useHeld({ rows, table, drag, grid });

  const go = (cell: Cell | undefined) => {
    if (cell === undefined) return;
    setStop(cell);
    pointAt(cell);
    grid.current?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const act = useLatest((key: string, cell: Cell) =>
    deedOf(key, table, turn, { press: () => press(cell), ...(letters && { letters }) })?.(),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(key)) go(walk(stop, key));
    else if (isBoardKey(key, table.parts, letters)) table.parts.soon(() => act(key, stop));
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawn board is no table
    <g
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onPointerMove={held.onMove}
      onPointerUp={held.onUp}
      onPointerCancel={held.onCancel}
      onPointerLeave={() => pointAt(undefined)}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <g key={row[0]} role="row">
          {row.map((cell) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <g
              key={cell}
              role="gridcell"
              data-cell={cell}
              data-mark={marks.get(cell)}
              tabIndex={cell === stop ? 0 : -1}
              className={classes(styles.cell, cellClass)}
              aria-label={labelOf(cell)}
              aria-selected={picks.includes(cell)}
              onClick={() => {
                if (held.isDrag()) return;
                setStop(cell);
                press(cell);
              }}
              onPointerDown={(event) => held.onDown(event, cell)}
              onPointerEnter={() => pointAt(cell)}
              onFocus={() => setStop(cell)}
            >
              {children(cell)}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

type HeldProps<Cell extends string> = Pick<BoardGridProps<Cell>, 'rows' | 'table' | 'drag'> & {
  readonly grid: { readonly current: SVGGElement | null };
};

/** What the pointer holds. */
function useHeld<Cell extends string>({ rows, table, drag, grid }: HeldProps<Cell>) {
  const [hand] = useState(() => dragging<Cell>());
  const { picks, press, pointAt } = table;
  const at = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });
  const deedsOf = (event: PointerEvent, { onDrag }: Drag<Cell>): DragDeeds<Cell> => ({
    cellAt: ({ x, y }) => {
      const name = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-cell]')?.dataset.cell;
      return rows.flat().find((cell) => cell === name);
    },
    onLift: (cell) => {
      grid.current?.setPointerCapture(event.pointerId);
      if (picks[0] !== cell) press(cell);
    },
    onCarry: (dragged, over) => {
      pointAt(over);
      onDrag(dragged);
    },
    onDrop: (on) => {
      onDrag(undefined);
      if (on !== undefined) press(on);
    },
  });
  return {
    isDrag: hand.isDrag,
    onDown: (event: PointerEvent, cell: Cell) => {
      if (event.button !== 0 || !drag?.canTake(cell)) return;
      hand.down(cell, at(event), grid.current?.getScreenCTM()?.a ?? 1);
      event.stopPropagation();
    },
    onMove: (event: PointerEvent) => {
      if (drag && !drag.isPinched()) hand.move(at(event), deedsOf(event, drag));
    },
    onUp: (event: PointerEvent) => {
      // The click that follows belongs to the drag.
      if (drag && hand.up(at(event), deedsOf(event, drag))) setTimeout(hand.forget);
    },
    onCancel: () => {
      hand.forget();
      drag?.onDrag(undefined);
    },
  };
}

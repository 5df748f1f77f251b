/** The cells as one touches and hears them: a labelled grid with one stop for Tab, arrows inside. */
import { hexPoints, type Point, useSay } from '@taverne/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { CELL_NAMES, type CellName } from '../../src/index.ts';
import { useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { isCell, leaderOf } from '../view.ts';
import { centreOf } from './geometry.ts';
import styles from './grid.module.css';
import { cellLabel } from './labels.ts';
import { marksOf } from './marks.tsx';
import { isArrow, walk } from './walk.ts';

const FILES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** A press that goes further than this is a drag. */
const DRAG = 9;

export interface Dragged {
  readonly cell: CellName;
  readonly by: Point;
}

interface GridProps {
  readonly onDrag: (dragged: Dragged | undefined) => void;
  readonly isPinched: () => boolean;
}

const cellAt = (x: number, y: number): CellName | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-cell]')?.dataset.cell;
  return isCell(cell) ? cell : undefined;
};

export function Grid({ onDrag, isPinched }: GridProps) {
  const table = useTable();
  const say = useSay();
  const { view, turned, press, pointAt } = table;
  const [stop, setStop] = useState<CellName>(() => view.at[leaderOf(view.side)] ?? 'D4');
  const grid = useRef<SVGGElement>(null);
  const hold = useRef<{ cell: CellName; x: number; y: number; scale: number; isDrag: boolean } | undefined>(undefined);
  const onKey = useKeys(stop, (cell) => {
    setStop(cell);
    pointAt(cell);
    grid.current?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus();
  });
  const marks = marksOf(table);

  const onDown = (event: PointerEvent, cell: CellName) => {
    if (event.button !== 0 || !(table.picks[0] === cell || startsAt(table.ways, cell))) return;
    const scale = grid.current?.getScreenCTM()?.a ?? 1;
    hold.current = { cell, x: event.clientX, y: event.clientY, scale, isDrag: false };
    event.stopPropagation();
  };
  const onMove = (event: PointerEvent) => {
    const held = hold.current;
    if (!held || isPinched()) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.isDrag && Math.hypot(dx, dy) < DRAG) return;
    if (!held.isDrag) {
      held.isDrag = true;
      grid.current?.setPointerCapture(event.pointerId);
      if (table.picks[0] !== held.cell) press(held.cell);
    }
    pointAt(cellAt(event.clientX, event.clientY));
    onDrag({ cell: held.cell, by: { x: dx / held.scale, y: dy / held.scale } });
  };
  const onUp = (event: PointerEvent) => {
    const held = hold.current;
    if (!held?.isDrag) {
      hold.current = undefined;
      return;
    }
    onDrag(undefined);
    const cell = cellAt(event.clientX, event.clientY);
    if (cell && cell !== held.cell) press(cell);
    // The click that follows belongs to the drag.
    setTimeout(() => {
      hold.current = undefined;
    });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a board of hexagons is no table
    <g
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={say('web.board')}
      className={styles.grid}
      onKeyDown={onKey}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => {
        hold.current = undefined;
        onDrag(undefined);
      }}
      onPointerLeave={() => pointAt(undefined)}
    >
      {FILES.map((file) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <g key={file} role="row">
          {CELL_NAMES.filter((cell) => cell.startsWith(file)).map((cell) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <polygon
              key={cell}
              role="gridcell"
              data-cell={cell}
              data-mark={marks.get(cell)}
              tabIndex={cell === stop ? 0 : -1}
              className={styles.cell}
              points={hexPoints(centreOf(cell, turned), 92)}
              aria-label={cellLabel(say, table, cell, marks.get(cell))}
              aria-selected={table.picks.includes(cell)}
              onClick={() => {
                if (hold.current?.isDrag) return;
                setStop(cell);
                press(cell);
              }}
              onPointerDown={(event) => onDown(event, cell)}
              onPointerEnter={() => pointAt(cell)}
              onFocus={() => setStop(cell)}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

const startsAt = (ways: readonly { readonly path: readonly unknown[] }[], cell: CellName): boolean =>
  ways.some((way) => way.path[0] === cell);

/** The keys of the board. Letters can be switched off; arrows, Enter and Escape cannot. */
function useKeys(stop: CellName, go: (cell: CellName) => void): (event: KeyboardEvent) => void {
  const { turned, press, back, closeWhy, toggleThreats, parts, state, playback } = useTable();
  const { choices, main } = useTurn();
  const letters: { readonly [key: string]: () => void } = {
    u: () => void (state.undo > 0 && parts.door.undo()),
    e: () => main?.act(),
    t: toggleThreats,
  };
  const deedOf = (key: string): (() => void) | undefined => {
    if (isArrow(key)) return () => go(walk(stop, key, turned));
    if (key === 'Enter' || key === ' ') return () => press(stop);
    if (key === 'Escape') {
      return () => {
        closeWhy();
        if (playback.left > 0) playback.skip();
        else back();
      };
    }
    if (/^[1-9]$/.test(key)) return choices[Number(key) - 1]?.act;
    return parts.hotkeys && !parts.still ? letters[key] : undefined;
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = deedOf(event.key);
    if (!deed) return;
    event.preventDefault();
    deed();
  };
}

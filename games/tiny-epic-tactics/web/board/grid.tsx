/** The cells as one touches and hears them: a labelled grid with one stop for Tab, arrows inside. */
import { type Point, tidy, useSay } from '@taverne/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
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

/** The keyboard begins with the first unit of whoever is to play. */
function firstStop({ view, book }: TacticsTable): number {
  const name = view.units.find(({ side, cell }) => side === view.active && cell !== null)?.cell ?? 'A1';
  const cell = cellNamed(book.realm, name) ?? 0;
  return cell < book.realm.cells ? cell : 0;
}

const cellAt = (x: number, y: number): CellName | undefined =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-cell]')?.dataset.cell;

export function Grid({ onDrag, isPinched }: GridProps) {
  const table = useTable();
  const say = useSay();
  const { book, look, press, pointAt } = table;
  const { realm } = book;
  const [stop, setStop] = useState(() => firstStop(table));
  const grid = useRef<SVGGElement>(null);
  const hold = useRef<{ cell: CellName; x: number; y: number; scale: number; isDrag: boolean } | undefined>(undefined);
  const marks = marksOf(table);
  const onKey = useKeys(stop, (cell) => {
    setStop(cell);
    const name = cellName(realm, cell);
    pointAt(name);
    grid.current?.querySelector<SVGElement>(`[data-cell="${name}"]`)?.focus();
  });

  const onDown = (event: PointerEvent, cell: CellName) => {
    if (
      event.button !== 0 ||
      !(table.picks[0] === cell || table.ways.some((way) => way.path[0] === cell && way.path.length > 1))
    )
      return;
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

  const rows = Array.from({ length: realm.height }, (_, y) =>
    Array.from({ length: realm.width }, (_, x) => y * realm.width + x),
  );
  // Whoever is nearer lies on top: rows are drawn in an order that holds for every pair of neighbours.
  const isFarFirst = depthOf(0, realm, look) <= depthOf(realm.width * (realm.height - 1), realm, look);
  const ordered = isFarFirst ? rows : rows.toReversed();
  const isWestFirst = depthOf(0, realm, { ...look, flat: false }) <= depthOf(realm.width - 1, realm, { ...look, flat: false });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a realm in relief is no table
    <g
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={say('web.board', { width: realm.width, height: realm.height })}
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
      {ordered.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <g key={row[0]} role="row">
          {(isWestFirst ? row : row.toReversed()).map((cell) => {
            const name = cellName(realm, cell);
            const mark = marks.get(name);
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <g
                key={name}
                role="gridcell"
                data-cell={name}
                data-mark={mark}
                tabIndex={cell === stop ? 0 : -1}
                className={styles.cell}
                aria-label={cellLabel(say, table, cell, mark)}
                aria-selected={table.picks.includes(name)}
                onClick={() => {
                  if (hold.current?.isDrag) return;
                  setStop(cell);
                  press(name);
                }}
                onPointerDown={(event) => onDown(event, name)}
                onPointerEnter={() => pointAt(name)}
                onFocus={() => setStop(cell)}
              >
                <path className={styles.body} d={bodyOf(table, cell)} />
                <path className={styles.top} d={shape(cornersOf(cell, realm, look))} />
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
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

const ARROWS: { readonly [key: string]: number } = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** The keys of the board. Letters can be switched off; arrows, Enter and Escape cannot. */
function useKeys(stop: number, go: (cell: number) => void): (event: KeyboardEvent) => void {
  const { book, look, press, back, closeWhy, turn, setFlat, parts, state, playback } = useTable();
  const { choices, main } = useTurn();
  const letters: { readonly [key: string]: () => void } = {
    u: () => void (state.undo > 0 && parts.door.undo()),
    e: () => main?.act(),
    f: () => setFlat(!look.flat),
    '[': () => turn(-1),
    ']': () => turn(1),
  };
  const walk = (page: number) => {
    const direction = [0, 1, 2, 3].find((each) => directionOnPage(each, look.turns) === page);
    const to = book.realm.near[stop]?.[direction ?? 0] ?? -1;
    if (to >= 0) go(to);
  };
  const deedOf = (key: string): (() => void) | undefined => {
    const arrow = ARROWS[key];
    if (arrow !== undefined) return () => walk(arrow);
    if (key === 'Enter' || key === ' ') return () => press(cellName(book.realm, stop));
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

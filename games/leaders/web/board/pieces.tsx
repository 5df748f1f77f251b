/** The figures on the board. They travel when their cell changes, and nothing else moves them. */
import { appear, classes, type Point, seatClass, travel } from '@taverne/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import type { CellName, FigureName } from '../../src/index.ts';
import type { Way } from '../picking/ways.ts';
import { Standee } from '../standee.tsx';
import { useForecast, useTable } from '../table.tsx';
import { seatOfSide } from '../view.ts';
import { fallIn } from './fall.tsx';
import { FIGURE_SCALE, footOf, moved } from './geometry.ts';
import { marksOf } from './marks.tsx';
import styles from './pieces.module.css';

interface PiecesProps {
  /** The figure in the player's hand, and how far it has been dragged. */
  readonly dragged: { readonly cell: CellName; readonly by: Point } | undefined;
}

export function Pieces({ dragged }: PiecesProps) {
  const table = useTable();
  const { view, turned, playback, picks, parts, state } = table;
  const { focus } = useForecast();
  const marks = marksOf(table);
  const fallen = fallIn(state)?.side;
  const pieces = [...playback.places].map(([figure, cell]) => ({ figure, cell, foot: footOf(cell, turned) }));
  // Whoever stands further down covers whoever stands behind.
  pieces.sort((a, b) => a.foot.y - b.foot.y || a.foot.x - b.foot.x);
  return (
    <g className={styles.pieces}>
      {pieces.map(({ figure, cell, foot }) => {
        const side = view.owner[figure] ?? 'south';
        const isOver = view.ending !== null;
        return (
          <Piece
            key={figure}
            figure={figure}
            x={foot.x}
            y={foot.y}
            seat={seatOfSide(view, side)}
            acted={!isOver && (view.acted.includes(figure) || view.forfeited.includes(figure))}
            picked={picks.includes(cell)}
            ready={marks.get(cell) === 'ready'}
            leaving={leavingOf(focus, figure, cell)}
            fallen={fallen === side && figure === `${side}-leader`}
            drag={dragged?.cell === cell ? dragged.by : undefined}
            calm={parts.calm}
          />
        );
      })}
    </g>
  );
}

/** Whoever makes room for somebody fades more than whoever only leaves an empty cell behind. */
function leavingOf(focus: Way | undefined, figure: FigureName, cell: CellName): PieceProps['leaving'] {
  if (!focus?.arrivals.some((each) => each.figure === figure)) return undefined;
  return focus.arrivals.some((each) => each.to === cell) ? 'room' : 'behind';
}

interface PieceProps {
  readonly figure: FigureName;
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly acted: boolean;
  readonly picked: boolean;
  readonly ready: boolean;
  /** The way under the pointer would take it elsewhere, where its ghost stands. */
  readonly leaving: 'room' | 'behind' | undefined;
  readonly fallen: boolean;
  readonly drag: Point | undefined;
  readonly calm: boolean;
}

/** Who leaps over others goes in an arc. */
const HOP = 70;

const Piece = memo(({ figure, x, y, seat, acted, picked, ready, leaving, fallen, drag, calm }: PieceProps) => {
  const mover = useRef<SVGGElement>(null);
  const last = useRef<Point | undefined>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { x, y };
    if (!mover.current || (before?.x === x && before.y === y)) return;
    const animation = before
      ? travel(mover.current, { from: before, to: { x, y }, calm, hop: figure === 'acrobat' ? HOP : 0 })
      : appear(mover.current, calm);
    return () => animation.cancel();
  }, [x, y, calm, figure]);
  const lift = picked ? -9 : 0;
  const shift = drag ? { x: drag.x, y: drag.y + lift } : { x: 0, y: lift };
  return (
    <g
      transform={moved({ x, y })}
      className={classes(styles.piece, seatClass(seat), acted && 'ldr-faded', leaving && !drag && styles[leaving])}
    >
      <g ref={mover}>
        {ready && <ellipse className={styles.aura} cy="8" rx="66" ry="36" fill="url(#ldr-aura)" />}
        {ready && <ellipse className={styles.auraLine} cy="8" rx="52" ry="26" />}
        <g transform={`${moved(shift)} ${fallen ? 'rotate(-62 0 -20)' : ''} scale(${FIGURE_SCALE})`}>
          <Standee name={figure} seat={seat} />
        </g>
        {acted && <Tick />}
      </g>
    </g>
  );
});

const Tick = () => (
  <g className={styles.tick} transform="translate(40 -86)">
    <circle r="16" />
    <path d="M-7,0 L-2,6 L8,-6" />
  </g>
);

/** The drawings of the rule book. It has one: the empty board, with the names of its cells. */
import { useSay } from '@taverne/ui';
import { memo, type ReactNode } from 'react';
import { CELL_NAMES, CELLS, cellName, RECRUITMENT_CELLS } from '../src/board.ts';
import { NORTH, SOUTH } from '../src/words.ts';
import { BOARD, centreOf } from './board/geometry.ts';
import { Ground } from './board/ground.tsx';
import styles from './book.module.css';

/** A drawing in letters that names every cell is the board. */
const isBoard = (text: string): boolean => CELL_NAMES.every((cell) => text.includes(cell));

export function Drawing({ text, fallback }: { readonly text: string; readonly fallback: ReactNode }) {
  const say = useSay();
  if (!isBoard(text)) return fallback;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.board}
        viewBox={`${BOARD.x} ${BOARD.y} ${BOARD.width} ${BOARD.height}`}
        role="img"
        aria-label={say('web.book.board')}
      >
        <Ground turned={false} south={0} />
        <Names />
      </svg>
      <figcaption>
        <span>
          <Sign d="M-24,16 L-30,-14 L-13,0 L0,-24 L13,0 L30,-14 L24,16 Q0,24 -24,16Z" /> {say('web.book.start')}
        </span>
        <span>
          <Sign d="M-24,0 a24,24 0 1 0 48,0 a24,24 0 1 0 -48,0 M-15,0 a15,15 0 1 0 30,0 a15,15 0 1 0 -30,0" />{' '}
          {say('web.book.circle')}
        </span>
      </figcaption>
    </figure>
  );
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg className={styles.sign} viewBox="-34 -34 68 68" aria-hidden="true">
    <path d={d} />
  </svg>
);

const CIRCLES: ReadonlySet<number> = new Set([...RECRUITMENT_CELLS[SOUTH], ...RECRUITMENT_CELLS[NORTH]]);

/** In the middle of a cell, and below its circle where it has one. */
const Names = memo(() => (
  <g className={styles.names}>
    {CELLS.map((cell) => {
      const { x, y } = centreOf(cellName(cell), false);
      return (
        <text key={cell} x={x} y={y + (CIRCLES.has(cell) ? 78 : 11)}>
          {cellName(cell)}
        </text>
      );
    })}
  </g>
));

/** The end of the match on the board: the cell of the fallen Leader, and those who brought it down. */
import { at, hexPoints, seatClass } from '@taverne/ui';
import { useTable } from '../table.tsx';
import { isCell, otherSide, seatOfSide } from '../view.ts';
import styles from './fall.module.css';
import { centreOf } from './geometry.ts';
import { accusedCells } from './marks.tsx';
import { fallenSide } from './pieces.tsx';

export function Fall() {
  const { state, view, turned, playback } = useTable();
  const detail = state.outcome?.detail;
  const side = fallenSide(detail);
  if (!side || playback.left > 0 || typeof detail !== 'object' || detail === null || !('cell' in detail)) return null;
  const leader = isCell(detail.cell) ? centreOf(detail.cell, turned) : undefined;
  if (!leader) return null;
  return (
    <g className={seatClass(seatOfSide(view, otherSide(side)))}>
      <polygon className={styles.fallen} points={hexPoints(leader, 90)} fill="url(#ldr-hatch)" />
      {accusedCells({ ...detail }).map((cell) => {
        const centre = centreOf(cell, turned);
        return (
          <g key={cell}>
            <path className={styles.line} d={`M${at(centre)} L${at(leader)}`} />
            <polygon className={styles.victor} points={hexPoints(centre, 90)} />
          </g>
        );
      })}
    </g>
  );
}

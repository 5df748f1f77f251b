/** On a phone: the whole realm in small, with everybody in it and what is in sight now. */
import { seatClass } from '@taverne/ui';
import { cellNamed } from '../../src/realm/cells.ts';
import { useDrawn } from '../board/board.tsx';
import { boxOf } from '../board/ground.tsx';
import { shape } from '../board/pen.ts';
import { centreOf, project, turnedExtent } from '../look/projection.ts';
import { useTable } from '../table.tsx';
import styles from './notes.module.css';

export function Minimap() {
  const { book, look, view } = useTable();
  const { zoom } = useDrawn();
  const { realm } = book;
  if (zoom.scale <= 1.05) return null;
  const full = boxOf(realm, look);
  const { width, height } = turnedExtent(realm, look.turns);
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => project(corner, 0, { width, height }, { turns: 0, flat: look.flat }));
  const [x = 0, y = 0, w = 0, h = 0] = zoom.viewBox.split(' ').map(Number);
  return (
    <svg className={styles.minimap} viewBox={`${full.x} ${full.y} ${full.width} ${full.height}`} aria-hidden="true">
      <path className={styles.land} d={shape(corners)} />
      {view.units.map(({ id, cell, side }) => {
        const at = cellNamed(realm, cell ?? '');
        if (at === undefined || at >= realm.cells) return null;
        const point = centreOf(at, realm, look);
        return <circle key={id} className={seatClass(side)} cx={point.x} cy={point.y} r="26" />;
      })}
      <rect className={styles.sight} x={x} y={y} width={w} height={h} />
    </svg>
  );
}

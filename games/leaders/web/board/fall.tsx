/** The end of the match on the board: the cell of the fallen Leader, and those who brought it down. */
import { at, hexPoints, seatClass, type TableState } from '@taverne/ui';
import type { Leaders, LeadersEvent } from '../../src/index.ts';
import { useTable } from '../table.tsx';
import { otherSide, seatOfSide } from '../view.ts';
import styles from './fall.module.css';
import { centreOf } from './geometry.ts';

type Fallen = Extract<LeadersEvent, { event: 'leader-captured' | 'leader-encircled' }>;

const isFall = (event: LeadersEvent): event is Fallen =>
  event.event === 'leader-captured' || event.event === 'leader-encircled';

/** The fall that ended the match; some matches end without one. */
export const fallIn = ({ outcome, events }: TableState<Leaders>): Fallen | undefined =>
  outcome && events.map(({ event }) => event).findLast(isFall);

export function Fall() {
  const { state, view, turned, playback } = useTable();
  const fall = playback.left > 0 ? undefined : fallIn(state);
  if (!fall) return null;
  const leader = centreOf(fall.cell, turned);
  return (
    <g className={seatClass(seatOfSide(view, otherSide(fall.side)))}>
      <polygon className={styles.fallen} points={hexPoints(leader, 90)} fill="url(#house-hatch)" />
      {fall.by.map(({ cell }) => {
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

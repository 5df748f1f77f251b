/** How near each Leader is to its fall, when asked: who takes part in its capture already, and which cells beside it are free. */
import { at, classes, hexPoints, seatClass } from '@taverne/ui';
import { NEEDED, WEIGHT } from '../../src/content/parts.ts';
import { SIDE_NAMES } from '../../src/words.ts';
import { type Threat, threatTo } from '../../text/threat.ts';
import { useTable } from '../table.tsx';
import { otherSide, seatOfSide } from '../view.ts';
import { centreOf, moved } from './geometry.ts';
import styles from './threats.module.css';

const countOf = ({ participants }: Threat): number =>
  participants.reduce((sum, { how }) => sum + (how === 'fills' ? 0 : WEIGHT[how]), 0);

/** Below the figures: who takes part, and which cells are free. */
export function Threats() {
  const { showsThreats, view, turned } = useTable();
  if (!showsThreats) return null;
  return (
    <g className={styles.threats}>
      {SIDE_NAMES.map((side) => {
        const threat = threatTo(view, side);
        const leader = centreOf(threat.leader, turned);
        return (
          <g key={side} className={seatClass(seatOfSide(view, otherSide(side)))}>
            {threat.free.map((cell) => (
              <polygon key={cell} className={styles.free} points={hexPoints(centreOf(cell, turned), 70)} />
            ))}
            {threat.participants.map(({ cell, how }) => (
              <g key={cell}>
                <polygon className={styles.hunter} points={hexPoints(centreOf(cell, turned), 90)} />
                <path
                  className={classes(styles.line, how === 'shot' && styles.shot)}
                  d={`M${at(centreOf(cell, turned))} L${at(leader)}`}
                />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Above them, beside each Leader: how many of two are there, and how many cells are left. */
export function ThreatCounts() {
  const { showsThreats, view, turned } = useTable();
  if (!showsThreats) return null;
  return (
    <g className={styles.threats}>
      {SIDE_NAMES.map((side) => {
        const threat = threatTo(view, side);
        const { x, y } = centreOf(threat.leader, turned);
        return (
          <g
            key={side}
            className={classes(styles.badge, seatClass(seatOfSide(view, otherSide(side))))}
            transform={moved({ x: x + 84, y: y - 28 })}
          >
            <rect x="-47" y="-18" width="94" height="36" rx="18" />
            <text x="-22" y="7">
              {countOf(threat)}/{NEEDED}
            </text>
            <path d="M2,-12 V12" />
            <polygon points={hexPoints({ x: 16, y: 0 }, 8)} />
            <text x="34" y="7">
              {threat.free.length}
            </text>
          </g>
        );
      })}
    </g>
  );
}

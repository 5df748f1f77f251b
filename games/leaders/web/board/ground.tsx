/** The board without anybody on it. It changes only with the end from which one looks, so it is drawn once. */
import {
  CrestFigure,
  type CrestName,
  CrestPlate,
  classes,
  crestOf,
  hexByHand,
  hexCorners,
  hexPoints,
  seatClass,
  tidy,
  tremble,
} from '@taverne/ui';
import { memo } from 'react';
import { CELLS, type Cell, cellName, HEX_OF, LEADER_START, RECRUITMENT_CELLS } from '../../src/board.ts';
import { NORTH, SOUTH } from '../../src/words.ts';
import { FRAME, GRAIN, MITRES, STUDS } from './frame.ts';
import { centreOf, moved, TILE } from './geometry.ts';
import styles from './ground.module.css';

interface GroundProps {
  readonly turned: boolean;
  /** The seat that plays South. */
  readonly south: number;
}

export const Ground = memo(({ turned, south }: GroundProps) => (
  <g className={styles.ground}>
    <defs>
      <radialGradient id="ldr-lamp" gradientUnits="userSpaceOnUse" cx="0" cy="-40" r="640">
        <stop offset="0" className={styles.lamp0} />
        <stop offset=".62" className={styles.lamp1} />
        <stop offset="1" className={styles.lamp2} />
      </radialGradient>
      <linearGradient id="ldr-wood" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" className={styles.wood0} />
        <stop offset=".45" className={styles.wood1} />
        <stop offset="1" className={styles.wood2} />
      </linearGradient>
      <radialGradient id="ldr-aura">
        <stop offset="0" className={styles.aura0} />
        <stop offset=".55" className={styles.aura1} />
        <stop offset="1" className={styles.aura2} />
      </radialGradient>
      <filter id="ldr-soft" x="-10%" y="-10%" width="120%" height="125%">
        <feGaussianBlur stdDeviation="16" />
      </filter>
    </defs>
    <Frame turned={turned} south={south} />
    {CELLS.map((cell) => (
      <polygon key={cell} className={styles[toneOf(cell)]} points={hexPoints(centreOf(cellName(cell), turned), TILE)} />
    ))}
    <Compass />
    {RECRUITMENT_CELLS[SOUTH].map((cell) => (
      <Circle key={cell} cell={cell} turned={turned} crest={crestOf(south)} start={cell === LEADER_START[SOUTH]} />
    ))}
    {RECRUITMENT_CELLS[NORTH].map((cell) => (
      <Circle key={cell} cell={cell} turned={turned} crest={crestOf(1 - south)} start={cell === LEADER_START[NORTH]} />
    ))}
    <g className={styles.outlines}>
      {CELLS.map((cell) => (
        <path key={cell} d={hexByHand(centreOf(cellName(cell), turned), TILE + 0.6, cell + 1)} />
      ))}
    </g>
    <g className={styles.stipple}>
      {CELLS.map((cell) => (
        <path key={cell} d={stippleOf(cell, turned)} />
      ))}
    </g>
    <polygon points={FRAME.field} fill="url(#ldr-lamp)" />
  </g>
));

function Frame({ turned, south }: GroundProps) {
  const seats = turned ? [south, 1 - south] : [1 - south, south];
  return (
    <>
      <polygon className={styles.cast} points={FRAME.outer} transform="translate(0 14)" filter="url(#ldr-soft)" />
      <polygon className={styles.frame} points={FRAME.outer} fill="url(#ldr-wood)" />
      {GRAIN.map(({ points, opacity, dashes }) => (
        <polygon key={points} className={styles.grain} points={points} opacity={opacity} strokeDasharray={dashes} />
      ))}
      {MITRES.map((d) => (
        <path key={d} className={styles.mitre} d={d} />
      ))}
      <polygon className={styles.inlay} points={FRAME.inlay} />
      <polygon className={styles.field} points={FRAME.field} />
      {STUDS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.stud} cx={x} cy={y} r="5.5" />
      ))}
      {seats.map((seat, i) => (
        <g
          key={seat}
          className={classes(seatClass(seat), styles.plaque)}
          transform={`translate(0 ${i === 0 ? -640 : 640}) scale(1.75)`}
        >
          <CrestPlate crest={crestOf(seat)} />
        </g>
      ))}
    </>
  );
}

const Compass = () => (
  <g className={styles.compass}>
    <circle r="74" />
    <circle r="66" />
    <path d="M0,-62 L9,-9 L62,0 L9,9 L0,62 L-9,9 L-62,0 L-9,-9Z" />
    <path d="M0,-34 L34,0 L0,34 L-34,0Z" transform="rotate(45) scale(.72)" />
  </g>
);

/** Three tones, no two neighbours alike. */
const TONES = ['toneA', 'toneB', 'toneC'] as const;
const toneOf = (cell: Cell): string => {
  const { q, r } = HEX_OF[cell];
  return TONES[(((q - r) % 3) + 3) % 3] ?? 'toneA';
};

// ── where recruits join: a golden circle, with rays for the Sun and beads for everybody else ──

interface CircleProps {
  readonly cell: Cell;
  readonly turned: boolean;
  readonly crest: CrestName;
  readonly start: boolean;
}

const Circle = ({ cell, turned, crest, start }: CircleProps) => (
  <g transform={moved(centreOf(cellName(cell), turned))}>
    <circle className={styles.wash} r="46.5" />
    <circle className={styles.ring} r="46.5" />
    <circle className={styles.ring2} r="39.5" />
    <path className={styles.ornament} d={crest === 'sun' ? RAYS : BEADS} />
    {start ? (
      <path className={styles.crown} d="M-24,16 L-30,-14 L-13,0 L0,-24 L13,0 L30,-14 L24,16 Q0,24 -24,16Z" />
    ) : (
      <g className={styles.crest} transform="scale(1.9)">
        <CrestFigure crest={crest} />
      </g>
    )}
  </g>
);

const SIXTEENTHS = Array.from({ length: 16 }, (_, i) => (Math.PI / 8) * i);
const polar = (angle: number, radius: number, aside = 0): string =>
  `${tidy(radius * Math.cos(angle) - aside * Math.sin(angle))},${tidy(radius * Math.sin(angle) + aside * Math.cos(angle))}`;

const RAYS = SIXTEENTHS.map((a) => `M${polar(a, 50.8, -4.6)} L${polar(a, 59)} L${polar(a, 50.8, 4.6)}Z`).join('');
const BEADS = SIXTEENTHS.map((a, i) => {
  const r = i % 2 === 0 ? 3.8 : 2.4;
  return `M${polar(a, 56 - r)} a${r},${r} 0 1 1 .01,.01Z`;
}).join('');

// ── small strokes at the lower right edge of each tile ──

function stippleOf(cell: Cell, turned: boolean): string {
  const next = tremble(cell + 71);
  const [right, low] = hexCorners(centreOf(cellName(cell), turned), TILE - 6);
  if (!right || !low) return '';
  return Array.from({ length: 6 }, (_, i) => {
    const share = (i + 0.5) / 10 + next() * 0.02;
    const [x, y] = [right.x + (low.x - right.x) * share, right.y + (low.y - right.y) * share];
    const length = 9 + next() * 5;
    return `M${tidy(x)},${tidy(y)} l${tidy(-length)},${tidy(-length * 0.36)}`;
  }).join('');
}

/** Above the marks, or one could not read them where they matter most. */
export const Coordinates = memo(({ turned }: { readonly turned: boolean }) => (
  <g className={styles.coordinates}>
    {CELLS.map((cell) => {
      const { x, y } = centreOf(cellName(cell), turned);
      return (
        <text key={cell} x={x - 70} y={y + 6.5}>
          {cellName(cell)}
        </text>
      );
    })}
  </g>
));

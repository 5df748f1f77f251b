/** What the way under the pointer would do: who ends where, a rope for a pull, who would answer, and whether it wins. */
import { at, classes, hexPoints, type Point, seatClass } from '@taverne/ui';
import { CELL_NAMES, type CellName } from '../../src/board.ts';
import type { Arrival } from '../picking/ways.ts';
import { Standee } from '../standee.tsx';
import { useForecast, useTable } from '../table.tsx';
import { isCell, seatOfSide } from '../view.ts';
import { centreOf, FIGURE_SCALE, FOOT, footOf, moved } from './geometry.ts';
import styles from './ghosts.module.css';

export function Landings() {
  const { turned } = useTable();
  const { focus } = useForecast();
  return (
    <g className={styles.ghosts}>
      {focus?.arrivals.map(({ figure, to }) => (
        <polygon key={figure} className={styles.landing} points={hexPoints(centreOf(to, turned), 88)} />
      ))}
    </g>
  );
}

export function Ghosts() {
  const { turned, view, picks } = useTable();
  const { focus, preview } = useForecast();
  // The Old Bear has its cell already while the Cub still looks for one.
  const den = picks[0] === 'bear' && isCell(picks[1]) ? picks[1] : undefined;
  if (!focus) return den && <Ghost arrival={{ figure: 'bear', to: den }} seat={seatOfSide(view, view.side)} turned={turned} />;
  const nemesis = preview && 'nemesis' in preview ? (preview.nemesis?.to ?? []) : [];
  return (
    <g className={styles.ghosts}>
      {focus.arrivals.map((arrival) => (
        <Ghost
          key={arrival.figure}
          arrival={arrival}
          seat={seatOfSide(view, view.owner[arrival.figure] ?? view.side)}
          turned={turned}
        />
      ))}
      {nemesis.map((cell) => (
        <circle key={cell} className={styles.nemesis} cx={centreOf(cell, turned).x} cy={centreOf(cell, turned).y} r="16" />
      ))}
      {preview?.wins !== undefined && <Victory by={(preview.by ?? []).map(({ cell }) => cell)} />}
    </g>
  );
}

function Ghost({ arrival, seat, turned }: { readonly arrival: Arrival; readonly seat: number; readonly turned: boolean }) {
  return (
    <g
      className={classes(styles.ghost, seatClass(seat))}
      transform={`${moved(footOf(arrival.to, turned))} scale(${FIGURE_SCALE})`}
    >
      <Standee name={arrival.figure} seat={seat} />
    </g>
  );
}

/** From the one who acts to the one aimed at; arrows show who is drawn along it. */
export function Rope() {
  const { turned } = useTable();
  const { focus } = useForecast();
  const from = focus?.path[0];
  const to = focus?.target;
  if (focus?.figure !== 'grappler' || !isCell(from) || !to) return <Paths />;
  const pulls = focus.arrivals.some((each) => each.figure !== focus.figure);
  const a = raised(centreOf(from, turned));
  const b = raised(centreOf(to, turned));
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const along = (distance: number): Point => ({ x: a.x + way.x * distance, y: a.y + way.y * distance });
  const d = `M${at(along(36))} L${at(along(length - 30))}`;
  const degrees = (Math.atan2(way.y, way.x) * 180) / Math.PI + (pulls ? 0 : 180);
  const arrows = [0.42, 0.58, 0.74].filter(() => length > 220);
  return (
    <g className={styles.ghosts}>
      <path className={styles.ropeRim} d={d} />
      <path className={styles.rope} d={d} />
      <path className={styles.ropeTwist} d={d} />
      {arrows.map((share) => {
        const { x, y } = along(length * share);
        return (
          <path
            key={share}
            className={styles.arrow}
            d="M14,-17 L-16,0 L14,17 L6,0Z"
            transform={`translate(${x} ${y}) rotate(${degrees})`}
          />
        );
      })}
    </g>
  );
}

/** Who goes where, for abilities that need no rope: a bent arrow each. */
function Paths() {
  const { turned, view } = useTable();
  const { focus } = useForecast();
  if (focus?.kind !== 'ability') return null;
  return (
    <g className={styles.ghosts}>
      {focus.arrivals.map(({ figure, to }) => {
        const from = view.at[figure];
        return from && <Bow key={figure} from={raised(centreOf(from, turned))} to={raised(centreOf(to, turned))} />;
      })}
    </g>
  );
}

function Bow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const bend = Math.min(60, length * 0.22);
  const middle = { x: (from.x + to.x) / 2 + way.y * bend * 2, y: (from.y + to.y) / 2 - way.x * bend * 2 };
  const tip = { x: (from.x + to.x) / 2 + way.y * bend, y: (from.y + to.y) / 2 - way.x * bend };
  const d = `M${at(from)} Q${at(middle)} ${at(to)}`;
  const degrees = (Math.atan2(way.y, way.x) * 180) / Math.PI + 180;
  return (
    <>
      <path className={styles.bowRim} d={d} />
      <path className={styles.bow} d={d} />
      <path
        className={styles.arrow}
        d="M14,-17 L-16,0 L14,17 L6,0Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${degrees})`}
      />
    </>
  );
}

const raised = ({ x, y }: Point): Point => ({ x, y: y - FOOT / 3 });

/** The figures that would decide the match. */
function Victory({ by }: { readonly by: readonly CellName[] }) {
  const { turned } = useTable();
  const cells = CELL_NAMES.filter((cell) => by.includes(cell));
  return (
    <>
      {cells.map((cell) => (
        <polygon key={cell} className={styles.victory} points={hexPoints(centreOf(cell, turned), 92)} />
      ))}
    </>
  );
}

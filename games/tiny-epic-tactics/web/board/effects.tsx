/** What would happen, drawn over the board: the path of a Move, the line of an attack with its damage; and what just happened, floating up. */
import { at, type Point, tidy } from '@taverne/ui';
import { useLayoutEffect, useRef } from 'react';
import type { UnitId } from '../../src/events.ts';
import { signed } from '../../text/names.ts';
import { foreseen } from '../foreseen.ts';
import { isAttackVerb, type Way } from '../picking/ways.ts';
import { floatIn } from '../playback.ts';
import { type TacticsTable, useForecast, useTable } from '../table.tsx';
import { unitWithId } from '../view.ts';
import styles from './effects.module.css';
import { pointInRealm } from './insets.ts';
import { rise } from './motion.ts';

/** Cell by cell; through portals it is dashed. */
export function Path() {
  const table = useTable();
  const { view } = table;
  const { focus, preview } = useForecast();
  const { path: steps = [] } = foreseen(preview);
  const walker = focus?.unit ?? view.walk?.unit;
  const start = pointInRealm(table, unitWithId(view, walker)?.cell);
  if (!start || steps.length === 0) return null;
  const legs: { readonly d: string; readonly portal: boolean; readonly end: Point }[] = [];
  let from = start;
  for (const step of steps) {
    const to = pointInRealm(table, step.cell);
    if (!to) continue;
    legs.push({ d: `M${at(from)}L${at(to)}`, portal: step.portal, end: to });
    from = to;
  }
  return (
    <g className={styles.path}>
      {legs.map(({ d, portal, end }) => (
        <g key={at(end)}>
          <path className={styles.rim} d={d} />
          <path className={portal ? styles.tunnel : styles.leg} d={d} />
        </g>
      ))}
      {legs.map(({ end }, i) => (
        <circle key={at(end)} cx={end.x} cy={end.y} r={i === legs.length - 1 ? 6 : 3.2} />
      ))}
    </g>
  );
}

/** Who attacks whom: what is weighed, or what is under way while somebody is asked about it; a riposte goes the other way. */
export function duelOf({ view, playback }: TacticsTable, focus: Way | undefined): readonly (UnitId | undefined)[] {
  const way = focus && isAttackVerb(focus.verb) ? focus : undefined;
  if (way?.unit !== undefined) return [way.unit, way.target];
  const attack = playback.left === 0 ? view.attacks.at(-1) : undefined;
  return way ? [attack?.on, attack?.by] : [attack?.by, attack?.on];
}

/** A bow from whoever attacks to the target, and a drop with the damage. */
export function Aim() {
  const table = useTable();
  const { view } = table;
  const { focus, preview } = useForecast();
  const way = focus && isAttackVerb(focus.verb) ? focus : undefined;
  const [from, to] = duelOf(table, focus).map((id) => pointInRealm(table, unitWithId(view, id)?.cell));
  if (!from || !to) return null;
  const [a, b] = [raised(from), raised(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const top = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - Math.min(90, 30 + length * 0.28) };
  const d = `M${at(a)}Q${at(top)} ${at(b)}`;
  const damage = way && foreseen(preview).damage;
  const degrees = (Math.atan2(b.y - top.y, b.x - top.x) * 180) / Math.PI;
  return (
    <g className={styles.aim}>
      <path className={styles.shotRim} d={d} />
      <path className={styles.shot} d={d} />
      <path
        className={styles.head}
        d="M2,0L-9,-5.4L-6,0L-9,5.4Z"
        transform={`translate(${tidy(b.x)} ${tidy(b.y)}) rotate(${tidy(degrees)})`}
      />
      {damage !== undefined && (
        <g className={styles.drop} transform={`translate(${tidy(to.x + 27)} ${tidy(to.y - 22)})`}>
          <path d="M0,-19Q11,-5 11,3A11,11 0 0 1 -11,3Q-11,-5 0,-19Z" />
          <text y="8">{damage}</text>
        </g>
      )}
    </g>
  );
}

const raised = ({ x, y }: Point): Point => ({ x, y: y - 18 });

/** What somebody lost or got back. */
export function Floats() {
  const table = useTable();
  const { playback, parts } = table;
  const float = playback.current && floatIn(playback.current);
  const piece = float && playback.pieces.get(float.unit);
  const point = pointInRealm(table, piece?.cell);
  if (!float || !point) return null;
  return <Float key={playback.at} point={point} by={float.by} calm={parts.calm} />;
}

function Float({ point, by, calm }: { readonly point: Point; readonly by: number; readonly calm: boolean }) {
  const ref = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it rises once
  useLayoutEffect(() => {
    if (ref.current) rise(ref.current, calm);
  }, []);
  return (
    <g transform={`translate(${tidy(point.x)} ${tidy(point.y - 44)})`}>
      <g ref={ref} className={by < 0 ? styles.lost : styles.healed}>
        <text>{signed(by)}</text>
      </g>
    </g>
  );
}

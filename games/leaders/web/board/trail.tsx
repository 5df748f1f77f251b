/** What happened last: numbered footprints from where somebody stood to where they stand. */
import type { Told } from '@taverne/engine';
import { classes, type Point, seatClass } from '@taverne/ui';
import { memo } from 'react';
import type { Displaced, LeadersEvent, SideName } from '../../src/index.ts';
import { stepsIn } from '../playback.ts';
import { useTable } from '../table.tsx';
import { seatOfSide } from '../view.ts';
import { centreOf, footOf, moved } from './geometry.ts';
import styles from './trail.module.css';

interface Footprints extends Displaced {
  readonly number: number;
  readonly side: SideName;
  /** A turn ago. */
  readonly old: boolean;
}

/** The steps of the turn under way and of the one before it, each turn counted from one. */
function lastSteps(events: readonly Told<LeadersEvent>[]): Footprints[] {
  const begun = events.flatMap(({ event }, i) => (event.event === 'turn-began' ? [i] : []));
  const [before = 0, now = 0] = begun.length >= 2 ? begun.slice(-2) : [0, begun[0] ?? 0];
  const found: Footprints[] = [];
  let number = 0;
  for (const [i, { event }] of events.entries()) {
    if (i < before) continue;
    if (i === now) number = 0;
    const side = 'side' in event ? event.side : 'south';
    for (const step of stepsIn(event)) found.push({ ...step, side, number: ++number, old: i < now });
  }
  return found;
}

export function Trail() {
  const { state, view, turned, playback } = useTable();
  const shown = playback.left > 0 ? state.events.slice(0, -playback.left) : state.events;
  return (
    <g className={styles.trail}>
      {lastSteps(shown).map((step) => (
        <Track key={`${step.old} ${step.number}`} step={step} turned={turned} seat={seatOfSide(view, step.side)} />
      ))}
    </g>
  );
}

const Track = memo(({ step, turned, seat }: { readonly step: Footprints; readonly turned: boolean; readonly seat: number }) => {
  const from = footOf(step.from, turned);
  const to = footOf(step.to, turned);
  const was = centreOf(step.from, turned);
  return (
    <g className={classes(seatClass(seat), step.old && styles.old)}>
      <ellipse className={styles.was} cx={from.x} cy={from.y - 4} rx="36" ry="14" />
      {printsBetween(from, to).map(({ x, y, turn }) => (
        <g key={`${x} ${y}`} className={styles.print} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse rx="9.5" ry="5" />
          <ellipse cx="-12" rx="3.6" ry="3.4" />
        </g>
      ))}
      <g className={styles.number} transform={moved({ x: was.x + 42, y: was.y + 38 })}>
        <circle r="15" />
        <text y="6.5">{step.number}</text>
      </g>
    </g>
  );
});

const PACE = 34;
const APART = 8;

/** Left, right, left: none under the figure that stands at either end. */
function printsBetween(from: Point, to: Point): { x: number; y: number; turn: number }[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const turn = Math.round((Math.atan2(way.y, way.x) * 180) / Math.PI);
  const count = Math.max(2, Math.floor((length - 90) / PACE));
  return Array.from({ length: count }, (_, i) => {
    const along = 46 + (i * (length - 92)) / Math.max(1, count - 1);
    const aside = i % 2 === 0 ? APART : -APART;
    return {
      x: Math.round(from.x + way.x * along - way.y * aside),
      y: Math.round(from.y + way.y * along + way.x * aside),
      turn,
    };
  });
}

/** A dotted stroke of the pen from a note to the cell it is about. */
import { useLayoutEffect, useRef } from 'react';
import type { CellName } from '../src/index.ts';
import styles from './notes.module.css';

/** Which side of the note it leaves from: where the board is. */
type Leaves = 'right' | 'below';

export function Pointer({ cell, leaves }: { readonly cell: CellName; readonly leaves: Leaves }) {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const svg = ref.current;
    const table = svg?.parentElement;
    const note = svg?.previousElementSibling;
    const target = table?.querySelector(`[data-cell="${cell}"]`);
    if (!svg || !table || !note || !target) return;
    const draw = () => {
      const [t, n, c] = [table, note, target].map((each) => each.getBoundingClientRect());
      if (!t || !n || !c) return;
      const end = { x: c.x + c.width * (leaves === 'right' ? 0.34 : 0.6) - t.x, y: c.y + c.height * 0.14 - t.y };
      const begin =
        leaves === 'right'
          ? { x: n.right - t.x, y: n.y + n.height / 2 - t.y }
          : { x: n.x + n.width * 0.3 - t.x, y: n.bottom - t.y };
      const bend = leaves === 'right' ? { x: end.x, y: begin.y } : { x: begin.x, y: (begin.y + end.y) / 2 };
      svg.querySelector('path')?.setAttribute('d', `M${begin.x},${begin.y} Q${bend.x},${bend.y} ${end.x},${end.y}`);
      const dot = svg.querySelector('circle');
      dot?.setAttribute('cx', String(end.x));
      dot?.setAttribute('cy', String(end.y));
    };
    const watch = new ResizeObserver(draw);
    watch.observe(table);
    watch.observe(note);
    draw();
    return () => watch.disconnect();
  }, [cell, leaves]);
  return (
    <svg ref={ref} className={styles.pointer} aria-hidden="true">
      <path />
      <circle r="3.5" />
    </svg>
  );
}

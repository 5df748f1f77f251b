/** On a phone: the whole realm in small, with everybody in it and what is in sight now; a finger on it moves the view there. */
import { type CrestName, classes, crestOf, seatClass, tidy, useDrawingZoom } from '@taverne/ui';
import { type PointerEvent, useRef } from 'react';
import { cellNamed } from '../../src/realm/cells.ts';
import { centreOf } from '../look/projection.ts';
import { useTable } from '../table.tsx';
import { frame } from './ground.tsx';
import { fullOf } from './insets.ts';
import styles from './minimap.module.css';
import { shape } from './pen.ts';
import { isWhole } from './sight.tsx';

/** Everybody by the shape of their crest, around (0, 0). */
const SHAPES: { readonly [C in CrestName]: string } = {
  sun: 'M-27,0a27,27 0 1 0 54,0a27,27 0 1 0 -54,0Z',
  moon: 'M0,-36L36,0L0,36L-36,0Z',
  leaf: 'M-26,26V0A26,26 0 0 1 0,-26H26V0A26,26 0 0 1 0,26Z',
  star: 'M-25,-25H25V25H-25Z',
};

/** The keyboard needs no map: what is in sight follows the focus on the board. */
export function Minimap() {
  const table = useTable();
  const { book, look, view } = table;
  const zoom = useDrawingZoom();
  const svg = useRef<SVGSVGElement>(null);
  const { realm } = book;
  if (isWhole(zoom)) return null;
  const full = fullOf(table);
  const go = ({ clientX, clientY }: PointerEvent) => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (matrix) zoom.show(new DOMPoint(clientX, clientY).matrixTransform(matrix), zoom.scale);
  };
  return (
    <svg
      ref={svg}
      className={styles.minimap}
      viewBox={`${full.x} ${full.y} ${full.width} ${full.height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
    >
      <path className={styles.land} d={shape(frame(realm, look, 0))} />
      {view.units.map(({ id, cell, side }) => {
        const at = cellNamed(realm, cell ?? '');
        if (at === undefined || at >= realm.cells) return null;
        const point = centreOf(at, realm, look);
        return (
          <path
            key={id}
            className={classes(styles.unit, seatClass(side))}
            d={SHAPES[crestOf(side)]}
            transform={`translate(${tidy(point.x)} ${tidy(point.y)})`}
          />
        );
      })}
      <rect className={styles.sight} {...zoom.box} />
    </svg>
  );
}

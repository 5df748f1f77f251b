/** The scroll on the table: its paper, its edge, and the coordinates all around. */
import { at, type Point } from '@taverne/ui';
import { memo } from 'react';
import { nameAt } from '../../src/realm/cells.ts';
import type { Realm } from '../../src/realm/types.ts';
import { type Extent, type Look, project, turned, turnedExtent } from '../look/projection.ts';
import styles from './ground.module.css';
import { shape } from './pen.ts';

/** How far the paper reaches beyond the cells, in cells. */
const MARGIN = 0.78;
const INNER = 0.14;
const THICKNESS = 9;

const still = (look: Look): Look => ({ turns: 0, flat: look.flat });

/** The edge of the cells on the page, so many cells wider. */
export function frame(extent: Extent, look: Look, margin: number): readonly Point[] {
  const { width, height } = turnedExtent(extent, look.turns);
  return [
    { x: -margin, y: -margin },
    { x: width + margin, y: -margin },
    { x: width + margin, y: height + margin },
    { x: -margin, y: height + margin },
  ].map((corner) => project(corner, 0, { width, height }, still(look)));
}

/** What has to be in sight: the paper, whatever stands at its far edge, and a little table around it. */
export function boxOf(extent: Extent, look: Look): { x: number; y: number; width: number; height: number } {
  const corners = frame(extent, look, MARGIN);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - (look.flat ? 14 : 34)];
  return { x: left, y: top, width: Math.max(...xs) + 8 - left, height: Math.max(...ys) + 26 - top };
}

export const Ground = memo(({ realm, look }: { readonly realm: Realm; readonly look: Look }) => {
  const paper = frame(realm, look, MARGIN);
  const low = (points: readonly Point[], by: number): readonly Point[] =>
    points.map(({ x, y }) => ({ x: x + by * 0.4, y: y + by }));
  return (
    <>
      <path className={styles.shadow} d={shape(low(paper, 20))} />
      <path className={styles.edge} d={shape(low(paper, THICKNESS).map(({ x, y }) => ({ x: x - THICKNESS * 0.4, y })))} />
      <path className={styles.paper} d={shape(paper)} />
      <path className={styles.line} d={shape(frame(realm, look, INNER))} />
      <Coordinates realm={realm} look={look} />
    </>
  );
});

/** Letters along the rows of the realm, numbers along its columns, on all four edges. */
function Coordinates({ realm, look }: { readonly realm: Realm; readonly look: Look }) {
  const { width, height } = realm;
  const words: { readonly text: string; readonly spot: Point }[] = [];
  const aside = 0.46;
  for (let x = 0; x < width; x++) {
    const text = nameAt(x, 0).slice(0, 1);
    words.push({ text, spot: { x: x + 0.5, y: -aside } }, { text, spot: { x: x + 0.5, y: height + aside } });
  }
  for (let y = 0; y < height; y++) {
    const text = String(y + 1);
    words.push({ text, spot: { x: -aside, y: y + 0.5 } }, { text, spot: { x: width + aside, y: y + 0.5 } });
  }
  const extent = turnedExtent(realm, look.turns);
  return (
    <g className={styles.coordinates}>
      {words.map(({ text, spot }) => {
        const { x, y } = project(turned(spot, realm, look.turns), 0, extent, still(look));
        return (
          <text key={at(spot)} x={x} y={y + 4.4}>
            {text}
          </text>
        );
      })}
    </g>
  );
}

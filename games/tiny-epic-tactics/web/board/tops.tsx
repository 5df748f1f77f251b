/** One cell of the realm: its cliffs, its top with the texture of the terrain, shadows, zone and lips. */
import { at, classes, type Point } from '@taverne/ui';
import { memo } from 'react';
import type { Realm } from '../../src/realm/types.ts';
import { cornersOf, directionOnPage, LEVEL, type Look, project, turned, turnedExtent } from '../look/projection.ts';
import { between, hatching, pebbles, ripples, shape, stroke, tufts } from './pen.ts';
import styles from './tops.module.css';

export interface CellProps {
  readonly realm: Realm;
  readonly look: Look;
  readonly cell: number;
}

/** Neighbours as they lie on the page: 0 away right, 1 near right, 2 near left, 3 away left. */
export function nearOnPage(realm: Realm, look: Look, cell: number): readonly number[] {
  const near = realm.near[cell] ?? [];
  const seen = [-1, -1, -1, -1];
  for (const [direction, other] of near.entries()) seen[directionOnPage(direction, look.turns)] = other;
  return seen;
}

const heightOf = (realm: Realm, cell: number): number => (cell < 0 ? 0 : (realm.elevation[cell] ?? 0));

/** Below the edge of a raised cell; in the flat view nothing is seen of a cliff but its shadow. */
export const Cliffs = memo(({ realm, look, cell }: CellProps) => {
  const z = heightOf(realm, cell);
  if (look.flat || z === 0) return null;
  const [, right, near, left] = cornersOf(cell, realm, look);
  const [, onRight = -1, onLeft = -1] = nearOnPage(realm, look, cell);
  if (!right || !near || !left) return null;
  return (
    <>
      <Face a={left} b={near} drop={(z - heightOf(realm, onLeft)) * LEVEL} className={styles.faceA} seed={cell * 2} />
      <Face a={near} b={right} drop={(z - heightOf(realm, onRight)) * LEVEL} className={styles.faceB} seed={cell * 2 + 1} />
    </>
  );
});

interface FaceProps {
  readonly a: Point;
  readonly b: Point;
  readonly drop: number;
  readonly className: string | undefined;
  readonly seed: number;
}

function Face({ a, b, drop, className, seed }: FaceProps) {
  if (drop <= 0) return null;
  const down = ({ x, y }: Point): Point => ({ x, y: y + drop });
  return (
    <>
      <path className={className} d={shape([a, b, down(b), down(a)])} />
      <path className={styles.hatch} d={hatching(a, b, drop, seed)} />
      <path className={styles.foot} d={stroke([down(a), down(b)])} />
    </>
  );
}

export const Top = memo(({ realm, look, cell }: CellProps) => {
  const terrain = realm.terrain[cell] ?? 'plain';
  const z = heightOf(realm, cell);
  const corners = cornersOf(cell, realm, look);
  const d = shape(corners);
  const tint = (cell * 7 + Math.floor(cell / realm.width) * 3) % 3;
  const isWet = terrain === 'water' || terrain === 'bridge';
  const fill = isWet
    ? styles.water
    : terrain === 'forest'
      ? styles[`wood${Math.min(z, 3)}`]
      : terrain === 'peak'
        ? styles.rock
        : styles[`ground${Math.min(z, 3)}${['', 'b', 'c'][tint]}`];
  return (
    <>
      <path className={fill} d={d} />
      {isWet && <Banks realm={realm} look={look} cell={cell} corners={corners} />}
      {isWet && <path className={styles.ripple} d={ripples(corners, cell)} />}
      {terrain === 'plain' && <path className={styles.tuft} d={tufts(corners, cell)} />}
      {terrain === 'peak' && <path className={styles.tuft} d={pebbles(corners, cell)} />}
      {(realm.zoneOf[cell] ?? -1) >= 0 && <path className={styles.zone} d={d} />}
      <path className={styles.grid} d={d} />
      {look.flat && z > 0 && corners[0] && (
        <text className={styles.height} x={corners[0].x + 5} y={corners[0].y + 11}>
          {z}
        </text>
      )}
      <Shade realm={realm} look={look} cell={cell} />
    </>
  );
});

/** Water lies lower than its banks: a strip of earth along the far edges. */
function Banks({ realm, look, cell, corners }: CellProps & { readonly corners: readonly Point[] }) {
  const [far, right, , left] = corners;
  const [awayRight = -1, , , awayLeft = -1] = nearOnPage(realm, look, cell);
  if (look.flat || !far || !right || !left) return null;
  const isDry = (other: number) => other >= 0 && !['water', 'bridge'].includes(realm.terrain[other] ?? '');
  const low = ({ x, y }: Point): Point => ({ x, y: y + 5 });
  return (
    <>
      {isDry(awayRight) && <path className={styles.bank} d={shape([far, right, between(right, low(right), 0.6), low(far)])} />}
      {isDry(awayLeft) && <path className={styles.bank} d={shape([far, left, between(left, low(left), 0.6), low(far)])} />}
    </>
  );
}

/** The light comes from the far left: what is higher there throws a strip of shadow on this cell. */
function Shade({ realm, look, cell }: CellProps) {
  const z = heightOf(realm, cell);
  const [awayRight = -1, , , awayLeft = -1] = nearOnPage(realm, look, cell);
  const { x, y } = turned({ x: (cell % realm.width) + 0.5, y: Math.floor(cell / realm.width) + 0.5 }, realm, look.turns);
  const extent = turnedExtent(realm, look.turns);
  const still: Look = { turns: 0, flat: look.flat };
  const strip = (dx: number, dy: number) =>
    shape(
      [
        { x: x - 0.5, y: y - 0.5 },
        { x: x - 0.5 + dx, y: y - 0.5 },
        { x: x - 0.5 + dx, y: y - 0.5 + dy },
        { x: x - 0.5, y: y - 0.5 + dy },
      ].map((point) => project(point, z, extent, still)),
    );
  const [fromLeft, fromRight] = [heightOf(realm, awayLeft) - z, heightOf(realm, awayRight) - z];
  return (
    <>
      {fromLeft > 0 && <path className={styles.cast} d={strip(Math.min(1, 0.3 * fromLeft), 1)} />}
      {fromRight > 0 && <path className={styles.cast} d={strip(1, Math.min(1, 0.14 * fromRight))} />}
    </>
  );
}

/** The edges of a raised top, and the stitches around a control zone. */
export const Edges = memo(({ realm, look, cell }: CellProps) => {
  const z = heightOf(realm, cell);
  const corners = cornersOf(cell, realm, look);
  const near = nearOnPage(realm, look, cell);
  const zone = realm.zoneOf[cell] ?? -1;
  const sides = near.map((other, i) => {
    const [a, b] = [corners[i], corners[(i + 1) % 4]];
    return { i, a, b, falls: heightOf(realm, other) < z, leaves: zone >= 0 && (other < 0 || realm.zoneOf[other] !== zone) };
  });
  return (
    <>
      {sides.map(({ i, a, b, falls, leaves }) => {
        if (!a || !b) return null;
        const d = `M${at(a)}L${at(b)}`;
        return (
          <g key={i}>
            {falls && <path className={classes(styles.rim, (i === 1 || i === 2) && styles.lip)} d={d} />}
            {leaves && <path className={styles.seam} d={d} />}
            {leaves && <path className={styles.stitch} d={d} />}
          </g>
        );
      })}
    </>
  );
});

/** Portals: an arrow before the mouth, and the mouth in its cliff; one that nobody can see is told by a tablet on the rim. */
import { type Point, tidy } from '@taverne/ui';
import { memo } from 'react';
import type { Realm } from '../../src/realm/types.ts';
import {
  centreOf,
  cornersOf,
  directionOnPage,
  LEVEL,
  type Look,
  middleOf,
  project,
  SQUARE,
  turned,
  turnedExtent,
} from '../look/projection.ts';
import { between, shape } from './pen.ts';
import styles from './scenery.module.css';
import { type CellProps, nearOnPage } from './tops.tsx';

/** A broad arrow on the portal cell, towards the mouth. */
export const PortalArrow = memo(({ realm, look, cell }: CellProps) => {
  const portal = realm.portals[realm.portalOf[cell] ?? -1];
  if (!portal) return null;
  const { x, y } = turned(middleOf(cell, realm), realm, look.turns);
  const extent = turnedExtent(realm, look.turns);
  const page = directionOnPage('NESW'.indexOf(portal.facing), look.turns);
  const [fx, fy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][page] ?? [0, 0];
  const spot = (ahead: number, aside: number): Point =>
    project(
      { x: x + (fx ?? 0) * ahead - (fy ?? 0) * aside, y: y + (fy ?? 0) * ahead + (fx ?? 0) * aside },
      realm.elevation[cell] ?? 0,
      extent,
      { turns: 0, flat: look.flat },
    );
  const arrow = [
    spot(-0.2, -0.13),
    spot(0.12, -0.13),
    spot(0.12, -0.28),
    spot(0.42, 0),
    spot(0.12, 0.28),
    spot(0.12, 0.13),
    spot(-0.2, 0.13),
  ];
  return <path className={styles.arrow} d={shape(arrow)} />;
});

/** The mouth in a cliff that one can see: it belongs to the block, so it is drawn with it. */
export const Mouths = memo(({ realm, look, cell }: CellProps) => {
  const near = nearOnPage(realm, look, cell);
  if (look.flat) return null;
  const [, right, low, left] = cornersOf(cell, realm, look);
  if (!right || !low || !left) return null;
  return (
    <>
      {opensTo(realm, look, near[2], cell) && <Arch a={left} b={low} down={dropTo(realm, cell, near[2])} />}
      {opensTo(realm, look, near[1], cell) && <Arch a={low} b={right} down={dropTo(realm, cell, near[1])} />}
    </>
  );
});

/** Is `front` a portal cell whose mouth is in the cliff below `cell`? */
function opensTo(realm: Realm, look: Look, front: number | undefined, cell: number): boolean {
  const portal = realm.portals[realm.portalOf[front ?? -1] ?? -1];
  if (!portal || front === undefined) return false;
  const towards = directionOnPage('NESW'.indexOf(portal.facing), look.turns);
  return nearOnPage(realm, look, front)[towards] === cell;
}

const dropTo = (realm: Realm, cell: number, front: number | undefined): number =>
  ((realm.elevation[cell] ?? 0) - (realm.elevation[front ?? -1] ?? 0)) * LEVEL;

function Arch({ a, b, down }: { readonly a: Point; readonly b: Point; readonly down: number }) {
  const middle = between(a, b, 0.5);
  const slope = (b.y - a.y) / (b.x - a.x || 1);
  return (
    <g transform={`matrix(1 ${tidy(slope * 100) / 100} 0 1 ${tidy(middle.x)} ${tidy(middle.y + down)})`}>
      <path className={styles.arch} d="M-9.4,0V-7.4A9.4,8.6 0 0 1 9.4,-7.4V0Z" />
      <path className={styles.stones} d="M-9.4,-6l-2.6,-.6M9.4,-6l2.6,-.6M-6.6,-13l-1.6,-2.4M6.6,-13l1.6,-2.4M0,-16v-2.6" />
    </g>
  );
}

/** A mouth on the far side of a block is told by a tablet on its rim; seen from above every mouth is. */
export function Tablets({ realm, look }: { readonly realm: Realm; readonly look: Look }) {
  return realm.portals.map(({ cell, facing }) => {
    const page = directionOnPage('NESW'.indexOf(facing), look.turns);
    const block = nearOnPage(realm, look, cell)[page] ?? -1;
    if (block < 0) return null;
    if (look.flat) {
      const centre = centreOf(cell, realm, look);
      const [dx, dy] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][page] ?? [0, 0];
      const to = { x: centre.x + (dx ?? 0) * SQUARE * 0.5, y: centre.y + (dy ?? 0) * SQUARE * 0.5 + 5 };
      return <Tablet key={cell} to={to} />;
    }
    // Faces towards us show their mouth.
    if (page === 0 || page === 3) return null;
    const corners = cornersOf(block, realm, look);
    const [a, b] = page === 1 ? [corners[3], corners[0]] : [corners[0], corners[1]];
    return a && b ? <Tablet key={cell} to={between(a, b, 0.5)} /> : null;
  });
}

const Tablet = ({ to }: { readonly to: Point }) => (
  <g transform={`translate(${tidy(to.x)} ${tidy(to.y)})`}>
    <path className={styles.tablet} d="M-7.6,2V-9A7.6,8 0 0 1 7.6,-9V2Z" />
    <path className={styles.tabletMouth} d="M-4,2V-7.6A4,4.6 0 0 1 4,-7.6V2Z" />
  </g>
);

/** What stands on the ground: trees, peaks, houses, engines, bridges, portals, flags and the stars of the corners. */
import { at, classes, type Point, seatClass, tidy, tremble } from '@taverne/ui';
import { memo } from 'react';
import type { Realm } from '../../src/realm/types.ts';
import {
  centreOf,
  cornersOf,
  directionOnPage,
  type Look,
  middleOf,
  project,
  quarter,
  SQUARE,
  turned,
  turnedExtent,
} from '../look/projection.ts';
import { between, shape } from './pen.ts';
import styles from './scenery.module.css';
import { type CellProps, nearOnPage } from './tops.tsx';

/** Once in a page. */
export const ScenerySprite = memo(() => (
  <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
    <defs>
      <g id="tet-tree-0">
        <ellipse className={styles.shade} cx="4" cy="0" rx="9" ry="3.6" />
        <path className={styles.trunk} d="M-1.6,2.4V-3H1.6V2.4Z" />
        <path
          className={styles.leaf}
          d="M0,-27L5.6,-18.6L3.4,-18.8L8,-11.6L5.4,-12L9.6,-4.4Q0,-.4 -9.6,-4.4L-5.4,-12L-8,-11.6L-3.4,-18.8L-5.6,-18.6Z"
        />
        <path
          className={styles.leafShade}
          d="M0,-27L5.6,-18.6L3.4,-18.8L8,-11.6L5.4,-12L9.6,-4.4Q5.4,-2.4 1.6,-2.4Q4,-13 0,-27Z"
        />
      </g>
      <g id="tet-tree-1">
        <ellipse className={styles.shade} cx="4" cy="0" rx="8.4" ry="3.4" />
        <path className={styles.trunk} d="M-1.5,1.8L-1.2,-6H1.2L1.5,1.8Z" />
        <path
          className={styles.leaf}
          d="M0,-23Q4.6,-22.6 5.6,-18.4Q9.4,-16.8 8.6,-12.4Q9,-7.4 4.6,-6Q0,-3.6 -4.4,-6Q-9,-7 -8.6,-12Q-9.4,-16.8 -5.6,-18.4Q-4.4,-22.6 0,-23Z"
        />
        <path
          className={styles.leafShade}
          d="M5.6,-18.4Q9.4,-16.8 8.6,-12.4Q9,-7.4 4.6,-6Q1.4,-4.6 -1,-5Q5.6,-9.6 5.6,-18.4Z"
        />
        <path className={styles.leafLine} d="M-4,-15q1.6,-1.6 3,0M-2,-10.6q1.8,-1.8 3.6,0" />
      </g>
      <g id="tet-peak">
        <path className={styles.peak} d="M-26,8L-14,-11L-9.6,-7.4L1,-32L9.4,-15.4L13.6,-18.4L26,8Q0,18 -26,8Z" />
        <path className={styles.peakShade} d="M1,-32L9.4,-15.4L13.6,-18.4L26,8Q16,12.4 6.4,12.8L9.6,1L4.2,-6.4L7.4,-13.4Z" />
        <path className={styles.snow} d="M1,-32L5.8,-22.4L2.4,-19L.2,-21.6L-3.6,-17L-5.2,-18.2Z" />
        <path className={styles.crag} d="M-9.6,-7.4L-12.6,1M-4,-10L-8.4,4.6M0,-8L-2,6.4M11.4,-10L13.4,-2M17.6,-6L19.8,2.4" />
      </g>
      <g id="tet-house">
        <ellipse className={styles.shade} cx="4" cy="3" rx="15" ry="6" />
        <path className={styles.wallA} d="M-11,-9L-1,-3.6V7L-11,1.4Z" />
        <path className={styles.wallB} d="M-1,7V-3.6L6,-15L12,-9.4V1.4Z" />
        <path className={styles.roof} d="M-13,-8.4L-5.2,-20.6L6.2,-15.4L-1.6,-2.4Z" />
        <path className={styles.roofShade} d="M6.2,-15.4L13.6,-8.6L12,-7.2L5.8,-13.4L-.4,-2.6L-1.6,-2.4Z" />
        <path className={styles.tile} d="M-9.6,-10.8L1.4,-5.4M-7.2,-14.6L4,-9.4" />
        <path className={styles.door} d="M4,4.4V-2.4L7.4,-4.4V2.4Z" />
        <path className={styles.window} d="M-8.4,-3.4L-5,-1.6V1.6L-8.4,-.2Z" />
      </g>
      <g id="tet-ballista">
        <ellipse className={styles.shade} cx="3" cy="3" rx="19" ry="8.6" />
        <ellipse className={styles.discRim} cx="0" cy="2.6" rx="17.4" ry="8.4" />
        <ellipse className={styles.disc} cx="0" cy="0" rx="17.4" ry="8.4" />
        <path className={styles.beam} d="M-11.6,2L-8.6,3.4L12.6,-14L10.4,-16.4Z" />
        <path className={styles.beam} d="M-3,-2L-6.4,6L-4,6.8L0,-1ZM3.4,-6L8.4,3.6L6.2,4.8L1,-4Z" />
        <path className={styles.arms} d="M-3.6,-21.4Q10.8,-21.6 13.8,-13Q17,-5 11.4,2.4" />
        <path className={styles.cord} d="M-3.6,-21.4L-7.4,-.4L11.4,2.4" />
        <path className={styles.bolt} d="M-8,.4L17.6,-20M17.6,-20L12.4,-19.2M17.6,-20L16,-14.8" />
      </g>
      <g id="tet-flag">
        <ellipse className={styles.shade} cx="3" cy="1" rx="5" ry="2.4" />
        <path className={styles.pole} d="M0,0V-51" />
        <circle className={styles.knob} cy="-52" r="2.3" />
        <path
          className={styles.banner}
          d="M1,-50Q9,-53 14,-49.4Q19,-47 25.4,-49.6L22,-42.4L25.4,-35Q18,-33 13,-35.6Q8,-37.6 1,-35.2Z"
        />
      </g>
      <g id="tet-artifact">
        <ellipse className={styles.shade} cx="3" cy="1.4" rx="11" ry="4.6" />
        <path className={styles.stand} d="M-9,0Q0,4.6 9,0L6.4,-5.4Q0,-3 -6.4,-5.4Z" />
        <path className={styles.jewel} d="M0,-27L8,-17L0,-5L-8,-17Z" />
        <path className={styles.jewelShade} d="M0,-27L8,-17L0,-5L2,-17Z" />
        <path className={styles.jewelLine} d="M-8,-17H8M0,-27L-3,-17L0,-5L3,-17Z" />
        <path className={styles.rays} d="M0,-32V-36M10,-26L13,-29M-10,-26L-13,-29M13,-17H17M-13,-17H-17" />
      </g>
      <radialGradient id="tet-mouth" cx=".5" cy=".95" r=".9">
        <stop offset="0" stopColor="var(--tet-mouth-2)" />
        <stop offset=".78" stopColor="var(--tet-mouth)" />
      </radialGradient>
    </defs>
  </svg>
));

const Use = ({ name, to, scale = 1 }: { readonly name: string; readonly to: Point; readonly scale?: number }) => (
  <use
    href={`#tet-${name}`}
    transform={`translate(${tidy(to.x)} ${tidy(to.y)})${scale === 1 ? '' : ` scale(${tidy(scale * 10) / 10})`}`}
  />
);

/** What belongs to the terrain of a cell. */
export const Scenery = memo(({ realm, look, cell }: CellProps) => {
  const centre = centreOf(cell, realm, look);
  switch (realm.terrain[cell]) {
    case 'forest':
      return <Trees realm={realm} look={look} cell={cell} />;
    case 'peak':
      return <Use name="peak" to={{ x: centre.x, y: centre.y + (look.flat ? 8 : 0) }} scale={look.flat ? 0.86 : 1} />;
    case 'village':
      return (
        <>
          <Use name="house" to={{ x: centre.x + 8, y: centre.y - 8 }} scale={0.84} />
          <Use name="house" to={{ x: centre.x - 8, y: centre.y + 7 }} />
        </>
      );
    case 'ballista':
      return <Use name="ballista" to={{ x: centre.x, y: centre.y + (look.flat ? 6 : 0) }} />;
    default:
      return null;
  }
});

/** Grid offsets of the trees in a forest cell, those at the back first. */
const WOOD = [
  [-0.28, -0.24],
  [0.2, -0.3],
  [-0.34, 0.16],
  [0.32, 0.08],
  [0.02, 0.34],
] as const;

function Trees({ realm, look, cell }: CellProps) {
  const next = tremble(cell * 17 + 3);
  const { x, y } = turned(middleOf(cell, realm), realm, look.turns);
  const extent = turnedExtent(realm, look.turns);
  const trees = WOOD.map(([dx, dy]) => ({
    to: project({ x: x + dx + next() * 0.05, y: y + dy + next() * 0.05 }, realm.elevation[cell] ?? 0, extent, {
      turns: 0,
      flat: look.flat,
    }),
    name: next() > 0 ? 'tree-0' : 'tree-1',
    scale: 0.86 + next() * 0.16,
  })).toSorted((a, b) => a.to.y - b.to.y);
  return trees.map(({ to, name, scale }) => <Use key={at(to)} name={name} to={to} scale={scale} />);
}

/** A bridge lies across the water it spans, a little above it. */
export const Bridge = memo(({ realm, look, cell }: CellProps) => {
  if (realm.terrain[cell] !== 'bridge') return null;
  const near = nearOnPage(realm, look, cell);
  const isWet = (side: number) => ['water', 'bridge', 'ballista'].includes(realm.terrain[near[side] ?? -1] ?? '');
  const isAcross = isWet(1) || isWet(3);
  const { x, y } = turned(middleOf(cell, realm), realm, look.turns);
  const extent = turnedExtent(realm, look.turns);
  const z = (realm.elevation[cell] ?? 0) + 0.22;
  const spot = (along: number, aside: number, rise = 0): Point =>
    project(isAcross ? { x: x + aside, y: y + along } : { x: x + along, y: y + aside }, z + rise, extent, {
      turns: 0,
      flat: look.flat,
    });
  const planks = [-0.36, -0.18, 0, 0.18, 0.36].map((along) => `M${at(spot(along, -0.3))}L${at(spot(along, 0.3))}`).join('');
  const rail = (aside: number) =>
    `M${at(spot(-0.5, aside, 0.4))}L${at(spot(0.5, aside, 0.4))}M${at(spot(-0.5, aside))}L${at(spot(-0.5, aside, 0.42))}M${at(spot(0.5, aside))}L${at(spot(0.5, aside, 0.42))}`;
  return (
    <>
      <path className={styles.rail} d={rail(-0.3)} />
      <path className={styles.deck} d={shape([spot(-0.5, -0.3), spot(0.5, -0.3), spot(0.5, 0.3), spot(-0.5, 0.3)])} />
      <path className={styles.plank} d={planks} />
      <path className={styles.rail} d={rail(0.3)} />
    </>
  );
});

// ── portals ──

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
  ((realm.elevation[cell] ?? 0) - (realm.elevation[front ?? -1] ?? 0)) * 18.5;

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
    if (page === quarter(0) || page === quarter(3)) return null;
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

// ── zones, corners ──

export const ZONE_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Pennants on the cells of a zone; the trigger cell has a ring for its flag. */
export const ZoneMarks = memo(({ realm, look, cell }: CellProps) => {
  const zone = realm.zones[realm.zoneOf[cell] ?? -1];
  if (!zone) return null;
  const { x, y } = centreOf(cell, realm, look);
  const isTrigger = zone.trigger === cell;
  return isTrigger ? (
    <g className={styles.trigger}>
      <ellipse cx={x} cy={y} rx="18.4" ry={look.flat ? 18.4 : 12} />
      <ellipse cx={x} cy={y} rx="13.8" ry={look.flat ? 13.8 : 9} />
    </g>
  ) : (
    <path className={styles.pennant} d={`M${at({ x: x - 4, y: y + 7 })}v-14l10,3.4l-10,3.6`} />
  );
});

interface FlagProps extends CellProps {
  /** Whose flag it is already. */
  readonly owner: number | undefined;
}

export const Flag = memo(({ realm, look, cell, owner }: FlagProps) => {
  const zone = realm.zoneOf[cell] ?? -1;
  if (zone < 0 || realm.zones[zone]?.trigger !== cell) return null;
  const { x, y } = centreOf(cell, realm, look);
  return (
    <g
      className={classes(styles.flag, owner === undefined ? undefined : seatClass(owner), owner !== undefined && styles.won)}
      transform={`translate(${tidy(x - 9)} ${tidy(y - 4)})`}
    >
      <use href="#tet-flag" />
      <text x="11.4" y="-38.4">
        {ZONE_NAMES[zone]}
      </text>
    </g>
  );
});

/** Ten points of a star, as flat as the ground it is painted on. */
const STAR = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 1 : 0.42;
  const angle = (Math.PI / 5) * i - Math.PI / 2;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
});

export const StartStar = memo(({ realm, look, cell, side }: CellProps & { readonly side: number | undefined }) => {
  const centre = centreOf(cell, realm, look);
  const points = STAR.map(({ x, y }) => ({ x: centre.x + x * 13, y: centre.y + y * (look.flat ? 13 : 8.6) }));
  return (
    <g className={seatClass(side)}>
      <path className={styles.startCell} d={shape(cornersOf(cell, realm, look))} />
      <path className={styles.star} d={shape(points)} />
    </g>
  );
});

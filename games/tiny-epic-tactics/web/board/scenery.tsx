/** What stands on the ground: trees, peaks, houses, engines, bridges, portals, flags and the stars of the corners. */
import { at, classes, type Point, seatClass, tidy, tremble } from '@taverne/ui';
import { memo } from 'react';
import { centreOf, cornersOf, middleOf, project, turned, turnedExtent } from '../look/projection.ts';
import { shape } from './pen.ts';
import styles from './scenery.module.css';
import { type CellProps, nearOnPage } from './tops.tsx';

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

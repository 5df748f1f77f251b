/** Marks on Regions: where the Hero in hand can go and for what toll, what can be aimed at, what is closed to it. */
import { TileMark, type TileMarkName } from '@taverne/ui';
import { REGIONS, regionName, SLOT_NAMES, type SlotName, slotNamed, slotOf } from '../../src/board.ts';
import { heroIn, heroSpot, type Spot } from '../spots.ts';
import { DrawnSign } from '../symbols.tsx';
import { type QuestTable, refusalOf, useForecast, useTable } from '../table.tsx';
import { allHeroes, groundOf, isRegionName, regionAt } from '../view.ts';
import { bracketsOf, centreOf, cornerOf, feetOf, halfOf, moved, pathThrough } from './geometry.ts';
import styles from './marks.module.css';

/** Plain to see: a card does not lead there. Everything else is worth a hatching. */
const PLAIN: ReadonlySet<string> = new Set(['not-that-way', 'same-card', 'inland']);

export function marksOf(table: QuestTable): ReadonlyMap<Spot, TileMarkName> {
  const marks = new Map<Spot, TileMarkName>();
  const { picks, next, refused, playback, ways } = table;
  if (playback.left > 0) return marks;
  const hero = heroIn(picks[0]);
  if (hero !== undefined) {
    for (const region of REGIONS) {
      const name = regionName(region);
      const refusal = next.has(name) ? undefined : refusalOf(refused, picks[0], name);
      if (refusal && !PLAIN.has(refusal.why)) marks.set(name, 'barred');
    }
  }
  for (const other of allHeroes(table.view)) {
    if (ways.some(({ path }) => path[0] === heroSpot(other))) marks.set(heroSpot(other), 'ready');
  }
  for (const [spot, through] of next) {
    if (isRegionName(spot)) marks.set(spot, through.some(({ deed }) => deed.act === 'move') ? 'go' : 'target');
    else if (heroIn(spot) !== undefined) marks.set(spot, 'ready');
  }
  for (const spot of picks) if (isRegionName(spot) || heroIn(spot) !== undefined) marks.set(spot, 'picked');
  return marks;
}

export function Marks() {
  const table = useTable();
  return (
    <g>
      {[...marksOf(table)].map(([spot, mark]) => {
        if (!isRegionName(spot)) return null;
        const region = regionAt(spot);
        return (
          <g key={spot} transform={moved(cornerOf(slotOf(region)))}>
            <TileMark mark={mark} tile={halfOf(region)} brackets={bracketsOf(region)} />
          </g>
        );
      })}
    </g>
  );
}

/** Above the figures: a dot where one can go, a sign where one cannot. */
export function Signs() {
  const table = useTable();
  return [...marksOf(table)].map(([spot, mark]) => {
    if (!isRegionName(spot) || (mark !== 'go' && mark !== 'barred')) return null;
    const { x, y } = centreOf(regionAt(spot));
    return mark === 'go' ? (
      <g key={spot} className={styles.dst} transform={moved({ x, y: y + 4 })}>
        <circle r="10.5" />
        <circle className={styles.d2} r="5.5" />
      </g>
    ) : (
      <g key={spot} className={styles.nob} transform={moved({ x, y })}>
        <circle r="11" />
        <path d="M-6.5,6.5L6.5,-6.5" />
      </g>
    );
  });
}

const isSlotName = (name: string): name is SlotName => SLOT_NAMES.some((each) => each === name);

/** The whole way of the move under the pointer, its toll, and the Goblins it calms. */
export function Journey() {
  const { view, picks } = useTable();
  const { focus, preview } = useForecast();
  if (focus?.deed.act !== 'move' || picks.length === 0) return null;
  const { hero, to } = focus.deed;
  const feet = feetOf(view.at, view.track, (region) => groundOf(view, region).kind);
  const from = feet.get(hero);
  if (!from) return null;
  const end = { x: centreOf(to).x, y: centreOf(to).y + 10 };
  const crossed = (preview?.crossed ?? []).filter(isSlotName).map(slotNamed);
  const d = pathThrough({ x: from.x, y: from.y - 6 }, crossed, end);
  return (
    <g className={styles.journey}>
      <path className={styles.p0} d={d} />
      <path className={styles.p1} d={d} />
      {(preview?.toll ?? 0) > 0 && (
        <g className={styles.toll} transform={moved({ x: end.x, y: end.y - 30 })}>
          <rect x="-21" y="-12" width="42" height="24" rx="12" />
          <text x="-6" y="5">
            −{preview?.toll}
          </text>
          <DrawnSign name="power" x={10} y={0} size={14} />
        </g>
      )}
    </g>
  );
}

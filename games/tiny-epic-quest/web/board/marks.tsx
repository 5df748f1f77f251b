/** Marks on Regions: where the Hero in hand can go and for what toll, what can be aimed at, what is closed to it. */
import { TileMark, type TileMarkName } from '@taverne/ui';
import { REGIONS, type Region, regionName, slotOf } from '../../src/board.ts';
import { heroIn, heroSpot, type Spot } from '../spots.ts';
import { DrawnSign } from '../symbols.tsx';
import { type QuestTable, refusalOf, useForecast, useTable } from '../table.tsx';
import { allHeroes, groundOf, isRegionName, landIn, regionAt, wantsIn } from '../view.ts';
import { bracketsOf, centreOf, cornerOf, feetOf, halfOf, middleOf, middlesOf, moved, pathThrough } from './geometry.ts';
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

/** What each move of the Hero in hand costs and completes, by its Region: the cheapest way there. */
function pricesOf({ question, ways, picks }: QuestTable): ReadonlyMap<Spot, { readonly toll: number; readonly fits: boolean }> {
  const prices = new Map<Spot, { readonly toll: number; readonly fits: boolean }>();
  if (question?.name !== 'travel' || !question.figures) return prices;
  const { tolls, quests } = question.figures;
  for (const { key, path, deed } of ways) {
    const to = path[1];
    if (deed.act !== 'move' || to === undefined || path[0] !== picks[0] || prices.has(to)) continue;
    prices.set(to, { toll: tolls[key] ?? 0, fits: (quests[key] ?? []).length > 0 });
  }
  return prices;
}

/** Above the figures: where one can go and for what toll, and a sign where one cannot. */
export function Signs() {
  const table = useTable();
  const prices = pricesOf(table);
  return [...marksOf(table)].map(([spot, mark]) => {
    if (!isRegionName(spot) || (mark !== 'go' && mark !== 'barred')) return null;
    const { x, y } = centreOf(regionAt(spot));
    if (mark === 'barred')
      return (
        <g key={spot} className={styles.nob} transform={moved({ x, y })}>
          <circle r="11" />
          <path d="M-6.5,6.5L6.5,-6.5" />
        </g>
      );
    const { toll = 0, fits = false } = prices.get(spot) ?? {};
    return (
      <g key={spot} className={styles.dst} transform={moved({ x, y: y + 4 })}>
        {toll === 0 ? (
          <>
            <circle r="10.5" />
            <circle className={styles.d2} r="5.5" />
          </>
        ) : (
          <>
            <rect x="-21" y="-12" width="42" height="24" rx="12" />
            <text x="-6" y="5">
              −{toll}
            </text>
            <DrawnSign name="power" x={10} y={0} size={14} />
          </>
        )}
        {fits && (
          <g className={styles.fits} transform="translate(0 -24)">
            <circle r="12" />
            <DrawnSign name="quest" x={0} y={0} size={15} />
          </g>
        )}
      </g>
    );
  });
}

/** The Regions that a Quest wants one's Heroes in, while one points at its card. */
export function Wanted() {
  const { view, lit, state } = useTable();
  if (lit === undefined) return null;
  return wantsIn(view, state.eyes ?? 0, lit).map((region) => (
    <path key={region} className={styles.wanted} d={halfOf(region)} transform={moved(cornerOf(slotOf(region)))} />
  ));
}

/** The whole way of the move under the pointer, and the Goblins it pays for or calms. */
export function Journey() {
  const { view, picks } = useTable();
  const { focus, preview } = useForecast();
  if (focus?.deed.act !== 'move' || picks.length === 0) return null;
  const { hero, to } = focus.deed;
  const from = feetOf(view.at, view.track, (region) => groundOf(view, region).kind).get(hero);
  if (!from) return null;
  const end = { x: centreOf(to).x, y: centreOf(to).y + 10 };
  const d = pathThrough([{ x: from.x, y: from.y - 6 }, ...middlesOf((preview?.crossed ?? []).join(' ')), end]);
  return (
    <g className={styles.journey}>
      <path className={styles.p0} d={d} />
      <path className={styles.p1} d={d} />
      {(preview?.calmed ?? []).map((portal) => (
        <Calmed key={portal} region={landIn(view).portals[portal - 1] ?? to} isFree={landIn(view).portals[portal - 1] === to} />
      ))}
    </g>
  );
}

/** A Goblin that will turn passive: for 1 Power on the way, for nothing where the way ends. */
function Calmed({ region, isFree }: { readonly region: Region; readonly isFree: boolean }) {
  const { x, y } = cornerOf(slotOf(region));
  return (
    <g className={styles.calmed} transform={moved({ x: x + middleOf(region), y: y + 97 })}>
      <circle r="22.5" />
      <g className={styles.toll} transform="translate(17 -19)">
        <rect x="-15" y="-10" width="30" height="20" rx="10" />
        {isFree ? (
          <path className={styles.turn} d="M-6,1.5a6,5 0 1 1 2,4M-9,-1.5l3,3.4l3.4,-2.8" />
        ) : (
          <>
            <text x="-4" y="4.6">
              −1
            </text>
            <DrawnSign name="power" x={8} y={0} size={10} />
          </>
        )}
      </g>
    </g>
  );
}

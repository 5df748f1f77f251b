/** Marks on the land: where one can go and for how much, whom it provokes, what can be fought or revealed, and the way under the pointer. */
import { TileMark, type TileMarkName, useSay } from '@taverne/ui';
import type { Deed } from '../../src/deeds.ts';
import { spaceName } from '../../src/land.ts';
import type { Space } from '../../src/state.ts';
import { moved, outline, type Point } from '../art/geometry.ts';
import { DrawnSign } from '../art/signs.tsx';
import { type Spot, tileSpot } from '../spots.ts';
import { type MageFrame, useForecast, useTable } from '../table.tsx';
import { figuresOf, ownSeat } from '../view.ts';
import type { Way } from '../ways.ts';
import styles from './board.module.css';
import { middleOfSpace, openingsIn, outlineOf, signOf, spaceNamed } from './geometry.ts';
import { standingAt } from './view.ts';

const isSpace = (spot: Spot): boolean => /^-?\d+\.-?\d+$/.test(spot);

/** What marks and prices are made from. */
export type Asking = Pick<MageFrame, 'view' | 'state' | 'question' | 'next' | 'picks' | 'ways'> & {
  readonly playback: { readonly left: number };
};

/** What each spot of the map is to whoever plays now. */
export function marksOf(table: Asking): ReadonlyMap<Spot, TileMarkName> {
  const { next, picks, ways, playback } = table;
  const marks = new Map<Spot, TileMarkName>();
  if (playback.left > 0) return marks;
  for (const [spot, through] of next) {
    if (spot.startsWith('tile ')) marks.set(spot, 'go');
    else if (isSpace(spot)) marks.set(spot, markFor(table, spot, through));
  }
  // Whoever stirs somebody up on the way around and back does it by name, not by a click on the hero.
  if (ways.some(({ deed }) => deed?.do === 'move' || deed?.do === 'explore')) marks.set(hereOf(table), 'ready');
  for (const spot of picks) if (isSpace(spot) || spot.startsWith('tile ')) marks.set(spot, 'picked');
  return marks;
}

const hereOf = ({ view, state }: Pick<Asking, 'view' | 'state'>): Spot => spaceName(view.at[ownSeat(state)] ?? 0);

/** A fight is no plain step: one's own choice is aimed at, what one stirs up by going there is a place to end. */
function markFor({ view }: Pick<Asking, 'view'>, spot: Spot, through: readonly Way[]): TileMarkName {
  if (through.every(({ deed }) => deed?.do === 'provoke')) return 'land';
  if (through.some(({ deed }) => deed?.do === 'challenge')) return 'target';
  return standingAt(view, spaceNamed(spot))?.isHeld ? 'target' : 'go';
}

const HEX = outline(2.5);
/** The six corners alone. */
const BRACKETS =
  'M-10,-35L0,-40L10,-35M30,-25L39.5,-20V-9M39.5,9V20L30,25M10,35L0,40L-10,35M-30,25L-39.5,20V9M-39.5,-9V-20L-30,-25';

export function Marks() {
  const table = useTable();
  const { view } = table;
  const marks = marksOf(table);
  return (
    <>
      {[...marks].map(([spot, mark]) =>
        isSpace(spot) ? (
          <g key={spot} transform={moved(middleOfSpace(spaceNamed(spot)))}>
            <TileMark mark={mark} tile={HEX} brackets={BRACKETS} />
          </g>
        ) : null,
      )}
      {openingsIn(view).map(({ x, y }) =>
        marks.has(tileSpot(x, y)) ? <path key={`${x} ${y}`} className={styles.open} d={outlineOf(x, y)} /> : null,
      )}
    </>
  );
}

/** The cheapest of the ways to each space, and whether it ends in a fight. */
interface Price extends Point {
  readonly spot: Spot;
  readonly cost: number;
  readonly isFight: boolean;
}

export function pricesOf(table: Asking): readonly Price[] {
  const costs = figuresOf(table.question)?.costs ?? {};
  if (table.playback.left > 0) return [];
  return [...table.next].flatMap(([spot, through]) => {
    const priced = through.flatMap((way) => (way.deed?.do === 'move' || way.deed?.do === 'provoke' ? [way] : []));
    if (!isSpace(spot) || spot === hereOf(table) || priced.length === 0) return [];
    // Where a longer way provokes nobody, its price is meant.
    const [way] = priced.toSorted((a, b) => Number(a.deed?.do === 'provoke') - Number(b.deed?.do === 'provoke'));
    const cost = costs[way?.key ?? ''] ?? 0;
    const isFight = markFor(table, spot, through) !== 'go';
    return [{ spot, cost, isFight, ...middleOfSpace(spaceNamed(spot)) }];
  });
}

export function Prices() {
  const table = useTable();
  const say = useSay();
  const { view, next } = table;
  const hero = view.at[ownSeat(table.state)] ?? 0;
  return (
    <>
      {pricesOf(table).map(({ spot, cost, isFight, x, y }) => (
        <g key={spot} className={styles.price} transform={moved({ x, y: y + 34 })}>
          <g className={styles.badge}>
            <circle r="10.5" />
            <text y="5">{cost}</text>
            {isFight && (
              <g className={styles.warning} transform="translate(15 1)">
                <path d="M0,-9L9.4,8H-9.4Z" />
                <DrawnSign of="clash" x={0} y={2.6} size={9} />
              </g>
            )}
          </g>
        </g>
      ))}
      {openingsIn(view).map(({ x, y }) => {
        if (!next.has(tileSpot(x, y))) return null;
        return (
          <g key={`${x} ${y}`} className={styles.explore} transform={moved(signOf({ x, y }, hero))}>
            <g className={styles.badge}>
              <rect x="-46" y="-15" width="92" height="30" rx="15" />
              <text y="6">{say('board.explore.sign', { n: EXPLORE_COST })}</text>
            </g>
          </g>
        );
      })}
    </>
  );
}
/** MK-EXPLORE-02. */
const EXPLORE_COST = 2;

/** Where it would be done; a move has a way to be shown. */
function placeOf(deed: Deed, here: Space): Space | undefined {
  switch (deed.do) {
    case 'challenge':
      return deed.at;
    case 'together':
      return deed.city;
    case 'drive':
      return deed.to;
    case 'enter':
    case 'burn':
    case 'mark':
      return here;
    default:
      return undefined;
  }
}

/** The whole way of the move under the pointer, and whoever it provokes; of anything else its place. */
export function Journey() {
  const { view, state } = useTable();
  const { focus, preview } = useForecast();
  const deed = focus?.deed;
  if (deed?.do === 'explore') return <path className={styles.glow} d={outlineOf(deed.x, deed.y)} />;
  const place = deed && placeOf(deed, view.at[ownSeat(state)] ?? 0);
  const from = middleOfSpace(view.at[ownSeat(state)] ?? 0);
  if (place !== undefined)
    return (
      <g className={styles.journey} transform={moved(middleOfSpace(place))}>
        <TileMark mark="picked" tile={HEX} brackets={BRACKETS} />
      </g>
    );
  if (!deed || (deed.do !== 'move' && deed.do !== 'provoke') || !preview?.path) return null;
  const points = [from, ...preview.path.map(({ space }) => middleOfSpace(spaceNamed(space)))];
  const d = `M${points.map(({ x, y }) => `${x},${y + 12}`).join('L')}`;
  const goal = points.at(-1) ?? from;
  return (
    <g className={styles.journey}>
      <path className={styles.way} d={d} />
      <path className={styles.steps} d={d} />
      <circle className={styles.goal} cx={goal.x} cy={goal.y + 12} r="5" />
      {(preview.provoked ?? []).map((name) => {
        const { x, y } = middleOfSpace(spaceNamed(name));
        return <circle key={name} className={styles.roused} r="27" cx={x} cy={y} />;
      })}
    </g>
  );
}

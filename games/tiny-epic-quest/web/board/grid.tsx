/** The thirty-four Regions and the Heroes on them as one touches and hears them. */
import { type Arrow, BoardGrid, type Dragged, useSay } from '@taverne/ui';
import { REGIONS, type Region, regionName, slotOf, squareOf } from '../../src/board.ts';
import { NONE } from '../../src/words.ts';
import { heroIn, heroSpot, type Spot } from '../spots.ts';
import { type QuestTable, useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { allHeroes, groundOf, regionAt } from '../view.ts';
import { cornerOf, feetOf, halfOf, moved } from './geometry.ts';
import { heroLabel, regionLabel } from './labels.ts';
import { marksOf } from './marks.tsx';

const placeOf = (region: Region) => {
  const { x, y } = squareOf(slotOf(region));
  return { x: x * 2 + (region % 2), y };
};

const ROWS: readonly (readonly Spot[])[] = [0, 1, 2, 3, 4].map((y) =>
  REGIONS.filter((region) => placeOf(region).y === y)
    .toSorted((a, b) => placeOf(a).x - placeOf(b).x)
    .map(regionName),
);

/** A Region, then the Heroes on it. */
const stopsIn = (at: readonly Region[], region: Region): readonly Spot[] => [
  regionName(region),
  ...at.flatMap((each, hero) => (each === region ? [heroSpot(hero)] : [])),
];

const STEPS: { readonly [A in Arrow]: { readonly x: number; readonly y: number } } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** To the right and back through everybody on a Region; up and down from Region to Region. */
export function walk(from: Spot, arrow: Arrow, at: readonly Region[]): Spot | undefined {
  const hero = heroIn(from);
  const region = hero === undefined ? regionAt(from) : (at[hero] ?? NONE);
  const { x: dx, y: dy } = STEPS[arrow];
  const stops = stopsIn(at, region);
  const beside = dy === 0 ? stops[stops.indexOf(from) + dx] : undefined;
  if (beside !== undefined) return beside;
  const here = placeOf(region);
  const there = REGIONS.find((each) => placeOf(each).x === here.x + dx && placeOf(each).y === here.y + dy);
  return there === undefined ? undefined : regionName(there);
}

interface GridProps {
  readonly onDrag: (dragged: Dragged<Spot> | undefined) => void;
  readonly isPinched: () => boolean;
}

export function Grid({ onDrag, isPinched }: GridProps) {
  const table = useTable();
  const turn = useTurn();
  const say = useSay();
  const { view, playback, ways } = table;
  const { at, track } = playback.places;
  const marks = marksOf(table);
  const feet = feetOf(at, track, (region) => groundOf(view, region).kind);
  return (
    <BoardGrid
      label={say('web.board')}
      rows={[...ROWS, allHeroes(view).map(heroSpot)]}
      start={startOf(table)}
      table={table}
      turn={turn}
      marks={marks}
      labelOf={(spot) => {
        const hero = heroIn(spot);
        return hero === undefined
          ? regionLabel(say, table, regionAt(spot), marks.get(spot))
          : heroLabel(say, table, hero, marks.get(spot));
      }}
      walk={(from, arrow) => walk(from, arrow, at)}
      letters={{ i: () => pickItem(table) }}
      drag={{ canTake: (spot) => ways.some(({ deed, path }) => deed.act === 'move' && path[0] === spot), onDrag, isPinched }}
    >
      {(spot) => {
        const hero = heroIn(spot);
        if (hero === undefined) {
          const region = regionAt(spot);
          return <path d={halfOf(region)} transform={moved(cornerOf(slotOf(region)))} />;
        }
        const foot = feet.get(hero);
        return foot ? <path d={`M${foot.x - 12},${foot.y - 36}h24v44h-24Z`} /> : null;
      }}
    </BoardGrid>
  );
}

/** The next Item that can change hands; then a number says to whom. */
function pickItem({ ways, picks, press }: QuestTable): void {
  const items = [...new Set(ways.flatMap(({ deed, path }) => (deed.act === 'give' ? path.slice(0, 1) : [])))];
  const next = items[items.indexOf(picks[0] ?? '') + 1] ?? items[0];
  if (next !== undefined) press(next);
}

/** My first Hero, whoever begins. */
export const startOf = ({ question, state }: Pick<QuestTable, 'question' | 'state'>): Spot => {
  const seat = question?.seat ?? state.eyes;
  return seat === undefined ? 'I1L' : heroSpot(seat * 3);
};

/** The map of a match: the land as far as it is known, everybody on it, and what can be done there. */
import { BoardGrid, classes, type Dragged, DrawnBoard, Hatching, PHONE, useDrawingZoom, useMedia, useSay } from '@taverne/ui';
import { useEffect, useMemo, useState } from 'react';
import { spaceName } from '../../src/land.ts';
import { moved, outline } from '../art/geometry.ts';
import type { Spot } from '../spots.ts';
import { useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { ownSeat } from '../view.ts';
import styles from './board.module.css';
import { middleOfSpace, outlineOf, rowsOf, spaceNamed, stopsIn, walk } from './geometry.ts';
import { Ground } from './ground.tsx';
import { labelOf } from './labels.ts';
import { useLook } from './looking.tsx';
import { Journey, Marks, marksOf, Prices } from './marks.tsx';
import { Heroes, Pieces } from './pieces.tsx';
import { useSight } from './sight.ts';

/** From so many tiles on, all of them together are drawn small. */
const LARGE = 7;

/** The grid over the picture says it all in words. */
const UNHEARD = { 'aria-hidden': true } as const;

export function Land() {
  const { view, state, playback } = useTable();
  const look = useLook();
  const hero = view.at[ownSeat(state)];
  const isPhone = useMedia(PHONE);
  const [dragged, setDragged] = useState<Dragged<Spot> | undefined>();
  useSight();
  // There a note lies over the land: whoever has gone somewhere wants to see it.
  useEffect(() => {
    if (isPhone && hero !== undefined) look(undefined);
  }, [isPhone, hero, look]);
  return (
    <DrawnBoard
      className={classes('mk', playback.seen.isNight && 'night', styles.land, view.tiles.length > LARGE && styles.large)}
    >
      <g {...UNHEARD}>
        <Hatching />
        <Ground />
        <Marks />
        <Pieces />
        <Journey />
        <Heroes dragged={dragged?.by} />
        <Prices />
      </g>
      <Spots onDrag={setDragged} />
    </DrawnBoard>
  );
}

/** The spaces, and the places for tiles, as one touches and hears them. */
function Spots({ onDrag }: { readonly onDrag: (dragged: Dragged<Spot> | undefined) => void }) {
  const { isPinched } = useDrawingZoom();
  const table = useTable();
  const turn = useTurn();
  const say = useSay();
  const { view, state, pointAt } = table;
  const look = useLook();
  const hero = view.at[ownSeat(state)] ?? 0;
  const marks = marksOf(table);
  const rows = useMemo(() => rowsOf(view), [view]);
  const stops = useMemo(() => stopsIn(view, hero), [view, hero]);
  const here = spaceName(hero);
  const pointing = {
    ...table,
    // Whoever is taken into the hand is there already.
    press: (spot: Spot) => {
      if (spot !== here) table.press(spot);
    },
    pointAt: (spot: Spot | undefined) => {
      if (spot !== undefined) look(spot);
      pointAt(spot);
    },
  };
  return (
    <BoardGrid
      label={say('board.label')}
      rows={rows}
      start={here}
      table={pointing}
      turn={turn}
      marks={marks}
      labelOf={(spot) => labelOf(say, table, spot, marks.get(spot))}
      walk={(from, arrow) => walk(stops, from, arrow)}
      drag={{ canTake: (spot) => spot === here && marks.get(here) === 'ready', onDrag, isPinched }}
    >
      {(spot) => <Shape spot={spot} />}
    </BoardGrid>
  );
}

const HEX = outline(1.5);

function Shape({ spot }: { readonly spot: Spot }) {
  if (!spot.startsWith('tile ')) return <path d={HEX} transform={moved(middleOfSpace(spaceNamed(spot)))} />;
  const [x = 0, y = 0] = spot.slice('tile '.length).split(' ').map(Number);
  return <path d={outlineOf(x, y)} />;
}

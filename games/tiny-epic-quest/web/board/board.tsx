/** The map of a match, by day and by night, and everybody on it. */
import { ButtonRow, classes, type Dragged, DrawnBoard, Hatching, useDrawingZoom, useSay, ZoomButtons } from '@taverne/ui';
import { useState } from 'react';
import { useKeptMap } from '../maps/again.tsx';
import type { Spot } from '../spots.ts';
import { useTable } from '../table.tsx';
import { groundOf } from '../view.ts';
import styles from './board.module.css';
import { feetOf } from './geometry.ts';
import { Goblins } from './goblins.tsx';
import { Grid } from './grid.tsx';
import { Ground } from './ground.tsx';
import { Journey, Marks, Signs, Wanted } from './marks.tsx';
import { Pieces } from './pieces.tsx';
import { Sprite } from './sprite.tsx';

export function BoardView() {
  const { view, playback } = useTable();
  useKeptMap();
  const zoom = useDrawingZoom();
  const [dragged, setDragged] = useState<Dragged<Spot> | undefined>();
  const night = playback.places.isNight;
  return (
    <>
      <Sprite />
      <div className={classes(styles.sky, night && styles.dark)} aria-hidden="true" />
      <DrawnBoard className={classes('teq', night && 'night', view.rules.gloom && 'gloom', styles.board)}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus; the grid above it says it all in words */}
        <g aria-hidden="true">
          <Hatching />
          <Ground map={view.map} gloom={view.rules.gloom} colours={view.colours} seats={view.seats} />
          {night && <Lamps />}
          <Marks />
          <Wanted />
          <Goblins />
          <Journey />
          <Pieces dragged={dragged} />
          <Signs />
        </g>
        <Grid onDrag={setDragged} isPinched={zoom.isPinched} />
      </DrawnBoard>
    </>
  );
}

/** At night there is light where somebody is. */
function Lamps() {
  const { view, playback } = useTable();
  const { at, track } = playback.places;
  return [...feetOf(at, track, (region) => groundOf(view, region).kind)].map(([hero, { x, y }]) => (
    <ellipse key={hero} fill="url(#teq-lamp)" cx={x} cy={y - 14} rx="46" ry="38" />
  ));
}

export function Tools() {
  const say = useSay();
  return (
    <ButtonRow label={say('web.tools')}>
      <ZoomButtons />
    </ButtonRow>
  );
}

/** The board of Leaders: thirty-seven cells in a wooden frame, and everybody who stands on them. */
import { Button, ButtonRow, type Dragged, DrawnBoard, Hatching, useDrawingZoom, useSay, ZoomButtons } from '@taverne/ui';
import { useState } from 'react';
import type { CellName } from '../../src/index.ts';
import { FigureSprite } from '../standee.tsx';
import { useTable } from '../table.tsx';
import styles from './board.module.css';
import { Fall } from './fall.tsx';
import { Ghosts, Landings, Rope } from './ghosts.tsx';
import { Grid } from './grid.tsx';
import { Coordinates, Ground } from './ground.tsx';
import { BarredSigns, Marks } from './marks.tsx';
import { Pieces } from './pieces.tsx';
import { ThreatCounts, Threats } from './threats.tsx';
import { Trail } from './trail.tsx';

export function BoardView() {
  const zoom = useDrawingZoom();
  const { turned, view } = useTable();
  const [dragged, setDragged] = useState<Dragged<CellName> | undefined>();
  return (
    <>
      <FigureSprite />
      <DrawnBoard className={styles.board}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus; the grid above it says it all in words */}
        <g aria-hidden="true">
          <Hatching />
          <Ground turned={turned} south={view.south} />
          <Fall />
          <Trail />
          <Marks />
          <Landings />
          <Rope />
          <Threats />
          <Coordinates turned={turned} />
          <Pieces dragged={dragged} />
          <Ghosts />
          <ThreatCounts />
          <BarredSigns />
        </g>
        <Grid onDrag={setDragged} isPinched={zoom.isPinched} />
      </DrawnBoard>
    </>
  );
}

export function Tools() {
  const say = useSay();
  const { showsThreats, toggleThreats } = useTable();
  return (
    <ButtonRow label={say('web.tools')}>
      <Button icon="threat" label={say('web.threats')} pressed={showsThreats} onClick={toggleThreats} />
      <ZoomButtons />
    </ButtonRow>
  );
}

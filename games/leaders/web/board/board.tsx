/** The board of Leaders: thirty-seven cells in a wooden frame, and everybody who stands on them. */
import { type Box, Button, ButtonRow, useSay, useZoom, type Zoom } from '@taverne/ui';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { FigureSprite } from '../standee.tsx';
import { useTable } from '../table.tsx';
import styles from './board.module.css';
import { Fall } from './fall.tsx';
import { BOARD } from './geometry.ts';
import { Ghosts, Landings, Rope } from './ghosts.tsx';
import { type Dragged, Grid } from './grid.tsx';
import { Coordinates, Ground } from './ground.tsx';
import { BarredSigns, Marks } from './marks.tsx';
import { Pieces } from './pieces.tsx';
import { ThreatCounts, Threats } from './threats.tsx';
import { Trail } from './trail.tsx';

interface Drawn {
  readonly svg: { current: SVGSVGElement | null };
  readonly zoom: Zoom;
}

const Drawing = createContext<Drawn | undefined>(undefined);

const FULL: Box = BOARD;

/** The zoom belongs to the board, its buttons stand elsewhere on the page. */
export function ZoomProvider({ children }: { readonly children: ReactNode }) {
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(svg, FULL);
  return <Drawing value={{ svg, zoom }}>{children}</Drawing>;
}

export function BoardView() {
  const drawn = use(Drawing);
  const { turned, view } = useTable();
  const [dragged, setDragged] = useState<Dragged | undefined>();
  if (!drawn) throw new Error('the board stands outside its table');
  const { svg, zoom } = drawn;
  return (
    <>
      <FigureSprite />
      <svg
        ref={svg}
        className={styles.board}
        viewBox={zoom.viewBox}
        role="presentation"
        onPointerDown={zoom.onPointerDown}
        onPointerMove={zoom.onPointerMove}
        onPointerUp={zoom.onPointerUp}
        onPointerCancel={zoom.onPointerUp}
        onPointerLeave={zoom.onPointerUp}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus; the grid above it says it all in words */}
        <g aria-hidden="true">
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
      </svg>
    </>
  );
}

export function Tools() {
  const drawn = use(Drawing);
  const say = useSay();
  const { showsThreats, toggleThreats } = useTable();
  return (
    <ButtonRow label={say('web.tools')}>
      <Button icon="threat" label={say('web.threats')} pressed={showsThreats} onClick={toggleThreats} />
      <Button icon="minus" label={say('web.zoom.out')} onClick={() => drawn?.zoom.further()} />
      <Button icon="fit" label={say('web.zoom.fit')} onClick={() => drawn?.zoom.fit()} />
      <Button icon="plus" label={say('web.zoom.in')} onClick={() => drawn?.zoom.nearer()} />
    </ButtonRow>
  );
}

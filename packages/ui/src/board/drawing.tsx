/** A drawing that can be enlarged and moved. It fills what it stands in; the buttons for it stand elsewhere on the page. */
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import { useSay } from '../words.tsx';
import styles from './drawing.module.css';
import type { Box } from './sight.ts';
import { useZoom, type Zoom } from './use-zoom.ts';

interface Drawn {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly zoom: Zoom;
}

const Context = createContext<Drawn | undefined>(undefined);

/** Around the board and everything that moves it. `full`: what is in sight when nothing is enlarged. */
export function Drawing({ full, children }: { readonly full: Box; readonly children: ReactNode }) {
  const svg = useRef<SVGSVGElement>(null);
  return <Context value={{ svg, zoom: useZoom(svg, full) }}>{children}</Context>;
}

function useDrawn(): Drawn {
  const drawn = use(Context);
  if (!drawn) throw new Error('a board stands outside its drawing');
  return drawn;
}

export const useDrawingZoom = (): Zoom => useDrawn().zoom;

export function DrawnBoard({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  const { svg, zoom } = useDrawn();
  return (
    <svg
      ref={svg}
      className={classes(styles.board, className)}
      viewBox={zoom.viewBox}
      role="presentation"
      onPointerDown={zoom.onPointerDown}
      onPointerMove={zoom.onPointerMove}
      onPointerUp={zoom.onPointerUp}
      onPointerCancel={zoom.onPointerUp}
      onPointerLeave={zoom.onPointerUp}
    >
      {children}
    </svg>
  );
}

/** For a row of tools. */
export function ZoomButtons() {
  const { zoom } = useDrawn();
  const say = useSay();
  return (
    <>
      <Button icon="minus" label={say('web.zoom.out')} onClick={zoom.further} />
      <Button icon="fit" label={say('web.zoom.fit')} onClick={zoom.fit} />
      <Button icon="plus" label={say('web.zoom.in')} onClick={zoom.nearer} />
    </>
  );
}

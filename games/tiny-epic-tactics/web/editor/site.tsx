/** The realm under construction: boxes are taken hold of where they can be seen, and dragged over the cells. */
import { classes, tidy } from '@taverne/ui';
import { type PointerEvent, useMemo, useRef } from 'react';
import type { Realm } from '../../src/realm/types.ts';
import { boxOf } from '../board/ground.tsx';
import { shape } from '../board/pen.ts';
import { Tablets } from '../board/portals.tsx';
import { RealmPicture } from '../board/realm.tsx';
import { ScenerySprite } from '../board/sprite.tsx';
import { cellUnder, centreOf, cornersOf, type Look, unproject } from '../look/projection.ts';
import styles from './editor.module.css';

interface SiteProps {
  readonly realm: Realm;
  readonly look: Look;
  readonly chosen: string | undefined;
  /** Cells that something speaks against. */
  readonly wrong: readonly number[];
  readonly onChoose: (box: string) => void;
  /** `grip`: what is moved without letting go is one move. */
  readonly onMove: (box: string, x: number, y: number, grip: string) => void;
}

export function Site({ realm, look, chosen, wrong, onChoose, onMove }: SiteProps) {
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<{ box: string; dx: number; dy: number; z: number; grip: string } | undefined>(undefined);
  const full = useMemo(() => boxOf(realm, look), [realm, look]);
  const placed = realm.boxes.find((box) => box.id === chosen);
  const pointOf = (event: PointerEvent) => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  };
  const onDown = (event: PointerEvent) => {
    // Nothing is marked as text by what is dragged over it.
    event.preventDefault();
    const point = pointOf(event);
    const cell = point && cellUnder(point, realm, look);
    const box = cell === undefined ? undefined : realm.boxes[realm.boxOf[cell] ?? -1];
    if (!point || !box) return;
    onChoose(box.id);
    // Held by a point of its top: it must not jump when taken.
    const grid = unproject(point, box.elevation, realm, look);
    held.current = { box: box.id, dx: grid.x - box.x, dy: grid.y - box.y, z: box.elevation, grip: String(event.timeStamp) };
    svg.current?.setPointerCapture(event.pointerId);
  };
  const onDrag = (event: PointerEvent) => {
    const point = held.current && pointOf(event);
    if (!held.current || !point) return;
    const { box, dx, dy, z, grip } = held.current;
    const grid = unproject(point, z, realm, look);
    const [x, y] = [Math.round(grid.x - dx), Math.round(grid.y - dy)];
    const now = realm.boxes.find((each) => each.id === box);
    if (now && (now.x !== x || now.y !== y)) onMove(box, x, y, grip);
  };
  return (
    <>
      <ScenerySprite />
      <svg
        ref={svg}
        className={classes('tet', styles.site)}
        viewBox={`${full.x} ${full.y} ${full.width} ${full.height}`}
        aria-hidden="true"
        onPointerDown={onDown}
        onPointerMove={onDrag}
        onPointerUp={() => {
          held.current = undefined;
        }}
        onPointerCancel={() => {
          held.current = undefined;
        }}
      >
        <RealmPicture
          realm={realm}
          look={look}
          corners={[]}
          won={[]}
          lying={(cell) => {
            const isChosen = placed?.cells.includes(cell) && realm.boxes[realm.boxOf[cell] ?? -1]?.id === chosen;
            const isWrong = wrong.includes(cell);
            if (!isChosen && !isWrong) return null;
            return (
              <path key={cell} className={isWrong ? styles.wrong : styles.chosen} d={shape(cornersOf(cell, realm, look))} />
            );
          }}
          standing={(cell) => {
            if (cell !== realm.artifact) return null;
            const { x, y } = centreOf(cell, realm, look);
            return <use key={cell} href="#tet-artifact" transform={`translate(${tidy(x)} ${tidy(y)})`} />;
          }}
        />
        <Tablets realm={realm} look={look} />
      </svg>
    </>
  );
}

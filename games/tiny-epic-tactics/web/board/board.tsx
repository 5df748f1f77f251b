/** The realm with everybody in it: relief or flat, from four sides, and what could be done there. */
import { classes, type Dragged, DrawnBoard, type Point, seatClass, tidy } from '@taverne/ui';
import { type ReactNode, useState } from 'react';
import type { CellName } from '../../src/events.ts';
import { cellName, cellNamed } from '../../src/realm/cells.ts';
import { FigureSprite } from '../figures/sprite.tsx';
import { cellUnder, centreOf, type Look } from '../look/projection.ts';
import { journeyIn } from '../playback.ts';
import { type TacticsTable, useTable } from '../table.tsx';
import styles from './board.module.css';
import { DungeonInsets } from './dungeons.tsx';
import { Aim, Floats, Path } from './effects.tsx';
import { Grid } from './grid.tsx';
import { lookOf } from './look-of.ts';
import { HiddenPrices, LyingMark, type Mark, marksOf, StandingMark } from './marks.tsx';
import { Tablets } from './portals.tsx';
import { RealmPicture } from './realm.tsx';
import { Following } from './sight.tsx';
import { ScenerySprite } from './sprite.tsx';
import { Unit, UnitPicture } from './units.tsx';

export function BoardView() {
  const table = useTable();
  const [dragged, setDragged] = useState<Dragged<CellName> | undefined>();
  const { book, look, view } = table;
  const { realm } = book;
  const marks = marksOf(table);
  const standing = standingOn(table, dragged);
  const artifact = view.artifact === null ? undefined : cellNamed(realm, view.artifact);
  return (
    <>
      <Following />
      <FigureSprite />
      <ScenerySprite />
      <DrawnBoard className={classes('tet', styles.board, look.flat && styles.flat)}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus; the grid above it says it all in words */}
        <g aria-hidden="true" className={styles.picture}>
          <RealmPicture
            realm={realm}
            look={look}
            corners={view.corners}
            won={view.won}
            lying={(cell) => <LyingMark key={cell} table={table} cell={cell} mark={markOf(marks, cellName(realm, cell))} />}
            standing={(cell) => (
              <g key={cell}>
                <StandingMark table={table} cell={cell} mark={markOf(marks, cellName(realm, cell))} />
                {cell === artifact && <Artifact point={centreOf(cell, realm, look)} />}
                {standing.get(cell)}
              </g>
            )}
          />
          <Closed />
          <Tablets realm={realm} look={look} />
          <Behind />
          <HiddenPrices table={table} marks={marks} />
          <Path />
          <Aim />
          <Floats />
        </g>
        <Grid onDrag={setDragged} />
        <DungeonInsets />
      </DrawnBoard>
    </>
  );
}

const markOf = (marks: ReadonlyMap<string, Mark>, name: string): Mark | undefined => marks.get(name);

const Artifact = ({ point }: { readonly point: Point }) => (
  <use href="#tet-artifact" transform={`translate(${tidy(point.x)} ${tidy(point.y)})`} />
);

/** Everybody by the cell with which they are drawn: whoever is on the way, by the nearest cell of it. */
function standingOn(table: TacticsTable, dragged: Dragged<CellName> | undefined): ReadonlyMap<number, ReactNode> {
  const { book, look, playback, parts } = table;
  const { realm } = book;
  const journey = playback.current && journeyIn(playback.current, book);
  const found = new Map<number, ReactNode>();
  for (const piece of playback.pieces.values()) {
    const cell = cellNamed(realm, piece.cell ?? '');
    if (cell === undefined || cell >= realm.cells) continue;
    const isOnTheWay = journey?.unit === piece.id;
    const steps = isOnTheWay ? [...(playback.origin === undefined ? [] : [playback.origin]), ...journey.path] : [];
    const way = steps.filter((each) => each < realm.cells);
    const { x, y } = centreOf(cell, realm, look);
    const held = dragged?.cell === piece.cell ? dragged.by : undefined;
    found.set(
      cell,
      <Unit
        key={piece.id}
        {...lookOf(table, piece)}
        x={x + (held?.x ?? 0)}
        y={y + (held?.y ?? 0)}
        way={way.map((each) => centreOf(each, realm, look))}
        journey={isOnTheWay ? playback.at : ''}
        calm={parts.calm}
        flat={look.flat}
      />,
    );
  }
  return found;
}

/** Whoever stands behind a cliff shines through it. */
function Behind() {
  const table = useTable();
  const { book, look, playback } = table;
  const { realm } = book;
  if (look.flat) return null;
  return [...playback.pieces.values()].map((piece) => {
    const cell = cellNamed(realm, piece.cell ?? '');
    if (cell === undefined || cell >= realm.cells) return null;
    const { x, y } = centreOf(cell, realm, look);
    const isSeen = [6, -16].every((dy) => {
      const hit = cellUnder({ x, y: y + dy }, realm, look);
      return (
        hit === undefined || (realm.elevation[hit] ?? 0) <= (realm.elevation[cell] ?? 0) || isFarther(realm, look, hit, cell)
      );
    });
    if (isSeen) return null;
    return (
      <g key={piece.id} className={`${styles.behind} ${seatClass(piece.side)}`} transform={`translate(${tidy(x)} ${tidy(y)})`}>
        <UnitPicture {...lookOf(table, piece)} />
      </g>
    );
  });
}

function isFarther(realm: TacticsTable['book']['realm'], look: Look, hit: number, cell: number): boolean {
  return centreOf(hit, { ...realm, elevation: [] }, look).y <= centreOf(cell, { ...realm, elevation: [] }, look).y;
}

/** Cells under an open dungeon: nobody may enter them. */
function Closed() {
  const { view, book, look, playback } = useTable();
  const { realm } = book;
  if (playback.left > 0) return null;
  return view.closed.map((name) => {
    const cell = cellNamed(realm, name);
    if (cell === undefined) return null;
    const { x, y } = centreOf(cell, realm, look);
    return <path key={name} className={styles.closed} d={`M${tidy(x - 14)},${tidy(y - 9)}l28,18m0,-18l-28,18`} />;
  });
}

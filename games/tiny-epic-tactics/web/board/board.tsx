/** The realm with everybody in it: relief or flat, from four sides, and what could be done there. */
import { Button, ButtonRow, classes, type Point, seatClass, tidy, useSay, useZoom, type Zoom } from '@taverne/ui';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cellName, cellNamed } from '../../src/realm/cells.ts';
import { FigureSprite } from '../figures/sprite.tsx';
import { cellUnder, centreOf, type Look } from '../look/projection.ts';
import { journeyIn } from '../playback.ts';
import { type TacticsTable, useTable } from '../table.tsx';
import { mySide, type UnitView } from '../view.ts';
import styles from './board.module.css';
import { DungeonInsets } from './dungeons.tsx';
import { Aim, Floats, Path } from './effects.tsx';
import { type Dragged, Grid } from './grid.tsx';
import { boxOf } from './ground.tsx';
import { HiddenPrices, LyingMark, type Mark, marksOf, StandingMark } from './marks.tsx';
import { Tablets } from './portals.tsx';
import { RealmPicture } from './realm.tsx';
import { ScenerySprite } from './sprite.tsx';
import { Unit, type UnitLook, UnitPicture } from './units.tsx';

interface Drawn {
  readonly svg: { current: SVGSVGElement | null };
  readonly zoom: Zoom;
}

/** On a phone the whole realm is too small to be touched. */
const SMALL = '(max-width: 760px)';
const SMALL_SCALE = 1.9;

const Drawing = createContext<Drawn | undefined>(undefined);

/** The zoom belongs to the board, its buttons stand elsewhere on the page. */
export function ZoomProvider({ children }: { readonly children: ReactNode }) {
  const { book, look, view, state } = useTable();
  const { realm } = book;
  const svg = useRef<SVGSVGElement>(null);
  const full = useMemo(() => boxOf(realm, look), [realm, look]);
  const zoom = useZoom(svg, full);
  // Turned or tilted, the whole is shown again; where that would be too small, the neighbourhood of one's own units.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the look changes; a zoom is not undone by a step
  useLayoutEffect(() => {
    if (!globalThis.matchMedia(SMALL).matches) return zoom.fit();
    const mine = view.units.find(({ side, cell }) => side === mySide(state, view) && cell !== null);
    const cell = cellNamed(realm, mine?.cell ?? '') ?? Math.floor(realm.cells / 2);
    zoom.show(centreOf(Math.min(cell, realm.cells - 1), realm, look), look.flat ? SMALL_SCALE * 0.8 : SMALL_SCALE);
  }, [full]);
  useMarksInSight(zoom);
  return <Drawing value={{ svg, zoom }}>{children}</Drawing>;
}

/** On a phone: a question about cells that are out of sight leads there. */
function useMarksInSight(zoom: Zoom): void {
  const table = useTable();
  const { book, look, question } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question leads there once; then the eye is free
  useEffect(() => {
    if (!globalThis.matchMedia(SMALL).matches) return;
    const marks = [...marksOf(table).keys()]
      .map((name) => cellNamed(book.realm, name) ?? book.realm.cells)
      .filter((cell) => cell < book.realm.cells)
      .map((cell) => centreOf(cell, book.realm, look));
    const [x = 0, y = 0, width = 0, height = 0] = zoom.viewBox.split(' ').map(Number);
    const isSeen = marks.some((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height);
    const [first] = marks;
    if (first && !isSeen) zoom.show(first, look.flat ? SMALL_SCALE * 0.8 : SMALL_SCALE);
  }, [question?.id]);
}

export function useDrawn(): Drawn {
  const drawn = use(Drawing);
  if (!drawn) throw new Error('the board stands outside its table');
  return drawn;
}

export function BoardView() {
  const { svg, zoom } = useDrawn();
  const table = useTable();
  const [dragged, setDragged] = useState<Dragged | undefined>();
  const { book, look, view } = table;
  const { realm } = book;
  const marks = marksOf(table);
  const standing = standingOn(table, dragged);
  const artifact = view.artifact === null ? undefined : cellNamed(realm, view.artifact);
  return (
    <>
      <FigureSprite />
      <ScenerySprite />
      <svg
        ref={svg}
        className={classes('tet', styles.board)}
        viewBox={zoom.viewBox}
        role="presentation"
        onPointerDown={zoom.onPointerDown}
        onPointerMove={zoom.onPointerMove}
        onPointerUp={zoom.onPointerUp}
        onPointerCancel={zoom.onPointerUp}
        onPointerLeave={zoom.onPointerUp}
      >
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
        <Grid onDrag={setDragged} isPinched={zoom.isPinched} />
        <DungeonInsets />
      </svg>
    </>
  );
}

const markOf = (marks: ReadonlyMap<string, Mark>, name: string): Mark | undefined => marks.get(name);

const Artifact = ({ point }: { readonly point: Point }) => (
  <use href="#tet-artifact" transform={`translate(${tidy(point.x)} ${tidy(point.y)})`} />
);

/** How a unit looks now. */
export function lookOf({ view, state, picks, ways, question }: TacticsTable, piece: UnitView): UnitLook {
  const isActive = question?.name === 'act' && piece.side === view.active && state.questions.length > 0;
  const isSpent = isActive && !ways.some((way) => way.path[0] === piece.cell);
  return {
    kind: piece.class,
    side: piece.side,
    hp: piece.hp,
    maxHp: piece.maxHp,
    stock: piece.stock,
    maxStock: piece.maxStock,
    isWeak: piece.weak,
    bears: piece.bearer,
    isSpent,
    isPicked: picks[0] !== undefined && picks[0] === piece.cell,
  };
}

/** Everybody by the cell with which they are drawn: whoever is on the way, by the nearest cell of it. */
function standingOn(table: TacticsTable, dragged: Dragged | undefined): ReadonlyMap<number, ReactNode> {
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

/** Turn, tilt, nearer and further. */
export function Tools() {
  const { zoom } = useDrawn();
  const say = useSay();
  return (
    <div className={styles.tools}>
      <Looks />
      <ButtonRow label={say('web.tools')}>
        <Button icon="minus" label={say('web.zoom.out')} onClick={zoom.further} />
        <Button icon="fit" label={say('web.zoom.fit')} onClick={zoom.fit} />
        <Button icon="plus" label={say('web.zoom.in')} onClick={zoom.nearer} />
      </ButtonRow>
    </div>
  );
}

/** From which side, and whether in relief or from straight above. */
export function Looks() {
  const { look, turn, setFlat } = useTable();
  const say = useSay();
  return (
    <div className={styles.looks}>
      <button
        type="button"
        className={styles.round}
        onClick={() => turn(-1)}
        aria-label={say('web.turn.left')}
        title={say('web.turn.left')}
      >
        <Bent isMirrored />
      </button>
      <Compass turns={look.turns} label={say('web.compass')} />
      <button
        type="button"
        className={styles.round}
        onClick={() => turn(1)}
        aria-label={say('web.turn.right')}
        title={say('web.turn.right')}
      >
        <Bent />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are tools */}
      <div className={styles.switch} role="group" aria-label={say('web.look')}>
        <button type="button" aria-pressed={!look.flat} onClick={() => setFlat(false)}>
          {say('web.look.relief')}
        </button>
        <button type="button" aria-pressed={look.flat} onClick={() => setFlat(true)}>
          {say('web.look.flat')}
        </button>
      </div>
    </div>
  );
}

const Bent = ({ isMirrored = false }: { readonly isMirrored?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.bent} transform={isMirrored ? 'scale(-1 1)' : undefined}>
    <path d="M6 16.5A7 7 0 1 1 18.4 14M18.8 8.6v5.8h-5.8" />
  </svg>
);

/** North lies up and to the right, and turns with the realm. */
const Compass = ({ turns, label }: { readonly turns: number; readonly label: string }) => (
  <svg viewBox="-24 -24 48 48" className={styles.compass} role="img" aria-label={label}>
    <circle className={styles.dial} r="22.5" />
    <g transform={`rotate(${57 + turns * 90})`}>
      <path className={styles.north} d="M0,-14L5,0H-5Z" />
      <path className={styles.south} d="M0,14L5,0H-5Z" />
      <text y="-14.6" transform={`rotate(${-57 - turns * 90} 0 -18)`}>
        N
      </text>
    </g>
  </svg>
);

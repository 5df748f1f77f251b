/** What the board shows about options: who can act, where one can go and what it costs, at whom one can aim. */
import { at, type Point, TileMark, type TileMarkName, tidy } from '@taverne/ui';
import type { CellName } from '../../src/events.ts';
import { cellName, cellNamed } from '../../src/realm/cells.ts';
import { cellUnder, centreOf, cornersOf, type Look } from '../look/projection.ts';
import { cornerCells, isAttackVerb, type Way } from '../picking/ways.ts';
import type { TacticsTable } from '../table.tsx';
import { unitWithId } from '../view.ts';
import styles from './marks.module.css';
import { between, shape } from './pen.ts';

/** `card`: in reach with a tactic alone. `place`: where a unit may be deployed. */
export type Mark = Exclude<TileMarkName, 'land' | 'barred'> | 'card' | 'place';

/** One mark per cell, for the eye and for the ear. */
export function marksOf({ next, picks, ways, question, book, view, playback }: TacticsTable): ReadonlyMap<CellName, Mark> {
  const marks = new Map<CellName, Mark>();
  if (!question) return marks;
  for (const [spot, through] of next) {
    if (cellNamed(book.realm, spot) !== undefined) marks.set(spot, markFor(through, picks.length));
  }
  if (question.name === 'corner') {
    for (const way of ways) for (const cell of cornerCells(book, way)) marks.set(cell, 'place');
  }
  const struck = playback.left === 0 ? unitWithId(view, view.attacks.at(-1)?.on)?.cell : undefined;
  if (struck && !marks.has(struck)) marks.set(struck, 'aimed');
  const [first, second] = picks;
  if (first !== undefined) marks.set(first, 'picked');
  if (second !== undefined) marks.set(second, 'aimed');
  return marks;
}

function markFor(through: readonly Way[], picked: number): Mark {
  if (picked === 0 && through.some((way) => way.path.length > 1 || way.verb === 'walk' || way.verb === 'pay')) return 'ready';
  if (through.some((way) => isAttackVerb(way.verb))) return 'target';
  if (through.some((way) => way.verb === 'play' || way.target !== undefined)) return 'target';
  if (through.some((way) => way.unit !== undefined && way.cell === undefined)) return 'target';
  if (through.every((way) => way.tactics.length > 0)) return 'card';
  return through.some((way) => way.question === 'deploy') ? 'place' : 'go';
}

const inset = (corners: readonly Point[], share: number): Point[] => {
  const [a, , c] = corners;
  if (!a || !c) return [];
  const middle = between(a, c, 0.5);
  return corners.map((corner) => between(corner, middle, share));
};

/** The four corners alone, as brackets around what is aimed at. */
function brackets(corners: readonly Point[], arm: number): string {
  return corners
    .map((corner, i) => {
      const before = corners[(i + 3) % 4] ?? corner;
      const after = corners[(i + 1) % 4] ?? corner;
      return `M${at(between(corner, before, arm))}L${at(corner)}L${at(between(corner, after, arm))}`;
    })
    .join('');
}

interface LyingProps {
  readonly table: TacticsTable;
  readonly cell: number;
  readonly mark: Mark | undefined;
}

/** Painted on the top of a cell, under whatever stands there. */
export function LyingMark({ table, cell, mark }: LyingProps) {
  const { book, look } = table;
  if (mark === undefined) return null;
  const corners = cornersOf(cell, book.realm, look);
  return (
    <TileMark
      mark={mark === 'place' ? 'go' : mark === 'card' ? 'land' : mark}
      className={mark === 'place' ? styles.place : undefined}
      tile={shape(inset(corners, 0.07))}
      brackets={brackets(inset(corners, 0.04), 0.26)}
    />
  );
}

/** A cell whose middle is behind a cliff tells its price in front of it. */
const isHidden = (table: Pick<TacticsTable, 'book'>, look: Look, cell: number): boolean =>
  cellUnder(centreOf(cell, table.book.realm, look), table.book.realm, look) !== cell;

/** What it costs to go there: over the trees, under whoever stands there. */
export function StandingMark({ table, cell, mark }: LyingProps) {
  const { book, look, costs } = table;
  if ((mark !== 'go' && mark !== 'card') || isHidden(table, look, cell)) return null;
  return <Price point={centreOf(cell, book.realm, look)} cost={costs.get(cellName(book.realm, cell))} />;
}

const Price = ({ point, cost }: { readonly point: Point; readonly cost: number | undefined }) => (
  <g className={styles.price} transform={`translate(${tidy(point.x)} ${tidy(point.y)})`}>
    {cost === undefined ? <circle className={styles.dot} r="4.4" /> : <circle r="7.8" />}
    {cost !== undefined && <text y="4.3">{cost}</text>}
  </g>
);

/** Prices of cells behind a cliff, over everything. */
export function HiddenPrices({ table, marks }: { readonly table: TacticsTable; readonly marks: ReadonlyMap<CellName, Mark> }) {
  const { realm } = table.book;
  return [...marks].map(([name, mark]) => {
    const cell = cellNamed(realm, name);
    if (cell === undefined || cell >= realm.cells || (mark !== 'go' && mark !== 'card')) return null;
    if (!isHidden(table, table.look, cell)) return null;
    return <Price key={name} point={centreOf(cell, realm, table.look)} cost={table.costs.get(name)} />;
  });
}

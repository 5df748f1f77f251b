/** Marks on cells, below the figures: who can act, where one can go, whom an ability can reach, what is barred. */
import { at, hexBrackets, hexPath, hexPoints, type Point, TileMark, type TileMarkName } from '@taverne/ui';
import type { CellName } from '../../src/index.ts';
import type { Way } from '../picking/ways.ts';
import { barred } from '../picking/why-not.ts';
import { type LeadersTable, useTable } from '../table.tsx';
import { figureOn, isCell } from '../view.ts';
import { centreOf, moved } from './geometry.ts';
import styles from './marks.module.css';

export function marksOf(table: LeadersTable): ReadonlyMap<CellName, TileMarkName> {
  const marks = new Map<CellName, TileMarkName>();
  const { ways, picks, next, view, refused, playback } = table;
  // While something is played back the figures are not where the marks would say.
  if (playback.left > 0) return marks;
  for (const way of ways) {
    // A recruit's way begins with a card: what glows on the board is where it could go.
    const first = way.kind === 'recruit' ? way.path[1] : way.path[0];
    if (isCell(first)) marks.set(first, 'ready');
  }
  if (picks.length > 0) {
    for (const spot of barred(refused, view, picks, new Set(next.keys())).keys()) if (isCell(spot)) marks.set(spot, 'barred');
  }
  if (picks.length > 0) {
    for (const [spot, through] of next) if (isCell(spot)) marks.set(spot, nextMark(table, spot, through));
  }
  for (const [i, spot] of picks.entries()) if (isCell(spot)) marks.set(spot, i === 0 ? 'picked' : 'aimed');
  return marks;
}

function nextMark({ view, picks }: LeadersTable, spot: CellName, through: readonly Way[]): TileMarkName {
  if (through.some((way) => way.kind === 'recruit')) return 'go';
  if (picks.length >= 2) return 'land';
  if (figureOn(view, spot)) return 'target';
  return through.every((way) => way.kind === 'move') ? 'go' : 'land';
}

export function Marks() {
  const table = useTable();
  const { turned } = table;
  const marks = [...marksOf(table)];
  // Ready ones lie below, so that brackets and dots are never covered.
  const order = (mark: TileMarkName): number => (mark === 'ready' ? 0 : mark === 'barred' ? 1 : 2);
  return (
    <g className={styles.marks}>
      {marks
        .toSorted(([, a], [, b]) => order(a) - order(b))
        .map(([cell, mark]) => (
          <CellMark key={cell} mark={mark} centre={centreOf(cell, turned)} />
        ))}
      <Accused />
    </g>
  );
}

function CellMark({ mark, centre }: { readonly mark: TileMarkName; readonly centre: Point }) {
  return (
    <>
      <TileMark mark={mark} tile={hexPath(centre, 88)} brackets={hexBrackets(centre, 90, 26)} />
      {mark === 'go' && (
        <g transform={moved(centre)}>
          <circle className={styles.goRing} r="23" />
          <circle className={styles.goDot} r="13" />
        </g>
      )}
      {mark === 'land' && <circle className={styles.landRing} cx={centre.x} cy={centre.y} r="19" />}
    </>
  );
}

/** The sign on what is barred stands above the figures. */
export function BarredSigns() {
  const table = useTable();
  return (
    <g className={styles.marks}>
      {[...marksOf(table)]
        .filter(([, mark]) => mark === 'barred')
        .map(([cell]) => {
          const { x, y } = centreOf(cell, table.turned);
          return (
            <g key={cell} className={styles.sign} transform={moved({ x: x - 50, y: y - 52 })}>
              <circle r="18" />
              <path d="M-9,9 L9,-9" />
            </g>
          );
        })}
    </g>
  );
}

/** Those whom a why-not names: who would capture, who shields, who stands in the way. */
function Accused() {
  const { why, turned } = useTable();
  const figures = why?.missed?.refusal.figures;
  if (!why || !figures) return null;
  const cells = (figures.by ?? []).map(({ cell }) => cell).filter((cell) => cell !== why.spot);
  const leader = figures.leader && centreOf(figures.leader, turned);
  return (
    <g className={styles.accused}>
      {cells.map((cell) => {
        const centre = centreOf(cell, turned);
        return (
          <g key={cell}>
            <polygon points={hexPoints(centre, 84)} />
            {leader && <path d={`M${at(centre)} L${at(leader)}`} />}
          </g>
        );
      })}
      {leader && <circle cx={leader.x} cy={leader.y} r="52" />}
    </g>
  );
}

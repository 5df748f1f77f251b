/** What one sees of the realm: all of it, or on a phone the neighbourhood of what matters now. */
import { type Box, PHONE, type Point, useDrawingZoom, type Zoom } from '@taverne/ui';
import { useEffect, useLayoutEffect } from 'react';
import { centreOf, HALF_WIDTH, LEVEL, SQUARE } from '../look/projection.ts';
import { type TacticsTable, useForecast, useTable } from '../table.tsx';
import { mySide, unitWithId } from '../view.ts';
import { duelOf } from './effects.tsx';
import { fullOf, pointOf } from './insets.ts';
import { marksOf } from './marks.tsx';

const NEAR = 1.9;
const NEAR_FLAT = 1.5;

const isPhone = (): boolean => globalThis.matchMedia(PHONE).matches;
/** On a phone held upright the whole realm is too small to be touched; on one that lies it fits. */
const UPRIGHT = '(max-width: 760px) and (orientation: portrait)';
const isTooSmall = (): boolean => globalThis.matchMedia(UPRIGHT).matches;

/** How much one sees at a glance on a phone. */
export const nearOf = ({ look }: TacticsTable): number => (look.flat ? NEAR_FLAT : NEAR);

export const isWhole = ({ scale }: Zoom): boolean => scale <= 1.05;

/** In the midst of one's own units, or of the realm. */
export function aroundMine(table: TacticsTable): Point {
  const { view, state, book, look } = table;
  const mine = view.units.filter(({ side }) => side === mySide(state, view)).map(({ cell }) => cell);
  const points = pointsOf(table, mine);
  const mean = (of: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  if (points.length === 0) return centreOf(Math.floor(book.realm.cells / 2), book.realm, look);
  return { x: mean('x'), y: mean('y') };
}

/** Half of a cell in relief, and room for the figure of the damage beside it. */
const BESIDE = HALF_WIDTH + 12;

/** The part of the drawing that holds whoever stands on these cells, from head to foot. */
export function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - BESIDE, Math.min(...ys) - SQUARE - LEVEL];
  return { x: left, y: top, width: Math.max(...xs) + BESIDE - left, height: Math.max(...ys) + SQUARE / 2 - top };
}

const pointsOf = (table: TacticsTable, names: readonly (string | null | undefined)[]): Point[] =>
  names.flatMap((name) => pointOf(table, name) ?? []);

/** What matters is in sight, whatever happens. */
export function Following() {
  const table = useTable();
  const zoom = useDrawingZoom();
  const { focus } = useForecast();
  const { look, question, view } = table;
  const { x, y, width, height } = fullOf(table);
  // Turned or tilted, the whole is shown again; where that would be too small, the neighbourhood of one's own units.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the look changes; a zoom is not undone by a step
  useLayoutEffect(() => {
    if (isTooSmall()) zoom.show(aroundMine(table), nearOf(table));
    else zoom.fit();
  }, [x, y, width, height, look]);
  // A new question about cells that are out of sight leads there once; then the eye is free.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isPhone()) return;
    const marks = pointsOf(table, [...marksOf(table).keys()]);
    const { box } = zoom;
    const isSeen = marks.some((at) => at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height);
    const [first] = marks;
    if (first && !isSeen) zoom.reveal(around([first]), coversOf());
  }, [question?.id]);
  // Whoever is picked, on the board or by a card in the sheet, is in sight.
  const [picked] = table.picks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const points = pointsOf(table, [picked]);
    if (isPhone() && points.length > 0) zoom.reveal(around(points), coversOf());
  }, [picked]);
  // Both sides of an attack, weighed or under way, are in sight.
  const fight = duelOf(table, focus).flatMap((id) => unitWithId(view, id)?.cell ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const points = pointsOf(table, fight);
    if (isPhone() && points.length > 0) zoom.reveal(around(points), coversOf());
  }, [fight.join(' ')]);
  return null;
}

/** What lies over the board. */
const coversOf = (): readonly Box[] =>
  [...document.querySelectorAll('[data-covers]')].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);

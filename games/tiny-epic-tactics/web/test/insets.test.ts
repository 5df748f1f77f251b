/** Plans of open dungeons: they lie beside the realm and not on it, and every chamber can be found. */
import { describe, expect, test } from 'vitest';
import { cellName } from '../../src/realm/cells.ts';
import { fullOf, type Inset, insetsOf, pointOf } from '../board/insets.ts';
import { type Look, project, quarter, turnedExtent } from '../look/projection.ts';
import type { UnitView } from '../view.ts';
import { seated, untilAct } from './table.ts';

const { book, view } = seated({ ...untilAct, options: { mode: 'solo' }, seats: 1 });
const { realm } = book;

/** Somebody at the entrance of each of these dungeons. */
function inside(ids: readonly string[], look: Look) {
  const boxes = realm.boxes.filter(({ id }) => ids.includes(id));
  const units: readonly UnitView[] = view.units;
  const pieces = new Map(
    boxes.flatMap((box, i) => {
      const unit = units[i];
      return unit ? [[unit.id, { ...unit, cell: cellName(realm, box.dungeon.entrance) }] as const] : [];
    }),
  );
  const playback = { pieces, current: undefined, origin: undefined, at: '', left: 0, skip: () => {} };
  return { book, look, playback };
}

const looks: readonly Look[] = [0, 1, 2, 3].flatMap((turns) => [
  { turns: quarter(turns), flat: false },
  { turns: quarter(turns), flat: true },
]);

const corners = ({ x, y, width, height }: Inset) => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];

describe.each(looks)('turned by $turns, flat: $flat', (look) => {
  const { width, height } = turnedExtent(realm, look.turns);
  const [far, right, near, left] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => project(corner, 0, { width, height }, { turns: 0, flat: look.flat }));

  test.each(realm.boxes.map(({ id }) => id))('the plan of %s lies beside the realm', (id) => {
    const table = inside([id], look);
    const insets = insetsOf(table);
    expect(insets.map(({ box }) => box.id)).toEqual([id]);
    const full = fullOf(table);
    for (const { x, y } of insets.flatMap(corners)) {
      expect(x).toBeGreaterThanOrEqual(full.x);
      expect(x).toBeLessThanOrEqual(full.x + full.width);
      expect(y).toBeGreaterThanOrEqual(full.y);
      if (look.flat) expect(y).toBeLessThan(far?.y ?? 0);
      else {
        // Outside the rhombus of the realm's cells.
        const [cx, cy] = [((left?.x ?? 0) + (right?.x ?? 0)) / 2, ((far?.y ?? 0) + (near?.y ?? 0)) / 2];
        const share = Math.abs(x - cx) / ((right?.x ?? 0) - cx) + Math.abs(y - cy) / ((near?.y ?? 0) - cy);
        expect(share).toBeGreaterThan(1);
      }
    }
  });

  test('two plans do not lie over each other, and a chamber lies on its own', () => {
    const ids = realm.boxes.slice(0, 2).map(({ id }) => id);
    const table = inside(ids, look);
    const [one, other] = insetsOf(table);
    if (!one || !other) throw new Error('there are two');
    expect(one.x + one.width <= other.x || other.x + other.width <= one.x).toBe(true);
    for (const { box, x, y, size } of [one, other]) {
      expect(pointOf(table, cellName(realm, box.dungeon.first))).toEqual({ x: x + size / 2, y: y + size / 2 });
    }
  });
});

test('with nobody inside there is no plan, and a chamber is nowhere', () => {
  const table = inside([], { turns: 0, flat: true });
  const [box] = realm.boxes;
  if (!box) throw new Error('there is a box');
  expect(insetsOf(table)).toEqual([]);
  expect(pointOf(table, cellName(realm, box.dungeon.first))).toBeUndefined();
  expect(pointOf(table, 'A1')).toBeDefined();
});

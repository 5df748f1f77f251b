import { expect, test } from 'vitest';
import { HOUSE } from '../../src/content/house/index.ts';
import { refusals } from '../../src/realm/build.ts';
import { readRealm, writeRealm } from '../../src/realm/text.ts';
import * as build from '../editor/building.ts';
import { keyed } from '../editor/editor.tsx';

const [preset] = HOUSE.battles;
if (!preset) throw new Error('no preset');
const empty = build.bare(preset);
const at = (plan: typeof preset, id: string) => build.placementOf(plan, id);

test('a box is put down once', () => {
  const plan = build.put(build.put(empty, HOUSE, '2x2'), HOUSE, '2x2');
  expect(plan.placements.map(({ box }) => box)).toEqual(['2x2']);
});

test('a box never leaves the realm, however far it is pushed or turned', () => {
  let plan = build.put(empty, HOUSE, '8x1');
  for (let i = 0; i < 40; i++) plan = build.move(plan, HOUSE, '8x1', { x: 1, y: 1 });
  expect(at(plan, '8x1')).toMatchObject({ x: plan.width - 8, y: plan.height - 1 });
  plan = build.turn(plan, HOUSE, '8x1');
  expect(refusals(plan, HOUSE, true).map(({ why }) => why)).not.toContain('outside');
  expect(at(plan, '8x1')?.turns).toBe(1);
});

test('raised, a box lies on what was put down after it', () => {
  const plan = build.raise(build.put(build.put(empty, HOUSE, '2x2'), HOUSE, '5x4'), '2x2');
  expect(plan.placements.map(({ box }) => box)).toEqual(['5x4', '2x2']);
});

test('arrows follow the page, r turns, t raises, Delete takes away', () => {
  const plan = build.put(empty, HOUSE, '2x2');
  const { x = 0, y = 0 } = at(plan, '2x2') ?? {};
  const step = (key: string, turns: 0 | 1) => keyed(plan, HOUSE, '2x2', { key, look: { turns, flat: false } });
  expect(step('ArrowRight', 0)?.placements[0]).toMatchObject({ x: x + 1, y });
  expect(step('ArrowRight', 1)?.placements[0]).toMatchObject({ x, y: y - 1 });
  expect(step('r', 0)?.placements[0]?.turns).toBe(1);
  expect(step('Delete', 0)?.placements).toEqual([]);
  expect(step('q', 0)).toBeUndefined();
});

test('what was built is read again from its text', () => {
  const plan = build.move(build.put(empty, HOUSE, '5x4'), HOUSE, '5x4', { x: -3, y: 2 });
  const read = readRealm(writeRealm(plan, HOUSE), HOUSE);
  expect(read.ok && read.value.placements).toEqual(plan.placements);
});

/** What the Enemy has to choose when no unit is meant: a direction, by the compass. */
import { expect, test } from 'vitest';
import { chooseWay } from '../../src/attack/choose.ts';
import { named } from '../position.ts';
import { run } from '../stretch.ts';
import { adventure } from './adventure.ts';

test.each([
  ['E1', 'N', ['N', 'W'], 'N'],
  ['E1', 'N', ['S', 'W'], 'S'],
  ['E2', 'E', ['N', 'W'], 'W'],
  ['E3', 'S', ['N', 'E'], 'N'],
  ['E4', 'W', ['S', 'E'], 'E'],
] as const)('TET-RUL-37: by %s (%s) it takes of %j the first met clockwise, %s', (card, _, among, way) => {
  const state = adventure({ enemy: 'R4@G1', under: `R4:${card}` });
  expect(run(chooseWay(state, named(state, 'R4'), among, 'TET-UNIT-07'))).toBe(way);
});

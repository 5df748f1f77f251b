/** The Storm Crystal captures in the middle of a Move: who comes in the place of the captured comes at once. */
import { expect, test } from 'vitest';
import { refuseDungeon } from '../../../src/solo/dungeon.ts';
import { cellsOf } from '../../position.ts';
import { box, move } from './visit.ts';

test('TET-SOLO-CAP-03, TET-SOLO-CAP-06: the newcomer stands before the finder goes on, and may be in its way', () => {
  const told = { mine: 'W1@8x1:G1', enemy: 'B1@I7/1', green: '3x2 5x4 1x2 2x2', time: 3 };
  const script = [
    ['new enemy unit', 0],
    ['flag', 0],
  ] as const;
  const { state, table } = move(told, ['W1', 3], '8x1:H1 | use | H4 | stop', script);
  expect(table.told().filter((event) => ['captured', 'time-moved', 'enemy-came', 'moved'].includes(event))).toEqual([
    'captured',
    'time-moved',
    'enemy-came',
    'moved',
  ]);
  // On the trigger cell H7, which lies on the large box: the last dungeon stays shut for the rest of this Move.
  expect(cellsOf(state, state.at.slice(7))).toBe('H7');
  expect(refuseDungeon(state, box(state, '8x5'))).toMatchObject({ rule: 'TET-SOLO-DGN-02' });
});

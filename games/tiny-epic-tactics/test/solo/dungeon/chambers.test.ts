/** Chambers: doors, barriers, cave-ins, traps, Water. */
import { describe, expect, test } from 'vitest';
import { chamberCost, refuseChamber } from '../../../src/solo/chambers.ts';
import { closedBoxes } from '../../../src/solo/closed.ts';
import { cell, named, where } from '../../position.ts';
import { dice } from '../../skirmish.ts';
import { adventure, type Venture } from '../adventure.ts';
import { box, move } from './visit.ts';

describe('chambers', () => {
  const enter = (told: Venture, unit: string, to: string, mp = 9) => {
    const state = adventure(told);
    return refuseChamber(state, named(state, unit), cell(state, to), mp);
  };

  test('TET-SOLO-DGN-13: Water costs one MP more on the way in', () => {
    const state = adventure({ mine: 'W1@3x2:A2 B3@5x4:A4' });
    const cost = (unit: string, to: string): number => chamberCost(state, named(state, unit), cell(state, to));
    expect([cost('W1', '3x2:B2'), cost('W1', '3x2:A1'), cost('B3', '5x4:B4')]).toEqual([2, 1, 1]);
    expect(enter({ mine: 'W1@3x2:A2' }, 'W1', '3x2:B2', 1)).toMatchObject({
      rule: 'TET-MOVE-10',
      figures: { cost: 2, left: 1 },
    });
  });

  test('TET-SOLO-DGN-13: who flies pays nothing for Water in a Move', () => {
    const { state } = move({ mine: 'B2@3x2:A2' }, ['B2', 1], '3x2:B2');
    expect(where(state, 'B2')).toBe('3x2:B2');
  });

  test('TET-SOLO-DGN-17: a Locked Door is for Rogues', () => {
    expect(enter({ mine: 'W1@3x2:A1' }, 'W1', '3x2:B1')).toMatchObject({ rule: 'TET-SOLO-DGN-17' });
    expect(enter({ mine: 'R1@3x2:A1' }, 'R1', '3x2:B1')).toBeUndefined();
  });

  test('TET-SOLO-DGN-18: a Magic Barrier is for Wizards, for 2 mana at each entry', () => {
    expect(enter({ mine: 'R1@5x4:C1' }, 'R1', '5x4:C2')).toMatchObject({ rule: 'TET-SOLO-DGN-18', why: 'magic-barrier' });
    const { state } = move({ mine: 'M1@5x4:C3' }, ['M1', 3], '5x4:C2 | 5x4:C1 | 5x4:C2');
    expect(state.stock[named(state, 'M1')]).toBe(6 - 4);
    const poor = adventure({ mine: 'M1@5x4:C1' });
    poor.stock[named(poor, 'M1')] = 1;
    expect(refuseChamber(poor, named(poor, 'M1'), cell(poor, '5x4:C2'), 3)).toMatchObject({ why: 'too-little-mana' });
  });

  test('TET-SOLO-DGN-09: a visit may last several turns; walls and corners are no way', () => {
    expect(enter({ mine: 'W1@5x4:A2' }, 'W1', '5x4:B2')).toBeDefined();
    expect(enter({ mine: 'W1@5x4:A1' }, 'W1', '5x4:B2')).toMatchObject({ rule: 'TET-MOVE-02' });
    const { state } = move({ mine: 'W1@5x4:A1' }, ['W1', 3], '5x4:A2 | stop');
    expect(where(state, 'W1')).toBe('5x4:A2');
    expect(closedBoxes(state)).not.toBe(0);
  });

  test('TET-SOLO-DGN-15, TET-RUL-33: a cave-in is forced with the push dice; none costs 2 MP, and there may be another try', () => {
    const script = [...dice('cave-in', 'miss', 'star'), ...dice('cave-in', 'miss', 'push')];
    const { state, table } = move({ mine: 'W1@8x1:D1' }, ['W1', 4], '8x1:E1 | 8x1:E1 | stop', script);
    expect(table.last('cave-in-held')).toMatchObject({ unit: 'W1', mp: 2 });
    expect(where(state, 'W1')).toBe('8x1:E1');
  });

  test('TET-RUL-33: a try never takes more MP than there are; after it the Move may end although no cell was entered', () => {
    const { state, table } = move({ mine: 'W1@8x1:D1' }, ['W1', 1], '8x1:E1', dice('cave-in', 'miss', 'miss'));
    expect(table.last('cave-in-held')).toMatchObject({ mp: 0 });
    expect(where(state, 'W1')).toBe('8x1:D1');
    const again = move({ mine: 'W1@8x1:D1' }, ['W1', 4], '8x1:E1 | stop', dice('cave-in', 'miss', 'miss'));
    expect(where(again.state, 'W1')).toBe('8x1:D1');
  });

  test('TET-SOLO-DGN-16, TET-RUL-34: a Trap rolls 3 dice and costs 2 HP per miss; the movement goes on (TET-SOLO-DGN-10)', () => {
    const { state, table } = move({ mine: 'W1@8x1:B1' }, ['W1', 2], '8x1:C1 | 8x1:D1', dice('trap', 'miss', 'push', 'miss'));
    expect(table.last('lost-hp')).toMatchObject({ unit: 'W1', by: 4, why: 'trap', hp: 8 });
    expect(table.told(), 'it lives, and the box stays open').not.toContain('dungeon-closed');
    expect(where(state, 'W1')).toBe('8x1:D1');
  });

  test('TET-SOLO-DGN-16: without a miss a Trap costs nothing', () => {
    const { table } = move({ mine: 'W1@8x1:B1' }, ['W1', 1], '8x1:C1', dice('trap', 'push', 'star', 'push'));
    expect(table.told()).toEqual(['chamber-entered', 'rolled']);
  });

  test('TET-RUL-58: it acts at every entry, and not on a unit that stands there', () => {
    const script = [...dice('trap', 'push', 'push', 'push'), ...dice('trap', 'miss', 'push', 'push')];
    const { state } = move({ mine: 'W1@8x1:B1' }, ['W1', 3], '8x1:C1 | 8x1:B1 | 8x1:C1', script);
    expect(state.hp[named(state, 'W1')]).toBe(10);
    const standing = move({ mine: 'W1@8x1:C1' }, ['W1', 1], '8x1:B1');
    expect(standing.table.last('rolled')).toBeUndefined();
  });

  test('TET-RUL-06, TET-RUL-32: a unit brought down inside is captured by the Enemy; the box closes and its card stays red', () => {
    const { state, table } = move({ mine: 'W1@8x1:B1/2 M1@A1' }, ['W1', 3], '8x1:C1', dice('trap', 'miss', 'push', 'push'));
    expect(table.last('captured')).toMatchObject({ unit: 'W1', side: 1, cell: '8x1:C1' });
    expect(table.last('dungeon-closed')).toMatchObject({ box: '8x1' });
    expect(closedBoxes(state)).toBe(0);
    expect(state.green[box(state, '8x1')]).toBe(false);
    expect(state.ending).toBeNull();
    expect(state.walk).toBeNull();
  });
});

test('the events of a visit name chambers by box and place', () => {
  const script = dice('trap', 'push', 'push', 'push');
  const { table } = move({ mine: 'W1@C11', enemy: 'B1@N1' }, ['W1', 2], 'enter 2x2 | 2x2:A2', script);
  expect(table.events).toContainEqual({
    event: 'chamber-entered',
    rule: 'TET-SOLO-DGN-09',
    unit: 'W1',
    cell: '2x2:A2',
    chamber: 'trap',
  });
});

/** Where a monster lets the player choose, the last HP are no choice. */
import { describe, expect, test } from 'vitest';
import { named, where } from '../../position.ts';
import { move } from './visit.ts';

/** A unit walks onto the monster of the 3x2 and meets that of the card with this number. */
const meet = (unit: string, number: number, steps: string) =>
  move({ mine: `${unit} R8@A1`, enemy: 'B1@N1' }, [unit.slice(0, 2), 3], steps, [['enemy card', number]]);

describe('TET-CAPTURE-04, TET-RUL-06: nobody brings down a unit of his own by choice', () => {
  test('E8, wisp: a Wizard with 2 HP and mana pays the mana', () => {
    const { state } = meet('M1@3x2:A1/2*3', 7, '3x2:A2 | stop');
    expect([where(state, 'M1'), state.hp[named(state, 'M1')], state.stock[named(state, 'M1')]]).toEqual(['3x2:A2', 2, 2]);
  });

  test('E8, wisp: with 3 HP it may choose', () => {
    const { state } = meet('M1@3x2:A1/3*3', 7, '3x2:A2 | hp | stop');
    expect([state.hp[named(state, 'M1')], state.stock[named(state, 'M1')]]).toEqual([1, 3]);
  });

  test('E8, wisp: without mana there is no choice, and the Enemy captures it', () => {
    const { state, table } = meet('M1@3x2:A1/2*0', 7, '3x2:A2');
    expect(where(state, 'M1')).toBe('-');
    expect(table.last('captured')).toMatchObject({ unit: 'M1', side: 1 });
  });

  test('E7, hex: a unit with 2 HP is Weakened', () => {
    const { state } = meet('W1@3x2:A1/2', 6, '3x2:A2 | stop');
    expect([state.hp[named(state, 'W1')], state.weak[named(state, 'W1')]]).toEqual([2, 2]);
  });
});

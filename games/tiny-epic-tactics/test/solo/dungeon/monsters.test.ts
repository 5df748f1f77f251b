/** Wandering Monsters, each by the id of its card. */
import type { Scripted } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../src/move.ts';
import type { State } from '../../../src/state.ts';
import { named, where } from '../../position.ts';
import { dice } from '../../skirmish.ts';
import { run, tableWith } from '../../stretch.ts';
import { adventure } from '../adventure.ts';
import { move } from './visit.ts';

const card = (number: number): Scripted => ['enemy card', number];

describe('Wandering Monsters (TET-SOLO-DGN-14)', () => {
  /** A unit walks onto the monster of the 3x2, A2, and meets the monster of a card: E1 is number 0. */
  function meet(unit: string, number: number, script: readonly Scripted[] = [], { steps = '3x2:A2 | stop', mp = 3 } = {}) {
    return move({ mine: `${unit.slice(0, 2)}@3x2:A1${unit.slice(2)} R8@A1`, enemy: 'B1@N1' }, [unit.slice(0, 2), mp], steps, [
      card(number),
      ...script,
    ]);
  }
  const hp = ({ state }: { readonly state: State }, id: string): number | undefined => state.hp[named(state, id)];
  const discarded = ({ state }: { readonly state: State }): readonly number[] => state.enemyDiscard;

  test('E1, bite: 1 HP; the card is discarded and the movement goes on', () => {
    const met = meet('W1', 0, [], { steps: '3x2:A2 | 3x2:B2' });
    expect(hp(met, 'W1')).toBe(11);
    expect(discarded(met)).toEqual([0]);
    expect(met.table.last('monster-met')).toMatchObject({ unit: 'W1', card: 'E1' });
    expect(where(met.state, 'W1')).toBe('3x2:B2');
  });

  test('E2, arrows: 2 dice, 1 HP per miss', () => {
    expect(hp(meet('W1', 1, dice('monster', 'miss', 'miss')), 'W1')).toBe(10);
    expect(hp(meet('W1', 1, dice('monster', 'miss', 'push')), 'W1')).toBe(11);
  });

  test('E3, maul: the push dice of the unit, and 3 HP without a push', () => {
    expect(hp(meet('W1', 2, dice('monster', 'miss', 'star')), 'W1')).toBe(9);
    expect(hp(meet('W1', 2, dice('monster', 'miss', 'push')), 'W1')).toBe(12);
  });

  test('E4, slime: 2 MP, never below none', () => {
    const stuck = meet('W1', 3, [], { steps: '3x2:A2' });
    expect(where(stuck.state, 'W1')).toBe('3x2:A2');
    expect(where(meet('W1', 3, [], { steps: '3x2:A2 | 3x2:B2', mp: 5 }).state, 'W1')).toBe('3x2:B2');
  });

  test('E5, thief: up to 2 ammo or mana, and 1 HP from a unit with none', () => {
    const robbed = meet('W1', 4);
    expect([robbed.state.stock[named(robbed.state, 'W1')], hp(robbed, 'W1')]).toEqual([1, 12]);
    expect(robbed.table.last('restocked')).toMatchObject({ unit: 'W1', by: -2, stock: 1 });
    expect(hp(meet('B2', 4), 'B2')).toBe(9);
  });

  test('E6: an empty tunnel, nothing happens', () => {
    const met = meet('W1', 5);
    expect(met.table.told()).toEqual(['chamber-entered', 'monster-met']);
  });

  test('E7, hex: 2 HP, or Weakened when the action ends', () => {
    expect(hp(meet('W1', 6, [], { steps: '3x2:A2 | hp | stop' }), 'W1')).toBe(10);
    const hexed = meet('W1', 6, [], { steps: '3x2:A2 | weaken | stop' });
    expect([hp(hexed, 'W1'), hexed.state.weak[named(hexed.state, 'W1')]]).toEqual([12, 2]);
    // TET-RUL-06: 2 HP that would bring it down are no choice.
    expect(meet('W1', 6, [], { steps: '3x2:A2 | hp | stop' }).state.ending).toBeNull();
    const weak = move({ mine: 'W1@3x2:A1/2' }, ['W1', 2], '3x2:A2 | stop', [card(6)]);
    expect(weak.state.weak[named(weak.state, 'W1')]).toBe(2);
  });

  test('E8, wisp: 2 HP, or 1 mana of a Wizard', () => {
    expect(hp(meet('W1', 7), 'W1')).toBe(10);
    const paid = meet('M1', 7, [], { steps: '3x2:A2 | mana | stop' });
    expect([hp(paid, 'M1'), paid.state.stock[named(paid.state, 'M1')]]).toEqual([7, 5]);
    expect(hp(meet('M1', 7, [], { steps: '3x2:A2 | hp | stop' }), 'M1')).toBe(5);
    const last = adventure({ mine: 'M1@3x2:A1', enemy: 'B1@N1' });
    last.stock[named(last, 'M1')] = 1;
    run(walk(last, tableWith(card(7)), { unit: named(last, 'M1'), mp: 3 }), ['3x2:A2', 'mana', 'stop']);
    expect([last.hp[named(last, 'M1')], last.stock[named(last, 'M1')]]).toEqual([7, 0]);
  });

  test('E9, cache: 2 HP back, never above the maximum', () => {
    expect(hp(meet('W1/6', 8), 'W1')).toBe(8);
  });

  test('TET-SOLO-ENEMY-04: the deck may run out here, and is rebuilt from the discard pile', () => {
    const told = { mine: 'W1@3x2:A1', enemy: 'B1@N1', enemyDiscard: 'E1 E2 E3 E4 E5 E6 E7 E8 E9' };
    const { table } = move(told, ['W1', 2], '3x2:A2 | stop', [card(5)]);
    expect(table.told()).toEqual(['chamber-entered', 'enemy-deck-rebuilt', 'monster-met']);
  });
});

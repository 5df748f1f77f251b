/** Crystals, what they do, and the way out. */
import type { Scripted } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../../src/content/book.ts';
import { walk } from '../../../src/move.ts';
import { closedBoxes } from '../../../src/solo/closed.ts';
import { exitsOf } from '../../../src/solo/leave.ts';
import type { State } from '../../../src/state.ts';
import { cellsOf, named, where } from '../../position.ts';
import { run, tableWith } from '../../stretch.ts';
import { adventure, type Venture } from '../adventure.ts';
import { box, move } from './visit.ts';

describe('crystals and the way out', () => {
  /** From the chamber before the crystal onto it. */
  function find(
    [id, from, to]: readonly [id: string, from: string, to: string],
    answers: string,
    told: Venture = {},
    script: readonly Scripted[] = [],
  ) {
    return move(
      { enemy: 'B1@N1', ...told, mine: `W1@${id}:${from} ${told.mine ?? ''}` },
      ['W1', 2],
      `${id}:${to} | ${answers}`,
      script,
    );
  }
  const greens = ({ state }: { readonly state: State }): string =>
    bookOf(state)
      .realm.boxes.flatMap(({ id }, at) => (state.green[at] ? [id] : []))
      .join(' ');
  const exits = (told: Venture, id: string): string => {
    const state = adventure(told);
    return cellsOf(state, exitsOf(state, box(state, id)));
  };

  test('TET-SOLO-DGN-12, TET-SOLO-DGN-19, TET-SOLO-DGN-21: the unit is out on a portal cell of the box, its card green, and goes on', () => {
    const found = find(['5x4', 'D1', 'E1'], 'F9 | use | C5');
    expect(greens(found)).toBe('5x4');
    expect(found.table.told().slice(0, 5)).toEqual([
      'chamber-entered',
      'crystal-recovered',
      'dungeon-closed',
      'placed',
      'time-moved',
    ]);
    expect(closedBoxes(found.state)).toBe(0);
    expect(where(found.state, 'W1')).toBe('C5');
  });

  test('TET-SOLO-DGN-20, TET-RUL-35: any free portal cell of that box; if none, beside one at its elevation; if none again, the nearest', () => {
    expect(exits({ mine: 'W1@5x4:E1' }, '5x4')).toBe('F9 J12');
    expect(exits({ mine: 'W1@5x4:E1 M1@F9' }, '5x4')).toBe('J12');
    // F8 is up the cliff, F10 and I12 are on the box.
    expect(exits({ mine: 'W1@5x4:E1 M1@F9', enemy: 'B1@J12' }, '5x4')).toBe('E9 G9 J11 K12 J13');
    expect(exits({ mine: 'W1@1x2:A2 M1@H10', enemy: 'B1@G10 R1@H11' }, '1x2')).toBe('H9 I10');
  });

  test('TET-SOLO-DGN-22: the effect may be used at once, or never', () => {
    const used = find(['5x4', 'D1', 'E1'], 'F9 | use | stop', { time: 3 });
    expect(used.state.time).toBe(4);
    const left = find(['5x4', 'D1', 'E1'], 'F9 | leave | stop', { time: 3 });
    expect([left.state.time, greens(left)]).toEqual([3, '5x4']);
    // Time is full: there is nothing to decide.
    expect(greens(find(['5x4', 'D1', 'E1'], 'F9 | stop', { time: 7 }))).toBe('5x4');
  });

  test('Storm Crystal: each Enemy unit loses 1 HP; captures count (TET-SOLO-CAP-01)', () => {
    const told = { enemy: 'B1@N1/1 R1@N2', time: 3 };
    const { state, table } = find(['8x1', 'G1', 'H1'], 'use | stop', told, [
      ['new enemy unit', 0],
      ['flag', 2],
    ]);
    expect(state.hp[named(state, 'R1')]).toBe(7);
    expect(table.last('captured')).toMatchObject({ unit: 'B1', side: 0 });
    expect(state.time).toBe(5);
  });

  test('Tide Crystal: each of your units regains 3 ammo or mana', () => {
    const state = adventure({ mine: 'W1@3x2:C2 M1@A1', enemy: 'B1@N1' });
    state.stock[named(state, 'W1')] = 1;
    state.stock[named(state, 'M1')] = 0;
    run(walk(state, tableWith(), { unit: named(state, 'W1'), mp: 1 }), ['3x2:C1', 'use']);
    expect([state.stock[named(state, 'W1')], state.stock[named(state, 'M1')]]).toEqual([3, 3]);
  });

  test('Hearth Crystal: one of your units heals 4', () => {
    const { state } = find(['1x2', 'A1', 'A2'], 'M1 | stop', { mine: 'M1@A1/2 B2@A2/1' });
    expect(state.hp[named(state, 'M1')]).toBe(6);
    expect(state.hp[named(state, 'B2')]).toBe(1);
  });

  test('Sap Crystal: none of your units is Weakened any more', () => {
    const { state } = find(['2x2', 'B1', 'B2'], 'use | stop', { mine: 'M1@A1~ B2@A2~' });
    expect(state.weak).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('TET-SOLO-TURN-01, TET-SOLO-END-01, TET-SOLO-DGN-23: the Crystal of Glory wins, and has no other effect', () => {
    const told = { enemy: 'B1@N1', green: '8x1 3x2 5x4 1x2 2x2' };
    const { state } = find(['8x5', 'E3', 'F3'], '', told);
    expect(state.ending).toMatchObject({ places: [1], how: 'glory', rule: 'TET-SOLO-END-01', detail: { crystals: 6 } });
  });

  test('TET-COOP-14: in co-op for both', () => {
    const { state } = find(['8x5', 'E3', 'F3'], '', { mode: 'co-op', partner: 'M1@A1', green: '8x1 3x2 5x4 1x2 2x2' });
    expect(state.ending).toMatchObject({ places: [1, 1], rule: 'TET-COOP-14' });
  });
});

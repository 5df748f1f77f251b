/** Which of several ways a Move takes, and what tactics do on it. */
import { describe, expect, test } from 'vitest';
import { pathTo } from '../../src/path.ts';
import { cell, named, position } from '../position.ts';
import { skirmish } from '../skirmish.ts';
import { OTHERS } from './steps.ts';

describe('the path of a Move', () => {
  test('the cheapest, and among those not through Water or over a Bridge', () => {
    const table = skirmish({ units: ['B4@C1 W1@A14', OTHERS] });
    // C3 to E3 and C1 to E1 both lead past D2; D2 itself is Water and dearer.
    expect(table.preview('move B4 D3')).toMatchObject({ path: [{ cell: 'C2' }, { cell: 'C3' }, { cell: 'D3' }] });
  });

  test('no way through Water where another one costs as much', () => {
    // To a swimmer both corners of the square cost the same.
    const table = skirmish({ units: ['B3@J10 W1@A14', OTHERS] });
    expect(table.preview('move B3 K9')).toMatchObject({ cost: 2, path: [{ cell: 'K10' }, { cell: 'K9' }] });
    expect(table.preview('move B3 J9')).toMatchObject({ cost: 1 });
  });

  test('none to a cell that somebody holds', () => {
    const state = position({ units: ['W1@A1 B1@A2', OTHERS] });
    const to = (name: string) => pathTo(state, { unit: named(state, 'W1'), mp: 4, to: cell(state, name) });
    expect([to('A2'), to('A1'), to('A3')?.length]).toEqual([undefined, undefined, 2]);
  });

  test('nor over a Bridge', () => {
    // F9 is a Bridge, G10 a Forest; both ways to the Ballista cost the same.
    const table = skirmish({ units: ['W1@F10 B1@A14', OTHERS] });
    expect(table.preview('move W1 G9')).toMatchObject({ cost: 3, path: [{ cell: 'G10' }, { cell: 'G9' }] });
    expect(table.preview('move W1 F9')).toMatchObject({ cost: 1, path: [{ cell: 'F9' }] });
  });

  test('none to a cell beyond the MP', () => {
    const state = position({ units: ['W1@A1 B1@A14', OTHERS] });
    const to = (mp: number) => pathTo(state, { unit: named(state, 'W1'), mp, to: cell(state, 'A4') })?.length;
    expect([to(2), to(3)]).toEqual([undefined, 3]);
  });

  test('a Village that has served draws nobody', () => {
    const told = (served: number) =>
      skirmish({
        units: ['B4@A6 W1@A14', OTHERS],
        also: (state) => {
          state.served[named(state, 'B4')] = served;
        },
      }).preview('move B4 C8');
    // B7 is the second Village of the map.
    expect(told(1)).toHaveProperty('villages', ['B7']);
    expect(told(2)).not.toHaveProperty('villages');
    expect(told(2)).toMatchObject({ path: expect.not.arrayContaining([expect.objectContaining({ cell: 'B7' })]) });
  });

  test('then through Villages that serve', () => {
    const table = skirmish({ units: ['B4@A6 W1@A14', OTHERS] });
    const path = expect.arrayContaining([expect.objectContaining({ cell: 'B7' })]);
    expect(table.preview('move B4 C8')).toMatchObject({ path, villages: ['B7'], healed: 0 });
  });
});

describe('tactics on the way', () => {
  test('T04 forced march: its Moves are those that need it', () => {
    const table = skirmish({ units: ['W1@A1 B1@A14', OTHERS], hands: ['T04', ''] });
    expect(table.offers('move W1 A4')).toBe(true);
    expect(table.offers('move W1 A4 with T04')).toBe(false);
    expect(table.offers('move W1 A5')).toBe(false); // Water, and 5 MP away
    expect(table.preview('move W1 A5 with T04')).toMatchObject({ cost: 5, left: 0 });
    table.say('move W1 A5 with T04');
    expect(table.where('W1')).toBe('A5');
    expect(table.view(1).discard).toEqual(['T04']);
  });

  test('T13 pathfinder: who walks step by step has 2 MP more from there on', () => {
    const table = skirmish({ units: ['W1@C6 B1@A14', OTHERS], hands: ['T13', ''] });
    table.answer('walk W1').answer('C5').answer('L5');
    expect(table.asked).toBe('0 window-cell-entered');
    table.answer('T13');
    expect(table.view(0).walk).toMatchObject({ unit: 'W1', mp: 3 });
  });

  test('T13 pathfinder: a Move to a named cell ends there, and nobody is asked on the way', () => {
    const table = skirmish({ units: ['W1@C6 B1@A14', OTHERS], hands: ['T13', ''] }).answer('move W1 L5');
    expect([table.where('W1'), table.asked]).toEqual(['L5', '0 act']);
    // What is walked in one go is told in one go.
    const beyond = skirmish({ units: ['W1@C6 B1@A14', OTHERS], hands: ['T13', ''] }).answer('move W1 L6');
    expect(beyond.told('moved')).toMatchObject([{ path: ['C5', 'L5', 'L6'], portals: ['L5'] }]);
    // F9 is a Bridge: the others are asked for a ford, the walker is not.
    const bridge = skirmish({ units: ['W1@C6 B1@A14', OTHERS], hands: ['T13', 'T01'] }).answer('move W1 F9');
    expect(bridge.asked).toBe('1 window-cell-entered');
  });

  test('T12 treacherous ford ends a direct Move on the way', () => {
    const table = skirmish({ units: ['B4@E8 W1@A14', OTHERS], hands: ['', 'T12'] });
    table.answer('move B4 E11').answer('T12');
    expect(table.where('B4')).toBe('E9');
    expect(table.asked).toBe('0 act');
  });
});

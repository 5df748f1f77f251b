import { describe, expect, test } from 'vitest';
import { costsFor } from '../picking/costs.ts';
import { back, endingWays, nextSpots, press } from '../picking/picking.ts';
import { meantBy, wayOf } from '../picking/ways.ts';
import { refusalFor } from '../picking/why-not.ts';
import { offers, seated, untilAct } from './table.ts';

describe('notations as ways', () => {
  const { view, book } = seated(untilAct);
  const read = (key: string, question = 'act') => wayOf(key, question, view, book);
  const mine = view.units.find(({ side }) => side === view.active);
  if (!mine?.cell) throw new Error('nobody stands');

  test('a word that could be a unit or a cell is what its place says', () => {
    expect(read(`move ${mine.id} B5`)).toMatchObject({ unit: mine.id, cell: 'B5', target: undefined, path: [mine.cell, 'B5'] });
    expect(read(`hit ${mine.id} B5`)).toMatchObject({ unit: mine.id, target: 'B5', cell: undefined });
    expect(read('M5', 'walk')).toMatchObject({ cell: 'M5', unit: undefined, path: ['M5'] });
    expect(read('M5', 'rally')).toMatchObject({ unit: 'M5', cell: undefined });
    expect(read('T10', 'window-dice-rolled')).toMatchObject({ card: 'T10', path: ['T10'] });
  });

  test('extra mana, a direction and tactics are no places', () => {
    const way = read(`cast ${mine.id} B5 +2 N with T06`);
    expect(way).toMatchObject({ verb: 'cast', mana: 2, direction: 'N', tactics: ['T06'] });
    expect(way.path).toHaveLength(2);
  });

  test('TET-SOLO-DGN-01: a dungeon is entered by a button beside its unit, from afar and from its portal', () => {
    expect(read(`enter ${mine.id} 3x2`)).toMatchObject({ verb: 'enter', unit: mine.id, path: [mine.cell], rest: ['3x2'] });
    expect(read('enter 3x2', 'walk')).toMatchObject({ verb: 'enter', unit: undefined, path: [], rest: ['3x2'] });
  });

  test('whoever is deployed next is not pointed at', () => {
    expect(read('W3 A1', 'deploy')).toMatchObject({ unit: 'W3', cell: 'A1', path: ['A1'] });
  });

  test('any cell of a corner stands for both corners of a pair', () => {
    const ways = [read('NW+SE', 'corner'), read('NE+SW', 'corner')];
    expect(meantBy('N14', ways, book)).toBe(ways[0]?.path[0]);
    expect(meantBy('N1', ways, book)).toBe(ways[1]?.path[0]);
    expect(meantBy('H7', ways, book)).toBe('H7');
  });
});

describe('picking', () => {
  const { ways, view } = seated({ until: offers(/^(hit|shoot) /) });
  const attack = ways.find(({ verb }) => verb === 'hit' || verb === 'shoot');
  const [from = '', target = ''] = attack?.path ?? [];
  const move = ways.find((way) => way.verb === 'move' && way.tactics.length === 0);

  test('one click picks a unit, one click on a cell does the Move', () => {
    const [cell = '', to = ''] = move?.path ?? [];
    expect(press(ways, [], cell)).toEqual({ comes: 'picks', picks: [cell] });
    expect(press(ways, [cell], to)).toEqual({ comes: 'answer', key: move?.key });
  });

  test('what rolls dice waits for its button, or for a second click where there is but one', () => {
    expect(press(ways, [from], target)).toEqual({ comes: 'picks', picks: [from, target] });
    const ends = endingWays(ways, [from, target]);
    expect(ends.length).toBeGreaterThan(0);
    const again = press(ways, [from, target], target);
    expect(again).toEqual(ends.length === 1 ? { comes: 'answer', key: ends[0]?.key } : { comes: 'picks', picks: [from] });
  });

  test('a unit that is picked is put down again, and another one takes its place', () => {
    expect(press(ways, [from], from)).toEqual({ comes: 'picks', picks: [] });
    const other = [...nextSpots(ways, []).keys()].find((spot) => spot !== from && !nextSpots(ways, [from]).has(spot));
    if (other) expect(press(ways, [from], other)).toEqual({ comes: 'picks', picks: [other] });
    expect(back([from, target])).toEqual([from]);
  });

  test('a click that leads nowhere is refused', () => {
    expect(press(ways, [], 'nowhere')).toEqual({ comes: 'refused', spot: 'nowhere' });
  });

  test('paying HP for a token is never done by a click on the unit', () => {
    const pay = { ...ways[0], key: 'pay W1', verb: 'pay', path: ['A1'], question: 'act', tactics: [] };
    expect(
      press(
        [{ ...pay, unit: 'W1', target: undefined, cell: undefined, card: undefined, mana: 0, direction: undefined, rest: [] }],
        [],
        'A1',
      ),
    ).toEqual({
      comes: 'picks',
      picks: ['A1'],
    });
  });

  test('the price of each cell is what the rules ask for it', () => {
    const [cell = ''] = move?.path ?? [];
    const costs = costsFor(view, nextSpots(ways, [cell]));
    const walker = view.units.find((unit) => unit.cell === cell);
    for (const way of ways) {
      if (way.verb !== 'move' || way.path[0] !== cell || way.tactics.length > 0) continue;
      expect(costs.get(way.cell ?? '')).toBeLessThanOrEqual(walker?.move ?? 0);
      expect(costs.get(way.cell ?? '')).toBeGreaterThan(0);
    }
  });
});

describe('why not', () => {
  const { refused, view, book, ways } = seated(untilAct);
  const [cell = ''] = ways.find(({ verb }) => verb === 'move')?.path ?? [];

  test('a cell beyond the movement answers with its rule', () => {
    const far = refused
      .map(({ key }) => wayOf(key, 'act', view, book))
      .find((way) => way.verb === 'move' && way.path[0] === cell);
    const refusal = refusalFor(refused, 'act', view, book, [cell], far?.cell ?? '');
    expect(refusal?.rule).toMatch(/^TET-/);
  });

  test('what nobody would have expected has no refusal', () => {
    expect(refusalFor(refused, 'act', view, book, [cell], 'nowhere')).toBeUndefined();
  });
});

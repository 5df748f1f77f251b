import { endingWays, nextSpots, oneBack, pressed } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { cellName } from '../../src/realm/cells.ts';
import { costsFor } from '../picking/costs.ts';
import { MANNER, type Picks, pushesNext } from '../picking/picking.ts';
import { begun, goingOn } from '../picking/walk-on.ts';
import { isInside, meantBy, type Spot, spotOf, type Way, wayOf, waysOf } from '../picking/ways.ts';
import { refusalFor } from '../picking/why-not.ts';
import type { View } from '../view.ts';
import { offers, play, seated, untilAct } from './table.ts';

const press = (ways: readonly Way[], picks: Picks, spot: Spot) => pressed(ways, picks, spot, MANNER);

/** The same position with these units elsewhere. */
const withUnits = (view: View, cells: { readonly [unit: string]: string }): View => ({
  ...view,
  units: view.units.map((unit) => ({ ...unit, cell: cells[unit.id] ?? unit.cell })),
});

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

  test('extra mana and tactics are no places; a direction is the cell beside the target, or the edge', () => {
    const other = view.units.find(({ side }) => side !== view.active);
    const cornered = withUnits(view, { [mine.id]: mine.cell ?? '', [other?.id ?? '']: 'A1' });
    const cast = (rest: string) => wayOf(`cast ${mine.id} ${other?.id} ${rest}`, 'act', cornered, book);
    const way = cast('+2 S with T06');
    expect(way).toMatchObject({ verb: 'cast', mana: 2, direction: 'S', tactics: ['T06'], path: [mine.cell, 'A1', 'A2'] });
    expect(cast('N').path).toEqual([mine.cell, 'A1', 'edge N']);
  });

  test('TET-SOLO-SETUP-02: a card that is dealt is no cell, nor is that of a captured unit', () => {
    expect(read('M4', 'keep-unit')).toMatchObject({ unit: 'M4', path: [] });
    expect(spotOf({ id: 'B4', cell: null })).not.toBe('B4');
    expect(spotOf({ id: 'B4', cell: 'C3' })).toBe('C3');
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
    expect(oneBack(ways, [from, target], MANNER)).toEqual([from]);
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

describe('a spell that pushes', () => {
  const { view: before, book } = seated(untilAct);
  const [one, two] = [0, 1].map((side) => before.units.find((unit) => unit.side === side));
  const view = withUnits(before, { [one?.id ?? '']: 'A1', [two?.id ?? '']: 'N14' });
  const keys = ['N', 'E', 'S', 'W'].flatMap((way) => ['', ' +1'].map((mana) => `cast ${two?.id} ${one?.id}${mana} ${way}`));
  const ways = keys.map((key) => wayOf(key, 'act', view, book));

  test('asks for the direction first, and for the mana then', () => {
    expect(endingWays(ways, ['N14', 'A1'])).toEqual([]);
    expect(pushesNext(ways, ['N14', 'A1']).map(({ direction }) => direction)).toEqual(['N', 'E', 'S', 'W']);
    expect(press(ways, ['N14', 'A1'], 'B1')).toEqual({ comes: 'picks', picks: ['N14', 'A1', 'B1'] });
    expect(endingWays(ways, ['N14', 'A1', 'B1']).map(({ mana }) => mana)).toEqual([0, 1]);
    expect(pushesNext(ways, ['N14', 'A1', 'B1'])).toEqual([]);
  });
});

describe('TET-SOLO-DGN-09: in a dungeon', () => {
  // Whoever stands in a chamber can only walk.
  const moment = play({ options: { mode: 'solo' }, seats: 1, seed: 6 }).questions.find(({ question, view }) => {
    const id = view.units.find(({ cell, side }) => side === 0 && isInside(cell))?.id;
    return question.name === 'act' && question.options.some(({ key }) => key === `walk ${id}`);
  });
  if (!moment) throw new Error('nobody goes down into a dungeon');
  const { question, view } = moment;
  const book = bookOf(view);
  const ways = waysOf(question, view, book);
  const way = ways.find(({ opens }) => opens !== undefined);

  test('a chamber next door is pointed at, and answers twice: the walk, then the chamber', () => {
    if (!way?.cell) throw new Error('nobody is in a dungeon');
    expect(isInside(way.path[0] ?? '')).toBe(true);
    expect(press(ways, way.path.slice(0, 1), way.cell)).toEqual({ comes: 'answer', key: way.key });
    const step = begun(ways, 'q1', way.key);
    expect(step).toEqual({ answer: way.opens, wish: { after: 'q1', cell: way.cell } });
    expect(question.options.map(({ key }) => key)).toContain(step.answer);
    expect(goingOn([wayOf(way.cell, 'walk', view, book)], { after: 'q1', cell: way.cell })).toBe(way.cell);
    expect(begun(ways, 'q1', 'end')).toEqual({ answer: 'end' });
  });

  test('any other chamber is refused with its reason', () => {
    const [from = ''] = way?.path ?? [];
    const far = book.realm.boxes.flatMap((box) =>
      box.dungeon.chambers.map((_, i) => cellName(book.realm, box.dungeon.first + i)),
    );
    const other = far.find((cell) => cell !== from && !ways.some((each) => each.path[0] === from && each.cell === cell));
    expect(refusalFor([], 'act', view, book, [from], other ?? '')?.rule).toMatch(/^TET-(MOVE|SOLO-DGN)/);
  });
});

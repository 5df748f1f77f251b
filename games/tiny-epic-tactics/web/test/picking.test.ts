import type { NameOf } from '@taverne/engine';
import { endingWays, nextSpots, oneBack, pressed } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { type Book, bookOf } from '../../src/content/book.ts';
import { NOTATION, type Tactics } from '../../src/index.ts';
import { cellName } from '../../src/realm/cells.ts';
import { costsFor } from '../picking/costs.ts';
import { MANNER, type Picks, pushesNext } from '../picking/picking.ts';
import { begun, goingOn } from '../picking/walk-on.ts';
import { isInside, meantBy, type Spot, spotOf, type Way, wayOf, waysOf } from '../picking/ways.ts';
import { mostTelling } from '../picking/why-not.ts';
import type { View } from '../view.ts';
import { clicked, offers, play, seated, untilAct } from './table.ts';

const press = (ways: readonly Way[], picks: Picks, spot: Spot) => pressed(ways, picks, spot, MANNER);

/** The same position with these units elsewhere. */
const withUnits = (view: View, cells: { readonly [unit: string]: string }): View => ({
  ...view,
  units: view.units.map((unit) => ({ ...unit, cell: cells[unit.id] ?? unit.cell })),
});

/** What an answer of this notation means as a way. */
function way<N extends NameOf<Tactics>>(name: N, key: string, view: View, book: Book) {
  const value = NOTATION[name].read(key, view);
  if (value === undefined) throw new Error(`${key} means nothing`);
  return wayOf(name, { key, value }, { view, book });
}

describe('answers as ways', () => {
  const { view, book } = seated(untilAct);
  const mine = view.units.find(({ side }) => side === view.active);
  const other = view.units.find(({ side }) => side !== view.active);
  if (!mine?.cell || !other?.cell) throw new Error('nobody stands');

  test('units are pointed at by their cells, cells and cards by their names', () => {
    const move = way('act', `move ${mine.id} B5`, view, book);
    expect(move).toMatchObject({ unit: mine.id, cell: 'B5', target: undefined, path: [mine.cell, 'B5'] });
    const hit = way('act', `hit ${mine.id} ${other.id}`, view, book);
    expect(hit).toMatchObject({ unit: mine.id, target: other.id, cell: undefined, path: [mine.cell, other.cell] });
    expect(way('walk', 'M5', view, book)).toMatchObject({ cell: 'M5', unit: undefined, path: ['M5'] });
    expect(way('rally', mine.id, view, book)).toMatchObject({ unit: mine.id, cell: undefined });
    expect(way('window-dice-rolled', 'T10', view, book)).toMatchObject({ card: 'T10', path: ['T10'] });
  });

  test('extra mana and tactics are no places; a direction is the cell beside the target, or the edge', () => {
    const cornered = withUnits(view, { [mine.id]: mine.cell ?? '', [other.id]: 'A1' });
    const cast = (rest: string) => way('act', `cast ${mine.id} ${other.id} ${rest}`, cornered, book);
    expect(cast('+2 S with T06')).toMatchObject({
      verb: 'cast',
      mana: 2,
      direction: 'S',
      tactics: ['T06'],
      path: [mine.cell, 'A1', 'A2'],
    });
    expect(cast('N').path).toEqual([mine.cell, 'A1', 'edge N']);
  });

  test('TET-SOLO-SETUP-02: a card that is dealt is no cell, nor is that of a captured unit', () => {
    expect(way('keep-unit', 'M4', view, book)).toMatchObject({ unit: 'M4', path: [] });
    expect(spotOf({ id: 'B4', cell: null })).not.toBe('B4');
    expect(spotOf({ id: 'B4', cell: 'C3' })).toBe('C3');
  });

  test('TET-SOLO-DGN-01: a dungeon is entered by a button beside its unit, from afar and from its portal', () => {
    const enter = way('act', `enter ${mine.id} 3x2`, view, book);
    expect(enter).toMatchObject({ verb: 'enter', unit: mine.id, path: [mine.cell], box: '3x2' });
    expect(way('walk', 'enter 3x2', view, book)).toMatchObject({ verb: 'enter', unit: undefined, path: [], box: '3x2' });
    expect(way('go', 'enter 3x2', view, book)).toMatchObject({ verb: 'enter', unit: undefined, path: [], box: '3x2' });
  });

  test('whoever is deployed next is not pointed at', () => {
    expect(way('deploy', `${mine.id} A1`, view, book)).toMatchObject({ unit: mine.id, cell: 'A1', path: ['A1'] });
  });

  test('any cell of a corner stands for both corners of a pair', () => {
    const ways = [way('corner', 'NW+SE', view, book), way('corner', 'NE+SW', view, book)];
    expect(meantBy('N14', ways, book)).toBe(ways[0]?.path[0]);
    expect(meantBy('N1', ways, book)).toBe(ways[1]?.path[0]);
    expect(meantBy('H7', ways, book)).toBe('H7');
  });
});

describe('picking', () => {
  const { ways, view, question } = seated({ until: offers(/^(hit|shoot) /) });
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
    const unit = view.units.find(({ cell }) => cell === from);
    const pay = way('act', `pay ${unit?.id}`, view, bookOf(view));
    expect(press([pay], [], from)).toEqual({ comes: 'picks', picks: [from] });
  });

  test('the price of each cell is what the rules ask for it', () => {
    const [cell = ''] = move?.path ?? [];
    const costs = costsFor(question, nextSpots(ways, [cell]));
    const walker = view.units.find((unit) => unit.cell === cell);
    for (const way of ways) {
      if (way.verb !== 'move' || way.path[0] !== cell || way.tactics.length > 0) continue;
      expect(costs.get(way.cell ?? '')).toBeLessThanOrEqual(walker?.move ?? 0);
      expect(costs.get(way.cell ?? '')).toBeGreaterThan(0);
    }
  });
});

describe('why not', () => {
  const table = seated(untilAct);
  const { view, book, ways } = table;
  const [cell = ''] = ways.find(({ verb }) => verb === 'move')?.path ?? [];
  const cells = Array.from({ length: book.realm.cells }, (_, each) => cellName(book.realm, each));

  test('whatever one points at is possible or has a reason, and what it names instead is possible', () => {
    const spots = [...cells, ...view.units.map(spotOf), ...book.content.tactics.map(({ id }) => id)];
    const untold: string[] = [];
    for (const picks of [[], [cell]]) {
      for (const spot of spots) {
        if (pressed(ways, picks, spot, MANNER).comes !== 'refused') continue;
        const missed = clicked(table, picks, spot);
        if (!missed?.instead?.every((key) => table.question.options.some((option) => option.key === key)))
          untold.push([...picks, spot].join(' '));
      }
    }
    expect(untold).toEqual([]);
  });

  test('a cell beyond the movement, an empty cell, somebody else’s unit, a card one does not hold', () => {
    const other = view.units.find(({ side, cell: at }) => side !== view.active && at !== null);
    const far = cells.find((name) => clicked(table, [cell], name)?.refusal.why === 'too-few-mp');
    expect(far).toBeDefined();
    expect(clicked(table, [], far ?? '')?.refusal.why).toBe('nobody-there');
    expect(clicked(table, [], other?.cell ?? '')?.refusal).toMatchObject({ why: 'not-yours', figures: { unit: other?.id } });
    const held = view.hands.flatMap(({ cards }) => cards);
    const strange = book.content.tactics.find(({ id }) => !held.includes(id))?.id ?? '';
    expect(clicked(table, [], strange)?.refusal.why).toBe('not-in-hand');
  });
});

describe('a spell that pushes', () => {
  const { view: before, book } = seated(untilAct);
  const [one, two] = [0, 1].map((side) => before.units.find((unit) => unit.side === side));
  const view = withUnits(before, { [one?.id ?? '']: 'A1', [two?.id ?? '']: 'N14' });
  const keys = ['N', 'E', 'S', 'W'].flatMap((way) => ['', ' +1'].map((mana) => `cast ${two?.id} ${one?.id}${mana} ${way}`));
  const ways = keys.map((key) => way('act', key, view, book));

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
  const { question, view, refused } = moment;
  const book = bookOf(view);
  const ways = waysOf(question, view, book);
  const opening = ways.find(({ opens }) => opens !== undefined);

  test('a chamber next door is pointed at, and answers twice: the walk, then the chamber', () => {
    if (!opening?.cell) throw new Error('nobody is in a dungeon');
    expect(isInside(opening.path[0] ?? '')).toBe(true);
    expect(press(ways, opening.path.slice(0, 1), opening.cell)).toEqual({ comes: 'answer', key: opening.key });
    const step = begun(ways, 'q1', opening.key);
    expect(step).toEqual({ answer: opening.opens, wish: { after: 'q1', cell: opening.cell } });
    expect(question.options.map(({ key }) => key)).toContain(step.answer);
    expect(goingOn([way('walk', opening.cell, view, book)], { after: 'q1', cell: opening.cell })).toBe(opening.cell);
    expect(begun(ways, 'q1', 'end')).toEqual({ answer: 'end' });
  });

  test('any other chamber is refused with its reason', () => {
    const [from = ''] = opening?.path ?? [];
    const chambers = book.realm.boxes.flatMap((box) =>
      box.dungeon.chambers.map((_, i) => cellName(book.realm, box.dungeon.first + i)),
    );
    const others = chambers.filter(
      (cell) => cell !== from && !ways.some((each) => each.path[0] === from && each.cell === cell),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const cell of others) {
      expect(mostTelling(refused.filter(({ refusal: { figures } }) => figures?.cell === cell))?.refusal.rule, cell).toMatch(
        /^TET-(MOVE|SOLO-DGN)/,
      );
    }
  });
});

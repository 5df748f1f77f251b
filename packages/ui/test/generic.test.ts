/** The plain table reads views, options and words of games it knows nothing of. */
import { describe, expect, test } from 'vitest';
import { groupedKeys } from '../src/generic/groups.ts';
import { boundsOf, changedIn, shapesOf } from '../src/generic/shape.ts';
import { genericWords } from '../src/generic/words.ts';
import type { Messages, Say } from '../src/words.tsx';

describe('a view is drawn by its shape', () => {
  const kindOf = (value: unknown, seats = 2) => shapesOf({ it: value }, seats)[0];

  test.each([
    ['figure', 15],
    ['figure', null],
    ['labels', []],
    ['labels', ['archer', 'rider']],
    ['pairs', { wood: 2, stone: 0, gold: null }],
    ['pairs', { hand: ['a', 'b'], deck: 4 }],
    [
      'grid',
      [
        ['x', null],
        [null, 'o'],
      ],
    ],
    ['table', [{ hp: 3, at: 'hill' }, { hp: 1 }]],
    ['table', { knight: { hp: 3 }, wizard: { hp: 2 } }],
    ['cells', { rook: 'A1', king: 'E8', pawn: null }],
    ['group', { market: { cards: [{ cost: 1 }], deck: 4 }, round: 1 }],
    ['group', [['a'], ['b', 'c']]],
  ])('%s: %j', (kind, value) => {
    expect(kindOf(value)?.kind).toBe(kind);
  });

  test('what is not there is left out of pairs and boards', () => {
    expect(kindOf({ wood: 2, gold: null })).toMatchObject({ pairs: [['wood', 2]] });
    expect(kindOf({ rook: 'A1', king: 'E8', pawn: null })).toMatchObject({
      pieces: [
        ['rook', 'A1'],
        ['king', 'E8'],
      ],
    });
  });

  test('a word among cells makes no board', () => {
    expect(kindOf({ rook: 'A1', king: 'E8', pawn: 'taken' })?.kind).toBe('pairs');
  });

  test('records as many as seats are told by seat', () => {
    const players = [{ score: 1 }, { score: 2 }];
    expect(kindOf(players, 2)).toMatchObject({ columns: ['score'], rows: [{ head: 0 }, { head: 1 }] });
    expect(kindOf(players, 3)).toMatchObject({ rows: [{ head: undefined }, { head: undefined }] });
  });

  test('a board reaches from the first cell to the last that has a piece or is spoken of', () => {
    expect(boundsOf(['B2', 'D1', 'C10'])).toEqual({ letters: ['B', 'C', 'D'], numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  });

  test('what has changed is told by its way, however deep', () => {
    const before = { heap: 3, sides: { sun: { hp: 2, at: 'A1' } }, cards: [1, 2] };
    expect(changedIn(before, { heap: 3, sides: { sun: { hp: 1, at: 'A1' } }, cards: [1, 2] })).toEqual(['sides.sun.hp']);
    expect(changedIn(before, { ...before, cards: [1] })).toEqual(['cards']);
    expect(changedIn(before, structuredClone(before))).toEqual([]);
  });
});

describe('options stand in groups', () => {
  test('a few stand together', () => {
    expect(groupedKeys(['take 1', 'pass'])).toEqual([{ words: [], keys: ['take 1', 'pass'] }]);
  });

  test('many by their first word, and single ones first', () => {
    const moves = ['A1', 'A2', 'A3', 'A4', 'A5'].map((cell) => `move ${cell}`);
    const shots = ['B1', 'B2', 'B3', 'B4'].map((cell) => `shoot ${cell}`);
    expect(groupedKeys([...moves, ...shots, 'end'])).toEqual([
      { words: [], keys: ['end'] },
      { words: ['move'], keys: moves },
      { words: ['shoot'], keys: shots },
    ]);
  });

  test('by the first word in which they differ', () => {
    const keys = ['W1', 'R2'].flatMap((unit) => [1, 2, 3, 4, 5].map((n) => `move ${unit} A${n}`));
    expect(groupedKeys(keys).map(({ words }) => words.join(' '))).toEqual(['move W1', 'move R2']);
  });
});

describe('words', () => {
  /** Fills in what a message mentions, as far as these tests need it. */
  const wordsWith = (messages: Messages) => {
    const say: Say = (id, values = {}) =>
      (messages[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
    return genericWords(say, messages, (seat) => ['Ada', 'Bo'][seat]);
  };
  const event = { event: 'unit-moved', rule: 'X-MOVE-01', seat: 1, unit: 'archer', steps: 2 };

  test('are read off the keys where a game brings none', () => {
    const words = wordsWith({});
    expect(words.label('lastCard')).toBe('Last card');
    expect(words.option('take 2')).toBe('Take 2');
    expect(words.question('choose-card')).toBe('Choose card');
    expect(words.event(event)).toBe('Unit moved (seat Bo, unit archer, steps 2)');
    expect(words.refusal({ rule: 'X-1', why: 'too-far', figures: { reach: 3 } })).toBe('Too far (reach 3)');
    expect(words.value([{ hp: 2, by: null }], 'units')).toBe('Hp 2');
    expect(words.value({ unit: 'archer', from: 'A1', to: 'A3' }, 'way')).toBe('Unit archer, A1 → A3');
  });

  test('are the game’s own where it has them', () => {
    const words = wordsWith({
      'figure.archer.name': 'Archer',
      'side.south': 'South',
      'option.mode.solo.label': 'Alone',
      'do.shoot': 'Shoot at {rest}',
      'ask.act': 'Act, or end your turn.',
      'event.unit-moved': '{seat} moves the {unit} by {steps}.',
      'view.first': '{seat} began.',
      'view.heap': '{value} pebbles',
    });
    expect(words.option('shoot archer')).toBe('Shoot at Archer');
    expect(words.heading(['archer'])).toBe('Archer');
    expect(words.question('act')).toBe('Act, or end your turn.');
    expect(words.event(event)).toBe('Bo moves the Archer by 2.');
    expect(words.value('south', 'owner')).toBe('South');
    expect(words.value('solo', 'mode')).toBe('Alone');
    expect(words.sentence('first', 0)).toBe('Ada began.');
    expect(words.sentence('first', null)).toBeUndefined();
    expect(words.sentence('heap', 3)).toBe('3 pebbles');
    expect(words.sentence('deck', 3)).toBeUndefined();
  });
});

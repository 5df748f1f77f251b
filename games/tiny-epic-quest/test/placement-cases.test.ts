/** Placement Quests, case by case: where three Heroes stand on the map of the tests, and which cards that fulfils. */
import { describe, expect, test } from 'vitest';
import { type QuestTable, quest, type Told } from './table.ts';

interface Case {
  readonly heroes: string;
  readonly move: string;
  readonly card?: Told['card'];
}

/** The Placement Quests that a move offers, of a row that holds this one. */
function offered(id: string, { heroes, move, card = 'foot' }: Case): boolean {
  const table: QuestTable = quest({ card, row: `${id} T01 T02`, heroes: [heroes] }).play(move);
  if (table.asked === '0 grotto') table.play('none');
  return table.asked === '0 claim' && table.offers(id);
}

describe('TEQ-QUEST-03 fulfilled', () => {
  test.for([
    ['P01', 'the second row, its ends and its middle', { heroes: 'O8L O4L I2R', move: '3 I1R' }],
    ['P01', 'the first row, a Castle among them', { heroes: 'K1L I2L O4R', move: '3 O3L' }],
    ['P01', 'the third row, of whatever Regions', { heroes: 'O7L K3R I1R', move: '3 I4R' }],
    ['P01', 'by Horse along the same row', { heroes: 'O8L I5R I1L', move: '3 O4R', card: 'horse' }],
    ['P02', 'the first column, from end to end', { heroes: 'O1R K4L K1L', move: '3 I5R' }],
    ['P02', 'the third column', { heroes: 'K2L O5R I4R', move: '3 K3R' }],
    ['P02', 'by Raft along the same column', { heroes: 'O2L I1L I2R', move: '3 O6L', card: 'raft' }],
    ['P03', 'a diagonal at the rim: O1 I2 I3', { heroes: 'O1R I2R I1R', move: '3 I3L' }],
    ['P03', 'a diagonal at the rim: O2 K2 O4', { heroes: 'O2L K2L I3L', move: '3 O4R' }],
    ['P03', 'a diagonal at the rim: O8 K4 O6', { heroes: 'O8R K4L I4R', move: '3 O6L' }],
    ['P03', 'the other way: I2 I5 O7', { heroes: 'I2R I5R O8R', move: '3 O7L' }],
    ['P03', 'the other way: O3 I3 I4', { heroes: 'O3L I3L I1R', move: '3 I4L' }],
    ['P03', 'the other way: O4 K3 O6', { heroes: 'O4R K3R I4R', move: '3 O6L' }],
    ['P03', 'by Gryphon from the other diagonal', { heroes: 'K1R I1L O4R', move: '3 K3R', card: 'gryphon' }],
    ['P04', 'a Castle whose colour nobody plays', { heroes: 'I5L', move: '1 K4R' }],
    ['P05', 'two Castles whose colours nobody plays', { heroes: 'K3L I5R', move: '2 K4R' }],
    ['P06', 'two Grottos far from each other', { heroes: 'O8L O3L', move: '2 O4L' }],
    ['P07', 'two Portals far from each other', { heroes: 'O8R O3L', move: '2 O4R' }],
    ['P08', 'an Obelisk on a Castle card', { heroes: 'K1R I2L', move: '2 K2L' }],
    ['P09', 'one on the track, one at the entrance', { heroes: 'O3R+2 I2R', move: '2 I3R' }],
    ['P10', 'on Castle cards, but at their Obelisks', { heroes: 'K1R K3R O2L', move: '3 K2L' }],
    ['P10', 'by Ship along the Coast', { heroes: 'O1R O2L O3L', move: '3 O7L', card: 'ship' }],
    ['P11', 'I1 with I4', { heroes: 'I1R K4L', move: '2 I4L' }],
    ['P11', 'the one that moved to the centre', { heroes: 'I3L K2L', move: '2 I1R' }],
    ['P11', 'of three the pair with the one that moved', { heroes: 'I1R I2R K3R', move: '3 I3L' }],
    ['P12', 'a Castle and its Obelisk', { heroes: 'K1L I2R', move: '2 K1R' }],
    ['P12', 'a Grotto and its Portal', { heroes: 'O8L I5R', move: '2 O8R' }],
  ] as const)('%s %s', ([id, , told]) => {
    expect(offered(id, told)).toBe(true);
  });
});

describe('TEQ-QUEST-03 TEQ-RUL-10 not fulfilled', () => {
  test.for([
    ['P01', 'two of the row and one beside it', { heroes: 'O8L I5R K4L', move: '3 I4R' }],
    ['P01', 'three on two cards of it', { heroes: 'I3L I3R I2R', move: '3 I1R' }],
    ['P02', 'three on two cards of the column', { heroes: 'O2L O2R K1R', move: '3 I2R' }],
    ['P03', 'three that touch by their corners, but turn', { heroes: 'K1R I1L I3L', move: '3 K2L' }],
    ['P04', 'its Obelisk is not the Castle', { heroes: 'I3R', move: '1 K2L' }],
    ['P04', 'somebody else stands there already', { heroes: 'K2R I1R', move: '2 I4L' }],
    ['P05', 'one of them one’s own', { heroes: 'K3L I2R', move: '2 K1L' }],
    ['P05', 'both in the same', { heroes: 'K3L I4L', move: '2 K3L' }],
    ['P06', 'a Grotto and a Portal', { heroes: 'O8L O3L', move: '2 O4R' }],
    ['P06', 'those in Grottos did not move', { heroes: 'O8L O4L I2R', move: '3 I1R' }],
    ['P07', 'those on Portals did not move', { heroes: 'O8R O4R I2L', move: '3 I1R' }],
    ['P08', 'an Obelisk and a Temple', { heroes: 'I1R I2L', move: '2 I3R' }],
    ['P09', 'a Temple and an Obelisk', { heroes: 'I1L I2L', move: '2 I3L' }],
    ['P10', 'one in one’s own Castle', { heroes: 'O1R O4R', move: '2 O3L' }],
    ['P11', 'two of the arms without the centre', { heroes: 'I2R I1L', move: '2 I3L' }],
    ['P11', 'the pair stands, the third moved elsewhere', { heroes: 'I1R I2R K3R', move: '3 O5R' }],
    ['P12', 'the pair stands, the third moved elsewhere', { heroes: 'I1R I1L K3R', move: '3 O5R' }],
    ['P12', 'opposite banks of two cards', { heroes: 'I1L I4L', move: '2 I3L' }],
  ] as const)('%s %s', ([id, , told]) => {
    expect(offered(id, told)).toBe(false);
  });
});

describe('rewards (TEQ-QUEST-04, TEQ-MAX-04)', () => {
  const after = (id: string, told: Told, ...keys: readonly string[]): QuestTable =>
    quest({ card: 'foot', row: `${id} T01 T02`, ...told }).play(...keys);

  test.for([
    ['P01 2 Power', 'P01', { heroes: ['O8L O4L I2R'], health: [3], power: [0] }, ['3 I1R', 'P01'], '3/2'],
    ['P01 no more than the maximum', 'P01', { heroes: ['O8L O4L I2R'], health: [3], power: [2] }, ['3 I1R', 'P01'], '3/3'],
    ['P02 2 Health', 'P02', { heroes: ['O1R K4L K1R'], health: [3], power: [0] }, ['3 I5R', 'P02'], '5/0'],
    ['P03 1 Health and 2 Power', 'P03', { heroes: ['O1R I2R I1R'], health: [3], power: [0] }, ['3 I3L', 'P03'], '4/2'],
    ['P04 after the gain of the Castle', 'P04', { heroes: ['I3L'], health: [3], power: [0] }, ['1 K2R', 'power', 'P04'], '4/2'],
    [
      'P05 after the gain of the Castle',
      'P05',
      { heroes: ['K3L I5R'], health: [3], power: [0] },
      ['2 K4R', 'health', 'P05'],
      '6/1',
    ],
    ['P06 after the Grotto', 'P06', { heroes: ['O8L I1R'], health: [3], power: [0] }, ['2 I2L', 'use', 'P06'], '5/2'],
    ['P10 1 Health and 1 Power', 'P10', { heroes: ['K1R K3R O2L'], health: [3], power: [0] }, ['3 K2L', 'P10'], '4/1'],
    ['P11 2 Health', 'P11', { heroes: ['I3L K2L'], health: [5], power: [0] }, ['2 I1R', 'P11'], '6/0'],
    ['P12 2 Power', 'P12', { heroes: ['O8L I5R'], health: [5], power: [0] }, ['2 O8R', 'P12'], '5/2'],
  ] as const)('%s', ([, id, told, keys, purse]) => {
    const table = after(id, told, ...keys);
    expect(table.purse()).toBe(purse);
    expect(table.done()).toBe(id);
  });

  test('P07 the wound that defeats a Goblin takes it at once: one more Health at most, the Hero stays (TEQ-NIGHT-47, TEQ-NIGHT-48)', () => {
    const table = after('P07', { heroes: ['I4L I1L'], goblins: 'p p4 p p p p p' }, '2 I2R', 'P07');
    expect(table.goblins).toBe('p1 - p p p p p');
    expect([table.state.trophies[0], table.state.supply]).toEqual([1, 9]);
    expect(table.view().most.health[0]).toBe(7);
    expect(table.heroes()).toBe('I4L I2R K1L');
  });

  test('P07 an aggressive Goblin has turned before it is wounded (TEQ-MOVE-16, TEQ-RUL-36)', () => {
    expect(after('P07', { heroes: ['I4L I1L'], goblins: 'a p a p p p p' }, '2 I2R', 'P07').goblins).toBe('p1 p1 a p p p p');
  });

  test('P08 the Magic token stops at the last space', () => {
    expect(after('P08', { heroes: ['K1R I2L'], magic: 9 }, '2 K2L', 'P08').state.magic).toBe(9);
  });

  test('P08 what the Day moved counts in the Night: Level 1 teaches one book after the other (TEQ-RUL-30)', () => {
    const table = quest({
      card: 'foot',
      row: 'P08 T01 T02',
      heroes: ['I1R I2L'],
      magic: 2,
      also: (state) => {
        state.turn = 3;
      },
    }).play('idle', '2 I3L', 'P08');
    expect(table.play('rest').told('learned')).toMatchObject([{ spell: 1 }, { spell: 2 }]);
  });

  test('P09 two scrolls take a Hero over a doubled space (TEQ-NIGHT-34)', () => {
    const table = after('P09', { heroes: ['I1L+2 I4R'] }, '2 I5L', 'P09', 'scroll');
    expect(table.options()).toEqual(['1 scroll scroll', 'done']);
    expect(table.play('1 scroll scroll').heroes()).toBe('I1L+3 I5L K1L');
  });

  test('P09 one of the two may be left', () => {
    const table = after('P09', { heroes: ['I1L I4R'] }, '2 I5L', 'P09', 'torch', '2 torch', 'done');
    expect(table.heroes()).toBe('I1L I5L+1 K1L');
    expect(table.asked).toBe('1 travel');
  });

  test('P09 a Temple completed by it brings its Hero home with a gain, and the step of an Item, but no second Quest', () => {
    const table = quest({ card: 'foot', row: 'P09 T03 T04', heroes: ['I1L+3 I4R'], health: [4], power: [1] });
    table.play('2 I5L', 'P09', 'torch', '1 torch', 'health');
    expect([table.heroes(), table.purse(), table.done()]).toEqual(['K1L I5L K1L', '5/1', 'P09']);
    expect(table.told('legend-stepped')).toMatchObject([{ item: 'sword', step: 1 }]);
    expect(table.asked).toBe('1 travel');
  });
});

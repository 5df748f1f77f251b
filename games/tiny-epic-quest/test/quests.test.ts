import { describe, expect, test } from 'vitest';
import { type QuestTable, quest, type Told } from './table.ts';

/** A move, and the Quests it offers. */
const offered = (told: Told, move: string): string[] => {
  const table: QuestTable = quest({ card: 'foot', ...told }).play(move);
  return table.asked === '0 claim' ? table.options() : [];
};

describe('Placement Quests', () => {
  test.each([
    ['P01 three in a row', { row: 'P01 T01 T02', heroes: ['I5L I1L K2L'] }, '3 I3L'],
    ['P02 three in a column', { row: 'P02 T01 T02', heroes: ['I2R I1L K3R'] }, '3 I4L'],
    ['P03 three in a diagonal', { row: 'P03 T01 T02', heroes: ['K1R I1L I3L'] }, '3 K3R'],
    ['P03 three in the other diagonal', { row: 'P03 T01 T02', heroes: ['K2L I1L I5R'] }, '3 K4L'],
    ['P05 in two Castles of others', { row: 'P05 T01 T02', heroes: ['K2R I4L'], health: [6] }, '2 K3L'],
    ['P06 in two Grottos', { row: 'P06 T01 T02', heroes: ['I4R I1L'], health: [6] }, '2 I2L'],
    ['P07 on two Portals', { row: 'P07 T01 T02', heroes: ['I4L I1L'] }, '2 I2R'],
    ['P08 at two Obelisks', { row: 'P08 T01 T02', heroes: ['I1R I2L'] }, '2 I3L'],
    ['P09 in two Temples', { row: 'P09 T01 T02', heroes: ['I1L I4R'] }, '2 I5L'],
    ['P10 on three cards of the Coast', { row: 'P10 T01 T02', heroes: ['O1R O4R I2L'] }, '3 O2L'],
    ['P11 at the heart', { row: 'P11 T01 T02', heroes: ['I1L K1R'] }, '2 I2R'],
    ['P12 on both banks', { row: 'P12 T01 T02', heroes: ['I1L I2L'] }, '2 I1R'],
  ] as const)('TEQ-QUEST-03 %s', (title, told, move) => {
    expect(offered(told, move)).toEqual([title.slice(0, 3), 'none']);
  });

  test('P04 in a Castle of somebody else, not in one’s own (TEQ-RUL-02 with two players all four are there)', () => {
    expect(offered({ row: 'P04 T01 T02', heroes: ['I4L'], health: [6] }, '1 K4R')).toEqual(['P04', 'none']);
    expect(offered({ row: 'P04 T01 T02', heroes: ['I2R'], health: [6] }, '1 K1L')).toEqual([]);
  });

  test.each([
    ['P01 two on one card', { row: 'P01 T01 T02', heroes: ['I1R I1L K2L'] }, '3 I3L'],
    ['P10 one in a Castle', { row: 'P10 T01 T02', heroes: ['K1L O4R I2L'] }, '3 O2L'],
    ['P03 three that are in no line', { row: 'P03 T01 T02', heroes: ['K1R I1L K2L'] }, '3 I3L'],
    ['P10 two on one card', { row: 'P10 T01 T02', heroes: ['O1R O1L I2L'] }, '3 O2L'],
    ['P10 one inland', { row: 'P10 T01 T02', heroes: ['O1R I3L I2L'] }, '3 O2L'],
    ['P11 two at the centre', { row: 'P11 T01 T02', heroes: ['I1L I2R'] }, '2 I1R'],
    ['P12 two on one bank', { row: 'P12 T01 T02', heroes: ['K2R I2L'] }, '2 K2R'],
  ] as const)('TEQ-QUEST-03 not %s', (_, told, move) => {
    expect(offered({ ...told, health: [6] }, move)).toEqual([]);
  });

  test('TEQ-RUL-10 the Hero that moved must be one of those, and idling completes none', () => {
    expect(offered({ row: 'P08 T01 T02', heroes: ['I1R I3L K1L'] }, '3 I2R')).toEqual([]);
    expect(quest({ card: 'foot', row: 'P08 T01 T02', heroes: ['I1R I3L I2L'] }).play('idle').asked).toBe('1 travel');
  });

  test('TEQ-QUEST-01 TEQ-QUEST-04 TEQ-QUEST-05 whoever completes one takes it and has the reward at once', () => {
    const table = quest({ card: 'foot', row: 'P11 T01 T02', heroes: ['I1L K1R'], health: [3] }).play('2 I2R', 'P11');
    expect(table.purse()).toBe('5/3');
    expect(table.done()).toBe('P11');
    expect(table.done(1)).toBe('');
    // Nothing but what the card says.
    expect(table.told('magic-moved')).toEqual([]);
  });

  test('TEQ-QUEST-04 a Goblin is wounded only where the card says so', () => {
    const table = quest({ card: 'foot', row: 'P01 T01 T02', heroes: ['O8R I1L K2L'] }).play('3 I3L', 'P01');
    expect(table.done()).toBe('P01');
    expect(table.told('wounded')).toEqual([]);
  });

  test('P07 on an empty Portal there is nothing to wound, nor to choose', () => {
    const two = quest({ card: 'foot', row: 'P07 T01 T02', heroes: ['I4L I1L'], goblins: '- p p p p p p' }).play('2 I2R', 'P07');
    expect(two.goblins).toBe('- p1 p p p p p');
    expect(two.told('wounded')).toHaveLength(1);
    const three = { card: 'foot', row: 'P07 T01 T02', heroes: ['I4L I1L O1R'], goblins: 'p p - p p p p' } as const;
    expect(quest(three).play('2 I2R', 'P07').asked).toBe('1 travel');
  });

  test('P09 of three in Temples any one may have the symbols', () => {
    const told = { card: 'foot', row: 'P09 T01 T02', heroes: ['I3R I4R O7R'] } as const;
    const table = quest(told).play('2 I5L', 'P09', 'torch');
    expect(table.options()).toEqual(['1 torch', '2 torch', '3 torch', 'done']);
  });

  test.for([
    [
      'P07: a wound on each of those Goblins',
      { row: 'P07 T01 T02', heroes: ['I4L I1L'] },
      ['2 I2R', 'P07'],
      (table: QuestTable) => table.goblins,
      'p1 p1 p p p p p',
    ],
    [
      'P08: the Magic token goes two spaces',
      { row: 'P08 T01 T02', heroes: ['I1R I2L'] },
      ['2 I3L', 'P08'],
      (table: QuestTable) => table.state.magic,
      2,
    ],
    [
      'P09: two symbols for one of them',
      { row: 'P09 T01 T02', heroes: ['I1L I4R'] },
      ['2 I5L', 'P09', 'torch', '2 torch', '2 torch'],
      (table: QuestTable) => table.heroes(),
      'I1L I5L+2 K1L',
    ],
  ] as const)('rewards: %s', ([, told, keys, look, is]) => {
    expect(look(quest({ card: 'foot', ...told }).play(...keys))).toEqual(is);
  });

  test('P07 of three Heroes on Portals the player says which two count, the one who moved among them (TEQ-RUL-10)', () => {
    const table = quest({ card: 'foot', row: 'P07 T01 T02', heroes: ['I4L I1L O1R'] }).play('2 I2R', 'P07');
    expect(table.options()).toEqual(['2', '3']);
    table.play('3');
    expect(table.goblins).toBe('p1 p p1 p p p p');
  });

  test('P09 both symbols are for one Hero', () => {
    const table = quest({ card: 'foot', row: 'P09 T01 T02', heroes: ['I3R I4R'] }).play('2 I5L', 'P09', 'torch', '1 torch');
    expect(table.asked).toBe('1 travel');
  });

  test('TEQ-QUEST-14 TEQ-RUL-12 one a turn: of two the player picks', () => {
    const table = quest({ card: 'foot', row: 'P11 P12 T01', heroes: ['I1L I1R I2L'] }).play('2 I5R');
    expect(table.options()).toEqual(['P11', 'none']);
    const both = quest({ card: 'foot', row: 'P08 P11 T01', heroes: ['I1R I4L'], health: [1] }).play('2 I3L');
    expect(both.options()).toEqual(['P08', 'P11', 'none']);
    both.play('P11');
    expect(both.asked).toBe('1 travel');
  });

  test('TEQ-QUEST-14 a Quest of one turn does not bar one of the next', () => {
    const table = quest({
      row: 'P11 T01 T02',
      heroes: ['I1L K1R'],
      also: (state) => {
        state.questers = 0b11;
      },
    });
    expect(table.play('foot', '2 I2R').options()).toEqual(['P11', 'none']);
  });

  test('TEQ-QUEST-14 whoever has taken one this turn is not asked again, nor shown another', () => {
    const table = quest({
      card: 'foot',
      row: 'P11 T01 T02',
      heroes: ['I1L K1R'],
      also: (state) => {
        state.questers = 0b01;
      },
    });
    expect(table.preview('2 I2R')).toMatchObject({ quests: [] });
    expect(table.play('2 I2R').asked).toBe('1 travel');
  });

  test('TEQ-RUL-34 it may be declined', () => {
    const table = quest({ card: 'foot', row: 'P11 T01 T02', heroes: ['I1L K1R'] }).play('2 I2R', 'none');
    expect(table.done()).toBe('');
  });

  test('TEQ-RUL-36 a Quest is looked at after what the Region did', () => {
    // The Wanderer moves a second Hero, and both have moved.
    const table = quest({ card: 'foot', row: 'P08 T01 T02', heroes: ['O5L I1R K4R'] }).play('1 O6R', 'use', '3 I5R');
    expect(table.options()).toEqual(['P08', 'none']);
  });
});

describe('Treasure Quests', () => {
  test('TEQ-QUEST-02 TEQ-QUEST-06 TEQ-QUEST-09 TEQ-QUEST-10 by night with the Rest: the Treasure, the card, and home', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+4'] }).play('rest', 'T03', '1', 'done');
    expect(table.items()).toBe('gem@1');
    expect(table.done()).toBe('T03');
    expect(table.heroes()).toBe('K1L K1L K1L');
  });

  test('TEQ-RUL-34 a Treasure may be declined', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+4'] }).play('rest', 'none');
    expect([table.done(), table.items(), table.row]).toEqual(['', '', 'P01 P02 T03']);
  });

  test('TEQ-QUEST-06 another Temple’s Quest is not completed by it', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T05', heroes: ['I1L+4'], health: [6], power: [3] }).play('rest');
    expect(table.done()).toBe('');
  });

  test('TEQ-RUL-11 several in one Rest, one for each Temple; two for one Temple are one', () => {
    const table = quest({
      stage: 'dice',
      row: 'T04 P02 T03',
      heroes: ['I1L+4 I3R+4'],
      chance: [
        ['quest', 13],
        ['quest', 0],
      ],
    });
    table.play('rest', 'complete 1');
    expect(table.options()).toEqual(['T04', 'T03', 'none']);
    table.play('T03', '1');
    // A card that was turned up meanwhile, T05 of the Shadow Temple, is for the other Hero.
    expect(table.row).toBe('T05 T04 P02');
    expect(table.options()).toEqual(['T05', 'none']);
    expect(table.play('T05', '2').done()).toBe('T03 T05');
  });

  test('TEQ-QUEST-14 by day a Quest taken before bars it, but not the step of an Item (TEQ-RUL-12)', () => {
    const table = quest({
      card: 'foot',
      row: 'P09 T03 T01',
      heroes: ['I1L+3 I4R'],
      also: (state) => {
        state.questers = 0;
      },
    }).play('2 I5L', 'P09', 'torch', '1 torch');
    expect(table.told('temple-completed')).toMatchObject([{ temple: 'ice' }]);
    expect(table.told('legend-stepped')).toMatchObject([{ item: 'sword', step: 1 }]);
    expect(table.done()).toBe('P09');
  });
});

describe('the row', () => {
  test('TEQ-QUEST-11 a gap is closed at once: a new card comes in on the left', () => {
    const table = quest({ card: 'foot', row: 'T01 P11 T02', heroes: ['I1L K1R'], chance: [['quest', 0]] }).play('2 I2R', 'P11');
    expect(table.row).toBe('P01 T01 T02');
  });

  test('TEQ-SETUP-24 TEQ-RUL-03 both kinds must be there: the newest gives way', () => {
    const table = quest({
      card: 'foot',
      row: 'T01 P11 T02',
      heroes: ['I1L K1R'],
      chance: [
        ['quest', 20],
        ['quest', 0],
      ],
    }).play('2 I2R', 'P11');
    expect(table.told('quest-discarded')).toMatchObject([{ quest: 'T12', rule: 'TEQ-SETUP-24' }]);
    expect(table.row).toBe('P01 T01 T02');
  });

  test('TEQ-QUEST-12 TEQ-QUEST-13 an empty deck is made of the discards, and with neither the row stays short', () => {
    const emptied = (discard: readonly number[]) => ({
      card: 'foot' as const,
      row: 'T01 P11 T02',
      heroes: ['I1L K1R'],
      also: (state: { quests: unknown }) => {
        state.quests = { top: [], bag: [], discard };
      },
    });
    const again = quest({ ...emptied([0]), chance: [['quest', 0]] }).play('2 I2R', 'P11');
    expect(again.told('quests-shuffled')).toMatchObject([{ cards: 1 }]);
    expect(again.row).toBe('P01 T01 T02');
    const short = quest(emptied([])).play('2 I2R', 'P11');
    expect(short.row).toBe('T01 T02');
    expect(short.told('quests-shuffled')).toEqual([]);
  });

  test('TEQ-QUEST-12 as long as the deck has cards, the discards stay where they are', () => {
    const told = { card: 'foot', row: 'T01 P11 T02', heroes: ['I1L K1R'], discard: 'P05', chance: [['quest', 0]] } as const;
    expect(quest(told).play('2 I2R', 'P11').told('quests-shuffled')).toEqual([]);
  });

  test('TEQ-RUL-03 a kind that is nowhere left is not waited for; one that is left comes', () => {
    const [P01, T03, T04, T12] = [0, 14, 15, 23];
    const withDeck = (bag: number[], said: number) =>
      quest({
        card: 'foot',
        row: 'T01 P11 T02',
        heroes: ['I1L K1R'],
        chance: [
          ['quest', said],
          ['quest', 0],
        ],
        also: (state) => {
          state.quests = { top: [], bag, discard: [] };
        },
      }).play('2 I2R', 'P11');
    const gone = withDeck([T03, T04], 0);
    expect([gone.row, gone.told('quest-discarded')]).toEqual(['T03 T01 T02', []]);
    expect(withDeck([P01, T12], 1).row).toBe('P01 T01 T02');
  });

  test('TEQ-RUL-03 one that is left among the discards comes, too', () => {
    const [P05, T03] = [4, 14];
    const table = quest({
      card: 'foot',
      row: 'T01 P11 T02',
      heroes: ['I1L K1R'],
      chance: [
        ['quest', 0],
        ['quest', 0],
      ],
      also: (state) => {
        state.quests = { top: [], bag: [T03], discard: [P05] };
      },
    }).play('2 I2R', 'P11');
    expect(table.told('quest-discarded')).toMatchObject([{ quest: 'T03' }]);
    expect(table.row).toBe('P05 T01 T02');
  });

  test('TEQ-QUEST-15 TEQ-QUEST-16 TEQ-RUL-13 the first Quest of a Day turns the token, one of the Night does not', () => {
    const day = quest({ card: 'foot', row: 'T01 P11 T02', heroes: ['I1L K1R'] }).play('2 I2R', 'P11');
    expect(day.told('token-turned')).toHaveLength(1);
    expect(day.state.isTokenTurned).toBe(true);
    const night = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+4'] }).play('rest', 'T03', '1', 'done');
    expect(night.state.isTokenTurned).toBe(false);
  });
});

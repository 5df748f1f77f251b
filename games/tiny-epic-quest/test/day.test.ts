import { describe, expect, test } from 'vitest';
import { quest } from './table.ts';

describe('the turns of a Day', () => {
  test('TEQ-DAY-04 the card and the turn are told; a single card is chosen like any other', () => {
    const table = quest({
      also: (state) => {
        state.faceUp = 0b00010;
      },
    });
    expect(table.asked).toBe('0 card');
    expect(table.play('raft').told('card-chosen')).toMatchObject([{ seat: 0, card: 'raft', turn: 1 }]);
  });

  test('TEQ-DAY-11 to stay idle costs nothing and meets nobody', () => {
    expect(quest({ card: 'foot' }).preview('idle')).toEqual({ toll: 0, crossed: [], calmed: [], quests: [] });
  });

  test('TEQ-RUL-26 after the answer Items are asked for only where somebody has come home', () => {
    expect(quest({ card: 'foot', items: ['bow@1'] }).play('idle').asked).toBe('1 travel');
    const table = quest({ card: 'foot', items: ['bow@1'], heroes: ['O1L K1L K1L'] }).play('1 K1L');
    expect(table.asked).toBe('0 arrange');
  });

  test('TEQ-SOLO-07 alone one more card is turned up by chance', () => {
    const table = quest({
      seats: 1,
      card: 'horse',
      chance: [['movement card', 1]],
      also: (state) => {
        [state.faceUp, state.faceDown] = [0b00011, 0b11100];
      },
    }).play('idle');
    expect(table.told('cards-turned')).toEqual([{ event: 'cards-turned', rule: 'TEQ-SOLO-04', cards: ['ship'] }]);
    expect(table.options()).toEqual(['raft', 'ship']);
  });

  test('TEQ-RUL-36 where Quests come first, one that was declined is not offered again', () => {
    const told = { card: 'foot', row: 'P11 T01 T02', heroes: ['I1L K1R'], options: { questsFirst: true } } as const;
    expect(quest(told).play('2 I2R', 'none').asked).toBe('1 travel');
  });

  test('TEQ-DAY-01 TEQ-DAY-02 TEQ-DAY-10 TEQ-DAY-15 TEQ-RUL-33 four turns, the First Player first; then night falls', () => {
    const table = quest({ seats: 3, first: 1 });
    const choosers: string[] = [];
    for (const card of ['horse', 'raft', 'gryphon', 'ship']) {
      choosers.push(table.asked);
      table.play(card);
      while (table.asked.endsWith('travel') || table.asked.endsWith('gain'))
        table.answer(table.asked.endsWith('gain') ? 'none' : 'idle');
    }
    expect(choosers).toEqual(['1 card', '2 card', '0 card', '1 card']);
    expect(table.told('night-fell')).toHaveLength(1);
    expect(table.asked).toBe('1 dice');
  });

  test('TEQ-DAY-03 TEQ-DAY-04 TEQ-DAY-09 TEQ-SETUP-22 a card that was answered is out for the round', () => {
    const table = quest().play('horse', 'idle', 'idle');
    expect(table.asked).toBe('1 card');
    expect(table.options()).toEqual(['raft', 'gryphon', 'ship', 'foot']);
    expect(table.why('horse')).toMatchObject({ rule: 'TEQ-DAY-09', why: 'card-used' });
  });

  test('TEQ-DAY-05 TEQ-DAY-06 TEQ-DAY-08 whoever chose the card moves one Hero or idles, then the others clockwise', () => {
    const table = quest({ seats: 3, first: 2 }).play('foot');
    expect(table.asked).toBe('2 travel');
    table.play('1 I4L');
    expect(table.asked).toBe('0 travel');
    table.play('idle');
    expect(table.asked).toBe('1 travel');
  });

  test('TEQ-DAY-11 TEQ-DAY-12 TEQ-DAY-13 TEQ-REGION-17 idle with Heroes in Castles, one gains 1 Health or 1 Power, once', () => {
    const table = quest({ card: 'foot', health: [3], power: [1], heroes: ['K1L K1L K2R'] }).play('idle');
    expect(table.options()).toEqual(['health', 'power', 'none']);
    table.play('power');
    expect(table.purse()).toBe('3/2');
    expect(table.asked).toBe('1 travel');
  });

  test('TEQ-DAY-12 any Castle will do', () => {
    const table = quest({ card: 'foot', health: [3], heroes: ['K2R I1L I2L'] }).play('idle', 'health');
    expect(table.purse()).toBe('4/3');
  });

  test('TEQ-DAY-14 without a Hero in a Castle idling gains nothing', () => {
    const table = quest({ card: 'foot', health: [3], heroes: ['I1L I2L I3L'] }).play('idle');
    expect(table.asked).toBe('1 travel');
    expect(table.told('gained')).toEqual([]);
  });

  test('TEQ-DAY-16 whoever cannot move by the card can only stay idle', () => {
    const table = quest({ card: 'ship', heroes: ['I1L I2L I3L'] });
    expect(table.told('idled')).toMatchObject([{ seat: 0 }]);
    expect(table.asked).toBe('1 travel');
  });

  test('TEQ-MAX-04 TEQ-RUL-34 no gain goes beyond the maximum, and it may be declined', () => {
    const table = quest({ card: 'foot', health: [6], power: [2] }).play('idle');
    expect(table.options()).toEqual(['power', 'none']);
    expect(table.why('health')).toMatchObject({ rule: 'TEQ-MAX-04', why: 'at-maximum' });
    table.play('none');
    expect(table.purse()).toBe('6/2');
    expect(quest({ card: 'foot' }).play('idle').asked).toBe('1 travel');
  });
});

describe('where one arrives', () => {
  test('TEQ-REGION-16 into any Castle: 1 Health or 1 Power', () => {
    const table = quest({ card: 'foot', health: [4], heroes: ['I2L'] }).play('1 K2R', 'health');
    expect(table.purse()).toBe('5/3');
  });

  test('TEQ-REGION-05 TEQ-RUL-27 into a Temple: to its entrance, and whoever leaves loses the way made', () => {
    const table = quest({ card: 'foot', heroes: ['I1L+3'] }).play('1 I5L');
    expect(table.heroes()).toBe('I5L K1L K1L');
  });

  test('TEQ-RUL-28 a Hero sent home brings no gain of a Castle, unless the table plays so', () => {
    const told = { stage: 'dice', heroes: ['I2R'], health: [2] } as const;
    expect(quest(told).play('rest', 'health').told('gained')).toHaveLength(1);
    expect(
      quest({ ...told, options: { homeGain: true } })
        .play('rest', 'health', 'health')
        .told('gained'),
    ).toHaveLength(2);
  });
});

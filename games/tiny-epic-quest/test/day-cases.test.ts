/** One answer to a Movement card from its toll to the Quest it completes, case by case. */
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/content/house.ts';
import { dice, type QuestTable, quest } from './table.ts';

const ALL_AGGRESSIVE = 'a a a a a a a';
const refusal = (table: QuestTable, words: string) => table.tried(words)?.refusal;

describe('the order of a move (TEQ-RUL-36)', () => {
  test('TEQ-MOVE-13 TEQ-REGION-16 TEQ-QUEST-04 the toll, then the gain of the Castle, then the Quest and its reward', () => {
    const told = { card: 'horse', goblins: ALL_AGGRESSIVE, power: [1], row: 'P04 P02 T03', chance: [['quest', 0]] } as const;
    const table = quest(told).play('1 K2R');
    expect([table.asked, table.purse()]).toEqual(['0 gain', '6/0']);
    expect(table.play('power').options()).toEqual(['P04', 'none']);
    expect(table.play('P04').purse()).toBe('6/2');
    expect([table.goblins, table.row, table.asked]).toEqual(['p a a a a a a', 'P01 P02 T03', '1 travel']);
    // What is gained at the end pays no toll.
    expect(quest({ ...told, power: [0] }).why('1 K2R')).toMatchObject({ rule: 'TEQ-MOVE-17', figures: { toll: 1, power: 0 } });
  });

  test('TEQ-NIGHT-40 TEQ-NIGHT-41 a Temple by day: home, the gain, the Treasure, then the step of an Item', () => {
    const told = { card: 'foot', heroes: ['O1L I1L+3'], health: [5], power: [1], row: 'T03 P12 P02' } as const;
    const table = quest(told).play('1 O2R', 'use', '2 torch', 'power', 'T03', '2');
    const kinds = ['went-home', 'gained', 'quest-completed', 'token-turned', 'item-gained', 'legend-stepped'];
    expect(table.story.filter((kind) => kinds.includes(kind))).toEqual(kinds);
    expect([table.purse(), table.items(), table.state.legend[0]]).toEqual(['5/2', 'gem@2', 1]);
  });

  test('TEQ-MOVE-15 whoever answers the card later finds passive what was paid for', () => {
    const told = { card: 'raft', heroes: ['O2L', 'O2R'], goblins: ALL_AGGRESSIVE, power: [3, 0] } as const;
    const table = quest(told).play('1 I1L');
    expect(table.preview('1 I4R')).toMatchObject({ toll: 0 });
    expect(table.why('1 O6R')).toMatchObject({ rule: 'TEQ-MOVE-17', figures: { toll: 1, power: 0 } });
  });

  test('TEQ-RUL-07 where the finish card is crossed, one who cannot pay may still stop on its Portal, and the Cloak spares one all', () => {
    const told = {
      card: 'foot',
      heroes: ['I1L'],
      goblins: ALL_AGGRESSIVE,
      power: [0],
      options: { finishCrossed: true },
    } as const;
    expect(quest(told).why('1 I2L')).toMatchObject({ rule: 'TEQ-MOVE-17' });
    expect(quest(told).offers('1 I2R')).toBe(true);
    expect(quest({ ...told, items: ['cloak@1'] }).offers('1 I2L')).toBe(true);
  });
});

describe('who stands on a Portal', () => {
  test('TEQ-REGION-15 TEQ-RUL-22 one’s own Hero is one as well, and an empty Portal has no more room', () => {
    const taken = { rule: 'TEQ-REGION-15', why: 'portal-taken' };
    expect(quest({ card: 'foot', heroes: ['I1L I2R'] }).why('1 I2R')).toMatchObject(taken);
    const empty = { card: 'foot', heroes: ['I1L', 'I2R'], goblins: '- p p p p p p' } as const;
    expect(quest(empty).why('1 I2R')).toMatchObject(taken);
  });

  test('TEQ-RUL-21 wounds of the Day vanish when their Hero leaves in a later turn, and else last into the Night', () => {
    const told = { heroes: ['O2R I2R'], row: 'T03 P03 P02', power: [0, 3] } as const;
    const left = quest({ ...told, card: 'foot' }).play('1 O1L', 'use', 'idle');
    expect(left.goblins).toBe('p2 p p p p p p');
    expect(left.play('raft', 'idle', '2 I1L').goblins).toBe('p p p p p p p');
    const also = (state: { turn: number }): void => {
      state.turn = 3;
    };
    const stayed = quest({ ...told, card: 'foot', first: 1, also }).play('1 O1L', 'use', 'idle');
    expect([stayed.asked, stayed.goblins]).toEqual(['1 dice', 'p2 p p p p p p']);
  });
});

describe('a Grotto that moves another Hero', () => {
  test('TEQ-REGION-11 TEQ-REGION-07 what speaks against its ways are the rules of every move', () => {
    const grotto = { seats: 3, card: 'horse', heroes: ['O5L I2L O3R', 'I1L', 'I1L'] } as const;
    const table = quest(grotto).play('1 O6R', 'use');
    expect(refusal(table, '2 I1L')).toMatchObject({ rule: 'TEQ-REGION-07', why: 'temple-full' });
    expect(refusal(table, '2 I2R')).toMatchObject({ rule: 'TEQ-MOVE-02', why: 'same-card' });
    expect(refusal(table, '2 O4L')).toMatchObject({ rule: 'TEQ-REGION-11', why: 'not-by-grotto' });
  });

  test('TEQ-MOVE-17 the Dark Grotto’s price comes before the toll', () => {
    const dark = { card: 'horse', heroes: ['I3L I1L'], goblins: ALL_AGGRESSIVE, power: [1], options: { gloom: true } } as const;
    const table = quest(dark).play('1 O4L', 'use', 'raft');
    expect(table.offers('2 I2L')).toBe(true);
    expect(refusal(table, '2 O2L')).toMatchObject({ rule: 'TEQ-MOVE-17', figures: { toll: 1, power: 0 } });
  });
});

describe('Quests of one turn', () => {
  test('TEQ-QUEST-14 TEQ-QUEST-15 what one player took bars nobody else, and the token turns once', () => {
    const chance = [
      ['quest', 0],
      ['quest', 0],
    ] as const;
    const told = { card: 'foot', heroes: ['I1R I2L', 'I2R O1L'], row: 'P08 P12 T03', health: [6, 6], chance } as const;
    const table = quest(told).play('2 I3L', 'P08', '2 I2L', 'P12');
    expect([table.done(0), table.done(1)]).toEqual(['P08', 'P12']);
    expect(table.told('token-turned')).toHaveLength(1);
  });

  test('TEQ-QUEST-14 one that is turned up in its place must wait for another turn', () => {
    const told = { card: 'foot', heroes: ['I1R I2L I3R'], row: 'P08 P02 T03', chance: [['quest', 9]] } as const;
    const table = quest(told).play('2 I3L', 'P08');
    expect([table.row, table.asked]).toEqual(['P12 P02 T03', '1 travel']);
  });

  test('TEQ-NIGHT-35 a granted symbol serves once: two scrolls are two spaces, and of a torch and a scroll given together none is left', () => {
    const scribe = quest({ card: 'horse', heroes: ['I3L I1L O5L'] }).play('1 O4L', 'use', '2 scroll');
    expect(scribe.options()).toEqual(['3 scroll', 'done']);
    expect(scribe.play('3 scroll').asked).toBe('1 travel');
    const lights = { card: 'foot', heroes: ['O1L I3R+2 I5L'], items: ['lantern@2'], options: { gloom: true } } as const;
    const table = quest({ ...lights, chance: dice('torch', 'torch', 'scroll') }).play('1 O2R', 'use', '2 torch scroll');
    expect(table.options()).toEqual(['3 torch', 'done']);
  });

  test('TEQ-NIGHT-34 both torches of a pair are used up', () => {
    const table = quest({ card: 'foot', heroes: ['O1L I3R+2 I5L'] }).play('1 O2R', 'use');
    expect(table.options()).toEqual(['2 torch torch', '3 torch', 'done']);
    expect(table.play('2 torch torch').asked).toBe('1 travel');
  });

  test('TEQ-QUEST-04 symbols are for the Heroes who fulfil the Quest, where another one could use them, too', () => {
    const council = {
      id: 'P06',
      kind: 'placement',
      stands: { stand: 'regions', kind: 'temple', heroes: 1 },
      reward: { symbols: 1 },
    };
    const quests = HOUSE.quests.map((each) => (each.id === 'P06' ? council : each));
    const pack = JSON.stringify({ id: 'one-temple', quests });
    const told = { card: 'foot', heroes: ['I4R I1L'], row: 'P06 T01 T02', options: { pack } } as const;
    const table = quest(told).play('1 I5L', 'P06', 'scroll');
    expect(table.heroes()).toBe('I5L I1L K1L');
    expect(table.asked).toBe('1 travel');
  });
});

/** Why not, for whatever somebody writes or points at that is not on offer. */
import { describe, expect, test } from 'vitest';
import { dice, type QuestTable, quest } from './table.ts';

const why = (table: QuestTable, words: string): unknown => {
  const { rule, why: reason, figures } = table.tried(words)?.refusal ?? {};
  return reason === undefined ? undefined : [rule, reason, ...Object.values(figures ?? {})];
};

test('TEQ-DAY-04 the card comes before the journey', () => {
  const table = quest();
  for (const words of ['1', '2 I1L', 'I1L', 'hero 4', 'hero 4 I1L'])
    expect(why(table, words)).toEqual(['TEQ-DAY-04', 'card-first']);
  for (const words of [
    'P09',
    'rest',
    'TORCH',
    'forge',
    'keep give',
    'stay',
    'use',
    'adventure',
    'take',
    'block',
    'sword',
    'learn',
  ])
    expect(why(table, words)).toEqual(['TEQ-DAY-04', 'other-question', 'card']);
  for (const words of ['4', '0', '12', 'hero 6', 'hero x', 'hero 3x', 'hero', 'X9L', 'P99', 'nonsense'])
    expect(why(table, words)).toBeUndefined();
});

describe('journeys', () => {
  const table = () => quest({ card: 'foot', heroes: ['I1L I2R K1L'] });

  test('TEQ-DAY-06 only one’s own Heroes go, and the Hero comes before its Region', () => {
    expect(why(table(), 'hero 3')).toEqual(['TEQ-DAY-06', 'not-your-hero']);
    expect(why(table(), 'hero 3 I3L')).toEqual(['TEQ-DAY-06', 'not-your-hero']);
    expect(why(table(), 'I3L')).toEqual(['TEQ-DAY-06', 'hero-first']);
    // Of one's own, as if it had been told by its number.
    expect(why(table(), 'hero 0 I1L')).toEqual(['TEQ-MOVE-02', 'same-card']);
    expect(why(table(), 'hero 0 O4L')).toEqual(['TEQ-DAY-07', 'not-that-way']);
  });

  test('TEQ-DAY-05 TEQ-MOVE-02 the card is chosen; nobody moves on the spot, nor another way than it says', () => {
    expect(why(table(), 'raft')).toEqual(['TEQ-DAY-05', 'card-chosen']);
    expect(why(table(), 'T03')).toEqual(['TEQ-DAY-05', 'other-question', 'travel']);
    expect(why(table(), '1 I1L')).toEqual(['TEQ-MOVE-02', 'same-card']);
    expect(why(table(), '1 o4l')).toEqual(['TEQ-DAY-07', 'not-that-way']);
    expect(why(table(), '1 I1R')).toEqual(['TEQ-MOVE-02', 'same-card']);
  });
});

test('TEQ-DAY-05 TEQ-MOVE-08 a Hero for whom there is no way at all', () => {
  const table = quest({ card: 'ship', heroes: ['I1L O1L K1L'] });
  expect(why(table, '1')).toEqual(['TEQ-DAY-05', 'no-way', 1]);
  expect(why(table, '1 K2R')).toEqual(['TEQ-MOVE-08', 'inland']);
});

describe('Grottos', () => {
  test('TEQ-REGION-11 to wander is on foot, and by another Hero', () => {
    const grotto = quest({ card: 'foot', heroes: ['O5L I1L'], health: [3] }).play('1 O6R', 'use');
    expect(grotto.asked).toBe('0 wander');
    expect(why(grotto, '2 O4L')).toEqual(['TEQ-REGION-11', 'not-by-grotto']);
    expect(why(grotto, 'raft')).toEqual(['TEQ-REGION-11', 'card-chosen']);
    expect(why(grotto, 'P09')).toEqual(['TEQ-REGION-11', 'other-question', 'wander']);
    expect(why(grotto, 'hero 3 I1L')).toEqual(['TEQ-DAY-06', 'not-your-hero']);
  });

  test('TEQ-REGION-11 which Goblin is attacked: by the number of its Portal', () => {
    const table = quest({ card: 'foot', heroes: ['O2R I2R I4L'], goblins: 'p3 p p p p p p' }).play('1 O1L', 'use');
    expect(table.asked).toBe('0 goblin');
    expect(why(table, '5')).toEqual(['TEQ-REGION-11', 'no-goblin-now']);
    expect(why(table, '12')).toEqual(['TEQ-REGION-11', 'no-goblin-now']);
    expect(why(table, 'I2R')).toEqual(['TEQ-REGION-11', 'no-goblin-now']);
    expect(why(table, 'rest')).toEqual(['TEQ-REGION-11', 'other-question', 'goblin']);
    expect(why(table, 'goblins')).toBeUndefined();
  });

  test('TEQ-REGION-11 whether its action is used is asked before anything else', () => {
    const table = quest({ card: 'foot', heroes: ['I1L'], health: [3] }).play('1 I2L');
    expect(why(table, '2 I1L')).toEqual(['TEQ-REGION-11', 'other-question', 'grotto']);
    expect(why(table, 'hullabaloo')).toBeUndefined();
  });

  test('TEQ-NIGHT-37 who has a use for torches by day', () => {
    const table = quest({ card: 'foot', heroes: ['O1L I1L+3'], health: [4] }).play('1 O2R', 'use');
    expect(table.asked).toBe('0 spend');
    expect(why(table, '1')).toEqual(['TEQ-NIGHT-37', 'no-use', 1]);
    expect(why(table, 'hero 4')).toEqual(['TEQ-NIGHT-37', 'not-your-hero']);
    expect(why(table, '1 I1L')).toEqual(['TEQ-NIGHT-37', 'other-question', 'spend']);
    expect(why(table, 'raft')).toEqual(['TEQ-NIGHT-37', 'other-question', 'spend']);
    expect(why(table, 'rubbish')).toBeUndefined();
  });

  test('TEQ-QUEST-03 which Quest: one of the row that is done, and no other', () => {
    const table = quest({ card: 'foot', heroes: ['O1L I1L+3'], health: [4], row: 'P01 P02 T03' }).play('1 O2R', 'use');
    table.play('2 torch', 'health');
    expect(table.asked).toBe('0 claim');
    expect(why(table, 'P01')).toEqual(['TEQ-QUEST-03', 'quest-open', 'P01']);
    expect(why(table, 'p09')).toEqual(['TEQ-QUEST-03', 'quest-away', 'P09']);
    expect(why(table, '1 I1L')).toEqual(['TEQ-QUEST-03', 'other-question', 'claim']);
    table.play('T03');
    expect(table.asked).toBe('0 equip');
    expect(why(table, 'hero 3')).toEqual(['TEQ-ITEM-01', 'not-your-hero']);
    expect(why(table, 'P01')).toEqual(['TEQ-ITEM-01', 'other-question', 'equip']);
  });
});

describe('at night', () => {
  test('TEQ-NIGHT-04 while the dice are waiting', () => {
    const table = quest({ stage: 'dice', heroes: ['I1L'] });
    expect(why(table, 'reserve')).toEqual(['TEQ-NIGHT-04', 'other-question', 'dice']);
    expect(why(table, '2')).toEqual(['TEQ-NIGHT-04', 'no-use', 2]);
    expect(why(table, 'hero 3')).toEqual(['TEQ-NIGHT-04', 'not-your-hero']);
    expect(why(table, '2 I1L')).toEqual(['TEQ-NIGHT-04', 'other-question', 'dice']);
  });

  test('TEQ-NIGHT-16 TEQ-NIGHT-08 damage is answered first, then symbols are used', () => {
    const told = {
      stage: 'dice',
      heroes: ['I1L'],
      power: [3],
      chance: dice('goblin', 'power', 'magic', 'torch', 'torch'),
    } as const;
    const table = quest(told).play('adventure');
    expect(table.asked).toBe('0 damage');
    expect(why(table, '1 torch')).toEqual(['TEQ-NIGHT-16', 'other-question', 'damage']);
    table.play('take');
    expect(table.asked).toBe('0 use');
    expect(why(table, '3')).toEqual(['TEQ-NIGHT-08', 'no-use', 3]);
  });

  test('TEQ-NIGHT-38 TEQ-NIGHT-08 who has nothing to do at nightfall, nor after the roll', () => {
    const dusk = quest({ stage: 'dusk', heroes: ['I1L'] });
    expect(why(dusk, '2')).toEqual(['TEQ-NIGHT-38', 'no-use', 2]);
    expect(why(dusk, 'adventure')).toEqual(['TEQ-NIGHT-38', 'other-question', 'dusk']);
    expect(why(dusk, 'raft')).toEqual(['TEQ-NIGHT-38', 'other-question', 'dusk']);
  });

  test('TEQ-NIGHT-16 a block that cannot be paid, where there is something else to choose', () => {
    const chance = dice('goblin', 'torch', 'torch', 'torch', 'torch');
    const table = quest({ stage: 'dice', items: ['amulet@1'], power: [1], chance }).play('adventure');
    expect(table.options()).toEqual(['take', 'cancel']);
    expect(why(table, 'block')).toEqual(['TEQ-NIGHT-16', 'too-dear', 2, 1]);
    const shield = quest({ stage: 'dice', items: ['amulet@1 shield@2'], power: [0], chance }).play('adventure');
    expect(why(shield, 'block')).toEqual(['TEQ-NIGHT-16', 'too-dear', 1, 0]);
    const plain = quest({ stage: 'dice', chance }).play('adventure');
    expect(plain.refused('too-dear')).toEqual([]);
    // That there is no Amulet is no matter of what is asked first.
    expect(why(plain, 'cancel')).toBeUndefined();
    expect(why(plain, 'rest')).toEqual(['TEQ-NIGHT-16', 'other-question', 'damage']);
  });

  test('TEQ-ITEM-03 TEQ-NIGHT-52 dice that are rolled again, and what a Rest settles', () => {
    const roll = dice('goblin', 'power', 'goblin', 'torch', 'torch');
    const again = quest({ stage: 'dice', items: ['boomerang@1'], chance: roll }).play('adventure');
    expect(why(again, 'scroll')).toEqual(['TEQ-ITEM-03', 'other-question', 'reroll']);
    const staff = quest({ stage: 'dice', heroes: ['I1R O5L+4'], items: ['staff@1'], magic: 2 }).play('rest');
    expect(staff.asked).toBe('0 settle');
    for (const words of ['3', 'learn 3', 'complete 3']) expect(why(staff, words)).toEqual(['TEQ-NIGHT-52', 'no-use', 3]);
  });
});

describe('whatever is asked first', () => {
  const asks = (table: QuestTable, rule: string, question: string): void => {
    expect(table.asked).toBe(`0 ${question}`);
    expect(why(table, 'raft')).toEqual([rule, 'other-question', question]);
    expect(why(table, 'hullabaloo')).toBeUndefined();
  };

  test('TEQ-ITEM-04 who holds what', () => {
    asks(quest({ card: 'foot', items: ['bow@1'], heroes: ['O1L K1L K1L'] }).play('1 K1L'), 'TEQ-ITEM-04', 'arrange');
  });

  test('TEQ-RUL-34 Health or Power', () => {
    const staff = { stage: 'dice', power: [0], heroes: ['I1R I2R'], items: ['staff@1'], magic: 3 } as const;
    asks(quest(staff).play('rest'), 'TEQ-RUL-34', 'gain');
  });

  test('TEQ-QUEST-04 which symbol a Quest brings', () => {
    const torchbearers = { card: 'foot', row: 'P09 T01 T02', heroes: ['I1L I4R'] } as const;
    asks(quest(torchbearers).play('2 I5L', 'P09'), 'TEQ-QUEST-04', 'symbol');
  });

  test('TEQ-REGION-11 who is sent home', () => {
    const gloom = { options: { gloom: true }, card: 'foot', heroes: ['O5L I1L I2R'], health: [3] } as const;
    const table = quest(gloom).play('1 O6R', 'use');
    asks(table, 'TEQ-REGION-11', 'home');
    expect(why(table, 'hero 3')).toEqual(['TEQ-REGION-11', 'not-your-hero']);
  });

  test('TEQ-SOLO-16 which Goblin is roused', () => {
    const table = quest({ seats: 1, stage: 'dice', goblins: '- a p p p p p' }).play('rest');
    asks(table, 'TEQ-SOLO-16', 'rouse');
    expect(why(table, '2')).toEqual(['TEQ-SOLO-16', 'no-goblin-now']);
    // A number at the end of other words is no Portal.
    expect(why(table, 'hullabaloo 2')).toBeUndefined();
    expect(why(table, '2 hullabaloo')).toEqual(['TEQ-SOLO-16', 'other-question', 'rouse']);
  });
});

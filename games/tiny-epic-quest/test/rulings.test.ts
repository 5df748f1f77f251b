/** Rulings that are a matter of taste: each table may choose, and both ways are played. */
import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { tinyEpicQuest } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { dice, QuestTable, quest, type Told } from './table.ts';

const QUIET = ['torch', 'torch', 'torch', 'torch', 'torch'] as const;

/** The same position with a ruling on and off. */
const both = (ruling: string, told: Told): { readonly on: QuestTable; readonly off: QuestTable } => ({
  on: quest({ ...told, options: { ...told.options, [ruling]: true } }),
  off: quest({ ...told, options: { ...told.options, [ruling]: false } }),
});

describe('Quests', () => {
  test('TEQ-RUL-03 the newest of the first three lies leftmost, or rightmost where they are laid from left to right', () => {
    const revealed = (rowFromLeft: boolean) => {
      const table = new QuestTable(begun(tinyEpicQuest, { options: { rowFromLeft }, seats: 2, seed: 3 }));
      const newest = table.told('quest-revealed').at(-1);
      return table.row.split(' ').indexOf(newest?.event === 'quest-revealed' ? newest.quest : '');
    };
    expect(revealed(false)).toBe(0);
    expect(revealed(true)).toBe(2);
  });

  test('TEQ-RUL-11 one completion takes one of two Quests of its Temple, or both', () => {
    const { on, off } = both('allTreasures', {
      stage: 'dice',
      heroes: ['I1L+4'],
      row: 'T03 T04 P01',
      chance: [
        ['quest', 0],
        ['quest', 12],
      ],
    });
    off.play('rest', 'T04', '1');
    expect(off.done()).toBe('T04');
    on.play('rest', 'T04', '1', 'T03', '2');
    expect(on.done()).toBe('T04 T03');
    // Each of them may be declined.
    const { on: modest } = both('allTreasures', { stage: 'dice', heroes: ['I1L+4'], row: 'T03 T04 P01' });
    expect(modest.play('rest', 'none').done()).toBe('');
    expect(modest.asked).toBe('1 dice');
  });

  test('TEQ-RUL-34 the step of a Legendary Item is offered, or simply made', () => {
    expect(tinyEpicQuest.options({})).toMatchObject({ value: { offerSteps: true } });
    const { on, off } = both('offerSteps', { stage: 'dice', heroes: ['I1L+4'], row: 'P01 P02 T05' });
    expect(off.play('rest').told('legend-stepped')).toMatchObject([{ item: 'sword', step: 1 }]);
    expect(on.play('rest').asked).toBe('0 step');
    expect(on.options()).toEqual(['take', 'none']);
    expect(on.play('take').told('legend-stepped')).toMatchObject([{ item: 'sword', step: 1 }]);
    const { on: declined } = both('offerSteps', { stage: 'dice', heroes: ['I1L+4'], row: 'P01 P02 T05' });
    expect(declined.play('rest', 'none').told('legend-stepped')).toEqual([]);
    expect(declined.asked).toBe('1 dice');
  });

  test('TEQ-RUL-11 where both are taken, one that is turned up in their place is not', () => {
    // T03 goes, and T04 of the same Temple comes for it: the deck holds P03 to P12, T01, T02, T04.
    const told = { stage: 'dice', heroes: ['I1L+4'], row: 'T03 P01 P02', chance: [['quest', 12]] } as const;
    const { on } = both('allTreasures', told);
    on.play('rest', 'T03', '1');
    expect(on.row).toBe('T04 P01 P02');
    expect(on.asked).not.toBe('0 claim');
    expect(on.done()).toBe('T03');
  });

  test('TEQ-RUL-11 what is turned up during a Rest can be taken by it, or not', () => {
    // The Ice Temple takes T03, and T01 of the Grove comes for it; it is the first of the deck after P03 to P12.
    const told = { stage: 'dice', heroes: ['I1L+4 O3R+4'], row: 'T03 P01 P02', chance: [['quest', 10]] } as const;
    const { on, off } = both('freshQuests', told);
    expect(on.play('rest', 'complete 1', 'T03', '3').row).toBe('T01 P01 P02');
    expect(on.asked).toBe('0 claim');
    expect(on.options()).toEqual(['T01', 'none']);
    expect(off.play('rest', 'complete 1', 'T03', '3').row).toBe('T01 P01 P02');
    expect(off.asked).not.toContain('claim');
    expect(off.done()).toBe('T03');
  });

  test('TEQ-RUL-34 gains and Quests may be declined, or must be taken', () => {
    const { on, off } = both('mayDecline', { card: 'foot', heroes: ['I2R I1R'], health: [4], power: [1], row: 'P11 P12 T01' });
    for (const table of [on, off]) table.play('1 I3R');
    expect(on.options()).toEqual(['P11', 'none']);
    expect(off.done()).toBe('P11');
    const castle = both('mayDecline', { card: 'foot', heroes: ['I2R'], health: [4], power: [1] });
    expect(castle.on.play('1 K1L').options()).toEqual(['health', 'power', 'none']);
    expect(castle.off.play('1 K1L').options()).toEqual(['health', 'power']);
    expect(castle.off.why('none')).toBeUndefined();
  });

  test('TEQ-RUL-36 the Region acts before the Quests are looked at, or after it', () => {
    // From the Castle to a Grotto beside another one: Mending, and the Mushroom Council.
    const told = { card: 'foot', heroes: ['I4R K1L'], health: [4], row: 'P06 P01 T01', chance: [['quest', 0]] } as const;
    const { on, off } = both('questsFirst', told);
    off.play('2 I2L');
    expect(off.asked).toBe('0 grotto');
    expect(off.play('use', 'P06').done()).toBe('P06');
    on.play('2 I2L');
    expect(on.asked).toBe('0 claim');
    expect(on.play('P06', 'use').done()).toBe('P06');
    expect(on.purse()).toBe('6/3');
  });
});

describe('the map', () => {
  test('TEQ-RUL-19 the entrance lies before the four spaces, or is the first of them', () => {
    const { on, off } = both('entranceCounts', { card: 'foot', heroes: ['I2R'] });
    expect(off.play('1 I1L').heroes()).toBe('I1L K1L K1L');
    expect(on.play('1 I1L').heroes()).toBe('I1L+1 K1L K1L');
    // Home again there is no track to be on.
    const back = quest({ stage: 'dice', heroes: ['I1L+4'], row: 'P01 P02 T01', options: { entranceCounts: true } });
    expect(back.play('rest').heroes()).toBe('K1L K1L K1L');
  });

  test('TEQ-RUL-22 a Hero may stop on a Portal without a Goblin, or may not', () => {
    const { on, off } = both('emptyPortals', { card: 'foot', heroes: ['I1L'], goblins: '- p p p p p p' });
    expect(on.offers('1 I2R')).toBe(true);
    expect(off.offers('1 I2R')).toBe(false);
    expect(off.why('1 I2R')).toMatchObject({ rule: 'TEQ-RUL-22', why: 'no-goblin' });
    expect(off.offers('1 I4L')).toBe(true);
    expect(off.offers('1 I2L')).toBe(true);
  });

  test('TEQ-RUL-06 without corners the Boots take straight steps, too', () => {
    const { on, off } = both('footCorners', { card: 'foot', heroes: ['I1L'], items: ['boots@1'] });
    expect(on.offers('1 O1L')).toBe(true);
    expect(off.offers('1 O1L')).toBe(false);
    expect(off.offers('1 O2R')).toBe(true);
    expect(off.offers('1 K1L')).toBe(true);
  });

  test('TEQ-RUL-41 Items change hands in one’s own Castle alone, or in any Castle that Heroes share', () => {
    const told = { card: 'foot', heroes: ['K2R K2R K1L'], items: ['bow@1 gem@3 sword@r'] } as const;
    const { on, off } = both('anyCastle', told);
    expect(off.options('give')).toEqual(['give gem reserve', 'give sword 3']);
    expect(on.options('give')).toEqual(['give bow 2', 'give gem reserve', 'give sword 3']);
    expect(quest({ ...told, heroes: ['I1L I2L K2R'], options: { anyCastle: true } }).options('give')).toEqual([]);
  });
});

describe('the Night', () => {
  test('TEQ-RUL-17 the roll goes on without its Exhausted roller, or ends with them', () => {
    const told = {
      stage: 'dice',
      health: [1, 6],
      power: [0, 0],
      heroes: ['', 'I5L'],
      chance: dice('goblin', 'goblin', 'power', 'torch', 'magic'),
    } as const;
    const { on, off } = both('rollEnds', told);
    off.play('adventure');
    expect(off.told('exhausted')).toMatchObject([{ seat: 0 }]);
    expect(off.asked).toBe('1 use');
    expect([off.purse(1), off.state.magic]).toEqual(['5/1', 1]);
    on.play('adventure');
    expect(on.asked).toBe('1 dice');
    expect([on.purse(1), on.state.magic]).toEqual(['6/0', 0]);
  });

  test('TEQ-RUL-17 somebody else’s Exhaustion ends no roll', () => {
    const chance = dice('goblin', 'goblin', 'power', 'torch', 'torch');
    const told = { stage: 'dice', health: [6, 1], power: [0, 0], chance, options: { rollEnds: true } } as const;
    expect(quest(told).play('adventure').purse()).toBe('5/1');
  });

  test('TEQ-RUL-26 everybody may forge ahead before the first roll, or nobody', () => {
    const also = (state: State): void => {
      state.turn = 3;
    };
    const told = { card: 'foot', heroes: ['', 'I1L'], also } as const;
    const { on, off } = both('duskWindow', told);
    for (const table of [on, off]) table.play('idle', 'idle');
    expect(on.asked).toBe('1 dusk');
    expect(off.asked).toBe('0 dice');
  });

  test('TEQ-RUL-29 damage by magic can be blocked, or not', () => {
    const told = { stage: 'dice', magic: 10, chance: dice('magic', ...QUIET.slice(1)) } as const;
    const { on, off } = both('blockMagic', told);
    expect(on.play('adventure').options()).toEqual(['take', 'block']);
    expect(off.play('adventure').purse()).toBe('5/3');
    // Goblins can be blocked all the same.
    const goblin = quest({ stage: 'dice', chance: dice('goblin', ...QUIET.slice(1)), options: { blockMagic: false } });
    expect(goblin.play('adventure').options()).toEqual(['take', 'block']);
  });

  test('TEQ-RUL-37 gains come after Temples and Spells, or before, and can then pay for the Staff', () => {
    const told = { stage: 'dice', magic: 3, power: [0], health: [6], heroes: ['I1R'], items: ['staff@1'] } as const;
    const { on, off } = both('gainsFirst', told);
    off.play('rest');
    expect(off.asked).toBe('0 gain');
    expect(off.play('power').state.spell[0]).toBe(0);
    on.play('rest', 'power');
    expect(on.asked).toBe('0 settle');
    on.play('learn 1 +1');
    expect([on.state.spell[0], on.state.power[0]]).toEqual([1, 0]);
  });

  test('TEQ-RUL-28 a Hero sent home brings one gain, or that of the Castle besides: by a Rest, a Temple and a Grotto', () => {
    const rest = both('homeGain', { stage: 'dice', heroes: ['I2R'], health: [2], power: [0] });
    expect(rest.off.play('rest', 'health').purse()).toBe('3/0');
    expect(rest.on.play('rest', 'health', 'power').purse()).toBe('3/1');
    const temple = both('homeGain', { card: 'foot', heroes: ['I5L+3 I2L'], health: [2], power: [0], row: 'P01 P02 T03' });
    for (const table of [temple.on, temple.off]) table.play('2 O2R', 'use', '1 torch', 'health');
    expect(temple.off.purse()).toBe('3/0');
    expect(temple.on.play('power').purse()).toBe('3/1');
    const spores = both('homeGain', {
      card: 'foot',
      heroes: ['I1R I4L'],
      health: [2],
      power: [0],
      row: 'P01 P02 T03',
      options: { gloom: true },
    });
    for (const table of [spores.on, spores.off]) table.play('2 O6R', 'use', 'health');
    expect(spores.off.purse()).toBe('3/0');
    expect(spores.on.play('power').purse()).toBe('3/1');
  });

  test('TEQ-RUL-39 alone one names Goblins before new ones come, or after', () => {
    const { on, off } = both('rouseNew', { seats: 1, stage: 'dice', goblins: '- a p p p p a' });
    expect(off.play('rest').options()).toEqual(['3', '4', '5', '6']);
    expect(on.play('rest').options()).toEqual(['1', '3', '4', '5', '6']);
    expect(on.play('1', '3', '5').goblins).toBe('a a a p a p a');
    // With others at the table it makes no difference.
    const { on: table } = both('rouseNew', { stage: 'dice', goblins: '- a p p p p a' });
    expect(table.play('rest', 'rest').goblins).toBe('p a a a a a a');
  });
});

describe('points', () => {
  test('TEQ-RUL-23 above ten the last row counts, or each one more adds as much again', () => {
    const { on, off } = both('pointsGoOn', { stage: 'dice', round: 5, trophies: [12, 10] });
    const goblins = (table: QuestTable): unknown => table.play('rest', 'rest').outcome?.detail;
    expect(goblins(off)).toMatchObject({ scores: [{ goblins: 35 }, { goblins: 35 }] });
    expect(goblins(on)).toMatchObject({ scores: [{ goblins: 45 }, { goblins: 35 }] });
  });
});

/** Items from hand to hand: as often as one likes, where it can be, and why not elsewhere. */
import { describe, expect, test } from 'vitest';
import { quest } from './table.ts';

describe('at home', () => {
  test('TEQ-ITEM-04 an Item goes on to a third Hero, back to the first one, and to the reserve', () => {
    const table = quest({ card: 'foot', items: ['bow@1'] }).play('give bow 2', 'give bow 3', 'give bow 1');
    expect(table.items()).toBe('bow@1');
    expect(table.play('give bow reserve').items()).toBe('bow@r');
  });

  test('TEQ-ITEM-04 TEQ-ITEM-06 whoever put an Item into the reserve by mistake takes it out again', () => {
    const table = quest({ card: 'foot', items: ['bow@1 gem@2'] }).play('give bow 3', 'give bow reserve');
    expect(table.options('give bow')).toEqual(['give bow 1', 'give bow 2']);
    expect(table.play('give bow 2').items()).toBe('bow@2 gem@2');
  });

  test('TEQ-ITEM-02 TEQ-ITEM-06 by way of the reserve full hands take what waits there', () => {
    const items = ['bow@1 gem@1 tome@2 horn@2 boots@3 cloak@3 sword@r'];
    const table = quest({ card: 'foot', items });
    expect(table.why('give sword 1')).toMatchObject({ rule: 'TEQ-ITEM-02', why: 'hands-full' });
    expect(table.why('give bow 2')).toMatchObject({ rule: 'TEQ-ITEM-02', why: 'hands-full' });
    table.play('give gem reserve', 'give sword 1');
    expect(table.items().split(' ')).toEqual(expect.arrayContaining(['bow@1', 'sword@1', 'gem@r']));
  });

  test('TEQ-ITEM-05 TEQ-RUL-26 what found no free hand by day is exchanged as soon as its Hero is home', () => {
    const items = ['bow@2 horn@2 tome@3 fairy@3 boots@1 cloak@1'];
    const told = { card: 'foot', heroes: ['O1L I1L+3 O8L'], row: 'T03 P12 P02', items } as const;
    const table = quest(told).play('1 O2R', 'use', '2 torch', 'T03');
    expect(table.items()).toContain('gem@r');
    table.play('give horn reserve', 'give gem 2', 'done');
    expect(table.items().split(' ')).toEqual(expect.arrayContaining(['gem@2', 'horn@r']));
  });
});

describe('why not', () => {
  const away = { card: 'foot', heroes: ['K1L K1L I1L'], items: ['bow@1 gem@3 sword@r'] } as const;

  test('TEQ-RUL-41 TEQ-ITEM-04 whoever is elsewhere gives nothing and has nothing given', () => {
    for (const key of ['give bow 3', 'give gem 1'])
      expect(quest(away).why(key)).toMatchObject({ rule: 'TEQ-RUL-41', why: 'heroes-apart' });
    const guests = quest({ card: 'foot', heroes: ['K2R K2R I1L'], items: ['bow@1'] });
    expect(guests.why('give bow 2')).toMatchObject({ rule: 'TEQ-RUL-41', why: 'heroes-apart' });
    // Where any Castle will do, they have to share it all the same.
    const apart = { card: 'foot', heroes: ['K2R K3L I1L'], items: ['bow@1'], options: { anyCastle: true } } as const;
    expect(quest(apart).why('give bow 2')).toMatchObject({ rule: 'TEQ-RUL-41' });
  });

  test('TEQ-ITEM-06 the reserve is within reach of one’s own Castle alone', () => {
    for (const key of ['give gem reserve', 'give sword 3'])
      expect(quest(away).why(key)).toMatchObject({ rule: 'TEQ-ITEM-06', why: 'reserve-far' });
  });

  test('TEQ-RUL-26 after a move the same reasons hold', () => {
    const table = quest({ card: 'foot', heroes: ['I2R I1L K1L'], items: ['bow@1 gem@2'] }).play('1 K1L');
    while (table.asked === '0 gain') table.play('none');
    expect(table.asked).toBe('0 arrange');
    expect(table.why('give gem 3')).toMatchObject({ rule: 'TEQ-RUL-41' });
    expect(table.options()).toEqual(['give bow 3', 'give bow reserve', 'done']);
  });
});

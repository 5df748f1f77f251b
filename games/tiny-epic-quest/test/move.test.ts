import { describe, expect, test } from 'vitest';
import { quest } from './table.ts';

/** The cards a Hero can go to, each once. */
const cards = (options: readonly string[]): string[] =>
  [...new Set(options.map((key) => key.split(' ')[1]?.slice(0, 2) ?? ''))].sort();

describe('ways to travel', () => {
  test('TEQ-MOVE-05 the Horse goes along the row, to any other card of it', () => {
    const table = quest({ card: 'horse', heroes: ['I1L K1L K1L'] });
    expect(cards(table.options('1'))).toEqual(['I3', 'I5', 'O4', 'O8']);
    expect(cards(table.options('2'))).toEqual(['I2', 'K2', 'O3']);
  });

  test('TEQ-MOVE-06 the Raft goes along the column, to any other card of it', () => {
    const table = quest({ card: 'raft', heroes: ['I1L K1L K1L'] });
    expect(cards(table.options('1'))).toEqual(['I2', 'I4', 'O2', 'O6']);
    expect(cards(table.options('2'))).toEqual(['I5', 'K4', 'O1']);
  });

  test('TEQ-MOVE-07 the Gryphon goes along a diagonal, to any card of it', () => {
    const table = quest({ card: 'gryphon', heroes: ['I1L I5L K1L'] });
    expect(cards(table.options('1'))).toEqual(['K1', 'K2', 'K3', 'K4']);
    expect(cards(table.options('2'))).toEqual(['I2', 'I4', 'O5', 'O7']);
    expect(cards(table.options('3'))).toEqual(['I1', 'K3', 'O2', 'O8']);
  });

  test('TEQ-MOVE-08 TEQ-SETUP-17 TEQ-RUL-05 the Ship goes from the Coast to any other card of it, and not from inland', () => {
    const table = quest({ card: 'ship', heroes: ['O1L I1L K1L'] });
    expect(cards(table.options('1'))).toEqual(['K1', 'K2', 'K3', 'K4', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7', 'O8']);
    expect(table.options('2')).toEqual([]);
    expect(table.why('2 O1L')).toMatchObject({ rule: 'TEQ-MOVE-08', why: 'inland' });
    expect(table.why('1 I1L')).toMatchObject({ why: 'not-that-way' });
  });

  test('TEQ-MOVE-10 TEQ-RUL-06 on Foot one goes to any of the cards around, or without corners where the table plays so', () => {
    const table = quest({ card: 'foot', heroes: ['I1L'] });
    expect(cards(table.options('1'))).toEqual(['I2', 'I3', 'I4', 'I5', 'K1', 'K2', 'K3', 'K4']);
    const straight = quest({ card: 'foot', heroes: ['I1L'], options: { footCorners: false } });
    expect(cards(straight.options('1'))).toEqual(['I2', 'I3', 'I4', 'I5']);
  });

  test('TEQ-MOVE-01 TEQ-DAY-07 there are five ways, and everybody who answers a card goes by the same', () => {
    const table = quest({ seats: 3 });
    expect(table.options()).toEqual(['horse', 'raft', 'gryphon', 'ship', 'foot']);
    table.play('raft', '1 I5L');
    expect(table.asked).toBe('1 travel');
    expect(cards(table.options('1'))).toEqual(['I3', 'K3', 'O5']);
    table.play('idle');
    expect(table.asked).toBe('2 travel');
    expect(cards(table.options('1'))).toEqual(['I3', 'K2', 'O5']);
  });

  test('TEQ-MOVE-02 TEQ-MOVE-03 a move ends on another card: changing sides is none', () => {
    const table = quest({ card: 'foot', heroes: ['I1L'] });
    expect(table.why('1 I1R')).toMatchObject({ rule: 'TEQ-MOVE-02', why: 'same-card' });
  });

  test('TEQ-MOVE-11 TEQ-REGION-01 one arrives in the left or the right Region', () => {
    const table = quest({ card: 'horse', heroes: ['I1L'] });
    expect(table.options('1')).toEqual(['1 I3L', '1 I3R', '1 I5L', '1 I5R', '1 O4L', '1 O4R', '1 O8L', '1 O8R']);
  });
});

describe('tolls', () => {
  test('TEQ-MOVE-04 TEQ-MOVE-13 TEQ-MOVE-14 TEQ-MOVE-15 crossed aggressive Goblins cost 1 Power each and turn passive', () => {
    // From O2 down the column: I2 and I4 are crossed on the way to O6, O2 and O6 are not.
    const table = quest({ card: 'raft', heroes: ['O2R'], goblins: 'a a p a p a p' });
    expect(table.preview('1 O6R')).toMatchObject({ toll: 2, crossed: ['I2', 'I1', 'I4'], calmed: [1, 2] });
    table.play('1 O6R');
    expect(table.purse()).toBe('6/1');
    expect(table.goblins).toBe('p p p a p a p');
    expect(table.told('moved')).toMatchObject([{ toll: 2, calmed: [1, 2], from: 'O2R', to: 'O6R' }]);
  });

  test('TEQ-MOVE-18 TEQ-MOVE-12 passive Goblins cost nothing', () => {
    const table = quest({ card: 'raft', heroes: ['O2R'], goblins: 'p p p p p p p' });
    table.play('1 O6R');
    expect(table.purse()).toBe('6/3');
  });

  test('TEQ-MOVE-16 TEQ-MOVE-19 to stop on a Portal is free, and its Goblin turns passive', () => {
    const table = quest({ card: 'raft', heroes: ['O2R'], goblins: 'a a p p p p p' });
    table.play('1 I4L');
    expect(table.purse()).toBe('6/2');
    expect(table.goblins).toBe('p p p p p p p');
  });

  test('TEQ-MOVE-17 a way that cannot be paid is closed', () => {
    const table = quest({ card: 'raft', heroes: ['O2R'], goblins: 'a a p p p p p', power: [1] });
    expect(table.why('1 O6R')).toMatchObject({ rule: 'TEQ-MOVE-17', why: 'too-dear', figures: { toll: 2, power: 1 } });
    expect(table.offers('1 I4L')).toBe(true);
  });

  test('TEQ-RUL-07 the card a move ends on is not crossed, unless the table plays so', () => {
    const table = quest({ card: 'raft', heroes: ['O2R'], goblins: 'a p p p p p p' });
    expect(table.preview('1 I2L')).toMatchObject({ toll: 0, calmed: [] });
    const dear = quest({ card: 'raft', heroes: ['O2R'], goblins: 'a p p p p p p', options: { finishCrossed: true } });
    expect(dear.preview('1 I2L')).toMatchObject({ toll: 1, calmed: [1] });
    expect(dear.preview('1 I2R')).toMatchObject({ toll: 0, calmed: [1] });
  });

  test('TEQ-MOVE-09 TEQ-RUL-05 a Ship goes either way, and the cards it passes are crossed', () => {
    // From K1 to O2 over O1, or the long way round over O8, O6 and O4.
    const table = quest({ card: 'ship', heroes: ['K1L'], goblins: 'p p a p p p a' });
    expect(table.options('1').filter((key) => key.startsWith('1 O2R'))).toEqual(['1 O2R', '1 O2R via O8']);
    expect(table.preview('1 O2R')).toMatchObject({ calmed: [3] });
    expect(table.preview('1 O2R via O8')).toMatchObject({ calmed: [7] });
    expect(quest({ card: 'ship', heroes: ['K1L'] }).options('1 O2R')).toEqual(['1 O2R']);
  });

  test('TEQ-MOVE-20 TEQ-RUL-35 full Regions can be crossed', () => {
    const table = quest({ card: 'horse', seats: 3, heroes: ['O8L', 'I1L', 'I1L'] });
    expect(table.offers('1 I3L')).toBe(true);
    expect(table.why('1 I1L')).toMatchObject({ why: 'temple-full' });
  });
});

describe('room', () => {
  test('TEQ-REGION-07 a Temple has room for two Heroes, entrance and track together', () => {
    const table = quest({ card: 'foot', seats: 3, heroes: ['I2L', 'I1L+3', 'I1L'] });
    expect(table.why('1 I1L')).toMatchObject({ rule: 'TEQ-REGION-07', why: 'temple-full' });
    expect(quest({ card: 'foot', seats: 3, heroes: ['I2L', 'I1L+3'] }).offers('1 I1L')).toBe(true);
  });

  test('TEQ-REGION-08 and not for two of one player', () => {
    const table = quest({ card: 'foot', heroes: ['I2L I1L'] });
    expect(table.why('1 I1L')).toMatchObject({ rule: 'TEQ-REGION-08', why: 'own-hero-there' });
  });

  test('TEQ-REGION-10 at an Obelisk there is one Hero of every player', () => {
    const table = quest({ card: 'foot', seats: 4, heroes: ['I2L K1L', 'I1R', 'I1R', 'I1R'] });
    expect(table.offers('1 I1R')).toBe(true);
    expect(quest({ card: 'foot', heroes: ['I2L I1R'] }).why('1 I1R')).toMatchObject({
      rule: 'TEQ-REGION-10',
      why: 'own-hero-there',
    });
  });

  test('TEQ-REGION-13 in a Grotto there is one Hero of every player', () => {
    const table = quest({ card: 'foot', seats: 3, heroes: ['I1L', 'I2L', 'I2L'] });
    expect(table.offers('1 I2L')).toBe(true);
    expect(quest({ card: 'foot', heroes: ['I1L I2L'] }).why('1 I2L')).toMatchObject({
      rule: 'TEQ-REGION-13',
      why: 'own-hero-there',
    });
  });

  test('TEQ-REGION-15 TEQ-RUL-22 a Portal has room for one Hero, with or without a Goblin', () => {
    const table = quest({ card: 'foot', heroes: ['I1L', 'I2R'] });
    expect(table.why('1 I2R')).toMatchObject({ rule: 'TEQ-REGION-15', why: 'portal-taken' });
    expect(quest({ card: 'foot', heroes: ['I1L'], goblins: '- p p p p p p' }).offers('1 I2R')).toBe(true);
  });

  test('TEQ-REGION-18 a Castle has room for everybody', () => {
    const table = quest({ card: 'foot', seats: 4, heroes: ['I2L', 'K1L K1L K1L', 'K1L K1L', 'K1L'] });
    expect(table.offers('1 K1L')).toBe(true);
  });
});

/** Ways on the map, card by card: what lies between, which way is the first one, and which ways are one and the same. */
import { describe, expect, test } from 'vitest';
import type { Travel } from '../src/words.ts';
import { quest } from './table.ts';

const crossed = (card: Travel, from: string, to: string): unknown => quest({ card, heroes: [from] }).preview(`1 ${to}`);

describe('TEQ-MOVE-04 the cards between', () => {
  test.for([
    ['horse', 'O8L', 'O4L', ['I5', 'I1', 'I3']],
    ['horse', 'O4L', 'I5L', ['I3', 'I1']],
    ['horse', 'K1L', 'O3L', ['I2', 'K2']],
    ['horse', 'O7L', 'K3L', ['K4', 'I4']],
    ['raft', 'O1L', 'K4L', ['K1', 'I5']],
    ['raft', 'K2L', 'O5L', ['I3', 'K3']],
    ['raft', 'O6L', 'O2L', ['I4', 'I1', 'I2']],
    ['gryphon', 'O2L', 'O8L', ['K1']],
    ['gryphon', 'K1L', 'K3L', ['I1']],
    ['gryphon', 'O5L', 'I5L', ['I4']],
    ['gryphon', 'O7L', 'I2L', ['I5']],
    ['ship', 'O8L', 'O2L', ['K1', 'O1']],
    ['ship', 'O5L', 'O7L', ['O6', 'K4']],
  ] as const)('%s from %s to %s', ([card, from, to, between]) => {
    expect(crossed(card, from, to)).toMatchObject({ crossed: between });
  });

  test('TEQ-RUL-05 with nothing to pay the Ship goes the shorter way, whichever way round that is', () => {
    expect(crossed('ship', 'O1L', 'K1L')).toMatchObject({ crossed: [] });
    expect(crossed('ship', 'K1L', 'O1L')).toMatchObject({ crossed: [] });
  });
});

describe('ways that differ in nothing are one', () => {
  const boots = { card: 'foot', heroes: ['I1L'], items: ['boots@1'] } as const;

  test('TEQ-RUL-05 with the Boots: by whatever card, as long as no Goblin is met', () => {
    const table = quest({ ...boots, goblins: 'a p p p p p p' });
    const to = (place: string): string[] => table.options().filter((key) => key.startsWith(`1 ${place}`));
    // To O1 by K1, or past the Goblin of I2; to K2 at once, or past it.
    expect(to('O1L')).toEqual(['1 O1L', '1 O1L via I2']);
    expect(to('K2R')).toEqual(['1 K2R', '1 K2R via I2']);
    expect(table.preview('1 K2R')).toMatchObject({ toll: 0, crossed: [] });
    expect(to('O7L')).toEqual(['1 O7L']);
  });

  test('TEQ-RUL-07 where the finish card is crossed, too', () => {
    const table = quest({ ...boots, goblins: 'p p a p p p p', options: { finishCrossed: true } });
    expect(table.options().filter((key) => key.startsWith('1 O1L'))).toEqual(['1 O1L']);
    expect(table.preview('1 O1L')).toMatchObject({ toll: 1, calmed: [3] });
  });
});

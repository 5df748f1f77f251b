import { describe, expect, test } from 'vitest';
import {
  bagOf,
  bagWith,
  bagWithout,
  discard,
  draw,
  drawFrom,
  faceDown,
  lookAhead,
  type Pile,
  pileOf,
  pileSize,
  putOnTop,
  rebuild,
  renamePile,
  shuffleIn,
  stackOf,
} from '../src/index.ts';

/** Chance that says these numbers, and what it was asked. */
function chance(...says: number[]) {
  const asked: string[] = [];
  const table = {
    chance(what: string, of: number): number {
      asked.push(`${what} ${of}`);
      return says.shift() ?? 0;
    },
  };
  return { table, asked };
}

describe('a bag', () => {
  test('is sorted, whatever order its cards came in', () => {
    expect(bagOf([5, 1, 3, 1])).toEqual([1, 1, 3, 5]);
    expect(bagWith(bagWith([2, 4], 3), 9)).toEqual([2, 3, 4, 9]);
  });

  test('gives up one of several equal cards', () => {
    expect(bagWithout([1, 1, 3], 1)).toEqual([1, 3]);
    expect(bagWithout([1, 3], 2)).toEqual([1, 3]);
  });

  test('is drawn from by chance, and shares nothing with what is left', () => {
    const { table, asked } = chance(1);
    const bag = [2, 4, 6];
    expect(drawFrom(bag, table, 'unit')).toEqual({ card: 4, left: [2, 6] });
    expect(bag).toEqual([2, 4, 6]);
    expect(asked).toEqual(['unit 3']);
  });

  test('that is empty asks chance nothing', () => {
    const { table, asked } = chance();
    expect(drawFrom([], table, 'unit')).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('a pile', () => {
  test('has no order until a card is drawn, and then chance says which', () => {
    const { table, asked } = chance(2, 0);
    const first = draw(pileOf([7, 5, 6]), table, 'card');
    expect(first).toEqual({ card: 7, left: { top: [], bag: [5, 6], discard: [] } });
    expect(first && draw(first.left, table, 'card')?.card).toBe(5);
    expect(asked).toEqual(['card 3', 'card 2']);
  });

  test('in a settled order is drawn from without chance', () => {
    const { table, asked } = chance();
    expect(draw(stackOf([3, 1, 2]), table, 'card')).toEqual({ card: 3, left: { top: [1, 2], bag: [], discard: [] } });
    expect(asked).toEqual([]);
  });

  test('gives a card that was put on top first, then the unknown ones', () => {
    const { table } = chance(1);
    const drawn = draw(putOnTop(pileOf([1, 2]), 9), table, 'card');
    expect(drawn?.card).toBe(9);
    expect(drawn && draw(drawn.left, table, 'card')?.card).toBe(2);
  });

  test('is looked into by settling what comes next, once', () => {
    const { table, asked } = chance(2, 0);
    const seen = lookAhead(pileOf([1, 2, 3]), table, 'look', 2);
    expect(seen).toEqual({ top: [3, 1], bag: [2], discard: [] });
    expect(lookAhead(seen, table, 'look', 2)).toEqual(seen);
    expect(lookAhead(seen, table, 'look', 9).top).toEqual([3, 1, 2]);
    expect(asked).toEqual(['look 3', 'look 2', 'look 1']);
  });

  test('is empty when neither known nor unknown cards are left, whatever was discarded', () => {
    const { table } = chance();
    const pile = discard(pileOf<number>([]), 4);
    expect(pileSize(pile)).toBe(0);
    expect(draw(pile, table, 'card')).toBeUndefined();
    expect(pileSize(putOnTop(pileOf([1, 2]), 9))).toBe(3);
  });

  test('is rebuilt of its discard pile and of what is left of it', () => {
    const pile: Pile = { top: [8], bag: [3], discard: [5, 1] };
    expect(rebuild(pile)).toEqual({ top: [], bag: [1, 3, 5, 8], discard: [] });
  });

  test('into which something is shuffled forgets every order, and keeps its discard pile', () => {
    expect(shuffleIn({ top: [8], bag: [3], discard: [9] }, [4, 2])).toEqual({ top: [], bag: [2, 3, 4, 8], discard: [9] });
  });

  test('tells what is face down: the settled cards in their order, then the others', () => {
    expect(faceDown({ top: [8, 4], bag: [1, 3], discard: [9] })).toEqual([8, 4, 1, 3]);
    expect(faceDown(stackOf([2, 1]))).toEqual([2, 1]);
    expect(faceDown(pileOf([2, 1]))).toEqual([1, 2]);
  });

  test('is renamed face down only, and the bag stays sorted', () => {
    const to = (card: number) => 10 - card;
    expect(renamePile({ top: [8], bag: [1, 3], discard: [9] }, to)).toEqual({ top: [2], bag: [7, 9], discard: [9] });
  });
});

import { describe, expect, test } from 'vitest';
import { cellOf, figureOn, ownerOf } from '../src/state.ts';
import { ARCHER } from '../src/words.ts';
import { sit } from './helpers.ts';

describe('a mistake in the rules', () => {
  const { state } = sit().match.world;

  test('is told where it is made: figures that are not on the board have no cell, no owner, and stand nowhere', () => {
    expect(() => cellOf(state, ARCHER)).toThrow('archer is not on the board');
    expect(() => ownerOf(state, ARCHER)).toThrow('archer has no owner');
    expect(() => figureOn(state, 0)).toThrow('nobody stands on A1');
  });
});

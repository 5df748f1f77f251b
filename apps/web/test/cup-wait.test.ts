/** Whoever waits in a tournament is told for what. */
import { expect, test } from 'vitest';
import { sayWait } from '../src/cups/when.ts';

const game = (round: number, result: 'first' | null) => ({ round, first: 0, second: 1, result, match: null });
const said = (cup: Partial<Parameters<typeof sayWait>[1]>) =>
  sayWait((id) => id, { kind: 'robin', round: 1, of: 3, games: [game(1, null)], ...cup });

test('for the end of a round, for the next one, or for nothing any more', () => {
  expect(said({})).toBe('cup.wait.round');
  expect(said({ games: [game(1, 'first')] })).toBe('cup.wait.soon');
  expect(said({ round: 3 })).toBe('cup.wait.end');
  expect(said({ kind: 'swiss', round: 2, of: 5, games: [game(1, 'first'), game(2, null)] })).toBe('cup.wait.round');
});

test('in an arena for whoever is free next', () => {
  expect(said({ kind: 'arena', round: 0, of: 0 })).toBe('cup.wait');
});

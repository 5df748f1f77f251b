import { describe, expect, test } from 'vitest';
import { type Game, isForRivals, parseOptions, quick, restoreMatch, seatsFor, startMatch, storedOf } from '../src/index.ts';
import { fitsSeats } from '../src/seats.ts';
import { must, refused } from './table.ts';

const FIELDS = { mode: { kind: 'choice', of: ['duel', 'crowd', 'any'], default: 'duel' } } as const;

/** Over at once: only who may sit down is looked at. */
const salon: Game<{ over: boolean }, { readonly mode: string }> = {
  id: 'salon',
  version: 1,
  seats: { min: 1, max: 6, by: { option: 'mode', counts: { duel: { min: 2, max: 2 }, crowd: { min: 3, max: 6 } } } },
  longest: 1,
  fields: FIELDS,
  options: (raw) => parseOptions(FIELDS, raw),
  setup: () => ({ over: true }),
  *step() {},
  outcome: () => ({ places: [1], how: 'closed', rule: 'X' }),
  copy: (state) => ({ ...state }),
  view: (state) => state,
  hidden: () => [],
  rename: () => {},
};

const start = (seats: number | undefined, mode: string) =>
  startMatch(salon, { chance: quick(1), options: { mode }, ...(seats === undefined ? {} : { seats }) });

describe('seats by an option', () => {
  test('the value of the option decides, a value without a count leaves the general one', () => {
    expect(seatsFor(salon.seats, { mode: 'duel' })).toEqual({ min: 2, max: 2 });
    expect(seatsFor(salon.seats, { mode: 'crowd' })).toEqual({ min: 3, max: 6 });
    expect(seatsFor(salon.seats, { mode: 'any' })).toEqual({ min: 1, max: 6 });
    expect(seatsFor(salon.seats, undefined)).toEqual({ min: 1, max: 6 });
    expect(seatsFor({ min: 2, max: 4 }, { mode: 'duel' })).toEqual({ min: 2, max: 4 });
    expect(seatsFor(salon.seats, { mode: 'toString' })).toEqual({ min: 1, max: 6 });
  });

  test('whole numbers between the two', () => {
    expect([1, 2, 3, 2.5].map((count) => fitsSeats({ min: 2, max: 2 }, count))).toEqual([false, true, false, false]);
  });

  test('two are rivals where two may sit down and do not win together', () => {
    expect(
      [
        { min: 2, max: 4 },
        { min: 1, max: 2 },
      ].every(isForRivals),
    ).toBe(true);
    expect(
      [{ min: 3, max: 4 }, { min: 1, max: 1 }, { min: 2, max: 3, together: true } as const, undefined].some(isForRivals),
    ).toBe(false);
  });

  test('a match begins with as many as the option asks for, and with no other number', () => {
    expect(must(start(undefined, 'duel')).terms.seats).toBe(2);
    expect(must(start(undefined, 'crowd')).terms.seats).toBe(3);
    expect(must(start(6, 'crowd')).terms.seats).toBe(6);
    expect(refused(start(3, 'duel'))).toMatchObject({
      trouble: 'wrong-option',
      say: 'salon is for 2 to 2 seats, not 3',
      at: 'seats',
    });
    expect(refused(start(2, 'crowd'))?.say).toBe('salon is for 3 to 6 seats, not 2');
  });

  test('a stored match with another number is damaged', () => {
    const stored = storedOf(must(start(3, 'crowd')));
    expect(restoreMatch(salon, stored, quick(1)).ok).toBe(true);
    expect(refused(restoreMatch(salon, { ...stored, options: { mode: 'duel' } }, quick(1)))).toMatchObject({
      trouble: 'damaged',
      say: 'salon has no match of 3 seats',
      at: 'seats',
    });
  });
});

/** Who sits where, for any number of seats. */
import { type Seats, seatsFor } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { messages } from '@taverne/leaders/text';
import { describe, expect, test } from 'vitest';
import { readLong } from '../src/lobby/LongOption.tsx';
import { levelNames, levelsIn, nearestLevel } from '../src/lobby/levels.ts';
import {
  choicesFor,
  holdersOf,
  howFor,
  planFor,
  resized,
  seatedAt,
  soloOptions,
  usualCount,
  wishesOf,
} from '../src/lobby/seats.ts';
import { misfitIn, termsOf, withinSeats, withOption } from '../src/lobby/terms.ts';

/** As a game with teams and a mode for one declares it. */
const SEATS: Seats = {
  min: 1,
  max: 4,
  by: { option: 'mode', counts: { competitive: { min: 2, max: 4 }, teams: { min: 4, max: 4 }, solo: { min: 1, max: 1 } } },
};

describe('how many', () => {
  test('depends on the option that the game names', () => {
    expect(seatsFor(SEATS, { mode: 'teams' })).toEqual({ min: 4, max: 4 });
    expect(seatsFor(SEATS, { mode: 'solo' })).toEqual({ min: 1, max: 1 });
    expect(seatsFor(SEATS, {})).toEqual({ min: 1, max: 4 });
    expect(seatsFor({ min: 2, max: 2 }, { mode: 'teams' })).toEqual({ min: 2, max: 2 });
  });

  test('is one in the mode that is for one', () => {
    expect(soloOptions(SEATS)).toEqual({ mode: 'solo' });
    expect(soloOptions({ min: 1, max: 4 })).toEqual({});
    // What one can play alone as it is usual needs no other mode.
    expect(
      soloOptions({ ...SEATS, by: { option: 'mode', counts: { free: { min: 1, max: 4 }, solo: { min: 1, max: 1 } } } }, 'free'),
    ).toEqual({ mode: 'free' });
    const counts = { free: { min: 1, max: 4 }, duel: { min: 2, max: 2 } };
    expect(soloOptions({ min: 1, max: 4, by: { option: 'kind', counts } })).toEqual({ kind: 'free' });
  });

  test('is two where the game lets one choose, and one for whoever plays alone', () => {
    expect(usualCount({ min: 1, max: 4 }, 'bot')).toBe(2);
    expect(usualCount({ min: 1, max: 4 }, 'solo')).toBe(1);
    expect(usualCount({ min: 3, max: 4 }, 'friend')).toBe(3);
    expect(usualCount({ min: 1, max: 1 }, 'bot')).toBe(1);
  });
});

describe('who', () => {
  test('I sit first; the others are bots, friends, or whoever is at this screen', () => {
    expect(planFor('bot', 3, 4)).toEqual(['me', 4, 4]);
    expect(planFor('friend', 4, 4)).toEqual(['me', 'open', 'open', 'open']);
    expect(planFor('screen', 2, 4)).toEqual(['me', 'here']);
    expect(planFor('solo', 1, 4)).toEqual(['me']);
  });

  test('another number of seats keeps who was chosen', () => {
    expect(resized(['me', 1, 'here'], 4, 'bot', 2)).toEqual(['me', 1, 'here', 2]);
    expect(resized(['me', 1, 'here'], 2, 'bot', 2)).toEqual(['me', 1]);
  });

  test('a seat is for me, for bots, and for friends or whoever is at this screen', () => {
    expect(choicesFor('friend', [1, 2])).toEqual(['me', 'open', 1, 2]);
    expect(choicesFor('screen', [1])).toEqual(['me', 'here', 1]);
  });

  test('where I sit down, whoever sat there takes my place', () => {
    expect(seatedAt(['me', 1, 2, 3], 2, 'me')).toEqual([2, 1, 'me', 3]);
    expect(seatedAt(['me', 1, 2], 1, 'here')).toEqual(['me', 'here', 2]);
    expect(seatedAt(['me', 1], 0, 'me')).toEqual(['me', 1]);
  });

  test('where there is one seat, nobody else comes, and nobody stays alone where there are more', () => {
    expect(howFor('friend', { min: 1, max: 1 })).toBe('solo');
    expect(howFor('solo', { min: 2, max: 4 })).toBe('bot');
    expect(howFor('table', { min: 2, max: 4 })).toBe('table');
  });

  test('on this device and on the server it is the same plan', () => {
    expect(holdersOf(['me', 'here', 3], 'Camille')).toEqual([
      { kind: 'person', name: 'Camille' },
      { kind: 'person' },
      { kind: 'bot', level: 3 },
    ]);
    expect(wishesOf(['me', 'open', 3])).toEqual([{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', level: 3 }]);
  });
});

describe('opponents', () => {
  const say = (id: string): string => Object.entries(messages.en).find(([key]) => key === id)?.[1] ?? id;

  test('are known by the words of their game', async () => {
    const levels = await findGame('leaders')?.levels();
    expect(levelsIn(say)).toEqual(levels?.map(({ level }) => level));
  });

  test('of all games are named side by side, one line a level', () => {
    const one = { 'level.1.name': 'Novice', 'level.2.name': 'Regular' };
    const other = { 'level.1.name': 'Stable Boy', 'level.2.name': 'Regular', 'level.3.name': 'Captain' };
    expect(levelNames([one, other])).toEqual([
      { level: 1, names: ['Novice', 'Stable Boy'] },
      { level: 2, names: ['Regular'] },
      { level: 3, names: ['Captain'] },
    ]);
  });

  test('the nearest to the liked one is taken where there are fewer', () => {
    expect(nearestLevel([1, 2, 3], 5)).toBe(3);
    expect(nearestLevel([1, 2, 3, 4, 5], 2)).toBe(2);
    expect(nearestLevel([], 2)).toBe(2);
  });
});

describe('long options', () => {
  test('a text stays as it is, a list is cut at commas and spaces, and nothing is left out', () => {
    expect(readLong({ kind: 'text', longest: 100 }, ' {"a": 1}\n')).toBe(' {"a": 1}\n');
    expect(readLong({ kind: 'list', of: [], length: 3 }, 'archer, rider\nbear')).toEqual(['archer', 'rider', 'bear']);
    expect(readLong({ kind: 'text', longest: 100 }, ' \n')).toBeUndefined();
    expect(withOption({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(withOption({ b: 2 }, 'a', 'x')).toEqual({ a: 'x', b: 2 });
  });
});

test('a choice that names a seat which is gone is taken back, and nothing else is', async () => {
  const terms = await termsOf('tiny-epic-tactics');
  if (!terms) throw new Error('the game is gone');
  const chosen = { mode: 'competitive', first: '2', roundCap: 12 };
  expect(withinSeats(terms, chosen, 3)).toEqual(chosen);
  expect(withinSeats(terms, chosen, 2)).toEqual({ mode: 'competitive', roundCap: 12 });
  // What is wrong in itself is said, not taken back.
  expect(withinSeats(terms, { ...chosen, roundCap: 1 }, 2)).toMatchObject({ first: '2', roundCap: 1 });
});

test('a hero whom another player leads is taken back with a reason', async () => {
  const terms = await termsOf('mage-knight');
  if (!terms) throw new Error('the game is gone');
  const twice = { scenario: 'blitz-conquest', hero: 'tovak', hero2: 'tovak' };
  expect(withinSeats(terms, twice, 2)).toEqual({ scenario: 'blitz-conquest', hero: 'tovak' });
  expect(misfitIn(terms, twice, 2)).toMatchObject({ at: 'options.hero2', say: 'another player leads Tovak already' });
});

/** What lies on the table at the beginning, scenario by scenario (MK-SETUP, MK-SCENARIO). */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import { TILES } from '../src/content/tiles.ts';
import type { State } from '../src/state.ts';
import { HEROES } from '../src/words.ts';
import { set } from './table.ts';

const tilesIn = (bag: readonly number[]): string[] => bag.map((tile) => TILES[tile]?.id ?? '');
const laid = ({ tiles }: State): string[] => tiles.map(({ tile, x, y }) => `${TILES[tile]?.id}@${x},${y}`);

describe('the map', () => {
  test.each([
    ['solo-conquest', 1, 'start-a', 3],
    ['full-conquest', 2, 'start-a', 3],
    ['full-conquest', 4, 'start-b', 4],
    ['blitz-conquest', 4, 'start-b', 4],
    ['first-reconnaissance', 1, 'start-a', 3],
    ['full-cooperation', 2, 'start-b', 4],
  ] as const)(
    'MK-SETUP-12 MK-SETUP-13 %s of %i: the side of the start tile, and what lies beside it',
    (scenario, seats, start, count) => {
      const { state } = set(scenario, seats);
      expect(laid(state)[0]).toBe(`${start}@0,0`);
      expect(laid(state).map((tile) => tile.split('@')[1])).toEqual(['0,0', '0,1', '1,0', '1,-1'].slice(0, count));
    },
  );

  test.each([
    ['mines-liberation', 'core-8'],
    ['druid-nights', 'core-5'],
    ['dungeon-lords', 'core-6'],
  ] as const)('MK-SCENARIO-59 MK-SCENARIO-60 MK-SCENARIO-61 %s has one city, and knows which', (scenario, tile) => {
    expect(tilesIn(set(scenario, 2).state.cityBag)).toEqual([tile]);
  });

  test('MK-SETUP-14 elsewhere it is one of four', () => {
    expect(tilesIn(set('full-conquest', 2).state.cityBag)).toEqual(['core-5', 'core-6', 'core-7', 'core-8']);
    expect(tilesIn(set('full-conquest', 2).state.coreBag)).toEqual(['core-1', 'core-2', 'core-3', 'core-4']);
  });

  test('MK-SCENARIO-62 in Conquer and Hold every tile has its place', () => {
    const { state } = set('conquer-and-hold', 2);
    const [start, ...others] = laid(state);
    expect(start).toBe('start-b@0,0');
    // The map of the house: no tile of it lacks a keep or a mage tower.
    expect(others.join(' ')).toBe(
      'countryside-3@0,1 countryside-10@1,0 countryside-4@1,-1 countryside-9@0,2 countryside-11@2,-2 core-2@1,1 core-7@2,0 core-3@2,-1 core-4@1,2',
    );
    expect(new Set(others.map((tile) => tile.split('@')[0])).size).toBe(9);
    expect(new Set(others.map((tile) => tile.split('@')[1])).size).toBe(9);
    expect([state.countrysideBag, state.coreBag, state.cityBag].flat()).toEqual([]);
  });
});

describe('the heroes', () => {
  test('MK-SCENARIO-38 in a blitz one starts with a Fame and 2 Reputation', () => {
    const ahead = set('blitz-conquest', 2).state;
    expect([ahead.fame, ahead.reputation]).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const plain = set('full-conquest', 2).state;
    expect([plain.fame, plain.reputation]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('MK-SCENARIO-44 skills that work on others are for those who have rivals', () => {
    const interactive = (scenario: string, seats: number): number => {
      const { state } = set(scenario, seats);
      return (state.skillBag[0] ?? []).filter((skill) => bookOf(state).skills[skill]?.isInteractive).length;
    };
    expect(interactive('full-conquest', 2)).toBe(1);
    expect([interactive('solo-conquest', 1), interactive('full-cooperation', 2)]).toEqual([0, 0]);
  });

  test('MK-SCENARIO-05 MK-SCENARIO-06 MK-SCENARIO-15 a dummy player has a hero and that hero’s crystals, nobody else has one', () => {
    const crystals = { arythea: [2, 0, 0, 1], tovak: [1, 2, 0, 0], goldyx: [0, 1, 2, 0], norowas: [0, 0, 1, 2] } as const;
    for (let seed = 1; seed <= 12; seed++) {
      const table = set('solo-conquest', 1, seed);
      const dummy = HEROES[table.state.heroes[1] ?? 0] ?? 'arythea';
      expect(table.told('began')).toMatchObject([{ dummy }]);
      expect(table.state.dummyCrystals.slice(0, 4)).toEqual(crystals[dummy]);
      const own = table.state.dummySkills.map((skill) => bookOf(table.state).skills[skill]);
      expect(own.every((skill) => skill?.hero === dummy && !skill.isInteractive)).toBe(true);
    }
    const [began] = set('full-conquest', 2).told('began');
    expect(began && 'dummy' in began).toBe(false);
    expect(set('full-conquest', 2).state.order).toHaveLength(2);
    expect(set('full-cooperation', 2).state.order).toHaveLength(3);
    // Skills of its own the dummy player has for one who plays alone.
    expect(set('full-cooperation', 2).state.dummySkills).toEqual([]);
  });

  test('MK-SETUP-01 all heroes are different, whoever chose them', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { heroes } = set('full-cooperation', 3, seed).state;
      expect(new Set(heroes).size).toBe(4);
    }
  });
});

describe('the offers', () => {
  test('MK-SCENARIO-27 First Reconnaissance: somebody of the offer can be recruited in a village', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state } = set('first-reconnaissance', 1, seed);
      expect(state.offer.some((unit) => bookOf(state).units[unit]?.at.includes('village'))).toBe(true);
      expect(state.offer).toHaveLength(3);
      // All others are in their deck.
      const copies = bookOf(state).units.reduce((sum, unit) => sum + (unit.isElite ? 0 : unit.copies), 0);
      expect(state.regularDeck.bag).toHaveLength(copies - 3);
    }
  });

  test('MK-SETUP-08 elsewhere the offer is what it is', () => {
    const lacks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => {
      const { state } = set('solo-conquest', 1, seed);
      return state.offer.some((unit) => bookOf(state).units[unit]?.at.includes('village'));
    });
    expect(lacks).toContain(false);
  });
});

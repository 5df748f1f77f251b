/** What conquered cities sell, each its own (MK-CITY-10 to -14). */
import { describe, expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { COLOURS } from '../src/words.ts';
import { mage, type Told } from './table.ts';

const TILES = { green: 'core-5@1,1', blue: 'core-6@1,1', white: 'core-7@1,1', red: 'core-8@1,1' } as const;
type CityName = keyof typeof TILES;

/** In a conquered city, dealing with its people. */
const inCity = (colour: CityName, told: Told = {}, also: (state: State) => void = () => {}) =>
  mage({
    stage: 'interact',
    at: '4.-5',
    tiles: TILES[colour],
    hand: 'rage march stamina',
    seed: 1,
    ...told,
    also: (state) => {
      state.cities = [{ at: state.at[0] ?? 0, colour: COLOURS.indexOf(colour), level: 5, leader: 0 }];
      also(state);
    },
  });

describe('in a conquered city', () => {
  test('MK-INTERACT-17 MK-CITY-10 MK-ENDTURN-19 the red one sells artifacts for 12, handed out when the turn ends: one more is drawn than is kept', () => {
    const artifacts = 'ruby-ring golden-grail endless-bag-of-gold sword-of-justice';
    const table = inCity('red', { influence: 25, artifacts }).play('buy artifact', 'buy artifact');
    expect(table.points).toBe('0/1/0');
    expect(table.why('buy artifact')).toMatchObject({ rule: 'MK-CITY-10', figures: { cost: 12, influence: 1, short: 11 } });
    table.play('rage sideways', 'end');
    expect(table.options()).toEqual(['ruby-ring', 'golden-grail', 'endless-bag-of-gold']);
    table.play('golden-grail', 'ruby-ring');
    expect(table.top).toBe('ruby-ring golden-grail');
    expect([table.state.artifactDeck.top, table.state.artifactDeck.under].map((cards) => cards.length)).toEqual([1, 1]);
  });

  test('MK-CITY-10 MK-RULING-29 as long as there are any', () => {
    const table = inCity('red', { influence: 30, artifacts: 'ruby-ring' }).play('buy artifact');
    expect(table.why('buy artifact')).toMatchObject({ why: 'sold-out' });
  });

  test('MK-CITY-11 the blue one sells spells for 7 and a mana of their colour, and its offer is filled again', () => {
    const told = { influence: 7, spells: 'fireball chill', mana: 'red' } as const;
    const table = inCity('blue', told, (state) => {
      state.spellDeck = { top: [114], bag: [], under: [] };
    });
    expect(table.options('buy')).toEqual(['buy spell fireball']);
    expect(table.why('buy spell chill')).toMatchObject({ why: 'no-mana' });
    table.play('buy spell fireball');
    expect([table.points, table.mana, table.top]).toEqual(['0/0/0', '|', 'fireball']);
    expect(table.state.spells[0]).toBe(114);
    expect(inCity('blue', { ...told, influence: 6 }).why('buy spell fireball')).toMatchObject({ rule: 'MK-CITY-11' });
  });

  test('MK-CITY-12 the white one has units of every kind, and adds elite units to the offer for 2', () => {
    const told = { influence: 6, offer: 'peasants herbalists', level: 5 } as const;
    const table = inCity('white', told, (state) => {
      state.eliteDeck = { top: [12], bag: [], under: [] };
    });
    expect(table.options('recruit')).toEqual(['recruit peasants 0', 'recruit herbalists 1']);
    table.play('buy elite');
    expect([table.points, table.state.offer]).toEqual(['0/4/0', [0, 1, 12]]);
    expect(table.why('buy elite')).toMatchObject({ why: 'sold-out' });
    expect(inCity('red', told).why('recruit peasants 0')).toMatchObject({ why: 'wrong-place' });
    expect(inCity('red', told).options('buy elite')).toEqual([]);
  });

  test('MK-CITY-13 MK-CARD-14 the green one sells advanced actions for 6: of the offer, which is filled again, or the unseen one on top of the deck', () => {
    const told = { influence: 12, advanced: 'fire-bolt ice-bolt agility' } as const;
    const withDeck = (state: State) => {
      state.advancedDeck = { top: [66, 67], bag: [], under: [] };
    };
    const table = inCity('green', told, withDeck).play('buy advanced ice-bolt');
    expect([table.points, table.top]).toEqual(['0/6/0', 'ice-bolt']);
    // The others move down, and the new one takes the top place.
    expect(table.state.advanced[0]).toBe(66);
    expect(table.state.advanced).toHaveLength(3);
    table.play('buy unseen');
    expect([table.points, table.state.deck[0]?.top[0]]).toEqual(['0/0/0', 67]);
    expect(table.state.advanced).toHaveLength(3);
    expect(inCity('green', { ...told, influence: 5 }, withDeck).options('buy')).toEqual([]);
  });

  test('MK-CITY-14 units with the sign of the city can be recruited in all of them', () => {
    for (const colour of ['red', 'blue', 'white', 'green'] as const) {
      expect(inCity(colour, { influence: 9, offer: 'catapults' }).offers('recruit catapults 0')).toBe(true);
    }
    for (const colour of ['red', 'blue', 'green'] as const) {
      expect(inCity(colour, { influence: 9, offer: 'utem-swordsmen' }).options('recruit')).toEqual([]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { mageKnight } from '../src/index.ts';
import { HEROES } from '../src/words.ts';
import { MageTable, mage } from './table.ts';

const start = (options: object, seed = 1): MageTable => new MageTable(begun(mageKnight, { options, seed }));
const recon = { scenario: 'first-reconnaissance' } as const;
const conquest = { scenario: 'solo-conquest' } as const;

describe('laying out the game', () => {
  test('MK-SETUP-01 MK-SCENARIO-05 the hero is chosen or random; the dummy player has another', () => {
    const table = start({ ...conquest, hero: 'goldyx' });
    const [began] = table.told('began');
    expect(began?.heroes).toEqual(['goldyx']);
    expect(HEROES.filter((hero) => hero !== 'goldyx')).toContain(began?.dummy);
  });

  test('MK-SETUP-03 MK-SETUP-15 MK-SETUP-16 MK-SETUP-17 MK-SETUP-18 a hero at the portal with five of sixteen cards and nothing else', () => {
    const { state } = start(conquest);
    expect([state.fame, state.level, state.reputation, state.crystals, state.units, state.skills]).toEqual([
      [0],
      [1],
      [0],
      [[0, 0, 0, 0]],
      [[]],
      [[]],
    ]);
    expect([state.hand[0]?.length, state.deck[0]?.bag.length]).toEqual([5, 11]);
    expect(start(conquest).at).toBe('0.0');
  });

  test('MK-SETUP-08 MK-SETUP-09 MK-SETUP-10 MK-SETUP-11 MK-SETUP-19 by day, with three dice: the dummy player does not count', () => {
    const { state } = start(conquest);
    expect([state.isNight, state.source.length, state.offer.length, state.commons]).toEqual([false, 3, 3, []]);
    expect(state.offer.every((unit) => unit < 11)).toBe(true);
  });

  test('MK-SETUP-12 MK-SETUP-14 MK-SCENARIO-42 Solo Conquest: seven countryside tiles, two of them revealed, two cities, two other core tiles', () => {
    const { state } = start(conquest);
    expect(state.tiles.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect([state.countrysideLeft, state.cityLeft, state.coreLeft]).toEqual([5, 2, 2]);
  });

  test('MK-SCENARIO-23 MK-SCENARIO-30 MK-SCENARIO-27 First Reconnaissance: eight in the order of their numbers, and villagers in the offer', () => {
    const { state } = start(recon);
    expect(state.tiles.map(({ tile }) => tile)).toEqual([0, 2, 3]);
    expect([state.countrysideLeft, state.cityLeft, state.coreLeft]).toEqual([6, 1, 2]);
  });

  test('MK-SETUP-02 MK-ROUND-02 whoever chose a hero first stands on top, and the first round needs no preparation', () => {
    const table = start(conquest);
    expect([table.state.order, table.told('round-began'), table.asked]).toEqual([[0, 1], [], '0 tactic']);
  });

  test('MK-SCENARIO-06 the dummy player has three crystals', () => {
    const { state } = start(conquest);
    const crystals = { arythea: [2, 0, 0, 1], tovak: [1, 2, 0, 0], goldyx: [0, 1, 2, 0], norowas: [0, 0, 1, 2] } as const;
    expect(state.dummyCrystals).toEqual(crystals[HEROES[state.heroes[1] ?? 0] ?? 'arythea']);
    expect(state.dummyDeck).toHaveLength(16);
  });

  test('MK-SETUP-04 the piles hold the tokens that are not on the map', () => {
    const { state } = start(recon);
    const drawn = state.tokens.filter(({ enemy }) => enemy >= 0).length;
    expect(state.piles.reduce((sum, pile) => sum + pile.length, 0)).toBe(60 - drawn);
  });

  test('MK-SETUP-05 an empty pile is made anew of its discards; what lies face down on the map is none of them', () => {
    const table = mage({
      tiles: 'countryside-6@1,1 countryside-3@2,0',
      at: '3.-5',
      tokens: 'brown@7.-5',
      hand: 'rage',
      chance: [['brown enemy', 0]],
      also: (state) => {
        const left = state.piles[2]?.slice(0, 1) ?? [];
        state.discards = state.discards.with(2, state.piles[2]?.slice(5) ?? []);
        state.piles = state.piles.with(2, left);
      },
    }).play('enter');
    // The one left in the pile lies on the map: that which came was discarded before.
    expect(table.foes).toBe('medusa attacks');
    expect(table.state.oldPiles[2]).toHaveLength(1);
  });

  test('a scenario is for its number of players', () => {
    expect(() => begun(mageKnight, { options: conquest, seats: 2 })).toThrow('1 to 1');
    expect(() => begun(mageKnight, { options: { scenario: 'full-conquest' }, seats: 5 })).toThrow('2 to 4');
  });
});

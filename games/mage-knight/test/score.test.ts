import { describe, expect, test } from 'vitest';
import { mage, type Told } from './table.ts';

const scored = (told: Parameters<typeof mage>[0]) => mage({ deck: '', ...told }).view(0).scores[0];

describe('scoring', () => {
  test('MK-SCORE-01 MK-SCORE-16 Fame, with no titles alone or together', () => {
    const led = { fame: 12, units: 'peasants' } as const;
    const alone = scored({ ...led, options: { scenario: 'first-reconnaissance' } });
    expect(alone).toMatchObject({ fame: 12, leader: 1, titles: 0, total: 13 });
    const together = scored({ ...led, options: { scenario: 'full-cooperation' }, others: [{ fame: 20 }] });
    expect(together).toMatchObject({ fame: 12, leader: 1, titles: 0 });
  });

  test('MK-SCORE-11 cards in the play area count like any others', () => {
    const also: Told['also'] = (state) => {
      state.played[0] = state.hand[0] ?? [];
      state.hand[0] = [];
    };
    expect(scored({ hand: 'fireball agility', also })).toMatchObject({ knowledge: 3 });
  });

  test('MK-SCORE-03 MK-RULING-06 1 for two crystals', () => {
    expect(scored({ crystals: 'red red green' })).toMatchObject({ loot: 1 });
    expect(scored({ crystals: 'red red green white' })).toMatchObject({ loot: 2 });
  });

  test('MK-SCORE-04 the levels of units, half for a wounded one', () => {
    expect(scored({ units: 'peasants utem-crossbowmen utem-crossbowmen:wounded peasants:wounded' })).toMatchObject({
      leader: 4,
    });
  });

  test('MK-SCORE-05 MK-SCORE-06 2 for a shield on a keep, a tower or a monastery, 2 for one on an adventure site', () => {
    const tiles = 'countryside-3@1,1 countryside-9@2,0 countryside-5@0,2';
    expect(scored({ tiles, shields: '5.-6 7.-4' })).toMatchObject({ conqueror: 4, adventurer: 0 });
    expect(scored({ tiles, shields: '6.-5' })).toMatchObject({ conqueror: 0, adventurer: 2 });
    // The monastery of countryside 5, burned; a shield in a village or on a mine is none of these.
    expect(scored({ tiles, shields: '3.-7' })).toMatchObject({ conqueror: 2, adventurer: 0 });
    expect(scored({ tiles, shields: '2.-3 2.-1' })).toMatchObject({ conqueror: 0, adventurer: 0 });
  });

  test('MK-SCORE-07 MK-SCORE-11 2 less for each wound among all one’s cards', () => {
    expect(scored({ hand: 'wound rage', discard: 'wound', deck: 'wound' })).toMatchObject({ beating: -6 });
    expect(scored({ units: 'peasants:wounded' })).toMatchObject({ beating: -0 });
  });

  test('MK-SCORE-15 MK-SCENARIO-48 Solo Conquest: cities, rounds left, the dummy player’s cards, an unannounced end', () => {
    const city = { tiles: 'core-6@1,1', round: 5, dummy: 'rage rage' } as const;
    expect(scored(city)).toMatchObject({ cities: 0, rounds: 30, dummy: 7 });
    const one = scored({
      ...city,
      also: (state) => {
        state.cities = [{ at: 0, colour: 1, level: 1, leader: 0 }];
        state.announcer = 0;
      },
    });
    expect(one).toMatchObject({ cities: 10, dummy: 2 });
    const both = scored({
      ...city,
      also: (state) => {
        state.cities = [0, 1].map((at) => ({ at, colour: 1, level: 1, leader: 0 }));
      },
    });
    expect(both).toMatchObject({ cities: 35 });
  });
});

describe('scoring among rivals', () => {
  const places = (table: ReturnType<typeof mage>) => table.view(0).scores.map(({ titles }) => titles);

  test('MK-SCORE-08 MK-SCORE-10 the most of an achievement brings 3 more, shared 1 each, nothing where there is nothing', () => {
    expect(places(mage({ deck: '', crystals: 'red red', others: [{ deck: '' }] }))).toEqual([3, 0]);
    expect(places(mage({ deck: '', crystals: 'red red', others: [{ deck: '', crystals: 'blue blue' }] }))).toEqual([1, 1]);
    expect(places(mage({ deck: '', others: [{ deck: '' }] }))).toEqual([0, 0]);
  });

  test('MK-SCORE-09 the most wounds cost 3 more, shared 1 each', () => {
    expect(places(mage({ deck: 'wound wound', others: [{ deck: 'wound' }] }))).toEqual([-3, 0]);
    expect(places(mage({ deck: 'wound', others: [{ deck: 'wound' }] }))).toEqual([-1, -1]);
  });

  const CITY = 65;
  const cities = (leaders: readonly number[], shields: readonly number[]) =>
    mage({
      deck: '',
      others: [{ deck: '' }, { deck: '' }],
      also: (state) => {
        state.cities = leaders.map((leader, i) => ({ at: CITY + i, colour: i, level: 4, leader }));
        state.shields = shields.map((seat) => ({ at: CITY, seat }));
      },
    })
      .view(0)
      .scores.map(({ cities: sum, titles }) => [sum, titles]);

  test('MK-SCORE-14 MK-SCENARIO-35 MK-SCENARIO-41 7 for a city that is led, 4 for one with a shield on it; most of it 5, shared 2', () => {
    expect(cities([0], [0, 1])).toEqual([
      [7, 5],
      [4, 0],
      [0, 0],
    ]);
    expect(cities([0, 1], [0, 1])).toEqual([
      [7, 0],
      [11, 5],
      [0, 0],
    ]);
    expect(cities([0, 1], [])).toEqual([
      [7, 2],
      [7, 2],
      [0, 0],
    ]);
  });

  test('MK-SCORE-12 MK-SCENARIO-29 most Fame wins, and a tie shares the victory', () => {
    const over = (fame: number) =>
      mage({
        options: { scenario: 'first-reconnaissance' },
        ...{ fame: 5, hand: 'rage', deck: '', round: 3, stage: 'discard' },
        others: [{ fame, deck: '' }],
        also: (state) => {
          state.last = 0;
          state.announcer = 1;
          state.hasPlayed[0] = true;
        },
      }).play('keep').outcome?.places;
    expect(over(3)).toEqual([1, 2]);
    expect(over(5)).toEqual([1, 1]);
    expect(over(9)).toEqual([2, 1]);
  });

  test('MK-SCORE-17 MK-SCENARIO-21 a team has its lowest Fame, the best of each achievement and the most wounds', () => {
    const table = mage({
      options: { teams: true },
      ...{ deck: 'wound', fame: 10, crystals: 'red red red blue' },
      others: [
        { deck: '', fame: 7 },
        { deck: 'wound wound', fame: 4 },
        { deck: '', fame: 9, crystals: 'red red' },
      ],
    });
    const [first, second] = table.view(0).scores;
    expect(first).toMatchObject({ fame: 4, loot: 2, beating: -4, titles: 0 });
    expect(second).toMatchObject({ fame: 7, loot: 1, titles: 0 });
    expect(table.view(0).scores[2]).toEqual(first);
  });

  test('MK-SCORE-17 MK-SCORE-14 of a team only the better conqueror of cities counts', () => {
    const table = mage({
      options: { teams: true },
      others: [{}, {}, {}],
      also: (state) => {
        state.cities = [0, 2, 1].map((leader, i) => ({ at: CITY + i, colour: i, level: 4, leader }));
      },
    });
    expect(table.view(0).scores.map(({ cities: sum }) => sum)).toEqual([7, 7, 7, 7]);
  });
});

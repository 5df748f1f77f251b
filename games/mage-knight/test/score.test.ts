import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

const scored = (told: Parameters<typeof mage>[0]) => mage({ deck: '', ...told }).view(0).scores[0];

describe('scoring', () => {
  test('MK-SCORE-01 MK-SCORE-16 Fame, with no titles alone', () => {
    expect(scored({ fame: 12, options: { scenario: 'first-reconnaissance' } })).toMatchObject({ fame: 12, total: 12 });
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
    const tiles = 'countryside-3@1,1 countryside-9@2,0';
    expect(scored({ tiles, shields: '5.-6 7.-4' })).toMatchObject({ conqueror: 4, adventurer: 0 });
    expect(scored({ tiles, shields: '6.-5' })).toMatchObject({ conqueror: 0, adventurer: 2 });
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

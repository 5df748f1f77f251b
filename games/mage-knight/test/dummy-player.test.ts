/** The dummy player: which cards it turns up, and what makes it stronger (MK-SCENARIO-05 to -16). */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import { mage, set, type Told } from './table.ts';

/** The turn of the dummy player after one of Tovak’s. */
const played = (told: Told) => mage({ hand: 'rage', seed: 1, ...told }).play('rage sideways', 'end');
const withCrystals =
  (...counts: readonly number[]): NonNullable<Told['also']> =>
  (state) => {
    state.dummyCrystals = counts;
  };

describe('its turn', () => {
  test('MK-SCENARIO-08 MK-SCENARIO-09 three cards, which lie on its pile; of crystals those of the last colour count', () => {
    const table = played({ dummy: 'rage rage rage rage', also: withCrystals(0, 3, 3, 3) });
    expect(table.told('dummy-played')).toEqual([
      { event: 'dummy-played', rule: 'MK-SCENARIO-09', cards: ['red', 'red', 'red'], more: 0, colour: 'red', left: 1 },
    ]);
    expect([table.state.dummyDeck.length, table.state.dummyDiscard.length]).toEqual([1, 3]);
  });

  test('MK-SCENARIO-10 MK-SCENARIO-11 as many more as it has crystals of it, as far as there are cards', () => {
    const two = played({ dummy: 'rage rage rage rage rage rage', also: withCrystals(2, 0, 0, 0) });
    expect(two.told('dummy-played')).toMatchObject([{ more: 2, left: 1 }]);
    const few = played({ dummy: 'rage rage rage rage', also: withCrystals(2, 0, 0, 0) });
    expect(few.told('dummy-played')).toMatchObject([{ cards: ['red', 'red', 'red', 'red'], more: 1, left: 0 }]);
    const fewer = played({ dummy: 'rage', also: withCrystals(2, 0, 0, 0) });
    expect(fewer.told('dummy-played')).toMatchObject([{ cards: ['red'], more: 0, left: 0 }]);
  });

  test('MK-SCENARIO-11 with an empty deck it announces the end of the round, once', () => {
    const table = played({ dummy: '' });
    expect(table.told('dummy-played')).toEqual([]);
    expect(table.told('round-announced')).toMatchObject([{ seat: 1 }]);
    expect(played({ dummy: '', also: (state) => void Object.assign(state, { last: 1, announcer: 0 }) }).story).not.toContain(
      'round-announced',
    );
  });
});

describe('a new round', () => {
  const dawn = (told: Told) => mage({ stage: 'dawn', hand: 'rage', seed: 1, dummy: 'rage march', ...told });

  test('MK-SCENARIO-13 MK-SCENARIO-14 it takes the lowest advanced action and a crystal of the lowest spell; all its cards are shuffled', () => {
    const table = dawn({ advanced: 'agility learning', spells: 'fireball snowstorm' });
    expect(table.told('dummy-grew')).toMatchObject([{ rule: 'MK-SCENARIO-13', card: 'learning', crystal: 'blue' }]);
    expect(table.state.dummyCrystals).toEqual([0, 1, 0, 0]);
    expect(table.state.dummyDeck).toHaveLength(3);
    const late = dawn({ advanced: 'agility', spells: 'fireball' });
    expect(late.told('dummy-grew')).toMatchObject([{ card: 'agility', crystal: 'red' }]);
  });

  test('MK-SCENARIO-14 what it has turned up is shuffled in, too', () => {
    const table = dawn({
      ...{ advanced: 'agility', spells: 'fireball', dummy: '' },
      also: (state) => {
        state.dummyDiscard = [17, 18];
      },
    });
    expect([table.state.dummyDeck.slice(0, 2), table.state.dummyDeck.length, table.state.dummyDiscard]).toEqual([
      [17, 18],
      3,
      [],
    ]);
  });

  test('MK-SCENARIO-13 from empty offers it gets nothing', () => {
    const table = dawn({});
    expect(table.told('dummy-grew')).toEqual([{ event: 'dummy-grew', rule: 'MK-SCENARIO-13', card: '' }]);
    expect([table.state.dummyCrystals, table.state.dummyDeck.length]).toEqual([[0, 0, 0, 0], 2]);
  });
});

test.each([
  ['arythea', [2, 0, 0, 1]],
  ['tovak', [1, 2, 0, 0]],
  ['goldyx', [0, 1, 2, 0]],
  ['norowas', [0, 0, 1, 2]],
] as const)(
  'MK-SCENARIO-06 as %s it begins with the crystals of its card, and with that hero’s sixteen cards',
  (hero, crystals) => {
    const found = Array.from({ length: 40 }, (_, seed) => set('solo-conquest', 1, seed).state).find(
      ({ heroes }) => heroes[1] === ['arythea', 'tovak', 'goldyx', 'norowas'].indexOf(hero),
    );
    expect(found?.dummyCrystals).toEqual(crystals);
    expect(found?.dummyDeck.map((card) => Math.floor(card / 16))).toEqual(new Array(16).fill(found?.heroes[1]));
    // Its skills are those of its hero, without those that work on rivals.
    expect(found?.dummySkills).toHaveLength(9);
    const skills = found && bookOf(found).skills;
    expect(found?.dummySkills.map((skill) => skills?.[skill]?.hero)).toEqual(new Array(9).fill(hero));
  },
);

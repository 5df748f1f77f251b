/** Between two rounds: tactics that are given up, offers that move on, and what a city is worth to whoever has shields there. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { mage, type Told } from './table.ts';

describe('the tactic that leaves the game', () => {
  const dawn = (round: number, order: readonly number[] = [0, 1, 2, 3]) =>
    mage({
      ...{ options: { scenario: 'full-cooperation' }, hand: 'rage', tactic: 'early-bird', stage: 'dawn', round, seed: 3 },
      others: [{ tactic: 'planning' }, { tactic: 'rethink' }],
      also: (state) => {
        state.order = [...order];
      },
    });
  const gone = (names: readonly string[], order?: readonly number[]): unknown => {
    const table = dawn(1, order);
    for (const [seat, name] of names.entries()) table.answer(name, seat);
    return table.told('tactic-retired')[0]?.tactic;
  };

  test('MK-SCENARIO-53 that which most have named', () => {
    expect(gone(['early-bird', 'rethink', 'rethink'])).toBe('rethink');
    expect(gone(['rethink', 'planning', 'rethink'])).toBe('rethink');
    expect(gone(['planning', 'planning', 'early-bird'])).toBe('planning');
  });

  test('MK-SCENARIO-53 of several that of whoever stands first in the Round Order', () => {
    expect(gone(['early-bird', 'planning', 'rethink'])).toBe('early-bird');
    expect(gone(['early-bird', 'planning', 'rethink'], [2, 1, 3, 0])).toBe('rethink');
  });

  test('MK-SCENARIO-53 as long as its hour comes again', () => {
    expect(dawn(4).asked).toBe('0 retire, 1 retire, 2 retire');
    expect(dawn(5).asked).toContain('tactic');
  });

  test('MK-SCENARIO-53 not among rivals', () => {
    const rivals = mage({ hand: 'rage', tactic: 'early-bird', stage: 'dawn', others: [{ tactic: 'planning' }], seed: 3 });
    expect(rivals.told('tactic-retired')).toEqual([]);
  });
});

describe('the offers', () => {
  const offers = { advanced: 'agility fire-bolt ice-bolt', spells: 'fireball chill snowstorm' } as const;
  const dawn = (told: Told) => mage({ ...offers, hand: 'rage', stage: 'dawn', seed: 3, ...told }).state;

  test('MK-ROUND-11 MK-ROUND-12 the lowest card goes under its deck, the others shift down, a new one comes on top', () => {
    const before = mage({ ...offers, hand: 'rage', others: [{}], seed: 3 }).state;
    const after = dawn({ others: [{}] });
    expect(after.advanced.slice(1)).toEqual(before.advanced.slice(0, 2));
    expect(after.spells.slice(1)).toEqual(before.spells.slice(0, 2));
    // The decks are empty: what went under them is what comes next.
    expect([after.advanced[0], after.spells[0]]).toEqual([before.advanced[2], before.spells[2]]);
  });

  test('MK-ROUND-03 day and night, all shuffled, units ready', () => {
    const after = dawn({ others: [{}], units: 'peasants:spent foresters:wounded', discard: 'march wound', deck: 'stamina' });
    expect([after.isNight, after.round]).toEqual([true, 2]);
    expect([after.hand[0]?.length, after.discard[0]]).toEqual([4, []]);
    expect(after.units[0]).toMatchObject([{ isSpent: false }, { isSpent: false, wounds: 1 }]);
    expect([after.announcer, after.last, after.middle]).toEqual([-1, -1, []]);
  });
});

describe('among the people of a city', () => {
  const city = { tiles: 'core-6@1,1', at: '4.-5', hand: 'rage' } as const;
  const led =
    (shields: readonly (readonly [number, number])[]): NonNullable<Told['also']> =>
    (state) => {
      state.cities = [{ at: spaceAt(4, -5), colour: 1, level: 1, leader: 0 }];
      state.shields = shields.map(([at, seat]) => ({ at, seat }));
    };
  const influence = (shields: readonly (readonly [number, number])[], told: Told = city) =>
    mage({ ...told, others: [{}], also: led(shields) }).play('interact').state.influence[0];

  test('MK-INTERACT-06 one’s own shields there are worth 1 each, no others are', () => {
    const [here, there] = [spaceAt(4, -5), spaceAt(2, -1)];
    expect(influence([[here, 0]])).toBe(1);
    expect(
      influence([
        [here, 0],
        [here, 0],
        [here, 1],
        [there, 0],
      ]),
    ).toBe(2);
    expect(influence([[here, 1]])).toBe(0);
    expect(
      influence([
        [here, 1],
        [there, 0],
      ]),
    ).toBe(0);
  });

  test('MK-INTERACT-06 nor elsewhere', () => {
    const village = { at: '2.-3', hand: 'rage' } as const;
    expect(influence([[spaceAt(2, -3), 0]], village)).toBe(0);
  });

  test('MK-INTERACT-04 reputation is read when it begins, and what was made before is lost', () => {
    const told = { at: '2.-3', hand: 'rage', move: 4, influence: 5, reputation: 3 } as const;
    const table = mage(told).play('interact');
    expect(table.points).toBe('0/1/0');
    expect(table.told('interacted')).toMatchObject([{ rule: 'MK-INTERACT-01', site: 'village', influence: 1 }]);
  });
});

/** Where one may go and stay, as far as what lies elsewhere says nothing about it (MK-MOVE, MK-ENDTURN-03 to -07). */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { mage, type Told } from './table.ts';

const city: Told = {
  tiles: 'core-6@1,1',
  hand: 'rage',
  seed: 1,
  also: (state) => {
    state.cities = [{ at: spaceAt(4, -5), colour: 1, level: 1, leader: 0 }];
  },
};
/** What the end of the turn cost. */
const stays = (told: Told): unknown[] => {
  const table = mage({ hand: 'rage', seed: 1, ...told }).play('rage sideways', 'end');
  return [table.at, table.told('withdrew').map(({ wounds }) => wounds)];
};

describe('what is safe', () => {
  test('MK-ENDTURN-04 a conquered city, whatever roams elsewhere', () => {
    expect(stays({ ...city, at: '4.-5', tokens: 'prowlers@1.-4!' })).toEqual(['4.-5', []]);
    const through = mage({ ...city, at: '3.-4', move: 6, tokens: 'prowlers@1.-4!' });
    // The way on leads through it.
    expect(through.offers('move 4.-5')).toBe(true);
    expect(through.play('move 4.-5').told('reputation')).toEqual([]);
  });

  test('MK-ENDTURN-05 not a keep of nobody, nor one with a shield elsewhere; one’s own is', () => {
    const keep: Told = { tiles: 'countryside-3@1,1', at: '5.-6' };
    const back: Told['also'] = (state) => {
      state.path = [spaceAt(4, -5)];
    };
    expect(stays({ ...keep, also: back })).toEqual(['4.-5', [1]]);
    expect(stays({ ...keep, also: back, shields: '2.-1' })).toEqual(['4.-5', [1]]);
    expect(stays({ ...keep, also: back, shields: '5.-6' })).toEqual(['5.-6', []]);
  });

  test('MK-ENDTURN-06 a wound for each space back, until one is safe', () => {
    const told: Told = {
      tiles: 'countryside-3@1,1',
      at: '5.-6',
      others: [{ at: '4.-5' }],
      also: (state) => {
        state.path = [spaceAt(2, -3), spaceAt(3, -4), spaceAt(4, -5)];
      },
    };
    expect(stays(told)).toEqual(['3.-4', [2]]);
  });

  test('MK-ENDTURN-04 the portal is for all, and a space beside another hero is one’s own', () => {
    expect(stays({ others: [{}] })).toEqual(['0.0', []]);
    expect(stays({ at: '1.0', others: [{ at: '1.-1' }] })).toEqual(['1.0', []]);
  });
});

describe('a city that is closed', () => {
  const flying = { tiles: 'core-7@1,1', at: '4.-4', hand: 'wings-of-wind underground-travel', mana: 'white green', move: 2 };

  test.each([
    ['MK-SCENARIO-24', 'first-reconnaissance', false],
    ['MK-SCENARIO-62', 'conquer-and-hold', false],
    ['MK-ENDTURN-04', 'dungeon-lords', true],
  ] as const)('%s nobody flies or digs into one: %s', (_rule, scenario, isOpen) => {
    for (const way of ['wings-of-wind', 'underground-travel']) {
      const table = mage({ ...flying, options: { scenario }, others: [{}] }).play(way);
      expect([way, table.offers('to 4.-5'), table.offers('to 5.-5')]).toEqual([way, isOpen, true]);
    }
  });
});

describe('Space Bending', () => {
  test('MK-MOVE-27 two spaces are near, three are not', () => {
    const table = mage({ hand: 'space-bending rage', mana: 'blue', move: 3 }).play('space-bending');
    const goals = table.options('move');
    expect([goals.includes('move 0.-2'), goals.includes('move 1.-2'), goals.includes('move 1.-3')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(mage({ hand: 'rage', move: 3 }).offers('move 1.-2')).toBe(false);
  });
});

describe('what others keep', () => {
  test('MK-MOVE-14 a rival in the keep of somebody else is not its owner', () => {
    const keep: Told = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, hand: 'rage', seed: 1 };
    const guest = mage({ ...keep, others: [{ at: '5.-6' }, { shields: '5.-6' }] }).play('move 5.-6');
    const owner = mage({ ...keep, others: [{ at: '5.-6', shields: '5.-6' }, {}] }).play('move 5.-6');
    expect([guest.state.duel === null, owner.state.duel === null]).toEqual([true, false]);
  });
});

describe('quests', () => {
  test('MK-SCENARIO-60 only marks on glades call anybody, and they stay while it is night', () => {
    const quest = (told: Told) => mage({ options: { scenario: 'druid-nights' }, others: [{}], seed: 1, hand: 'rage', ...told });
    const night: Told = { at: '1.-2', night: true, round: 2 };
    expect(quest({ ...night, shields: '2.-1' }).options('incant')).toEqual([]);
    expect(quest({ ...night, shields: '1.-3 2.-1' }).play('incant').state.foes).toHaveLength(1);
    const dusk = quest({ stage: 'dawn', round: 1, night: false, shields: '1.-3' });
    expect(dusk.state.shields).toHaveLength(1);
  });

  test('MK-SCENARIO-59 it is the mines that pay, not a city or a keep, and enemies elsewhere hold none', () => {
    const quest = (told: Told) =>
      mage({ options: { scenario: 'mines-liberation' }, others: [{}], seed: 1, hand: 'rage', ...told });
    const dawn = quest({ tiles: 'core-6@1,1', stage: 'dawn', shields: '4.-5' });
    expect(dawn.state.crystals[0]).toEqual([0, 0, 0, 0]);
    const ends = (tokens: string) =>
      quest({
        ...{ stage: 'discard', tokens },
        also: (state) => {
          Object.assign(state, { countrysideLeft: 0, coreLeft: 0, cityLeft: 0 });
          state.hasPlayed[0] = true;
        },
      })
        .play('keep')
        .told('end-approached').length;
    expect([ends('prowlers@1.-4!'), ends('prowlers@2.-1')]).toEqual([1, 0]);
    const den = quest({ tiles: 'countryside-6@1,1', at: '3.-5', tokens: 'minotaur@3.-5' }).play('enter').until('0 attack');
    den.state.parts = [{ by: 'rage', n: 9, kind: 'melee', element: 'physical' }];
    expect(den.play('strike minotaur').told('reputation')).toEqual([]);
  });
});

/** What begins anew with each turn, round and match, and what lasts (MK-TURN-31, MK-ENDTURN-08, -09, -36 to -44). */
import { describe, expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { mage, set, type Told } from './table.ts';

describe('a new turn', () => {
  const used = (state: State): void => {
    Object.assign(state, { hasMoved: true, hasStopped: true, recruits: 2, declined: ['tovak 1'], path: [state.at[0]] });
    state.hasPlayed[0] = true;
    state.crystalsUsed[0] = [1];
    state.diceLeft[0] = 0;
    state.used[0] = [3];
    state.laters[0] = [];
  };

  test('MK-TURN-31 MK-MANA-08 nothing of the one before counts: one rests, moves, and uses a die', () => {
    const spent = mage({ hand: 'rage march', source: 'red red red', seed: 1, also: used });
    expect([spent.options('rest'), spent.offers('rage strong')]).toEqual([[], false]);
    const table = spent.play('end', 'keep');
    expect(table.asked).toBe('0 move');
    expect(table.options('rest').length).toBeGreaterThan(0);
    const { hasMoved, hasStopped, recruits, declined, path, hasPlayed, crystalsUsed, diceLeft, used: skills } = table.state;
    expect({ hasMoved, hasStopped, recruits, declined, path }).toEqual({
      ...{ hasMoved: false, hasStopped: false, recruits: 0, declined: [], path: [] },
    });
    expect([hasPlayed[0], crystalsUsed[0], diceLeft[0], skills[0]]).toEqual([false, [], 1, []]);
  });

  test('MK-ENDTURN-08 MK-ENDTURN-09 mana, points and what was put off are gone', () => {
    const told = { hand: 'rage march', mana: 'red', move: 3, influence: 2, heal: 1, seed: 1 } as const;
    const table = mage(told).play('rage sideways', 'end', 'keep');
    expect([table.mana, table.points, table.state.laters[0]]).toEqual(['|', '0/0/0', []]);
  });
});

describe('the hand at the end of a turn', () => {
  const mods: Told['also'] = (state) => {
    state.mods[0] = [
      { mod: 'hand', n: 1 },
      { mod: 'own', by: 'somebody', n: 5 },
    ];
  };

  test('MK-ENDTURN-37 what raises the limit does, and nothing else', () => {
    expect(mage({ hand: 'rage', also: mods }).view(0).limits).toEqual([6]);
  });

  test('MK-ENDTURN-36 whoever has no draw at the end of this turn keeps what raises the next one', () => {
    const table = mage({
      ...{ stage: 'discard', hand: 'rage', seed: 1 },
      also: (state) => {
        state.mods[0] = [{ mod: 'hand', n: 1 }, { mod: 'no-draw' }, { mod: 'daylight' }];
        state.hasPlayed[0] = true;
        state.again = 1;
      },
    }).play('keep');
    expect([table.told('drew'), table.hand]).toEqual([[], 'rage']);
    expect(table.state.mods[0]).toEqual([{ mod: 'hand', n: 1 }]);
  });

  test('MK-ENDTURN-44 a tactic is asked to fill the deck only where it lacks a card', () => {
    const ending = (deck: string) =>
      mage({
        ...{ stage: 'discard', hand: 'rage', tactic: 'long-night', night: true, discard: 'stamina', seed: 1, deck },
        also: (state) => {
          state.hasPlayed[0] = true;
        },
      }).play('keep');
    expect(ending('march march stamina swiftness').asked).not.toBe('0 refill');
    const lacking = ending('march march swiftness');
    expect([lacking.asked, lacking.options()]).toEqual(['0 refill', ['yes', 'no']]);
  });
});

describe('what is once a turn or not at all', () => {
  test('MK-ENDTURN-11 whoever wants nothing of a glade is healed of nothing', () => {
    const table = mage({ stage: 'glade', at: '1.-3', hand: 'rage wound', discard: 'wound', seed: 1 }).play('none');
    expect(table.told('healed')).toEqual([]);
    expect([table.hand.includes('wound'), table.discard.includes('wound')]).toEqual([true, true]);
  });

  test('MK-TACTIC-05 Mana Search is not used up by something else that lasts', () => {
    const searched = (by: string) =>
      mage({
        ...{ night: true, tactic: 'mana-search', source: 'red blue', hand: 'rage' },
        also: (state) => {
          state.mods[0] = [{ mod: 'own', by, n: 1 }];
        },
      }).offers('tactic');
    expect([searched('somebody'), searched('mana-search')]).toEqual([true, false]);
  });
});

describe('a match begins', () => {
  test.each(['arythea', 'goldyx', 'norowas', 'tovak'] as const)('MK-SETUP-15 with the sixteen cards of %s', (hero) => {
    const found = Array.from({ length: 40 }, (_, seed) => set('solo-conquest', 1, seed)).find(
      ({ state }) => state.heroes[0] === ['arythea', 'tovak', 'goldyx', 'norowas'].indexOf(hero),
    );
    const { hand = [], deck = [], heroes = [] } = found?.state ?? {};
    const all = [...(hand[0] ?? []), ...(deck[0]?.bag ?? [])];
    expect([all.length, new Set(all.map((card) => Math.floor(card / 16)))]).toEqual([16, new Set([heroes[0]])]);
  });

  test('MK-ROUND-04 dice that do not show a basic colour are rolled again while they are too many', () => {
    const rolled = (...faces: readonly number[]) =>
      mage({
        ...{ stage: 'dawn', hand: 'rage', source: 'red red red', advanced: 'agility', spells: 'fireball' },
        chance: faces.map((face) => ['die', face] as const),
        seed: 1,
      }).source;
    expect(rolled(4, 0, 1)).toBe('gold red blue');
    expect(rolled(4, 5, 1, 2, 4)).toBe('green gold blue');
    expect(rolled(0, 5, 4, 5, 5, 3, 4)).toBe('red white gold');
  });
});

/** The spells that rivals make, as far as they work for one hero; and Invocation, whose mana is used at once. */
import { describe, expect, test } from 'vitest';
import { spellCards } from '../src/book.ts';
import '../src/index.ts';
import { mage } from './table.ts';

describe('spells for tables with rivals', () => {
  test('four of twenty are left out where nobody is a rival', () => {
    expect([spellCards(true).length, spellCards(false).length]).toEqual([20, 16]);
    // Older ones keep their numbers.
    expect(spellCards(false)).toEqual(spellCards(true).slice(0, 16));
  });

  test('Mana Meltdown: alone its basic side does nothing; strong, wounds for one’s own crystals, then two more', () => {
    const told = { hand: 'mana-meltdown', night: true, mana: 'red black', crystals: 'blue white white' } as const;
    expect(mage(told).why('mana-meltdown')).toMatchObject({ why: 'no-use-now' });
    const table = mage(told).play('mana-meltdown strong', 'white');
    expect([table.hand, table.mana]).toEqual(['wound wound', 'white | blue white white white']);
  });

  test('Mana Claim keeps a die until the round ends: three tokens now', () => {
    const told = { hand: 'mana-claim rage', mana: 'blue', source: 'red gold red' } as const;
    const table = mage(told).play('mana-claim', 'token blue');
    // One die of a kind, no gold one: only how is asked.
    table.play('three now');
    expect(table.mana).toBe('red red red |');
    expect(table.state.claims).toEqual([[{ die: 0, isLasting: false, isCurse: false }]]);
    // The other red die is still free.
    expect(table.play('rage sideways', 'end').state.source[0]).toBe(0);
  });

  test('Mana Claim: or one token whenever a later turn of the round begins', () => {
    const table = mage({ hand: 'mana-claim rage', mana: 'blue', source: 'green gold', seed: 1 });
    table.play('mana-claim', 'token blue', 'one each turn');
    expect(table.mana).toBe('|');
    // The dummy player has its turn, and the next one begins.
    table.play('end', 'keep').until('0 move');
    expect(table.mana).toBe('green |');
    const later = mage({
      stage: 'dawn',
      seed: 1,
      source: 'red',
      also: (state) => {
        state.claims[0] = [{ die: 0, isLasting: true, isCurse: false }];
      },
    });
    expect(later.state.claims).toEqual([[]]);
  });

  test('Mind Read: a crystal of the colour that is named', () => {
    expect(mage({ hand: 'mind-read', mana: 'white' }).play('mind-read', 'red').mana).toBe('| red');
  });

  test('Energy Flow and MK-HEAL-09 MK-RULING-09 readies a unit; strong, heals it by a wound; never in combat', () => {
    const told = { hand: 'energy-flow', mana: 'green black', night: true, units: 'catapults:spent:wounded-twice' } as const;
    expect(mage(told).play('energy-flow').units).toBe('catapults:wounded-twice');
    expect(mage(told).play('energy-flow strong').units).toBe('catapults:wounded');
    const fight = mage({ ...told, fight: 'diggers', stage: 'block' });
    expect(fight.why('energy-flow')).toMatchObject({ rule: 'MK-TURN-28' });
    expect(fight.why('energy-flow strong')).toMatchObject({ rule: 'MK-TURN-28' });
  });

  test('MK-HEAL-09 what heals a unit without points takes one wound from it', () => {
    const table = mage({ skills: 'norowas-inspiration', units: 'catapults:wounded-twice', hand: 'rage' });
    table.play('skill norowas-inspiration');
    expect(table.units).toBe('catapults:wounded');
  });
});

describe('Invocation', () => {
  const told = { hero: 'arythea', skills: 'arythea-invocation' } as const;

  test('a wound for red or black, another card for white or green', () => {
    const table = mage({ ...told, hand: 'wound threaten march promise', stage: 'interact', at: '2.-3' });
    table.play('skill arythea-invocation wound');
    expect([table.discard, table.mana]).toEqual(['wound', 'red |']);
    // Black is of no use by day: nothing was asked. And the red token is used at once.
    expect(table.options()).toEqual(['threaten strong']);
    table.play('threaten strong');
    expect([table.mana, table.points]).toEqual(['|', '0/5/0']);
    // Then everything is free again, but the skill is used.
    expect(table.options()).toContain('end');
    expect(table.why('skill arythea-invocation')).toMatchObject({ why: 'used' });
    const bright = mage({ ...told, hand: 'rage promise', stage: 'interact', at: '2.-3' });
    bright.play('skill arythea-invocation rage', 'promise strong');
    expect(bright.points).toBe('0/4/0');
  });

  test('not for what cannot be used at once', () => {
    // Nothing in this hand takes white or green in a fight; a red card it would power is the one that is given up.
    const table = mage({ ...told, hand: 'rage', fight: 'diggers', stage: 'attack' });
    expect(table.options('skill')).toEqual([]);
    expect(table.why('skill arythea-invocation')).toMatchObject({ why: 'no-other-card' });
  });

  test('the token goes before any other mana', () => {
    const table = mage({ ...told, hand: 'wound threaten', stage: 'interact', at: '2.-3', crystals: 'red', source: 'red' });
    table.play('skill arythea-invocation wound', 'threaten strong');
    expect(table.mana).toBe('| red');
    expect(table.state.dice).toEqual([[]]);
  });

  test('MK-CARD-02 by night black pays the strong side of a spell', () => {
    const table = mage({ ...told, hand: 'wound fireball', night: true, crystals: 'red', fight: 'diggers', stage: 'ranged' });
    table.play('skill arythea-invocation wound');
    expect(table.options()).toEqual(['red', 'black']);
    // With one thing to do it is done at once.
    table.play('black');
    expect(table.told('force')).toMatchObject([{ kind: 'siege', n: 8, by: 'fireball' }]);
  });

  test('MK-COMBAT-76 its mana may be for what is played before the first phase of a fight', () => {
    const table = mage({ ...told, hand: 'wound into-the-heat', units: 'peasants', fight: 'diggers' });
    table.play('skill arythea-invocation wound');
    expect([table.hand, table.mana]).toEqual(['', '|']);
  });
});

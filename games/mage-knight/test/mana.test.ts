import { undo } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

describe('mana', () => {
  test('MK-MANA-02 MK-MANA-05 it comes from a token, a crystal or a die; where there are several ways one chooses', () => {
    const table = mage({ hand: 'march rage', mana: 'green', crystals: 'green', source: 'green red' }).play('march strong');
    expect(table.asked).toBe('0 pay');
    expect(table.options()).toEqual(['token green', 'crystal green', 'die green']);
    table.play('crystal green');
    expect(table.mana).toBe('green |');
  });

  test('a card is taken back with its payment, in one', () => {
    const table = mage({ hand: 'march rage', mana: 'green', crystals: 'green', source: 'green red' });
    const offered = table.options();
    table.play('march strong').play('crystal green');
    expect(undo(table.match, 0)).toBeUndefined();
    expect([table.asked, table.options()]).toEqual(['0 move', offered]);
    table.play('march strong');
    expect(undo(table.match, 0)).toBeUndefined();
    expect([table.asked, table.options()]).toEqual(['0 move', offered]);
  });

  test('MK-MANA-08 MK-MANA-09 one die a turn, taken when it is spent', () => {
    const table = mage({ hand: 'march stamina', source: 'green blue' }).play('march strong');
    expect(table.state.dice[0]).toEqual([0]);
    expect(table.why('stamina strong')).toMatchObject({ rule: 'MK-MANA-08', why: 'die-used' });
  });

  test('MK-MANA-01 MK-MANA-06 gold is any basic colour by day, black is nothing', () => {
    expect(mage({ hand: 'march rage', mana: 'gold' }).offers('march strong')).toBe(true);
    expect(mage({ hand: 'march rage', mana: 'black' }).offers('march strong')).toBe(false);
    expect(mage({ hand: 'march rage', source: 'gold' }).play('march strong').state.dice[0]).toEqual([0]);
  });

  test('MK-MANA-07 MK-MANA-10 MK-MANA-16 gold is nothing by night', () => {
    expect(mage({ hand: 'march rage', mana: 'gold', source: 'gold', night: true }).offers('march strong')).toBe(false);
  });

  test('MK-MANA-13 a dungeon is dark by day', () => {
    const table = mage({
      hand: 'rage march',
      mana: 'gold',
      fight: 'prowlers',
      stage: 'attack',
      also: (state) => {
        if (state.arena) state.arena = { ...state.arena, isNight: true };
      },
    });
    expect(table.why('rage strong')).toMatchObject({ rule: 'MK-MANA-07', why: 'gold-by-night' });
  });

  test('MK-MANA-14 one die pays once, whatever it could have been', () => {
    const table = mage({ hand: 'crystallize rage', source: 'blue' });
    expect(table.offers('crystallize')).toBe(true);
    expect(table.offers('crystallize strong')).toBe(true);
  });

  test('MK-MANA-03 MK-ENDTURN-08 MK-ENDTURN-01 MK-MANA-11 MK-MANA-12 tokens are lost, used dice rolled again', () => {
    const told = { hand: 'march rage', source: 'green red', mana: 'white', seed: 1, chance: [['die', 5]] } as const;
    const table = mage(told).play('march strong', 'end').play('keep');
    expect(table.source).toBe('black red');
    expect(table.mana).toBe('|');
    expect(table.told('die-rolled')).toMatchObject([{ colour: 'black', why: 'source' }]);
  });

  test('MK-ROUND-04 MK-SETUP-10 at least half of the dice show a basic colour when a round begins', () => {
    const table = mage({
      stage: 'dawn',
      source: 'red red red',
      seed: 1,
      chance: [
        ['die', 4],
        ['die', 5],
        ['die', 0],
        ['die', 4],
        ['die', 1],
      ],
    });
    // Gold and black are rolled again together, the red one stays.
    expect(table.source).toBe('gold blue red');
  });
});

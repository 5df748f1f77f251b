/** How a fight between players ends (MK-PVP-23, -51 to -57). */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { beside, melee } from './duellists.ts';
import { mage, type Told, type ToldHero } from './table.ts';

describe('how it ends', () => {
  test('MK-COMBAT-07 nobody is challenged in a turn with a fight between players', () => {
    const table = beside({ tokens: 'prowlers@0.-3!', hand: 'rage' });
    expect(table.options('challenge')).toEqual(['challenge prowlers 0.-3']);
    table.play('move 1.-2', 'attack norowas', 'partial', 'pass', 'pass', 'pass', 'pass');
    expect([table.at, table.asked, table.options('challenge')]).toEqual(['0.-2', '0 after', []]);
  });

  test('MK-PVP-23 MK-PVP-51 MK-PVP-56 two passes in a row in melee: a draw, no Fame, and the aggressor goes back', () => {
    const table = melee({}, { fame: 2 });
    expect(table.play('pass').asked).toBe('1 attack');
    table.play('pass');
    expect([table.asked, table.at, table.fame]).toEqual(['0 after', '0.-2', 0]);
    expect(table.told('duel-ended')).toMatchObject([{ rule: 'MK-PVP-56', seat: 0, other: 1 }]);
    expect(table.told('duel-ended')[0]?.winner).toBeUndefined();
    // The way back is no forced withdrawal.
    expect(table.hand).toBe('');
  });

  test('MK-PVP-56 the aggressor withdraws further if the space of origin is not safe', () => {
    const third = { hero: 'goldyx', at: '0.-2' } as const;
    const table = mage({ at: '0.-1', move: 4, hand: 'rage', others: [{ hero: 'norowas', at: '1.-2' }, third], seed: 1 });
    // Through the space of the third hero.
    table.play('move 0.-2', 'move 1.-2', 'attack norowas', 'partial', 'pass', 'pass', 'pass', 'pass');
    expect(table.at).toBe('0.-2');
    table.play('end');
    expect(table.told('withdrew')).toMatchObject([{ seat: 0, to: '0.-1', wounds: 1 }]);
  });

  const driving = (own: Told, rival: ToldHero) =>
    melee({ hand: 'rage', crystals: 'red', ...own }, rival).play('rage strong', 'strike', 'done');

  test('MK-PVP-52 MK-PVP-53 whoever forces the other one to retreat has won: 1 Fame and 2 for each level more', () => {
    const table = driving({}, { level: 4, fame: 20 }).play('drive 2.-2');
    expect(table.told('duel-ended')).toMatchObject([{ rule: 'MK-PVP-52', winner: 0 }]);
    expect([table.fame, table.at, table.asked]).toEqual([7, '1.-2', '0 after']);
  });

  test('MK-PVP-54 MK-PVP-55 of the same level 1 Fame for the one with less, nothing for the other', () => {
    expect(driving({ fame: 3, level: 2 }, { fame: 4, level: 2 }).play('drive 2.-2').fame).toBe(4);
    expect(driving({ fame: 4, level: 2 }, { fame: 4, level: 2 }).play('drive 2.-2').fame).toBe(4);
    expect(driving({ fame: 9, level: 3 }, { fame: 4, level: 2 }).play('drive 2.-2').fame).toBe(9);
  });

  test('MK-PVP-52 the defender can win, too', () => {
    const table = melee({ fame: 5, level: 2 }, { hand: 'rage', crystals: 'red' }).play('pass', 'rage strong');
    table.play('strike', 'done', 'drive 0.-2');
    expect([table.at, table.state.fame[1], table.asked]).toEqual(['0.-2', 3, '0 after']);
    expect(table.told('duel-ended')).toMatchObject([{ winner: 1 }]);
  });

  test('MK-PVP-57 MK-RULING-15 MK-MOVE-15 MK-OTHERS-02 the keep of one who is forced out of it changes hands', () => {
    // Countryside 3 has its keep at 5.-6.
    const table = mage({
      tiles: 'countryside-3@1,1',
      at: '4.-5',
      move: 3,
      hand: 'rage',
      crystals: 'red',
      others: [{ hero: 'norowas', at: '5.-6', shields: '5.-6' }],
    });
    table.play('move 5.-6');
    expect([table.asked, table.reputation]).toEqual(['1 attend', -1]);
    table.play('partial', 'pass', 'pass', 'rage strong', 'strike', 'done', 'drive 5.-5');
    expect(table.state.shields).toEqual([{ at: spaceAt(5, -6), seat: 0 }]);
    expect(table.told('conquered')).toMatchObject([{ rule: 'MK-PVP-57', seat: 0, site: 'keep' }]);
    expect(table.fame).toBe(0);
    expect(table.play('end').told('withdrew')).toEqual([]);
  });
});

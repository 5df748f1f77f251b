/** Ways over the map: prices that cards and units change together, provoking, assaults, and the way back (MK-MOVE, MK-ENDTURN-03 to -07). */
import { describe, expect, test } from 'vitest';
import { mage, type Told } from './table.ts';

const costs = (table: ReturnType<typeof mage>, to: string): unknown => table.preview(`move ${to}`);

describe('prices', () => {
  test('MK-MOVE-24 Path Finding and Foresters: whoever may choose the order pays 1 for a forest', () => {
    const told = { hand: 'path-finding rage', units: 'foresters', at: '0.0' } as const;
    // 3 - 1 is 2, the least for Path Finding, and 1 less for the Foresters.
    const table = mage(told).play('path-finding', 'use foresters 0 0', 'move 1.-1');
    expect(table.points).toBe('3/0/0');
    const other = mage(told).play('use foresters 0 0', 'path-finding', 'move 1.-1');
    expect(other.points).toBe('3/0/0');
  });

  test('MK-MOVE-24 Path Finding makes nothing cheaper that costs 2, and hills 2', () => {
    const table = mage({ hand: 'path-finding rage', at: '0.0', move: 4 }).play('path-finding', 'move 1.0');
    expect(table.points).toBe('4/0/0');
    expect(table.play('move 2.-1').points).toBe('2/0/0');
  });

  test('MK-MOVE-06 by night it is 4 for a forest, strongly 2', () => {
    const night = { hand: 'path-finding rage', at: '0.0', night: true, move: 3 } as const;
    expect(mage(night).play('path-finding', 'move 1.-1').points).toBe('1/0/0');
    expect(mage({ ...night, mana: 'green' }).play('path-finding strong', 'move 1.-1').points).toBe('5/0/0');
  });

  const swamps = { tiles: 'countryside-8@1,1', at: '3.-3' } as const;

  test('MK-MOVE-24 Frost Bridge makes a swamp 1, and with Foresters it is free', () => {
    const table = mage({ ...swamps, hand: 'frost-bridge rage', units: 'foresters' });
    table.play('frost-bridge', 'move 3.-4');
    expect(table.points).toBe('1/0/0');
    const both = mage({ ...swamps, hand: 'frost-bridge rage', units: 'foresters' });
    both.play('frost-bridge', 'use foresters 0 0', 'move 3.-4');
    expect(both.points).toBe('4/0/0');
  });

  test('MK-MOVE-24 the Song of Wind makes no swamp and no forest cheaper', () => {
    const table = mage({ ...swamps, hand: 'song-of-wind rage', mana: 'white', move: 3 }).play('song-of-wind strong');
    table.play('move 3.-4');
    expect(table.points).toBe('0/0/0');
  });

  test('MK-MOVE-23 what is cheaper is cheaper from then on only', () => {
    const table = mage({ hand: 'path-finding rage', at: '0.0', move: 5, crystals: 'green' }).play('move 1.-1');
    expect(table.points).toBe('2/0/0');
    expect(table.play('path-finding', 'move 2.-1').points).toBe('2/0/0');
  });

  test('MK-MOVE-07 MK-SITE-27 a city costs 2 in its swamp, and a village there 5', () => {
    const city = { tiles: 'core-5@1,1', at: '4.-4', hand: 'rage march' } as const;
    const conquered = (state: Parameters<NonNullable<Told['also']>>[0]) => {
      state.cities = [{ at: state.at[0] ?? 0, colour: 2, level: 1, leader: 0 }];
    };
    expect(mage({ ...city, move: 2 }).offers('move 4.-5')).toBe(true);
    expect(mage({ ...city, move: 1 }).offers('move 4.-5')).toBe(false);
    expect(mage({ ...city, at: '4.-5', move: 4, also: conquered }).offers('move 5.-6')).toBe(false);
    expect(mage({ ...city, at: '4.-5', move: 5, also: conquered }).offers('move 5.-6')).toBe(true);
  });
});

describe('rampaging enemies', () => {
  const orcs = { tokens: 'prowlers@3.-3!', hand: 'rage march', at: '2.-2' } as const;

  test('MK-MOVE-19 MK-TURN-21 what is left of the points after provoking is lost', () => {
    const table = mage({ ...orcs, move: 9 }).play('provoke 2.-3', 'done', 'done');
    expect([table.at, table.points, table.asked]).toEqual(['2.-3', '0/0/0', '0 after']);
    expect(table.options('move')).toEqual([]);
  });

  test('MK-MOVE-33 an orc that appears with a tile beside the hero provokes nothing', () => {
    const table = mage({
      at: '3.-3',
      move: 2,
      hand: 'rage march',
      chance: [
        ['tile', 3],
        ['green enemy', 0],
      ],
    });
    const keys = table.options('explore');
    expect(keys).toContain('explore 1 1');
    table.play('explore 1 1');
    expect([table.asked, table.tokens, table.state.foes]).toEqual(['0 move', 'prowlers@4.-4!', []]);
  });

  test('MK-TURN-25 challenged from a space beside them only', () => {
    expect(mage({ ...orcs, at: '1.-2' }).options('challenge')).toEqual([]);
    expect(mage(orcs).options('challenge')).toEqual(['challenge prowlers 3.-3']);
  });

  test('MK-MOVE-19 MK-MOVE-20 a step past two of them, beside both all the while, brings both', () => {
    const table = mage({ ...orcs, tokens: 'prowlers@3.-3! diggers@1.-2!', move: 9 });
    // 2.-2 and 2.-3 are both beside 3.-3 and 1.-2.
    table.play('provoke 2.-3');
    expect(table.foes).toBe('prowlers attacks, diggers attacks');
  });

  test('MK-COMBAT-05 MK-MOVE-19 one that is beside the space entered, but was not provoked, may join', () => {
    const table = mage({ ...orcs, tokens: 'prowlers@3.-3! diggers@1.-3!', at: '3.-2', move: 9 });
    // From 3.-2 to 2.-2 along the prowlers; the diggers border 2.-3 only.
    table.play('provoke 2.-2');
    expect(table.foes).toBe('prowlers attacks');
    const other = mage({ ...orcs, tokens: 'prowlers@3.-3! diggers@1.-2!', at: '3.-2', move: 9 }).play('provoke 2.-2');
    expect(other.options()).toEqual(['challenge diggers 1.-2', 'done']);
  });

  test('MK-OUTCOME-02 two orcs at once bring 2 reputation', () => {
    const table = mage({
      ...orcs,
      tokens: 'prowlers@3.-3! diggers@1.-2!',
      hand: 'rage rage',
      mana: 'red red',
      level: 9,
      fame: 80,
    });
    table.play('challenge prowlers 3.-3', 'challenge diggers 1.-2', 'done', 'prowlers on hero');
    table.play('rage strong', 'rage strong', 'strike prowlers diggers');
    expect([table.reputation, table.tokens]).toEqual([2, '']);
  });
});

describe('assaults', () => {
  const keep = { tiles: 'countryside-3@1,1', at: '4.-5', hand: 'rage march', seed: 1 } as const;

  test('MK-MOVE-10 the points that are left are lost, and so is movement', () => {
    const table = mage({ ...keep, tokens: 'golems@5.-6', move: 9 }).play('move 5.-6');
    expect(table.points).toBe('0/0/0');
    expect(table.reputation).toBe(-1);
  });

  test('MK-MOVE-10 MK-MOVE-14 one’s own keep is only a space', () => {
    const table = mage({ ...keep, move: 9, shields: '5.-6' }).play('move 5.-6');
    expect([table.asked, table.points, table.reputation]).toEqual(['0 move', '6/0/0', 0]);
  });

  test('MK-ENDTURN-07 MK-ENDTURN-06 back to a lake that cannot be stayed on: from there on with a wound', () => {
    const table = mage({
      tiles: 'core-2@1,1',
      at: '3.-5',
      hand: 'frost-bridge rage march',
      mana: 'blue',
      tokens: 'monks@3.-4',
      level: 9,
      fame: 80,
      seed: 1,
    });
    table.play('frost-bridge strong', 'move 4.-5', 'move 3.-4', 'done', 'done');
    const before = table.hand.split(' ').filter((card) => card === 'wound').length;
    table.play('end');
    const after = table.hand.split(' ').filter((card) => card === 'wound').length;
    expect([table.at, after - before]).toEqual(['3.-5', 1]);
  });

  test('MK-ENDTURN-05 MK-ENDTURN-06 two lakes deep are two wounds', () => {
    const table = mage({ tiles: 'core-2@1,1', at: '3.-5', hand: 'frost-bridge rage', mana: 'blue', seed: 1, deck: '' });
    table.play('frost-bridge strong', 'move 4.-5', 'move 4.-6', 'end', 'keep');
    expect([table.at, table.hand]).toEqual(['3.-5', 'rage wound wound']);
  });
});

describe('exploring', () => {
  test('MK-EXPLORE-02 MK-MOVE-24 it costs 2, whatever makes terrain cheaper', () => {
    const told = { at: '3.-3', hand: 'song-of-wind rage', mana: 'white', seed: 1 } as const;
    const table = mage(told).play('song-of-wind strong');
    expect(table.points).toBe('2/0/0');
    expect(table.play('explore 1 1').points).toBe('0/0/0');
    expect(mage({ at: '3.-3', hand: 'rage march', move: 1 }).options('explore')).toEqual([]);
  });

  test('MK-TURN-31 whoever has explored does not rest', () => {
    const table = mage({ at: '3.-3', hand: 'rage march', move: 2, seed: 1 }).play('explore 1 1');
    expect(table.options('rest')).toEqual([]);
  });

  test('MK-TURN-17 nobody explores after an action', () => {
    const table = mage({ at: '2.-3', hand: 'march rage', move: 9, seed: 1 }).play('interact');
    expect(table.options('explore')).toEqual([]);
  });
});

describe('what is told', () => {
  test('MK-MOVE-04 a way over two spaces has its price in parts', () => {
    const table = mage({ at: '0.0', hand: 'rage', move: 5 });
    expect(costs(table, '2.-1')).toMatchObject({ cost: 5 });
  });
});

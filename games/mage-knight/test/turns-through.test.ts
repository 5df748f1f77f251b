/** Turns from their first card to the draw: mana, healing, rest, purchases, rewards and levels, where they meet. */
import { describe, expect, test } from 'vitest';
import { fightWith } from './points.ts';
import { mage, type Told } from './table.ts';

const wounds = (hand: string) => hand.split(' ').filter((card) => card === 'wound').length;

describe('mana', () => {
  test('MK-MANA-06 MK-MANA-05 by day gold pays for any colour, and a crystal stays where a token pays', () => {
    const table = mage({ hand: 'rage march stamina', mana: 'gold', crystals: 'green' }).play('march strong', 'token gold');
    expect([table.points, table.mana]).toEqual(['4/0/0', '| green']);
  });

  test('MK-MANA-08 Mana Draw lets a second die be used, and no third', () => {
    const told = { hand: 'mana-draw march stamina rage', source: 'green blue red' } as const;
    const table = mage(told).play('mana-draw', 'march strong', 'stamina strong');
    expect([table.points, table.state.dice[0]?.length]).toEqual(['8/0/0', 2]);
    const without = mage(told).play('march strong');
    expect(without.offers('stamina strong')).toBe(false);
  });

  test('MK-MANA-10 a gold die is worth nothing by night, a black one nothing by day, nor by night for an action', () => {
    const die = (source: string, night: boolean) => mage({ hand: 'march rage', source, night }).offers('march strong');
    expect([die('gold', false), die('gold', true), die('black', false), die('black', true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('MK-CARD-02 MK-MANA-06 MK-MANA-14 a strong spell by night: its colour and black, from a die and a crystal', () => {
    const told = { fight: 'prowlers', stage: 'attack', hand: 'fireball rage', crystals: 'red', source: 'black' } as const;
    expect(mage(told).offers('fireball strong')).toBe(false);
    const table = mage({ ...told, night: true });
    expect(table.offers('fireball strong')).toBe(true);
    table.play('fireball strong');
    expect([table.mana, table.state.dice[0]]).toEqual(['|', [0]]);
    // Both from dice: one is all that a turn allows.
    expect(mage({ ...told, crystals: '', source: 'red black', night: true }).offers('fireball strong')).toBe(false);
  });

  test('MK-MANA-13 MK-CARD-02 in a dungeon by day a strong spell may be cast and gold pays for nothing', () => {
    const dungeon = (told: Told) =>
      mage({
        fight: 'minotaur',
        stage: 'attack',
        hand: 'fireball rage',
        ...told,
        also: (state) => {
          if (state.arena) state.arena = { ...state.arena, isNight: true };
        },
      });
    expect(dungeon({ mana: 'red black' }).offers('fireball strong')).toBe(true);
    expect(dungeon({ mana: 'gold black' }).offers('fireball strong')).toBe(false);
    expect(dungeon({ mana: 'gold' }).offers('fireball')).toBe(false);
  });

  test('MK-CARD-12 MK-MANA-04 a fourth crystal of a card is a token that pays at once', () => {
    const table = mage({ hand: 'crystallize rage', mana: 'blue', crystals: 'red red red' }).play('crystallize strong', 'red');
    expect(table.mana).toBe('red | red red red');
  });

  test('MK-MANA-06 black buys no crystal, gold by day any', () => {
    expect(mage({ hand: 'crystallize rage', mana: 'black' }).offers('crystallize')).toBe(false);
    const table = mage({ hand: 'crystallize rage', mana: 'gold' }).play('crystallize');
    expect(table.options().some((key) => key.includes('white'))).toBe(true);
  });
});

describe('the hour', () => {
  test('MK-TURN-28 Regeneration, Herbalists and Tranquility are shut in a fight', () => {
    const table = mage({
      fight: 'prowlers',
      stage: 'attack',
      hand: 'regeneration tranquility rage wound',
      units: 'herbalists peasants:spent',
      level: 3,
      mana: 'green green',
    });
    const keys = table.options().filter((key) => /^(regeneration|tranquility|use)/.test(key) && !key.endsWith('sideways'));
    expect(keys.filter((key) => key !== 'use herbalists 0 2')).toEqual([]);
  });

  test('MK-HEAL-03 Herbalists heal for green mana: two wounds of the hand, or a level 2 unit', () => {
    const told = { hand: 'rage wound wound', units: 'herbalists utem-swordsmen:wounded', level: 3, mana: 'green' } as const;
    const hand = mage(told).play('use herbalists 0 0', 'heal', 'heal');
    expect(hand.hand).toBe('rage');
    const unit = mage(told).play('use herbalists 0 0', 'heal utem-swordsmen 1');
    expect([unit.units, unit.hand]).toEqual(['herbalists:spent utem-swordsmen', 'rage wound wound']);
  });

  test('MK-HEAL-06 points that are left vanish with the turn', () => {
    const table = mage({ hand: 'rage', heal: 3, seed: 1 }).play('rage sideways', 'end');
    expect(table.points).toBe('0/0/0');
  });
});

describe('rest', () => {
  test('MK-TURN-32 a single other card sends all wounds away, and the hand is filled to its limit', () => {
    const table = mage({ hand: 'rage wound wound wound wound', seed: 1 }).play('rest rage', '4', 'end');
    expect([table.hand.split(' ').length, wounds(table.hand)]).toEqual([5, 0]);
    expect(wounds(table.discard)).toBe(4);
  });

  test('MK-TURN-33 MK-TURN-36 slow recovery discards one wound only, and is for those who hold nothing else', () => {
    expect(mage({ hand: 'rage wound wound' }).options('rest')).toEqual(['rest rage']);
    const table = mage({ hand: 'wound wound wound', seed: 1 }).play('rest', 'end');
    expect([wounds(table.hand), wounds(table.discard)]).toEqual([2, 1]);
  });

  test('MK-TURN-31 after a rest there is no action, on whatever one stands', () => {
    const table = mage({ hand: 'rage march', tiles: 'countryside-7@1,1', at: '4.-4', seed: 1 }).play('rest rage');
    expect(table.options().filter((key) => /^(enter|burn|interact|move|explore|rest)/.test(key))).toEqual([]);
  });

  test('MK-ENDTURN-13 who rests on a mine has its crystal', () => {
    const table = mage({ hand: 'rage march', at: '2.-1', seed: 1 }).play('rest rage', 'end', 'keep');
    expect(table.mana).toBe('| green');
  });
});

describe('purchases', () => {
  const village = { at: '2.-3', seed: 1 } as const;

  test('MK-INTERACT-04 bad reputation eats the first influence, and what it is short stays short', () => {
    // -5 is 3 less: 4 of Promise leave 1, and 2 more of the Peasants make 3.
    const table = mage({ ...village, hand: 'promise rage wound', mana: 'white', reputation: -5, units: 'peasants' });
    table.play('interact', 'promise strong', 'use peasants 0 1');
    expect(table.points).toBe('0/3/0');
    expect(table.play('buy heal', 'heal').hand).toBe('rage');
  });

  test('MK-INTERACT-04 below zero nothing can be had until it is made up for', () => {
    const table = mage({ ...village, hand: 'promise promise rage', reputation: -6, offer: 'herbalists' });
    table.play('interact', 'promise', 'promise');
    expect(table.options('buy').concat(table.options('recruit'))).toEqual([]);
  });

  test('MK-INTERACT-11 MK-CARD-19 a unit that was recruited works at once, and helps to pay for the next', () => {
    const table = mage({ ...village, hand: 'promise rage', mana: 'white', level: 3, offer: 'peasants herbalists', seed: 1 });
    table.play('interact', 'promise strong', 'recruit peasants 0', 'use peasants 0 1', 'rage sideways');
    expect(table.play('recruit herbalists 0').units).toBe('peasants:spent herbalists');
  });

  test('MK-CARD-19 MK-CARD-16 a wounded unit can be sent away for a new one, and is out of the game', () => {
    const table = mage({
      ...village,
      hand: 'rage',
      stage: 'interact',
      influence: 4,
      units: 'foresters:wounded',
      offer: 'peasants',
    });
    table.play('recruit peasants 0 for foresters 0');
    expect([table.units, table.state.goneUnits.length]).toEqual(['peasants', 1]);
  });

  test('MK-SITE-05 in a monastery no village unit can be had, and healing costs 2', () => {
    const table = mage({
      tiles: 'countryside-7@1,1',
      at: '3.-5',
      stage: 'interact',
      hand: 'rage wound',
      influence: 9,
      offer: 'peasants herbalists red-cape-monks',
    });
    expect(table.options('recruit')).toEqual(['recruit herbalists 1', 'recruit red-cape-monks 2']);
    expect(table.play('buy heal').points).toBe('0/7/1');
  });

  test('MK-INTERACT-16 MK-SITE-12 MK-CARD-13 MK-CARD-14 a tower sells a spell for 7 and its mana, on top of the deck', () => {
    const told = { tiles: 'countryside-4@1,1', at: '4.-5', shields: '4.-5', stage: 'interact', hand: 'rage' } as const;
    const table = mage({ ...told, influence: 8, crystals: 'red', spells: 'fireball chill' }).play('buy spell fireball');
    expect([table.points, table.mana, table.top]).toEqual(['0/1/0', '|', 'fireball']);
    expect(mage({ ...told, influence: 6, crystals: 'red', spells: 'fireball' }).offers('buy spell fireball')).toBe(false);
  });

  test('MK-SITE-03 plundering is no interaction: one may still deal with the villagers, at what it cost', () => {
    const table = mage({ at: '2.-3', stage: 'begin', hand: 'promise rage', deck: 'march stamina rage', reputation: 2 }).play(
      'plunder',
    );
    expect([table.reputation, table.hand.split(' ').length]).toEqual([1, 4]);
    // +2 would have been worth 1.
    expect(table.play('interact').points).toBe('0/0/0');
  });
});

describe('levels', () => {
  const fought = (fame: number, level: number, told: Told = {}) =>
    mage({ fight: 'prowlers', stage: 'attack', hand: 'rage march', mana: 'red', fame, level, seed: 1, ...told }).play(
      'rage strong',
      'strike prowlers',
    );

  test('MK-COMBAT-28 MK-ENDTURN-26 Fame counts at once, the level comes with the end of the turn', () => {
    const table = fought(7, 2);
    expect([table.fame, table.state.level[0]]).toEqual([9, 2]);
    table.play('end').play('keep');
    expect(table.state.level[0]).toBe(3);
  });

  test('MK-ENDTURN-26 two lines at once are two levels, one after the other', () => {
    const told = { fight: 'fire-dragon', stage: 'attack', advanced: 'agility fire-bolt ice-bolt', seed: 1 } as const;
    const table = fightWith('melee physical 14', { ...told, level: 2, fame: 7 }).play('strike fire-dragon');
    table.play('end').until('0 discard');
    expect(table.told('levelled').map(({ level }) => level)).toEqual([3, 4]);
    expect([table.state.level[0], table.state.skills[0]?.length]).toEqual([4, 1]);
  });

  test('MK-ENDTURN-47 the hand limit of level 5 is there for the draw of the same turn', () => {
    const table = fought(22, 4).play('end', 'keep');
    expect([table.state.level[0], table.hand.split(' ').length]).toEqual([5, 6]);
  });

  test('MK-ENDTURN-26 just below the line there is no level', () => {
    const table = fought(5, 2).play('end', 'keep');
    expect([table.fame, table.state.level[0]]).toEqual([7, 2]);
  });
});

describe('rewards', () => {
  const due = { stage: 'reward', hand: 'rage march', seed: 1 } as const;

  test('MK-ENDTURN-17 MK-ENDTURN-18 a random crystal of a colour held three times is lost', () => {
    const table = mage({ ...due, rewards: 'crystal', crystals: 'red red red', chance: [['die', 0]] });
    expect(table.mana).toBe('| red red red');
  });

  test('MK-ENDTURN-16 ruins: one crystal of each colour, but none beyond three', () => {
    const table = mage({ ...due, rewards: 'crystals', crystals: 'blue blue blue' });
    expect(table.mana).toBe('| red blue blue blue green white');
  });

  test('MK-ENDTURN-22 any unit of the offer, whatever its price and its signs', () => {
    const table = mage({ ...due, rewards: 'unit', offer: 'altem-mages peasants' });
    expect(table.options().filter((key) => key.includes('altem-mages'))).toHaveLength(1);
  });
});

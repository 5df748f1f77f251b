import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

const village = { at: '2.-3', hand: 'promise rage march', seed: 1 } as const;

describe('interacting with locals', () => {
  test('MK-INTERACT-01 MK-TURN-23 where somebody lives; a keep only for its owner, a tower once it is conquered', () => {
    expect(mage(village).offers('interact')).toBe(true);
    expect(mage({ ...village, at: '2.-2' }).offers('interact')).toBe(false);
    const keep = { tiles: 'countryside-3@1,1', at: '5.-6', hand: 'rage' } as const;
    expect(mage(keep).why('interact')).toMatchObject({ rule: 'MK-INTERACT-01', why: 'not-yours' });
    expect(mage({ ...keep, shields: '5.-6' }).offers('interact')).toBe(true);
    const other = mage({
      ...keep,
      shields: '5.-6',
      also: (state) => {
        state.shields = state.shields.map((shield) => ({ ...shield, seat: 1 }));
      },
    });
    expect(other.offers('interact')).toBe(false);
    const monastery = { tiles: 'countryside-7@1,1', at: '3.-5', hand: 'rage' } as const;
    expect(mage(monastery).offers('interact')).toBe(true);
    expect(mage({ ...monastery, shields: '3.-5' }).offers('interact')).toBe(false);
    const tower = { tiles: 'countryside-4@1,1', at: '4.-5', hand: 'rage' } as const;
    expect(mage(tower).offers('interact')).toBe(false);
    expect(mage({ ...tower, shields: '4.-5' }).offers('interact')).toBe(true);
  });

  test('MK-INTERACT-04 MK-INTERACT-21 reputation counts once, for and against', () => {
    expect(mage({ ...village, reputation: 5 }).play('interact').points).toBe('0/2/0');
    const table = mage({ ...village, reputation: -4, offer: 'peasants' }).play('interact', 'promise');
    expect(table.points).toBe('0/0/0');
    expect(table.options('recruit')).toEqual([]);
  });

  test('MK-INTERACT-05 MK-INTERACT-22 with the worst nobody talks to the hero, and there is no worse', () => {
    expect(mage({ ...village, reputation: -7 }).why('interact')).toMatchObject({ rule: 'MK-INTERACT-05', why: 'reputation' });
    const table = mage({ ...village, reputation: -7, stage: 'begin' }).play('plunder');
    expect(table.reputation).toBe(-7);
  });

  test('MK-INTERACT-06 MK-RULING-10 it is read when the interaction begins', () => {
    const table = mage({ ...village, hand: 'threaten rage', crystals: 'red', reputation: 2 }).play(
      'interact',
      'threaten strong',
    );
    expect(table.points).toBe('0/6/0');
  });

  test('MK-INTERACT-07 in a city one’s shields count', () => {
    const table = mage({
      tiles: 'core-6@1,1',
      at: '4.-5',
      hand: 'rage',
      shields: '4.-5 4.-5',
      also: (state) => {
        state.cities = [{ at: state.at[0] ?? 0, colour: 1, level: 1, leader: 0 }];
      },
    });
    expect(table.play('interact').points).toBe('0/2/0');
  });

  test('MK-INTERACT-02 MK-INTERACT-08 influence of cards and units buys as much as it lasts for', () => {
    const told = { ...village, units: 'peasants', hand: 'promise promise wound rage', crystals: 'white' } as const;
    const table = mage({ ...told, hand: 'promise rage wound wound' }).play('interact', 'promise strong', 'use peasants 0 1');
    expect(table.points).toBe('0/6/0');
    expect(table.play('buy heal', 'buy heal').points).toBe('0/0/2');
  });

  test('MK-INTERACT-20 what is left is lost with the turn', () => {
    const table = mage(village).play('interact', 'promise', 'end').play('keep');
    expect(table.points).toBe('0/0/0');
  });
});

describe('recruiting', () => {
  const offer = { ...village, offer: 'peasants utem-crossbowmen', influence: 20, stage: 'interact' } as const;

  test('MK-INTERACT-09 MK-SITE-02 units with the sign of the site, for the influence on them', () => {
    const table = mage({ ...offer, influence: 5 });
    expect(table.options('recruit')).toEqual(['recruit peasants 0']);
    expect(table.figures()).toMatchObject({ costs: { 'recruit peasants 0': 4, 'buy heal': 3 } });
    expect(table.why('recruit utem-crossbowmen 1')).toMatchObject({ why: 'too-dear', figures: { cost: 6, influence: 5 } });
    table.play('recruit peasants 0');
    expect([table.units, table.points]).toEqual(['peasants', '0/1/0']);
    expect(mage({ ...offer, offer: 'guardian-golems' }).why('recruit guardian-golems 0')).toMatchObject({ why: 'wrong-place' });
  });

  test('MK-INTERACT-10 MK-CARD-16 MK-CARD-19 one unit for each command token, or one goes for it', () => {
    const table = mage({ ...offer, units: 'herbalists' });
    expect(table.options('recruit')).toEqual([
      'recruit peasants 0 for herbalists 0',
      'recruit utem-crossbowmen 1 for herbalists 0',
    ]);
    table.play('recruit peasants 0 for herbalists 0');
    expect([table.units, table.state.goneUnits.length]).toEqual(['peasants', 1]);
    expect(mage({ ...offer, units: 'herbalists', level: 3, fame: 8 }).offers('recruit peasants 0')).toBe(true);
  });

  test('MK-INTERACT-11 MK-CARD-28 it is ready at once', () => {
    const table = mage(offer).play('recruit peasants 0', 'use peasants 0 1');
    expect(table.points).toBe('0/18/0');
  });

  test('MK-INTERACT-12 MK-CARD-15 the offer is not refilled', () => {
    const table = mage(offer).play('recruit peasants 0');
    expect(table.options('recruit')).toEqual(['recruit utem-crossbowmen 0 for peasants 0']);
  });
});

describe('purchases', () => {
  test('MK-INTERACT-13 MK-INTERACT-14 MK-INTERACT-19 healing: 3 in a village, 2 in a monastery', () => {
    const told = { stage: 'interact', hand: 'rage wound', influence: 3 } as const;
    expect(mage({ ...told, at: '2.-3' }).play('buy heal', 'heal').points).toBe('0/0/0');
    expect(mage({ ...told, at: '3.-5', tiles: 'countryside-7@1,1' }).play('buy heal').points).toBe('0/1/1');
    expect(mage({ ...told, at: '2.-3', influence: 2 }).why('buy heal')).toMatchObject({
      rule: 'MK-INTERACT-13',
      why: 'too-dear',
    });
    expect(mage({ ...told, at: '3.-5', tiles: 'countryside-7@1,1', influence: 1 }).why('buy heal')).toMatchObject({
      rule: 'MK-INTERACT-14',
      figures: { cost: 2 },
    });
  });

  test('MK-INTERACT-18 healing and special effects may be used meanwhile', () => {
    const table = mage({ stage: 'interact', at: '2.-3', hand: 'tranquility crystallize wound', mana: 'red' });
    table.play('tranquility', 'heal 1', 'heal', 'crystallize');
    expect([table.hand, table.mana]).toEqual(['', '| red']);
  });

  const monastery = { stage: 'interact', at: '3.-5', tiles: 'countryside-7@1,1', hand: 'rage' } as const;

  test('MK-INTERACT-15 MK-SITE-05 a monastery sells the advanced actions of the unit offer for 6; they are not replaced', () => {
    const lessons = (influence: number) =>
      mage({
        ...monastery,
        influence,
        also: (state) => {
          state.taught = [64];
        },
      });
    const table = lessons(6);
    const [key = ''] = table.options('buy taught');
    table.play(key);
    expect([table.points, table.state.taught, table.state.deck[0]?.top]).toEqual(['0/0/0', [], [64]]);
    expect(lessons(5).options('buy taught')).toEqual([]);
  });

  test('MK-INTERACT-16 MK-SITE-12 a mage tower sells spells for 7 and a mana of their colour', () => {
    const tower = (mana: string) =>
      mage({
        stage: 'interact',
        at: '4.-5',
        tiles: 'countryside-4@1,1',
        shields: '4.-5',
        hand: 'rage',
        influence: 7,
        mana,
        also: (state) => {
          state.spells = [112];
        },
      });
    expect(tower('').options('buy spell')).toEqual([]);
  });
});

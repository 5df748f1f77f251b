/** What a shield, a token or a rival somewhere else changes about the people of a place: nothing (MK-INTERACT, MK-SITE, MK-CITY). */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { BASICS } from '../src/words.ts';
import { mage, type Told } from './table.ts';

const keep = { tiles: 'countryside-3@1,1', at: '5.-6', hand: 'rage', seed: 1 } as const;
const monastery = { tiles: 'countryside-7@1,1', at: '3.-5', hand: 'rage', seed: 1 } as const;
const tower = { tiles: 'countryside-4@1,1', at: '4.-5', hand: 'rage', seed: 1 } as const;
const cityTold = (colour: (typeof BASICS)[number], leader: number): NonNullable<Told['also']> => {
  return (state) => {
    state.cities = [{ at: spaceAt(4, -5), colour: BASICS.indexOf(colour), level: 1, leader }];
  };
};
const blue = { tiles: 'core-6@1,1', at: '4.-5', hand: 'rage', seed: 1, also: cityTold('blue', 0) } as const;

describe('a shield on another space', () => {
  test('MK-INTERACT-01 opens no tower and closes no monastery', () => {
    expect(mage({ ...tower, shields: '2.-1' }).why('interact')).toMatchObject({ why: 'not-yours' });
    const visited = mage({ ...monastery, shields: '2.-1' });
    expect([visited.offers('interact'), visited.offers('burn')]).toEqual([true, true]);
  });

  test('MK-INTERACT-07 brings no influence in a city, nor does one of a rival in it', () => {
    const told = { ...blue, shields: '4.-5 2.-1', others: [{ shields: '4.-5 4.-5' }] } as const;
    expect(mage(told).play('interact').points).toBe('0/1/0');
  });

  test('MK-INTERACT-07 brings none in a keep either, though it is one’s own', () => {
    expect(mage({ ...keep, shields: '5.-6' }).play('interact').points).toBe('0/0/0');
  });

  test('MK-SITE-24 does not empty a den', () => {
    const den = { tiles: 'countryside-6@1,1', at: '3.-5', hand: 'rage' } as const;
    expect([mage({ ...den, shields: '2.-1' }).offers('enter'), mage({ ...den, shields: '3.-5' }).offers('enter')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('what there is to do in a place', () => {
  test('MK-INTERACT-01 MK-CITY-08 a city that nobody leads sells nothing; under a leader it deals with all', () => {
    expect(mage({ ...blue, also: cityTold('blue', -1) }).why('interact')).toMatchObject({ why: 'not-yours' });
    expect(mage({ ...blue, others: [{}], also: cityTold('blue', 1) }).offers('interact')).toBe(true);
  });

  test('MK-TURN-22 MK-TURN-24 a village is not entered, and only a monastery burns', () => {
    const village = mage({ at: '2.-3', hand: 'rage' });
    expect(['interact', 'enter', 'burn', 'altar'].filter((key) => village.offers(key))).toEqual(['interact']);
    const den = mage({ tiles: 'countryside-6@1,1', at: '3.-5', hand: 'rage' });
    expect(['interact', 'enter', 'burn', 'altar'].filter((key) => den.offers(key))).toEqual(['enter']);
    const mine = mage({ at: '2.-1', hand: 'rage' });
    expect(['interact', 'enter', 'burn', 'altar'].filter((key) => mine.offers(key))).toEqual([]);
  });

  test('MK-SITE-06 the reputation is lost for the burning, the Fame of an altar won for the altar', () => {
    expect(mage(monastery).play('burn').told('reputation')).toMatchObject([{ n: -3, by: 'burning', rule: 'MK-SITE-06' }]);
    const altar = mage({ tiles: 'countryside-8@1,1', at: '5.-6', hand: 'rage', mana: 'red red red', ruins: 'altar-red@5.-6' });
    expect(altar.play('altar').told('fame')).toMatchObject([{ n: 7, by: 'altar' }]);
    expect(altar.told('conquered')).toMatchObject([{ site: 'ruins', at: '5.-6' }]);
  });

  test('MK-SITE-21 an altar takes its three and leaves the fourth, and ruins elsewhere stay', () => {
    const told = { tiles: 'countryside-8@1,1', at: '5.-6', hand: 'rage', mana: 'red red red red' } as const;
    const table = mage({ ...told, ruins: 'altar-red@5.-6 altar-blue@9.-9' }).play('altar');
    expect([table.mana, table.state.ruins.length]).toEqual(['red |', 1]);
    expect(mage({ ...told, mana: 'red red', ruins: 'altar-red@5.-6' }).why('altar')).toMatchObject({ why: 'no-mana' });
  });

  test('where all brown tokens are in play nobody waits in a dungeon', () => {
    const dungeon = { tiles: 'countryside-7@1,1', at: '4.-4', hand: 'rage', seed: 1 } as const;
    const empty = mage({
      ...dungeon,
      also: (state) => {
        state.piles = state.piles.map((pile, i) => (i === 2 ? [] : pile));
      },
    });
    expect(empty.play('enter').state.foes).toEqual([]);
  });
});

describe('what is sold', () => {
  const red = { tiles: 'core-8@1,1', at: '4.-5', stage: 'interact', hand: 'rage', also: cityTold('red', 0) } as const;

  test('MK-CITY-10 MK-RULING-29 an artifact that is due is not for sale; other rewards that are due change nothing', () => {
    const told = { ...red, influence: 12, artifacts: 'ruby-ring' } as const;
    expect(mage({ ...told, rewards: 'spell advanced' }).offers('buy artifact')).toBe(true);
    expect(mage({ ...told, rewards: 'artifact' }).why('buy artifact')).toMatchObject({ why: 'sold-out' });
  });

  test('MK-CITY-13 MK-RULING-29 the unseen advanced action, as long as there is one', () => {
    const green = (top: number[]) =>
      mage({
        ...red,
        tiles: 'core-5@1,1',
        influence: 6,
        advanced: 'ice-bolt',
        also: (state) => {
          cityTold('green', 0)(state);
          state.advancedDeck = { top, bag: [], under: [] };
        },
      });
    expect(green([]).why('buy unseen')).toMatchObject({ rule: 'MK-RULING-29', why: 'sold-out' });
    expect(green([66]).offers('buy unseen')).toBe(true);
    const poor = mage({ ...red, tiles: 'core-5@1,1', influence: 5, also: cityTold('green', 0) });
    expect(poor.why('buy unseen')).toMatchObject({ rule: 'MK-CITY-13', why: 'too-dear' });
  });

  test('MK-INTERACT-08 what is bought is told with its price, a card by its name', () => {
    const heal = mage({ at: '2.-3', stage: 'interact', hand: 'rage wound', influence: 3 }).play('buy heal');
    expect(heal.told('bought')).toMatchObject([{ rule: 'MK-INTERACT-08', seat: 0, what: 'heal', cost: 3 }]);
    expect(heal.told('bought')[0]).not.toHaveProperty('card');
    const taught = mage({ ...monastery, stage: 'interact', influence: 6, taught: 'ice-bolt' }).play('buy taught ice-bolt');
    expect(taught.told('bought')).toMatchObject([{ what: 'taught', cost: 6, card: 'ice-bolt' }]);
  });

  test('MK-CARD-08 whoever learns anywhere pays for one, and what else holds this turn still does', () => {
    const told = { hand: 'learning rage', units: 'foresters', influence: 4, advanced: 'ice-bolt agility', seed: 1 } as const;
    const table = mage({ ...told, at: '1.-2' }).play('use foresters 0 0', 'learning');
    expect(table.points).toBe('2/6/0');
    // Into the forest for 2, not 3.
    expect(table.offers('move 1.-1')).toBe(true);
    table.play('buy learn agility');
    expect([table.points, table.discard, table.offers('move 1.-1')]).toEqual(['2/0/0', 'agility', true]);
    expect(table.options('buy')).toEqual([]);
    const poor = mage({ ...told, influence: 3 }).play('learning');
    expect(poor.why('buy learn agility')).toMatchObject({ why: 'too-dear', figures: { cost: 6, influence: 5 } });
  });
});

describe('banners of those who were recruited', () => {
  const glory = { hand: 'banner-of-glory rage', units: 'peasants', seed: 1 } as const;

  test('MK-CARD-10 the Fame of a banner is for units that attack or block, and for nothing else', () => {
    const table = mage(glory).play('attach banner-of-glory peasants 0', 'use peasants 0 2');
    expect([table.points, table.fame, table.told('fame')]).toEqual(['2/0/0', 0, []]);
    const fights = mage({ ...glory, fight: 'diggers', stage: 'attack' }).play('attach banner-of-glory peasants 0');
    expect(fights.play('use peasants 0 0').told('fame')).toMatchObject([{ n: 1, by: 'peasants' }]);
  });

  test('MK-ROUND-15 one that was taken off protects its bearer no more', () => {
    const { units } = mage(glory).play('attach banner-of-glory peasants 0').state;
    const dawn = mage({
      stage: 'dawn',
      deck: 'rage',
      source: 'red red red',
      seed: 1,
      also: (state) => {
        state.units[0] = units[0] ?? [];
      },
    }).play('detach banner-of-glory 0');
    expect(dawn.state.units[0]).toMatchObject([{ banner: -1 }]);
  });
});

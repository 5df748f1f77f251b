/** What a second look at every card against what is printed has found, and doubts that are settled (MK-RULING-34 to -36). */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage } from './table.ts';

const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, n }) => `${kind} ${n}`);

describe('points that are left when a fight begins', () => {
  const road = { at: '2.-2', tokens: 'prowlers@3.-3!', mana: '', deck: '', seed: 1 } as const;

  test('MK-TURN-30 are lost, but not to who has played Agility', () => {
    const told = { ...road, hand: 'agility march swiftness' } as const;
    const table = mage(told).play('march', 'agility', 'challenge prowlers 3.-3', 'done');
    expect(table.points).toBe('4/0/0');
    while (table.asked !== '0 attack') table.play(table.options().find((key) => key === 'done' || key.endsWith('hero')) ?? '');
    table.play('convert move attack', 'convert move attack', 'convert move attack');
    expect([parts(table), table.offers('strike prowlers')]).toEqual([['melee 1', 'melee 1', 'melee 1'], true]);
    const without = mage(told).play('march', 'challenge prowlers 3.-3', 'done');
    expect(without.points).toBe('0/0/0');
  });

  test('influence stays for who has played Diplomacy', () => {
    const table = mage({ ...road, hand: 'diplomacy promise rage' }).play('diplomacy', 'challenge prowlers 3.-3', 'done');
    expect(table.points).toBe('0/2/0');
  });

  test('Wings of Night is paid with what is left, or made in the fight', () => {
    const told = { hand: 'wings-of-wind march rage', mana: 'white black', night: true } as const;
    const table = mage({ ...told, fight: 'prowlers diggers ironclads', stage: 'block' });
    table.play('march', 'wings-of-wind strong', 'prowlers', 'diggers');
    // The second cost one of two points; the third would cost two.
    expect([table.foes, table.points]).toEqual(['prowlers held, diggers held, ironclads attacks', '1/0/0']);
    expect(mage({ ...told, hand: 'march rage', fight: 'prowlers', stage: 'block' }).offers('march')).toBe(false);
  });
});

describe('cards with cards inside', () => {
  test('MK-CARD-08 MK-CARD-11 the mana of the inner one must still be there when the outer one is paid', () => {
    const hand = 'concentration pure-magic';
    expect(mage({ hand, mana: 'green' }).why('concentration strong')).toMatchObject({ why: 'no-more-mana' });
    const other = mage({ hand: `${hand} march`, mana: 'green' });
    expect(other.options('concentration strong')).toEqual(['concentration strong march']);
    expect(other.why('concentration strong pure-magic')).toMatchObject({ why: 'no-more-mana' });
    const table = mage({ hand, mana: 'green green' }).play('concentration strong pure-magic');
    expect([table.points, table.mana]).toEqual(['9/0/0', '|']);
    // A die pays for one of them, and the crystal is left for the other.
    const mixed = mage({ hand, crystals: 'green', source: 'green' }).play('concentration strong pure-magic', 'die green');
    expect([mixed.points, mixed.mana]).toEqual(['9/0/0', '|']);
  });

  test('Maximal Effect: Improvisation discards another card each time', () => {
    const told = { hand: 'maximal-effect improvisation rage march stamina', fight: 'prowlers', stage: 'attack' } as const;
    const table = mage(told).play('maximal-effect improvisation rage march stamina');
    expect([parts(table), table.hand, table.state.gone.length]).toEqual([['melee 3', 'melee 3', 'melee 3'], '', 1]);
    expect(table.discard.split(' ').sort()).toEqual(['march', 'rage', 'stamina']);
    const once = mage(told).play('maximal-effect improvisation rage');
    expect([parts(once), once.hand]).toEqual([['melee 3'], 'march stamina']);
  });
});

describe('moments', () => {
  test('the Endless Bag of Gold brings Fame wherever one is', () => {
    expect(mage({ hand: 'endless-bag-of-gold rage' }).play('endless-bag-of-gold').fame).toBe(2);
  });

  test('the Banner of Fear brings none without an attack to stop', () => {
    const told = {
      hand: 'banner-of-fear swiftness',
      mana: 'white',
      units: 'peasants',
      fight: 'prowlers diggers',
      stage: 'block',
    } as const;
    const table = mage(told).play('attach banner-of-fear peasants 0');
    expect(table.offers('use peasants 0 banner')).toBe(true);
    const ranged = mage({ ...told, stage: 'ranged' }).play('attach banner-of-fear peasants 0');
    expect(ranged.offers('use peasants 0 banner')).toBe(false);
  });

  test('the Amulet of the Sun lets gold be used in a dungeon, which is dark by day', () => {
    const dungeon = (hand: string) =>
      mage({
        hand,
        fight: 'minotaur',
        stage: 'attack',
        mana: 'gold',
        also: (state) => {
          if (state.arena) state.arena = { ...state.arena, isNight: true };
        },
      });
    expect(dungeon('rage').offers('rage strong')).toBe(false);
    expect(dungeon('rage amulet-of-sun').play('amulet-of-sun').offers('rage strong')).toBe(true);
  });

  test('Long Night fills an empty deck in the middle of a turn, too', () => {
    const told = {
      tactic: 'long-night',
      night: true,
      hand: 'tranquility rage',
      discard: 'march stamina promise rage',
    } as const;
    const table = mage({ ...told, deck: '', seed: 1 }).play('tactic');
    expect([table.state.deck[0]?.bag.length, table.discard.split(' ').length]).toEqual([3, 1]);
    expect(table.offers('tactic')).toBe(false);
    expect(mage({ ...told, deck: 'swiftness' }).offers('tactic')).toBe(false);
  });

  test('MK-CARD-21 MK-TURN-02 Motivation may be used right before a turn', () => {
    const table = mage({ stage: 'begin', skills: 'tovak-motivation', hand: 'rage', seed: 1 });
    table.play('skill tovak-motivation');
    expect([table.hand.split(' ').length, table.asked]).toEqual([3, '0 move']);
    expect(table.why('skill tovak-motivation')).toMatchObject({ why: 'used' });
  });
});

describe('settled doubts', () => {
  test('MK-RULING-34 a die that a card sets or rolls is not used: Who Needs Magic still gives three', () => {
    const told = { skills: 'tovak-who-needs-magic', hand: 'mana-draw rage march', source: 'red blue', mana: 'white' } as const;
    const before = mage(told).play('mana-draw strong', 'blue', 'green');
    expect(before.play('skill tovak-who-needs-magic march').options()).toEqual(['2', '3 without dice']);
    // And afterwards the card still works, while dice do not.
    const after = mage(told).play('skill tovak-who-needs-magic march', '3 without dice');
    expect(after.offers('mana-draw strong')).toBe(true);
    expect(after.play('mana-draw strong', 'red', 'black').state.dice).toEqual([[]]);
    const used = mage({ ...told, mana: '' }).play('rage sideways');
    expect(used.offers('skill tovak-who-needs-magic march')).toBe(true);
  });

  test('MK-RULING-35 by night Polarization makes gold black for the strong sides of spells, not for the Altem Mages', () => {
    const told = {
      hero: 'arythea',
      skills: 'arythea-polarization',
      units: 'altem-mages',
      night: true,
      fight: 'prowlers',
      stage: 'attack',
    } as const;
    const table = mage({ ...told, hand: 'fireball rage', mana: 'gold red' }).play('skill arythea-polarization', 'token gold');
    expect(table.mana).toBe('red black |');
    expect(table.why('use altem-mages 0 2')).toMatchObject({ why: 'no-mana' });
    expect(table.offers('fireball strong')).toBe(true);
    // A black die serves the mages, and the token is still there for a spell.
    const both = mage({ ...told, hand: 'fireball rage', mana: 'gold red', source: 'black' });
    both.play('skill arythea-polarization', 'token gold', 'use altem-mages 0 2', 'all siege');
    expect([both.mana, both.state.dice]).toEqual(['red black |', [[0]]]);
    expect(both.play('fireball strong').mana).toBe('|');
  });

  test('MK-RULING-36 alone one has the least Fame: Motivation brings its mana', () => {
    expect(mage({ skills: 'tovak-motivation', hand: 'rage', seed: 1 }).play('skill tovak-motivation').mana).toBe('blue |');
  });
});

describe('what cannot be taken back is told before', () => {
  const reveals = (table: MageTable, key: string): unknown => table.preview(key);

  test('MK-CARD-24 cards that draw, roll or turn something up', () => {
    const hand = 'horn-of-wrath endless-gem-pouch mana-storm tranquility meditation amulet-of-sun';
    const calm = mage({ hand, mana: 'green white green', source: 'red', discard: 'rage march', night: true });
    expect(reveals(calm, 'endless-gem-pouch')).toMatchObject({ reveals: ['dice'] });
    expect(reveals(calm, 'endless-gem-pouch strong')).toMatchObject({ reveals: [] });
    expect(reveals(calm, 'mana-storm')).toMatchObject({ reveals: ['dice'] });
    expect(reveals(calm, 'tranquility')).toMatchObject({ reveals: ['cards'] });
    expect(reveals(calm, 'meditation')).toMatchObject({ reveals: ['cards'] });
    // Nothing lies face down on this map.
    expect(reveals(calm, 'amulet-of-sun')).toMatchObject({ reveals: [] });
    const keep = mage({ hand, night: true, tiles: 'countryside-3@1,1', tokens: 'gray@5.-6' });
    expect(reveals(keep, 'amulet-of-sun')).toMatchObject({ reveals: ['garrison'] });
    const fight = mage({ hand, fight: 'prowlers', stage: 'ranged' });
    expect(reveals(fight, 'horn-of-wrath')).toMatchObject({ reveals: ['dice'] });
    expect(reveals(fight, 'horn-of-wrath strong')).toMatchObject({ reveals: ['dice'] });
  });

  test('MK-MOVE-31 flights that end beside a garrison', () => {
    const told = {
      tiles: 'countryside-3@1,1',
      tokens: 'gray@5.-6',
      at: '3.-4',
      skills: 'goldyx-flight',
      hand: 'rage',
    } as const;
    const table = mage(told).play('skill goldyx-flight');
    expect([reveals(table, 'to 4.-5'), reveals(table, 'to 3.-5')]).toEqual([{ reveals: ['garrison'] }, { reveals: [] }]);
  });

  test('MK-CARD-14 purchases after which an offer is filled again', () => {
    const told = {
      at: '4.-5',
      tiles: 'countryside-4@1,1',
      shields: '4.-5',
      hand: 'rage',
      influence: 7,
      spells: 'fireball',
    } as const;
    const table = mage({ ...told, stage: 'interact', mana: 'red' });
    expect(reveals(table, 'buy spell fireball')).toMatchObject({ reveals: ['cards'] });
  });
});

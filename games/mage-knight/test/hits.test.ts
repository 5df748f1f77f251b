/** Where damage goes: units that resist, brutal, poisonous and paralysing enemies, and what is left for the hero (MK-COMBAT-48 to -63). */
import { describe, expect, test } from 'vitest';
import { mage, type Told } from './table.ts';

const hit = (fight: string, units: string, told: Told = {}) =>
  mage({ fight, stage: 'block', hand: 'rage march', units, level: 5, ...told }).play('done');
/** All damage goes to the hero, in any order. */
const onHero = (table: ReturnType<typeof mage>) => {
  while (table.asked === '0 damage') table.play(table.options().find((key) => key.endsWith('on hero')) ?? '');
  return table;
};
/** Wounds that the hero took from each enemy. */
const wounds = (table: ReturnType<typeof mage>) => table.told('hero-wounded').map((each) => [each.by, each.wounds]);

describe('on units', () => {
  test('MK-COMBAT-50 MK-COMBAT-54 brutal fire on a unit that resists fire: armor twice, and the rest to the hero', () => {
    // 12 - 4, a wound, - 4: the hero at armor 3 takes 4.
    const table = hit('gunners', 'fire-golems').play('gunners on fire-golems 0');
    expect([table.units, wounds(table)]).toEqual(['fire-golems:wounded', [['gunners', 2]]]);
  });

  test('MK-COMBAT-53 on one that does not: armor once', () => {
    const table = hit('gunners', 'ice-golems').play('gunners on ice-golems 0');
    expect([table.units, wounds(table)]).toEqual(['ice-golems:wounded', [['gunners', 3]]]);
  });

  test('MK-COMBAT-61 paralysis destroys a unit that resists only if its armor is not enough', () => {
    // The dragon: 6 - 4 leaves 2, so the unit would be wounded; the 2 are then covered.
    const dragon = hit('ice-dragon', 'ice-golems').play('ice-dragon on ice-golems 0');
    expect([dragon.units, wounds(dragon), dragon.hand]).toEqual(['', [], 'rage march']);
    // Enemy golems with 2 ice: nothing comes of it.
    const golems = hit('ice-golems', 'ice-golems').play('ice-golems on ice-golems 0');
    expect([golems.units, golems.hand]).toEqual(['ice-golems', 'rage march']);
  });

  test('MK-COMBAT-61 MK-COMBAT-62 a unit without that resistance is destroyed, and what is left paralyses the hero', () => {
    const table = hit('ice-dragon', 'fire-golems').play('ice-dragon on fire-golems 0');
    expect([table.units, table.hand, table.discard]).toEqual(['', 'wound', 'rage march']);
  });

  test('MK-COMBAT-62 paralysis takes no hand where the hero took no wound', () => {
    const table = hit('medusa', 'altem-guardians').play('medusa on altem-guardians 0');
    expect([table.units, table.hand, table.discard]).toEqual(['', 'rage march', '']);
  });

  test('MK-COMBAT-54 cold fire is resisted by those who resist both fire and ice', () => {
    // 12 - 5, a wound, - 5.
    const mages = hit('high-dragon', 'altem-mages').play('high-dragon on altem-mages 0');
    expect([mages.units, wounds(mages)]).toEqual(['altem-mages:wounded', [['high-dragon', 1]]]);
    // One of both is not enough: 12 - 4.
    const golems = hit('high-dragon', 'fire-golems').play('high-dragon on fire-golems 0');
    expect(wounds(golems)).toEqual([['high-dragon', 3]]);
  });

  test('MK-COMBAT-50 MK-COMBAT-59 brutal and poisonous: 8 on 5 of armor that resists are two wounds and nothing more', () => {
    const table = hit('altem-mages', 'altem-mages').play('altem-mages on altem-mages 0');
    expect([table.units, table.hand, table.discard]).toEqual(['altem-mages:wounded-twice', 'rage march', '']);
  });

  test('MK-COMBAT-54 MK-COMBAT-55 just its armor leaves it unharmed, but it can be hit no more', () => {
    const table = hit('diggers prowlers', 'guardian-golems').play('diggers on guardian-golems 0');
    expect(table.units).toBe('guardian-golems');
    // The prowlers could only go to the hero.
    expect([table.asked, wounds(table)]).toEqual(['0 attack', [['prowlers', 2]]]);
  });

  test('MK-COMBAT-54 physical damage is nothing to whoever resists but fire and ice', () => {
    const table = hit('swordsmen', 'altem-mages').play('swordsmen on altem-mages 0');
    expect([table.units, wounds(table)]).toEqual(['altem-mages:wounded', [['swordsmen', 1]]]);
  });

  test('MK-COMBAT-51 several units one after the other, then the hero', () => {
    const table = hit('minotaur', 'peasants herbalists foresters');
    table.play('minotaur on herbalists 1', 'minotaur on foresters 2');
    expect(table.options()).toEqual(['minotaur on peasants 0', 'minotaur on hero']);
    table.play('minotaur on peasants 0');
    // 10 - 2 - 4 - 3 = 1.
    expect([table.units, wounds(table)]).toEqual(['peasants:wounded herbalists:wounded foresters:wounded', [['minotaur', 1]]]);
  });

  test('MK-COMBAT-56 MK-COMBAT-52 a spent unit can be hit, and a wounded one not be used', () => {
    const table = hit('prowlers', 'foresters:spent peasants').play('prowlers on peasants 1', 'prowlers on hero');
    expect(table.why('use peasants 1 0')).toMatchObject({ rule: 'MK-COMBAT-56' });
    const spent = hit('prowlers', 'foresters:spent peasants').play('prowlers on foresters 0');
    expect(spent.units).toBe('foresters:spent:wounded peasants');
    expect(spent.offers('use peasants 1 0')).toBe(true);
  });
});

describe('on the hero', () => {
  const alone = (fight: string, told: Told = {}) =>
    onHero(mage({ fight, stage: 'block', hand: 'rage march', ...told }).play('done'));

  test('MK-COMBAT-57 the armor of the level: 6 damage are 3 wounds, 2 and 2 as it grows', () => {
    const at = (level: number) => wounds(alone('swordsmen', { level }))[0]?.[1];
    expect([1, 2, 3, 6, 7, 10].map(at)).toEqual([3, 3, 2, 2, 2, 2]);
    const four = (level: number) => wounds(alone('prowlers', { level }))[0]?.[1];
    expect([1, 3, 7].map(four)).toEqual([2, 2, 1]);
  });

  test('MK-COMBAT-44 swiftness does not double damage', () => {
    expect(wounds(alone('wolf-riders'))).toEqual([['wolf-riders', 2]]);
  });

  test('MK-COMBAT-60 MK-WOUND-08 wounds on the discard pile knock nobody out', () => {
    const table = alone('swamp-dragon');
    expect([table.hand, table.discard]).toEqual(['rage march wound wound wound', 'wound wound wound']);
  });

  test('MK-WOUND-07 wounds of several enemies of one fight add up to a knock-out', () => {
    const four = alone('prowlers diggers');
    expect(four.hand).toBe('rage march wound wound wound wound');
    const six = alone('prowlers diggers wolf-riders');
    expect(six.told('hand-lost')).toMatchObject([{ why: 'knocked-out', cards: 2 }]);
  });

  test('MK-WOUND-07 the hand limit is that of the level token: six wounds at level 5', () => {
    expect(alone('minotaur', { level: 5 }).told('hand-lost')).toEqual([]);
    // 9 fire at armor 3 and 6 physical: 3 + 2 are five, with 3 of the diggers six.
    expect(alone('fire-dragon swordsmen', { level: 5 }).told('hand-lost')).toEqual([]);
    expect(alone('fire-dragon swordsmen diggers', { level: 5 }).told('hand-lost')).toMatchObject([{ cards: 2 }]);
  });

  test('MK-WOUND-08 MK-WOUND-01 the wound of one’s own card counts for the knock-out', () => {
    // Two of the prowlers, two of the diggers and one of Blood Rage.
    const told = { fight: 'prowlers diggers', stage: 'block', hand: 'blood-rage rage march' } as const;
    const table = onHero(mage(told).play('done'));
    expect(table.told('hand-lost')).toEqual([]);
    table.play('blood-rage', 'attack 5 for a wound');
    expect(table.told('hand-lost')).toMatchObject([{ why: 'knocked-out' }]);
    expect(table.hand).toBe('wound wound wound wound wound');
  });

  test('MK-WOUND-07 wounds held before the fight do not count', () => {
    const table = alone('prowlers', { hand: 'rage wound wound wound wound' });
    expect([table.hand, table.told('hand-lost')]).toEqual(['rage wound wound wound wound wound wound', []]);
  });

  test('MK-COMBAT-45 MK-COMBAT-48 whoever is blocked deals nothing, and stays to be fought', () => {
    const table = mage({ fight: 'prowlers', stage: 'block', hand: 'determination rage', mana: 'blue red' });
    table.play('determination strong', 'block prowlers', 'rage strong', 'strike prowlers');
    expect([wounds(table), table.fame]).toEqual([[], 2]);
  });
});

import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

describe('attacks', () => {
  test('MK-COMBAT-26 MK-COMBAT-27 MK-COMBAT-28 as much as the armor is enough; Fame comes at once', () => {
    const table = mage({ fight: 'prowlers', stage: 'attack', hand: 'rage march' });
    expect(table.options('strike')).toEqual([]);
    table.play('rage');
    expect(table.why('strike prowlers')).toMatchObject({ rule: 'MK-COMBAT-26', figures: { needed: 3, sum: 2, short: 1 } });
    table.play('march sideways', 'strike prowlers');
    expect(table.fame).toBe(2);
    expect(table.told('defeated')).toMatchObject([{ enemies: ['prowlers'], fame: 2 }]);
  });

  test('MK-COMBAT-16 MK-COMBAT-17 MK-COMBAT-70 several enemies at once, or one after the other', () => {
    const table = mage({ fight: 'prowlers diggers', stage: 'attack', hand: 'rage rage march', crystals: 'red red' });
    table.play('rage strong');
    expect(table.options('strike')).toEqual(['strike prowlers', 'strike diggers']);
    table.play('rage strong');
    expect(table.options('strike')).toEqual(['strike prowlers', 'strike prowlers diggers', 'strike diggers']);
    table.play('strike prowlers');
    expect(table.foes).toBe('prowlers beaten, diggers attacks');
    expect(table.state.parts).toEqual([]);
  });

  test('MK-COMBAT-20 MK-COMBAT-66 walls stop what is no siege, in the first phase only', () => {
    const told = { hero: 'arythea', hand: 'battle-versatility', crystals: 'red', fight: 'diggers' } as const;
    const table = mage(told).play('battle-versatility strong', 'ranged 3');
    expect(table.why('strike diggers')).toMatchObject({ figures: { needed: 3, sum: 0 } });
    const later = mage({ ...told, stage: 'attack' }).play('battle-versatility strong', 'ranged 3');
    expect(later.options('strike')).toEqual(['strike diggers']);
  });

  test('MK-COMBAT-21 an enemy that is fortified twice is no target in the first phase', () => {
    const table = mage({ hero: 'arythea', hand: 'battle-versatility', crystals: 'red', fight: 'diggers', walls: true });
    table.play('battle-versatility strong', 'siege 2');
    expect(table.why('strike diggers')).toMatchObject({ rule: 'MK-COMBAT-21', why: 'twice-fortified' });
  });

  test('MK-COMBAT-23 MK-COMBAT-24 what is resisted is summed, halved once and rounded down', () => {
    const table = mage({ fight: 'ironclads', stage: 'attack', hand: 'rage march stamina swiftness', crystals: 'red' });
    table.play('rage strong', 'march sideways');
    expect(table.why('strike ironclads')).toMatchObject({ figures: { needed: 3, sum: 2 } });
    table.play('stamina sideways');
    expect(table.offers('strike ironclads')).toBe(true);
  });
});

describe('blocks', () => {
  test('MK-COMBAT-43 MK-COMBAT-45 a block as high as the attack takes its damage away', () => {
    // Four of attack: two times 2, no more.
    const table = mage({ fight: 'prowlers', stage: 'block', hand: 'determination rage march' });
    table.play('determination', 'rage', 'block prowlers');
    expect(table.asked).toBe('0 attack');
    expect(table.foes).toBe('prowlers blocked');
  });

  test('MK-COMBAT-44 a swift attack counts double for blocking', () => {
    const table = mage({ fight: 'wolf-riders', stage: 'block', hand: 'determination march', crystals: 'blue' });
    table.play('determination strong');
    expect(table.why('block wolf-riders')).toMatchObject({ rule: 'MK-COMBAT-43', figures: { needed: 6, sum: 5, short: 1 } });
  });

  test('MK-COMBAT-39 MK-COMBAT-42 against fire, blocks that are neither ice nor cold fire count half', () => {
    const table = mage({ fight: 'fire-golems', stage: 'block', hand: 'determination march', crystals: 'blue' });
    table.play('determination strong');
    expect(table.why('block fire-golems')).toMatchObject({ figures: { needed: 3, sum: 2 } });
    table.play('march sideways');
    expect(table.offers('block fire-golems')).toBe(true);
  });
});

describe('damage', () => {
  const toDamage = { stage: 'block', hand: 'rage march' } as const;

  test('MK-COMBAT-57 a wound for each time the damage exceeds the armor', () => {
    const table = mage({ ...toDamage, fight: 'prowlers' }).play('done');
    expect(table.hand).toBe('rage march wound wound');
  });

  test('MK-COMBAT-50 brutal damage is doubled', () => {
    const table = mage({ ...toDamage, fight: 'minotaur', hand: 'rage' }).play('done');
    expect(table.told('hero-wounded')).toMatchObject([{ wounds: 5 }]);
  });

  test('MK-COMBAT-60 poison: as many wounds again on the discard pile', () => {
    const table = mage({ ...toDamage, fight: 'cursed-hags' }).play('done');
    expect([table.hand, table.discard]).toEqual(['rage march wound wound', 'wound wound']);
  });

  test('MK-COMBAT-62 paralysis: all other cards are discarded', () => {
    const table = mage({ ...toDamage, fight: 'medusa' }).play('done');
    expect([table.hand, table.discard]).toEqual(['wound wound wound', 'rage march']);
    expect(table.asked).toBe('0 after');
  });

  test('MK-WOUND-07 MK-RULING-05 as many wounds as the hand limit knock the hero out', () => {
    const table = mage({ ...toDamage, fight: 'minotaur' }).play('done');
    expect(table.told('hand-lost')).toMatchObject([{ why: 'knocked-out', cards: 2 }]);
    expect(table.hand).toBe('wound wound wound wound wound');
  });

  test('MK-COMBAT-51 MK-COMBAT-53 MK-COMBAT-55 a unit takes a wound and so much damage as its armor, once a fight', () => {
    const table = mage({ ...toDamage, fight: 'prowlers', units: 'peasants' }).play('done');
    expect(table.options()).toEqual(['prowlers on peasants 0', 'prowlers on hero']);
    table.play('prowlers on peasants 0');
    expect(table.units).toBe('peasants:wounded');
    // The last point can only go to the hero.
    expect(table.hand).toBe('rage march wound');
  });
});

describe('summoning', () => {
  test('MK-COMBAT-32 MK-COMBAT-33 MK-COMBAT-35 a brown token fights for it, and goes without Fame', () => {
    const table = mage({ fight: 'orc-summoners', hand: 'rage', units: 'peasants', chance: [['brown enemy', 0]] });
    expect(table.foes).toBe('orc-summoners away, minotaur attacks');
    table.play('done', 'minotaur on hero');
    expect(table.asked).toBe('0 attack');
    expect(table.foes).toBe('orc-summoners struck');
    expect(table.fame).toBe(0);
  });
});

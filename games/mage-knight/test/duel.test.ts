/** The ranged and siege phase of a fight between players: striking and blocking in turns (MK-PVP-24 to -34, -40, -42). */
import { describe, expect, test } from 'vitest';
import { atTower, melee, ranged } from './duellists.ts';

describe('the ranged and siege phase', () => {
  test('MK-PVP-24 MK-PVP-25 MK-PVP-39 MK-PVP-40 both take turns, the defender first; two passes end it, and in melee the aggressor begins', () => {
    const shots = { hand: 'swiftness', crystals: 'white' };
    const table = ranged({ ...shots, hand: 'swiftness rage' }, shots);
    expect(table.asked).toBe('1 ranged');
    table.play('swiftness strong', 'strike');
    expect(table.asked).toBe('0 block');
    table.play('done', 'done');
    expect(table.asked).toBe('0 ranged');
    table.play('pass');
    expect(table.asked).toBe('1 ranged');
    // An attack in between: both have to pass once more.
    expect(table.play('pass').asked).toBe('0 attack');
    expect(table.state.duel).toMatchObject({ isMelee: true, passes: 0 });
  });

  test('MK-PVP-25 a strike between two passes begins the count anew', () => {
    const shots = { hand: 'swiftness', crystals: 'white' };
    const table = ranged(shots).play('pass', 'swiftness strong', 'strike', 'done', 'done');
    expect(table.asked).toBe('1 ranged');
    expect(table.play('pass').asked).toBe('0 ranged');
  });

  test('MK-PVP-26 MK-PVP-28 only ranged and siege values, and nothing sideways, neither to strike nor to block', () => {
    const table = ranged({ hand: 'march rage', skills: '' }, { hand: 'rage march swiftness', crystals: 'white' });
    expect(table.options()).toEqual(['swiftness strong', 'pass']);
    expect(table.why('rage')).toMatchObject({ why: 'not-stored' });
    expect(table.why('march sideways')).toMatchObject({ rule: 'MK-PVP-28', why: 'not-afar' });
    table.play('swiftness strong', 'strike');
    expect(table.options()).toEqual(['rage', 'done']);
  });

  test('MK-PVP-27 MK-PVP-42 behind the walls of a keep or mage tower only siege reaches the defender; in melee walls do not count', () => {
    const told = { hero: 'arythea', hand: 'swiftness battle-versatility', crystals: 'white red' } as const;
    const table = atTower(told, { hand: 'swiftness', crystals: 'white' }).play('pass');
    expect(table.why('swiftness strong')).toMatchObject({ rule: 'MK-PVP-27', why: 'siege-only' });
    table.play('battle-versatility strong', 'strike', 'done', 'wound hero');
    expect(table.told('duel-struck')).toMatchObject([{ seat: 0, n: 2, melee: false }]);
    // The aggressor has no walls.
    expect(table.asked).toBe('1 ranged');
    expect(table.offers('swiftness strong')).toBe(true);
    table.play('pass', 'pass', 'swiftness strong', 'strike');
    expect(table.told('duel-struck').at(-1)).toMatchObject({ seat: 0, n: 3, melee: true });
  });

  const fire = { units: 'fire-golems', mana: 'red' } as const;
  test('MK-PVP-29 MK-PVP-31 MK-PVP-32 MK-PVP-34 fire 4 against ice block 4 leaves 2, against physical block 7 leaves 3', () => {
    const ice = ranged({ units: 'guardian-golems', mana: 'blue' }, fire).play('use fire-golems 0 1', 'strike');
    ice.play('use guardian-golems 0 2');
    expect(ice.view().duel).toMatchObject({ value: 4, elements: ['fire'], sum: 4, off: 2, left: 2 });
    expect(ice.play('done').state.damage).toBe(2);
    const physical = ranged({ hand: 'rage', units: 'northern-monks', mana: '' }, fire).play('use fire-golems 0 1', 'strike');
    physical.play('use northern-monks 0 0', 'rage');
    expect(physical.view().duel).toMatchObject({ sum: 2, off: 1, left: 3 });
    const seven = ranged({ hero: 'arythea', hand: 'determination rage', crystals: 'blue' }, fire);
    seven.play('use fire-golems 0 1', 'strike', 'determination strong', 'rage');
    expect(seven.view().duel).toMatchObject({ sum: 3, off: 1, left: 3 });
    expect(seven.play('done').told('duel-parried')).toMatchObject([{ seat: 0, off: 1, left: 3 }]);
  });

  test('MK-PVP-30 MK-PVP-43 one element that a block counters is enough: mixed with something physical, every block counts in full', () => {
    const table = melee({ units: 'fire-mages', mana: 'red', hand: 'rage' }, { hand: 'rage' });
    table.play('use fire-mages 0 1', 'rage', 'strike', 'rage');
    expect(table.view().duel).toMatchObject({ value: 8, elements: ['physical', 'fire'], sum: 2, off: 2, left: 6 });
    const alone = melee({ units: 'fire-mages', mana: 'red' }, { hand: 'rage' });
    alone.play('use fire-mages 0 1', 'strike', 'rage');
    expect(alone.view().duel).toMatchObject({ value: 6, elements: ['fire'], sum: 1, off: 1, left: 5 });
  });

  test('MK-PVP-33 a block that takes swiftness away counts point for point', () => {
    const told = { units: 'utem-guardsmen', options: { printing: 'first' } } as const;
    const table = ranged(told, fire).play('use fire-golems 0 1', 'strike', 'use utem-guardsmen 0 1');
    // Physical against fire: 4 count 2, and each takes 1 off.
    expect(table.view().duel).toMatchObject({ sum: 2, off: 2, left: 2 });
    // In the revised printing the guardsmen count twice against what is swift, as every shot is.
    const revised = ranged({ units: 'utem-guardsmen' }, fire).play('use fire-golems 0 1', 'strike', 'use utem-guardsmen 0 1');
    expect(revised.view().duel).toMatchObject({ sum: 4, off: 2, left: 2 });
  });
});

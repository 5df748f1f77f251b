/** What damage buys in a fight between players: wounds, artifacts, a forced retreat (MK-PVP-35 to -50). */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import { bearing, melee, ranged } from './duellists.ts';
import { mage, type Told, type ToldHero } from './table.ts';

describe('what damage buys', () => {
  test('MK-PVP-35 MK-PVP-36 MK-PVP-38 the attacker assigns it: each wound of the hero for full armor, and what is left may stay', () => {
    const table = ranged({}, { units: 'fire-golems', mana: 'red' }).play('use fire-golems 0 1', 'strike', 'done');
    expect([table.asked, table.state.damage]).toEqual(['1 damage', 4]);
    table.play('wound hero', 'wound hero');
    expect([table.hand, table.asked]).toEqual(['wound wound', '0 ranged']);
    const rest = ranged({ level: 3 }, { units: 'fire-golems', mana: 'red' }).play('use fire-golems 0 1', 'strike', 'done');
    // Armor 3: one point is left, and buys nothing.
    rest.play('wound hero');
    expect([rest.hand, rest.asked]).toEqual(['wound', '0 ranged']);
    const kept = ranged({}, { units: 'fire-golems', mana: 'red' }).play('use fire-golems 0 1', 'strike', 'done', 'done');
    expect([kept.hand, kept.asked]).toEqual(['', '0 ranged']);
  });

  test('MK-PVP-36 a wound is refused with what it takes', () => {
    const table = ranged({ units: 'peasants altem-guardians' }, { units: 'fire-golems', mana: 'red' });
    table.play('use fire-golems 0 1', 'strike', 'done');
    expect(table.options()).toEqual(['wound peasants 0', 'wound hero', 'done']);
    expect(table.why('wound altem-guardians 1')).toMatchObject({
      rule: 'MK-PVP-37',
      why: 'too-weak',
      figures: { needed: 7, sum: 4, short: 3 },
    });
  });

  test('MK-PVP-37 an unwounded unit for its armor, twice that if it resists any element of the attack', () => {
    // Fire mages have armor 4 and resist fire, peasants armor 3.
    const table = melee(
      { units: 'fire-golems ice-golems', mana: 'red blue' },
      { units: 'fire-mages peasants:wounded foresters' },
    );
    table.play('use ice-golems 1 1', 'strike', 'done');
    expect(table.figures()).toMatchObject({ costs: { 'wound fire-mages 0': 4, 'wound foresters 2': 4, 'wound hero': 2 } });
    expect(table.options('wound')).not.toContain('wound peasants 1');
    const fire = melee({ units: 'fire-golems ice-golems', mana: 'red blue' }, { units: 'fire-mages' });
    fire.play('use ice-golems 1 1', 'use fire-golems 0 1', 'strike', 'done');
    expect(fire.figures()).toMatchObject({ costs: { 'wound fire-mages 0': 8 } });
    fire.play('wound fire-mages 0');
    expect(fire.state.units[1]).toMatchObject([{ wounds: 1 }]);
    expect([fire.state.damage, fire.options('wound')]).toEqual([2, ['wound hero']]);
  });

  test('MK-PVP-37 MK-COMBAT-54 cold fire is resisted by who resists both fire and ice, not by one of them', () => {
    const table = melee({ units: 'altem-mages' }, { units: 'fire-golems ice-golems altem-mages' });
    table.play('use altem-mages 0 1', 'strike', 'done');
    expect(table.figures()).toMatchObject({ costs: { 'wound fire-golems 0': 4, 'wound ice-golems 1': 4 } });
    expect(table.why('wound altem-mages 2')).toMatchObject({ rule: 'MK-PVP-37', figures: { needed: 10, sum: 5 } });
  });

  test('MK-PVP-43 MK-RULING-14 a sideways card adds the physical element: physical resistance doubles armor', () => {
    const golems = { units: 'guardian-golems' };
    const table = melee({ units: 'ice-golems', mana: 'blue', hand: 'march' }, golems);
    table.play('use ice-golems 0 1', 'march sideways', 'strike', 'done');
    expect(table.told('duel-struck')).toMatchObject([{ n: 7, elements: ['physical', 'ice'] }]);
    expect(table.figures()).toMatchObject({ costs: { 'wound guardian-golems 0': 6 } });
    const ice = melee({ units: 'ice-golems', mana: 'blue' }, golems).play('use ice-golems 0 1', 'strike', 'done');
    expect(ice.figures()).toMatchObject({ costs: { 'wound guardian-golems 0': 3 } });
  });

  test('MK-WOUND-10 the blocker can be knocked out', () => {
    const table = melee({ units: 'ice-golems amotep-gunners', mana: 'blue' }, { hand: 'rage march stamina' });
    table.play('use ice-golems 0 1', 'use amotep-gunners 1 0', 'strike', 'done');
    table.play('wound hero', 'wound hero', 'wound hero', 'wound hero');
    expect(table.handOf(1)).toBe('rage march stamina wound wound wound wound');
    table.play('wound hero');
    expect(table.handOf(1)).toBe('wound wound wound wound wound');
    expect(table.told('hand-lost')).toMatchObject([{ seat: 1, cards: 3 }]);
  });

  test('MK-PVP-41 MK-PVP-44 in melee all values together; every point of block takes 1 off', () => {
    const table = melee({ hand: 'swiftness rage march', crystals: 'white' }, { hand: 'rage march' });
    table.play('swiftness strong', 'rage', 'march sideways', 'strike', 'rage', 'march sideways');
    expect(table.view().duel).toMatchObject({ value: 6, sum: 3, off: 3, left: 3 });
  });

  const strong = { units: 'amotep-gunners ice-golems', mana: 'blue' } as const;
  const struck = (rival: ToldHero, also?: Told['also']) =>
    melee({ ...strong, ...(also && { also }) }, rival).play('use amotep-gunners 0 0', 'use ice-golems 1 1', 'strike', 'done');

  test('MK-PVP-45 MK-PVP-46 5 damage steal an artifact from the discard pile or the play area, never from hand', () => {
    const rival = { hand: 'ruby-ring rage', discard: 'horn-of-wrath march', deck: 'endless-gem-pouch' };
    const table = struck(rival, (state) => {
      const card = bookOf(state).cards.findIndex(({ id }) => id === 'golden-grail');
      state.played[1] = [card];
    });
    expect(table.options('steal')).toEqual(['steal horn-of-wrath', 'steal golden-grail']);
    table.play('steal horn-of-wrath', 'steal golden-grail');
    expect(table.discard).toBe('horn-of-wrath golden-grail');
    expect([table.discardOf(1), table.state.played[1]]).toEqual(['march', []]);
    expect(table.told('artifact-stolen')).toMatchObject([{ seat: 0, other: 1, card: 'horn-of-wrath' }, {}]);
    // 11 less 10: nothing more to be had.
    expect(table.asked).toBe('1 attack');
  });

  test('MK-PVP-46 a banner is stolen from a wounded unit only, even if it was wounded by this attack', () => {
    const table = struck({ units: 'peasants' }, bearing(1, 'banner-of-glory'));
    expect(table.options('steal')).toEqual([]);
    // With the banner the peasants have armor 4.
    table.play('wound peasants 0');
    expect([table.state.damage, table.options('steal')]).toEqual([7, ['steal banner-of-glory']]);
    table.play('steal banner-of-glory');
    expect([table.discard, table.state.units[1]]).toMatchObject(['banner-of-glory', [{ banner: -1 }]]);
  });

  test('MK-PVP-45 MK-PVP-47 neither in the ranged phase', () => {
    const table = ranged({ discard: 'horn-of-wrath' }, { units: 'amotep-gunners', mana: 'red' });
    table.play('use amotep-gunners 0 1', 'strike', 'done');
    expect([table.state.damage, table.options()]).toEqual([6, ['wound hero', 'done']]);
  });

  test('MK-PVP-47 MK-PVP-48 MK-PVP-49 damage as move points: to an adjacent safe space, for what the board says it costs', () => {
    const table = struck({ at: '1.-2' });
    expect(table.options('drive').toSorted()).toEqual([
      'drive 0.-1',
      'drive 0.-2',
      'drive 1.-1',
      'drive 1.-3',
      'drive 2.-2',
      'drive 2.-3',
    ]);
    expect(table.figures()).toMatchObject({ costs: { 'drive 1.-1': 3, 'drive 2.-2': 2, 'drive 1.-3': 3 } });
    table.play('drive 1.-3');
    expect(table.told('driven-off')).toMatchObject([{ seat: 1, to: '1.-3' }]);
    expect([table.asked, table.state.duel]).toEqual(['0 after', null]);
  });

  test('MK-PVP-47 not where a turn could not end: a rampaging enemy, somebody else', () => {
    const table = mage({
      at: '0.-2',
      move: 2,
      ...strong,
      tokens: 'prowlers@2.-3!',
      others: [
        { hero: 'norowas', at: '1.-2' },
        { hero: 'goldyx', at: '2.-2' },
      ],
    });
    table.play('move 1.-2', 'attack norowas', 'partial', 'pass', 'pass', 'use ice-golems 1 1', 'strike', 'done');
    expect(table.options('drive').toSorted()).toEqual(['drive 0.-1', 'drive 0.-2', 'drive 1.-1', 'drive 1.-3']);
  });

  test('MK-PVP-48 effects on moving do not change the price', () => {
    const table = struck({ at: '1.-2' }, (state) => {
      state.mods[0] = [{ mod: 'terrain', terrains: ['forest'], set: 0 }];
      state.mods[1] = [{ mod: 'terrain', terrains: ['forest'], set: 0 }];
    });
    expect(table.figures()).toMatchObject({ costs: { 'drive 1.-1': 3 } });
  });

  test('MK-PVP-50 a retreat provokes nobody', () => {
    // From 1.-2 to 2.-3, along the enemy at 1.-3.
    const driven = mage({
      at: '1.-1',
      move: 2,
      ...strong,
      tokens: 'prowlers@1.-3!',
      others: [{ hero: 'norowas', at: '1.-2' }],
    });
    driven.play('move 1.-2', 'attack norowas', 'partial', 'pass', 'pass', 'use ice-golems 1 1', 'strike', 'done', 'drive 2.-3');
    expect([driven.asked, driven.state.arena]).toEqual(['0 after', null]);
  });
});

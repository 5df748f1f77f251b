/** The two phases of a fight between players: striking, blocking, what damage buys (MK-PVP-24 to -51), and effects in it (-58 to -68). */
import { questionsForPeople } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import type { State } from '../src/state.ts';
import { mage, type Told, type ToldHero } from './table.ts';

const attacked = (own: Told = {}, rival: ToldHero = {}) =>
  mage({ at: '0.-2', move: 2, ...own, others: [{ hero: 'norowas', at: '1.-2', ...rival }] }).play(
    'move 1.-2',
    'attack norowas',
  );
/** The defender strikes first. */
const ranged = (own: Told = {}, rival: ToldHero = {}) => attacked(own, rival).play('partial');
/** The aggressor strikes first. */
const melee = (own: Told = {}, rival: ToldHero = {}) => attacked(own, rival).play('partial', 'pass', 'pass');
/** At a mage tower, which the defender stands on. */
const tower = (own: Told = {}, rival: ToldHero = {}) =>
  mage({
    tiles: 'countryside-4@1,1',
    at: '3.-4',
    move: 5,
    ...own,
    others: [{ hero: 'norowas', at: '4.-5', shields: '4.-5', ...rival }],
  }).play('move 4.-5', 'attack norowas', 'partial');
/** Gives a seat a banner for its first unit. */
const bearing =
  (seat: number, id: string): Told['also'] =>
  (state: State) => {
    const banner = bookOf(state).cards.findIndex((card) => card.id === id);
    state.units[seat] = (state.units[seat] ?? []).map((unit, at) => (at === 0 ? { ...unit, banner } : unit));
  };

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
    expect(table.why('march sideways')).toMatchObject({ why: 'no-use-now' });
    table.play('swiftness strong', 'strike');
    expect(table.options()).toEqual(['rage', 'done']);
  });

  test('MK-PVP-27 MK-PVP-42 behind the walls of a keep or mage tower only siege reaches the defender; in melee walls do not count', () => {
    const told = { hero: 'arythea', hand: 'swiftness battle-versatility', crystals: 'white red' } as const;
    const table = tower(told, { hand: 'swiftness', crystals: 'white' }).play('pass');
    expect(table.why('swiftness strong')).toMatchObject({ rule: 'MK-PVP-27', why: 'siege-only' });
    table.play('battle-versatility strong', 'strike', 'done', 'wound hero');
    expect(table.told('duel-struck')).toMatchObject([{ seat: 0, n: 2, melee: false }]);
    // The aggressor has no walls.
    expect(table.asked).toBe('1 ranged');
    expect(table.offers('swiftness strong')).toBe(true);
    table.play('pass', 'pass');
    expect(table.offers('swiftness strong')).toBe(true);
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

  test('MK-PVP-45 not in the ranged phase', () => {
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

describe('effects between players', () => {
  test('MK-PVP-58 what is for enemies goes to the other one’s unwounded units, never to the hero', () => {
    const table = melee({ hand: 'tremor rage', mana: 'green' }, { units: 'peasants foresters:wounded' });
    table.play('tremor', 'one armor armorIfFortified');
    expect(table.state.foes.map(({ of, armor }) => [of?.seat, of?.unit, armor])).toEqual([
      [1, 0, -3],
      [1, 1, 0],
    ]);
    expect(melee({ hand: 'tremor', mana: 'green' }).why('tremor')).toMatchObject({ why: 'no-target' });
  });

  test('MK-PVP-59 red effects do nothing to units that resist fire, blue ones nothing to those that resist ice', () => {
    const rival = { units: 'fire-mages ice-mages peasants' };
    const red = melee({ hand: 'demolish', mana: 'red black', night: true }, rival).play('demolish strong');
    expect(red.options()).toEqual(['ice-mages 1', 'peasants 2']);
    const blue = melee({ hand: 'chill', mana: 'blue black', night: true }, rival).play('chill strong');
    expect(blue.options()).toEqual(['fire-mages 0', 'peasants 2']);
  });

  test('MK-PVP-60 what destroys wounds a unit', () => {
    const table = melee({ hand: 'whirlwind', mana: 'white black', night: true }, { units: 'peasants' }).play(
      'whirlwind strong',
    );
    expect(table.state.units[1]).toMatchObject([{ wounds: 1 }]);
    expect(table.told('unit-wounded')).toMatchObject([{ rule: 'MK-PVP-60', seat: 1, unit: 'peasants' }]);
    expect([table.told('defeated'), table.fame]).toEqual([[], 0]);
  });

  test('MK-PVP-61 MK-PVP-65 no unit has less than 1 armor, and changes last until the fight is over', () => {
    const table = melee({ hand: 'tremor rage', mana: 'green', units: 'utem-crossbowmen' }, { units: 'herbalists' });
    table.play('tremor', 'one armor armorIfFortified', 'rage', 'strike', 'done');
    expect(table.figures()).toMatchObject({ costs: { 'wound herbalists 0': 1 } });
    table.play('done', 'pass', 'use utem-crossbowmen 0 0', 'strike', 'done');
    expect(table.figures()).toMatchObject({ costs: { 'wound herbalists 0': 1 } });
    table.play('done', 'pass', 'pass');
    expect(table.state.foes).toEqual([]);
  });

  test('MK-PVP-31 MK-PVP-38 how far one is from a wound, and from stopping it all, with what would be enough', () => {
    const table = melee({ hand: 'rage march' }, { hand: 'determination rage' });
    // Armor 2: Rage brings the wound.
    expect(table.figures()).toMatchObject({ aims: [{ needed: 2, sum: 0, short: 2, enough: ['rage'] }] });
    table.play('rage', 'strike');
    expect(questionsForPeople(table.match, 1)[0]?.figures).toMatchObject({
      aims: [{ needed: 2, sum: 0, short: 2, enough: ['rage', 'determination'] }],
    });
  });

  test('MK-PVP-65 whoever attended partially keeps nothing of it for the next turn', () => {
    const table = ranged({}, { hand: 'demolish', mana: 'red' }).play('demolish', 'pass', 'pass', 'pass', 'pass');
    expect(table.state.mods[1]).toEqual([]);
  });

  test('MK-PVP-62 MK-PVP-63 what needs a block hits the units of the attack, and only if nothing is left of it', () => {
    const own = { units: 'peasants foresters', hand: 'rage' };
    const shield = { hand: 'ice-shield', mana: 'blue' };
    const table = melee(own, shield).play('use peasants 0 0', 'strike', 'ice-shield strong', 'done');
    // Peasants have armor 3: 1 now; the foresters took no part.
    expect(table.state.foes.map(({ of, armor }) => [of?.unit, armor])).toEqual([
      [0, -3],
      [1, 0],
    ]);
    const through = melee(own, shield).play('use peasants 0 0', 'rage', 'strike', 'ice-shield strong', 'done');
    expect(through.state.foes.map(({ armor }) => armor)).toEqual([0, 0]);
    const night = melee({ ...own, night: true }, { hand: 'burning-shield', mana: 'red black' });
    night.play('use peasants 0 0', 'strike', 'burning-shield strong', 'done');
    expect(night.state.units[0]).toMatchObject([{ wounds: 1 }, { wounds: 0 }]);
    const earned = melee(own, { hand: 'burning-shield', mana: 'red' }).play(
      'use peasants 0 0',
      'strike',
      'burning-shield',
      'done',
    );
    expect(earned.options('convert')).toEqual(['convert burning-shield']);
  });

  test('MK-PVP-64 the number of enemies: the hero, units that are ready and unwounded, and those of the attack', () => {
    const night = { night: true, hand: 'flame-wall', mana: 'red black' } as const;
    const rival = { units: 'peasants foresters:spent herbalists:wounded utem-crossbowmen' };
    const table = melee(night, rival).play('flame-wall strong');
    // 5, and 2 each for the hero, the peasants and the crossbowmen.
    expect(table.state.parts).toMatchObject([{ n: 11 }]);
    const block = melee({ ...rival, night: true }, { hand: 'flame-wall', mana: 'red black' });
    block.play('use peasants 0 0', 'strike', 'flame-wall strong');
    // 7, and 2 each for the hero, the peasants who attack and the crossbowmen.
    expect(block.state.parts).toMatchObject([{ n: 13 }]);
  });

  test('MK-PVP-66 what skips blocking and damage takes a single attack away', () => {
    const options = { printing: 'first' };
    const told = { options, hand: 'rage rage', crystals: '', units: 'peasants', mana: '' } as const;
    const table = melee(told, { hand: 'banner-of-fear rage' }).play('rage', 'use peasants 0 0', 'strike');
    table.play('banner-of-fear strong', 'done');
    expect(table.handOf(1)).toBe('rage');
    expect([table.asked, table.state.duel?.isMelee]).toEqual(['1 attack', true]);
    // The next one counts again.
    table.play('pass', 'rage', 'strike');
    expect(table.view().duel).toMatchObject({ value: 2 });
    // Not while striking.
    expect(melee({ ...told, hand: 'banner-of-fear' }).why('banner-of-fear strong')).toMatchObject({ why: 'no-use-now' });
  });

  test('MK-PVP-67 MK-PVP-68 who blocks can keep one unit from the attack: its share goes, and it stays spent', () => {
    const table = melee({ units: 'peasants foresters', hand: 'rage' }, { units: 'illusionists', mana: 'white white' });
    table.play('use peasants 0 0', 'rage', 'strike', 'use illusionists 0 1');
    expect(table.view().duel).toMatchObject({ value: 2, left: 2 });
    expect(table.state.units[0]).toMatchObject([{ isSpent: true }, { isSpent: false }]);
    // A unit that is no part of it cannot be held, nor can one that blocks.
    const none = melee({ units: 'peasants', hand: 'rage' }, { units: 'illusionists', mana: 'white' }).play('rage', 'strike');
    expect(none.why('use illusionists 0 1')).toMatchObject({ why: 'no-target' });
    const striking = melee({ units: 'illusionists', mana: 'white' }, { units: 'peasants' });
    expect(striking.why('use illusionists 0 1')).toMatchObject({ why: 'no-use-now' });
  });
});

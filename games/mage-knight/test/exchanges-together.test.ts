/** Striking, blocking and what damage buys, in numbers worked out from the printed rules. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { atKeep, bearing, drawn, melee, ranged } from './duellists.ts';
import { mage, type Told, type ToldHero } from './table.ts';

const parried = (table: ReturnType<typeof mage>): unknown => {
  const { off, left } = table.told('duel-parried').at(-1) ?? {};
  return { off, left };
};

describe('a block', () => {
  const fire = { units: 'fire-mages', mana: 'red' } as const;

  test('MK-PVP-44 MK-COMBAT-25 of any kind counts in full against what is physical', () => {
    // 4 of Rage against an ice block of 3.
    const table = melee({ hand: 'rage', crystals: 'red' }, { hero: 'norowas', hand: 'cold-toughness' });
    expect(parried(table.play('rage strong', 'strike', 'cold-toughness', 'done'))).toEqual({ off: 3, left: 1 });
  });

  test('MK-PVP-29 what is efficient and what is not: 4 of ice and half of 3 against fire 6', () => {
    const rival = { units: 'northern-monks', mana: 'blue', hand: 'rage march' };
    const table = melee(fire, rival).play('use fire-mages 0 1', 'strike');
    table.play('use northern-monks 0 1', 'rage', 'march sideways', 'done');
    expect(parried(table)).toEqual({ off: 5, left: 1 });
  });

  test('MK-PVP-29 MK-COMBAT-25 only cold fire stops cold fire in full', () => {
    const mages = { units: 'altem-mages', level: 5 } as const;
    const ice = melee(mages, { units: 'northern-monks', mana: 'blue' }).play('use altem-mages 0 1', 'strike');
    expect(parried(ice.play('use northern-monks 0 1', 'done'))).toEqual({ off: 2, left: 3 });
    const both = melee(mages, mages).play('use altem-mages 0 1', 'strike');
    expect(parried(both.play('use altem-mages 0 1', 'done'))).toEqual({ off: 5, left: 0 });
  });

  test('MK-PVP-30 ice stops all of an attack of fire and ice, a physical block half of it', () => {
    const own = { units: 'fire-mages ice-mages', mana: 'red', level: 3 } as const;
    const struck = (rival: ToldHero) => melee(own, rival).play('use fire-mages 0 1', 'use ice-mages 1 0', 'strike');
    const ice = struck({ units: 'northern-monks', mana: 'blue' }).play('use northern-monks 0 1', 'done');
    expect(parried(ice)).toEqual({ off: 4, left: 6 });
    expect(parried(struck({ hand: 'rage' }).play('rage', 'done'))).toEqual({ off: 1, left: 9 });
  });

  test('MK-PVP-32 a single point takes nothing off a shot, three take one', () => {
    const shot = (rival: ToldHero) => ranged(rival, { units: 'utem-crossbowmen' }).play('use utem-crossbowmen 0 1', 'strike');
    // Half of nothing but 2 points: 1.
    expect(parried(shot({ hand: 'rage' }).play('rage', 'done'))).toEqual({ off: 1, left: 1 });
    expect(parried(shot({ hand: 'cold-toughness' }).play('cold-toughness', 'done'))).toEqual({ off: 1, left: 1 });
    // Fire halves the physical 2 to 1, and a single point takes nothing.
    const fiery = ranged({ hand: 'rage' }, fire).play('use fire-mages 0 0', 'strike', 'rage', 'done');
    expect(parried(fiery)).toEqual({ off: 0, left: 3 });
  });

  test('MK-PVP-31 takes no more than there is', () => {
    const table = melee({ hand: 'rage' }, { units: 'altem-guardians', level: 5 }).play('rage', 'strike');
    expect(parried(table.play('use altem-guardians 0 1', 'done'))).toEqual({ off: 2, left: 0 });
    expect(table.asked).toBe('1 attack');
  });

  test('MK-PVP-25 is over with its attack: points of the one do not help against the next', () => {
    const table = melee({ hand: 'rage march', crystals: '' }, { units: 'foresters', hand: '' });
    table.play('march sideways', 'strike', 'use foresters 0 1', 'done', 'pass', 'rage', 'strike', 'done');
    expect(parried(table)).toEqual({ off: 0, left: 2 });
  });
});

describe('damage', () => {
  const strong = { units: 'amotep-gunners ice-golems', mana: 'blue', level: 3 } as const;
  /** 5 physical and 6 of ice. */
  const eleven = (rival: ToldHero, own: Told = {}) =>
    melee({ ...strong, ...own }, rival).play('use amotep-gunners 0 0', 'use ice-golems 1 1', 'strike', 'done');
  const costs = (table: ReturnType<typeof mage>): unknown => table.figures();

  test('MK-PVP-35 MK-PVP-37 MK-PVP-38 is shared out between a unit and the hero as the attacker likes', () => {
    const table = eleven({ units: 'peasants' }).play(
      'wound hero',
      'wound peasants 0',
      'wound hero',
      'wound hero',
      'wound hero',
    );
    expect([table.handOf(1), table.state.units[1]]).toMatchObject(['wound wound wound wound', [{ wounds: 1 }]]);
    expect(table.asked).toBe('1 attack');
  });

  test('MK-PVP-37 MK-WOUND-05 a unit is wounded once, and then it neither takes damage nor fights', () => {
    const table = eleven({ units: 'peasants' }).play('wound peasants 0');
    expect(table.options('wound')).toEqual(['wound hero']);
    table.play('done');
    expect([table.asked, table.options()]).toEqual(['1 attack', ['pass']]);
  });

  test('MK-PVP-37 a unit that was used is wounded like any other', () => {
    expect(costs(eleven({ units: 'peasants:spent' }))).toMatchObject({ costs: { 'wound peasants 0': 3 } });
  });

  test('MK-PVP-37 MK-PVP-43 resistance to one element of the attack is enough, that to none of them is nothing', () => {
    // Physical and ice: golems of fire resist the first, Altem Mages the second, Fire Mages neither.
    expect(costs(eleven({ units: 'fire-golems altem-mages fire-mages', level: 5 }))).toMatchObject({
      costs: { 'wound fire-golems 0': 8, 'wound altem-mages 1': 10, 'wound fire-mages 2': 4 },
    });
  });

  test('MK-PVP-38 a hero of level 3 has armor 3, one of level 7 has 4', () => {
    expect(costs(eleven({ level: 3 }))).toMatchObject({ costs: { 'wound hero': 3 } });
    expect(costs(eleven({ level: 7 }))).toMatchObject({ costs: { 'wound hero': 4 } });
  });

  test('MK-PVP-36 what was not assigned is gone with the attack', () => {
    const table = eleven({ hand: 'rage' }).play('done');
    table.play('rage', 'strike', 'done');
    expect(table.state.damage).toBe(2);
  });

  test('MK-PVP-45 an artifact costs 5 and not less', () => {
    const own = { hand: 'rage', crystals: 'red' } as const;
    const table = melee(own, { discard: 'horn-of-wrath' }).play('rage strong', 'strike', 'done');
    expect(table.why('steal horn-of-wrath')).toMatchObject({ rule: 'MK-PVP-45', figures: { needed: 5, sum: 4 } });
  });

  test('MK-PVP-46 MK-CARD-03 one that was thrown away is out of the game, one that was played lies there to be taken', () => {
    const rival = { hand: 'horn-of-wrath', crystals: '' };
    const held = ranged(strong, rival).play('horn-of-wrath', 'strike').until('0 ranged').play('pass').until('0 attack');
    held.play('use amotep-gunners 0 0', 'strike', 'done');
    expect(held.options('steal')).toEqual(['steal horn-of-wrath']);
    const gone = ranged(strong, rival).play('horn-of-wrath strong').until('0 attack');
    gone.play('use amotep-gunners 0 0', 'strike', 'done');
    expect(gone.options('steal')).toEqual([]);
  });

  test('MK-PVP-45 whoever is attacked may steal as well', () => {
    const table = melee({ discard: 'golden-grail' }, { ...strong }).play('pass', 'use amotep-gunners 0 0', 'strike');
    table.play('done', 'steal golden-grail');
    expect([table.discard, table.discardOf(1)]).toEqual(['', 'golden-grail']);
  });

  test('MK-PVP-46 a unit that has lost its banner has lost what it gave', () => {
    // Banner of Glory: one more armor.
    const table = eleven({ units: 'peasants' }, { also: bearing(1, 'banner-of-glory') });
    expect(costs(table)).toMatchObject({ costs: { 'wound peasants 0': 4 } });
    table.play('wound peasants 0', 'steal banner-of-glory');
    expect(table.view().duel?.units.find(({ seat }) => seat === 1)).toMatchObject({ armor: 3 });
  });
});

describe('a forced retreat', () => {
  const own = { units: 'ice-golems', mana: 'blue', level: 3, hand: 'rage' } as const;
  const struck = (told: Told, rival: ToldHero, ...more: readonly ToldHero[]) =>
    melee({ ...own, ...told }, rival, ...more).play('use ice-golems 0 1', 'strike', 'done');

  test('MK-PVP-47 MK-PVP-38 is bought with what wounds have left', () => {
    const table = struck({}, {}).play('wound hero', 'wound hero');
    // 2 of 6 are left: plains, and not the forest.
    expect(table.offers('drive 2.-2')).toBe(true);
    expect(table.why('drive 1.-1')).toMatchObject({ rule: 'MK-PVP-48', figures: { needed: 3, sum: 2 } });
    table.play('drive 2.-2');
    expect([table.handOf(1), table.asked]).toEqual(['wound wound', '0 after']);
  });

  test('MK-PVP-48 costs by night what it costs by night', () => {
    expect(struck({ night: true }, {}).figures()).toMatchObject({ costs: { 'drive 1.-1': 5, 'drive 2.-2': 2 } });
  });

  test('MK-PVP-47 MK-OTHERS-05 leads onto a portal though others are there', () => {
    const told = { at: '1.-1', move: 2, ...own } as const;
    const table = mage({
      ...told,
      others: [
        { hero: 'norowas', at: '0.-1' },
        { hero: 'goldyx', at: '0.0' },
      ],
    });
    table.play('move 0.-1', 'attack norowas', 'partial', 'pass', 'pass', 'use ice-golems 0 1', 'strike', 'done', 'drive 0.0');
    expect(table.state.at[1]).toBe(spaceAt(0, 0));
  });

  test('MK-PVP-47 MK-ENDTURN-04 not into a keep of the one who attacks, but into one’s own', () => {
    const fight = (keeper: number) =>
      mage({
        ...{ tiles: 'countryside-3@1,1', at: '4.-5', move: 3, ...own, level: 5 },
        also: (state) => {
          state.shields = [{ at: spaceAt(5, -6), seat: keeper }];
        },
        others: [{ hero: 'norowas', at: '5.-5' }],
      }).play('move 5.-5', 'attack norowas', 'partial', 'pass', 'pass', 'use ice-golems 0 1', 'strike', 'done');
    expect([fight(0).offers('drive 5.-6'), fight(1).offers('drive 5.-6')]).toEqual([false, true]);
  });

  test('MK-PVP-47 MK-ENDTURN-04 not into a keep that nobody has conquered', () => {
    const told = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, ...own, tokens: 'gray@5.-6' } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '5.-5' }], seed: 1 });
    table.play('move 5.-5', 'attack norowas', 'partial', 'pass', 'pass', 'use ice-golems 0 1', 'strike', 'done');
    expect(table.options('drive').length).toBeGreaterThan(0);
    expect(table.offers('drive 5.-6')).toBe(false);
  });

  test('MK-PVP-57 the defender who forces the aggressor out of the keep keeps it', () => {
    const table = atKeep({ fame: 4 }, { hand: 'rage', crystals: 'red' }).play('partial', 'pass', 'pass', 'pass', 'rage strong');
    table.play('strike', 'done', 'drive 4.-5');
    expect([table.at, table.asked]).toEqual(['4.-5', '0 after']);
    expect(table.state.shields).toEqual([{ at: spaceAt(5, -6), seat: 1 }]);
  });

  test('MK-PVP-53 MK-PVP-54 MK-PVP-55 1 and 2 for each level more, 1 for less Fame of the same level, else nothing', () => {
    const won = (level: number, fame: number, rival: ToldHero) =>
      struck({ level, fame, units: 'ice-golems' }, rival).play('drive 2.-2').fame - fame;
    expect([
      won(1, 0, { level: 2, fame: 3 }),
      won(1, 0, { level: 3, fame: 8 }),
      won(2, 3, { level: 2, fame: 4 }),
      won(2, 4, { level: 2, fame: 4 }),
      won(2, 5, { level: 2, fame: 4 }),
      won(3, 8, { level: 1, fame: 0 }),
    ]).toEqual([3, 5, 1, 0, 0, 0]);
  });

  test('MK-PVP-56 nobody has Fame of a draw, whatever the wounds', () => {
    const table = drawn(struck({}, { level: 4, fame: 20 }).play('wound hero', 'done'));
    expect([table.fame, table.state.fame[1], table.handOf(1)]).toEqual([0, 20, 'wound']);
  });
});

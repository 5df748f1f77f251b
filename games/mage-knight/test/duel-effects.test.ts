/** What effects do in a fight between players (MK-PVP-58 to -68), and how far one is from a wound. */
import { questionsForPeople } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { melee, ranged } from './duellists.ts';

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
    expect(melee({ ...told, hand: 'banner-of-fear' }).why('banner-of-fear strong')).toMatchObject({
      ...{ rule: 'MK-PVP-66', why: 'no-attack' },
    });
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
    expect(striking.why('use illusionists 0 1')).toMatchObject({ why: 'no-attack' });
  });
});

/** What units can be spent for, and what stands against it. */
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/units/units.ts';
import { mage } from './table.ts';

test('forty unit cards of twenty kinds, twenty regular and twenty elite', () => {
  const cards = (isElite: boolean): number =>
    UNITS.filter((unit) => unit.isElite === isElite).reduce((n, { copies }) => n + copies, 0);
  expect([UNITS.length, cards(false), cards(true)]).toEqual([20, 20, 20]);
});

describe('attack and block', () => {
  const told = { fight: 'ironclads', crystals: 'red blue green white' } as const;

  test.each([
    ['utem-guardsmen', '0', 'physical 2'],
    ['utem-swordsmen', '0', 'physical 3'],
    ['guardian-golems', '0', 'physical 2'],
    ['red-cape-monks', '1', 'fire 4'],
    ['northern-monks', '1', 'ice 4'],
    ['ice-golems', '1', 'ice 6'],
    ['fire-mages', '1', 'fire 6'],
    ['ice-mages', '0', 'ice 4'],
    ['amotep-gunners', '0', 'physical 5'],
    ['altem-guardians', '0', 'physical 5'],
  ])('%s, ability %s', (unit, ability, sum) => {
    const table = mage({ ...told, units: unit, stage: 'attack' }).play(`use ${unit} 0 ${ability}`);
    expect(table.state.parts.map(({ element, n }) => `${element} ${n}`)).toEqual([sum]);
    expect(table.units).toBe(`${unit}:spent`);
  });

  test.each([
    ['savage-monks', '1', 'siege physical 4'],
    ['fire-golems', '1', 'ranged fire 4'],
    ['fire-mages', '0', 'ranged fire 3'],
    ['ice-mages', '1', 'siege ice 4'],
    ['amotep-gunners', '1', 'ranged fire 6'],
    ['catapults', '0', 'siege physical 3'],
    ['catapults', '1', 'siege fire 5'],
    ['catapults', '2', 'siege ice 5'],
  ])('%s shoot, ability %s', (unit, ability, sum) => {
    const table = mage({ ...told, units: unit, stage: 'ranged' }).play(`use ${unit} 0 ${ability}`);
    expect(table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`)).toEqual([sum]);
  });

  test.each([
    ['guardian-golems', '1', 'fire 4'],
    ['guardian-golems', '2', 'ice 4'],
    ['utem-guardsmen', '1', 'physical 4'],
    ['altem-guardians', '1', 'physical 8'],
  ])('%s block, ability %s', (unit, ability, sum) => {
    const table = mage({ ...told, units: unit, stage: 'block' }).play(`use ${unit} 0 ${ability}`);
    expect(table.state.parts.map(({ element, n }) => `${element} ${n}`)).toEqual([sum]);
  });

  test('the Swordsmen are wounded by their last effort, and cannot do it outside a fight', () => {
    const table = mage({ ...told, units: 'utem-swordsmen', stage: 'attack' }).play('use utem-swordsmen 0 1');
    expect(table.units).toBe('utem-swordsmen:spent:wounded');
    expect(table.state.parts).toMatchObject([{ n: 6 }]);
    expect(mage({ units: 'utem-swordsmen' }).offers('use utem-swordsmen 0 1')).toBe(false);
  });
});

describe('what else they do', () => {
  test('Guardsmen block twice as much of a swift attack; in the first printing they take its swiftness away', () => {
    const told = { fight: 'wolf-riders', stage: 'block', units: 'utem-guardsmen' } as const;
    expect(mage(told).play('use utem-guardsmen 0 1').offers('block wolf-riders')).toBe(true);
    expect(
      mage({ ...told, options: { printing: 'first' } })
        .play('use utem-guardsmen 0 1')
        .offers('block wolf-riders'),
    ).toBe(true);
  });

  test('Illusionists keep an enemy that is not fortified from attacking', () => {
    const table = mage({ fight: 'prowlers diggers', stage: 'block', units: 'illusionists', crystals: 'white' });
    table.play('use illusionists 0 1');
    expect(table.foes).toBe('prowlers held, diggers attacks');
    const walled = mage({ fight: 'diggers', stage: 'block', units: 'illusionists', crystals: 'white' });
    expect(walled.offers('use illusionists 0 1')).toBe(false);
  });

  test('MK-COMBAT-11 Freezers hold an enemy and take three of its armor, unless it resists ice', () => {
    const table = mage({ fight: 'ironclads ice-golems', stage: 'block', units: 'amotep-freezers', crystals: 'blue' });
    table.play('use amotep-freezers 0 1');
    expect(table.foes).toBe('ironclads held, ice-golems attacks');
    const cold = mage({ fight: 'ice-golems', stage: 'block', units: 'amotep-freezers', crystals: 'blue' });
    expect(cold.why('use amotep-freezers 0 1')).toMatchObject({ rule: 'MK-COMBAT-11' });
  });

  test('mages make mana and crystals', () => {
    expect(mage({ units: 'fire-mages' }).play('use fire-mages 0 2').mana).toBe('red | red');
    expect(mage({ units: 'ice-mages' }).play('use ice-mages 0 2').mana).toBe('blue | blue');
    expect(mage({ units: 'altem-mages' }).play('use altem-mages 0 0', 'gold', 'green').mana).toBe('green gold |');
    expect(mage({ units: 'illusionists' }).play('use illusionists 0 2').mana).toBe('| white');
  });

  test('Altem Mages: more for red or blue mana, most for both, and one gold token pays one of them only', () => {
    const told = { fight: 'ironclads', stage: 'attack', units: 'altem-mages' } as const;
    const rich = mage({ ...told, mana: 'red blue' }).play('use altem-mages 0 1');
    expect(rich.options('')).toContain('pay red and blue');
    rich.play('pay red and blue');
    expect(rich.state.parts).toMatchObject([{ n: 9, element: 'cold-fire' }]);
    const poor = mage({ ...told, mana: 'red' }).play('use altem-mages 0 1');
    expect(poor.options('')).not.toContain('pay red and blue');
    poor.play('pay red/blue');
    expect(poor.state.parts).toMatchObject([{ n: 7 }]);
  });

  test('Altem Mages turn all attacks of the fight into cold fire or siege, for black mana', () => {
    const table = mage({ fight: 'ironclads', stage: 'ranged', units: 'altem-mages', mana: 'black', night: true, hand: 'rage' });
    table.play('use altem-mages 0 2', 'all siege');
    expect(table.offers('rage')).toBe(true);
  });

  test('Altem Guardians: all own units resist everything this turn', () => {
    const table = mage({ fight: 'prowlers', stage: 'block', units: 'altem-guardians peasants', crystals: 'green' });
    table.play('use altem-guardians 0 2');
    expect(table.state.mods[0]).toEqual([{ mod: 'units', resists: true }]);
  });
});

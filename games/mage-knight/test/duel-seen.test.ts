/** A fight between players as both see it: what an attack is made of, what a block makes of it, and what wounds would cost (MK-PVP-26 to -38). */
import { expect, test } from 'vitest';
import { melee, ranged } from './duellists.ts';

const full = (by: string, n: number, element = 'physical') => ({ by, n, element, counts: 'full' });

test('MK-PVP-26 while an attack is put together: what it would be, and who would block it', () => {
  const table = ranged({}, { units: 'fire-mages', hand: 'swiftness', crystals: 'white' }).play('swiftness strong');
  expect(table.view().duel).toEqual({
    ...{ aggressor: 0, defender: 1, attends: 'partial', attacker: 1, blocker: 0, isMelee: false, passes: 0 },
    ...{ hurt: 0, isOut: false, walled: false, heroPrice: 2 },
    ...{ attack: [full('swiftness', 3)], value: 3, elements: ['physical'] },
    ...{ block: [], sum: 0, off: 0, left: 0 },
    units: [{ seat: 1, unit: 0, armor: 4, price: 4, attacks: false, held: false }],
  });
});

test('MK-PVP-29 MK-PVP-37 a block against an attack of two units, and what each unit would cost', () => {
  const own = { units: 'peasants fire-mages foresters', mana: 'red', hand: 'rage' };
  const table = melee(own, { hand: 'rage march', units: 'fire-mages' });
  table.play('use fire-mages 1 1', 'use peasants 0 0', 'strike', 'rage');
  expect(table.view().duel).toMatchObject({
    ...{ attack: [full('fire-mages', 6, 'fire'), full('peasants', 2)], value: 8, elements: ['physical', 'fire'] },
    ...{ block: [full('rage', 2)], sum: 2, off: 2, left: 6, blocker: 1, heroPrice: 2 },
    units: [
      { seat: 0, unit: 0, armor: 3, attacks: true, held: false },
      { seat: 0, unit: 1, armor: 4, attacks: true, held: false },
      { seat: 0, unit: 2, armor: 4, attacks: false, held: false },
      { seat: 1, unit: 0, armor: 4, price: 8, attacks: false, held: false },
    ],
  });
});

test('MK-PVP-29 a block that counts half, and one unit that is held', () => {
  const half = melee({ units: 'fire-mages', mana: 'red' }, { hand: 'rage march' });
  half.play('use fire-mages 0 1', 'strike', 'rage');
  expect(half.view().duel).toMatchObject({
    block: [{ by: 'rage', n: 2, element: 'physical', counts: 'half' }],
    ...{ sum: 1, off: 1, left: 5 },
  });
  const held = melee({ units: 'peasants foresters', hand: 'rage' }, { units: 'illusionists', mana: 'white' });
  held.play('use peasants 0 0', 'rage', 'strike', 'use illusionists 0 1');
  const { attack, units } = held.view().duel ?? {};
  expect(attack).toEqual([full('rage', 2)]);
  expect(units?.map((unit) => [unit.attacks, unit.held])).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ]);
});

/** Fights between players, further: what is held, what is told and what is left when it is over (MK-PVP). */
import { describe, expect, test } from 'vitest';
import { atKeep, attacked, bearing, drawn, melee, ranged } from './duellists.ts';

describe('an attack of several', () => {
  test('MK-PVP-67 of two units in the attack the one that is held is left out, and the other counts', () => {
    const own = { units: 'peasants foresters utem-crossbowmen', hand: 'rage' };
    const table = melee(own, { units: 'illusionists', mana: 'white' });
    table.play('use peasants 0 0', 'use utem-crossbowmen 2 0', 'strike');
    expect(table.view().duel).toMatchObject({ value: 5, left: 5 });
    table.play('use illusionists 0 1');
    // Which of the two is asked.
    const [first = ''] = table.options();
    table.play(first);
    const { value, units } = table.view().duel ?? {};
    expect([first, value]).toEqual(['peasants 0', 3]);
    expect(units?.map(({ held }) => held)).toEqual([true, false, false, false]);
    expect(units?.map(({ attacks }) => attacks)).toEqual([false, false, true, false]);
    table.play('done');
    expect(table.told('duel-parried')).toMatchObject([{ off: 0, left: 3 }]);
  });

  test('MK-PVP-67 a unit of the other side with the same place in its row is no part of the attack', () => {
    const table = melee({ units: 'peasants', hand: 'rage' }, { units: 'foresters' }).play('use peasants 0 0', 'strike');
    expect(table.view().duel?.units.map(({ attacks }) => attacks)).toEqual([true, false]);
  });
});

describe('what is told of an exchange', () => {
  test('MK-PVP-26 MK-PVP-41 strikes and blocks with their points, in which phase, and by which rule', () => {
    const table = ranged({ hand: 'march' }, { units: 'utem-crossbowmen utem-crossbowmen' });
    table.play('use utem-crossbowmen 0 1', 'strike', 'done');
    expect(table.told('duel-struck')).toMatchObject([
      { rule: 'MK-PVP-26', seat: 1, n: 2, elements: ['physical'], melee: false },
    ]);
    expect(table.told('duel-parried')).toMatchObject([{ seat: 0, off: 0, left: 2 }]);
    const close = melee({ units: 'peasants' }).play('use peasants 0 0', 'strike');
    expect(close.told('duel-struck')).toMatchObject([{ rule: 'MK-PVP-41', seat: 0, n: 2, melee: true }]);
    expect(close.told('duel-passed').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('MK-PVP-25 points that were not used are lost with a pass', () => {
    const table = melee({ units: 'peasants utem-crossbowmen' }).play('use peasants 0 0', 'pass');
    expect([table.asked, table.view().duel?.value]).toEqual(['1 attack', 0]);
    table.play('pass');
    expect(table.told('duel-ended')).toMatchObject([{ rule: 'MK-PVP-56' }]);
  });

  test('MK-PVP-36 where damage buys nothing the roles change at once', () => {
    const table = ranged({ level: 9, fame: 80 }, { units: 'utem-crossbowmen' }).play(
      'use utem-crossbowmen 0 1',
      'strike',
      'done',
    );
    // Armor 4 of the hero against 2.
    expect([table.asked, table.told('hero-wounded')]).toEqual(['0 ranged', []]);
  });
});

describe('when it is over', () => {
  test('MK-PVP-56 MK-PVP-65 after a draw nothing of the fight is left, and the aggressor stands where it came from', () => {
    const table = drawn(attacked({ units: 'peasants' }, { units: 'foresters' }).play('partial'));
    expect([table.asked, table.at, table.state.foes, table.state.parts, table.state.arena]).toEqual([
      '0 after',
      '0.-2',
      [],
      [],
      null,
    ]);
    expect(table.told('fame')).toEqual([]);
    expect(table.told('duel-ended')[0]).not.toHaveProperty('winner');
  });

  test('MK-PVP-57 only the keep where they fought changes hands, and a draw changes none', () => {
    const table = drawn(atKeep({}, { shields: '5.-6 2.-1' }).play('partial'));
    expect(table.state.shields.map(({ seat }) => seat)).toEqual([1, 1]);
    const taken = atKeep({ units: 'amotep-gunners', hand: 'rage', level: 5, fame: 30 }, { shields: '5.-6 2.-1' }).play(
      'partial',
      'pass',
      'pass',
      'use amotep-gunners 0 0',
      'strike',
      'done',
    );
    const [drive = ''] = taken.options('drive');
    taken.play(drive);
    expect(taken.state.shields.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(taken.told('conquered')).toMatchObject([{ rule: 'MK-PVP-57', seat: 0, site: 'keep', at: '5.-6' }]);
  });

  test('MK-PVP-46 a stolen banner is borne no more, and other units keep theirs', () => {
    const table = melee({ units: 'amotep-gunners', hand: 'rage' }, { units: 'peasants:wounded foresters' });
    bearing(1, 'banner-of-glory')(table.state);
    table.play('use amotep-gunners 0 0', 'strike', 'done');
    table.play('steal banner-of-glory');
    expect(table.discard).toBe('banner-of-glory');
    expect(table.state.units[1]).toMatchObject([
      { banner: -1, wounds: 1 },
      { banner: -1, wounds: 0 },
    ]);
    expect(table.told('artifact-stolen')).toMatchObject([{ seat: 0, other: 1, card: 'banner-of-glory' }]);
  });
});

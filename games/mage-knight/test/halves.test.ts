/** Elements against resistances: all that is inefficient is one sum, halved once and rounded down (MK-COMBAT-23 to -25, -38 to -42). */
import { describe, expect, test } from 'vitest';
import { fightWith } from './points.ts';

/** What an attack or a block amounts to: its sum, or that it is enough. */
const strike = (foes: string, points: string) => {
  const table = fightWith(points, { fight: foes, stage: 'attack' });
  const key = `strike ${foes}`;
  return table.offers(key) ? 'enough' : table.why(key)?.figures?.sum;
};
const block = (foe: string, points: string, told: object = {}) => {
  const table = fightWith(points, { fight: foe, stage: 'block', ...told });
  const key = `block ${foe}`;
  return table.offers(key) ? 'enough' : table.why(key)?.figures?.sum;
};

describe('attacks', () => {
  test('MK-COMBAT-24 two odd attacks of one element make no two losses', () => {
    expect(strike('ironclads', 'melee physical 3, melee physical 3')).toBe('enough');
    expect(strike('ironclads', 'melee physical 3, melee physical 2')).toBe(2);
  });

  test('MK-COMBAT-24 what is efficient is added after the halving', () => {
    expect(strike('ironclads', 'melee physical 3, melee fire 1')).toBe(2);
    expect(strike('ironclads', 'melee physical 3, melee fire 2')).toBe('enough');
  });

  test('MK-COMBAT-24 different elements that are resisted are halved together', () => {
    // Half of 10, and 2 of ice: 7. Halved one by one it would be 6.
    expect(strike('fire-dragon', 'melee physical 5, melee fire 5, melee ice 2')).toBe('enough');
    expect(strike('fire-dragon', 'melee physical 5, melee fire 4, melee ice 2')).toBe(6);
  });

  test('MK-COMBAT-23 one target resists fire, the other what is physical: both are weak', () => {
    // Half of 14, and 1: 8 = 5 + 3.
    expect(strike('fire-mages ironclads', 'melee physical 7, melee fire 7, melee ice 1')).toBe('enough');
    expect(strike('fire-mages ironclads', 'melee physical 7, melee fire 6, melee ice 1')).toBe(7);
    // One by one each is weaker against what is strong against the other.
    expect(strike('fire-mages', 'melee physical 5')).toBe('enough');
  });

  test('MK-COMBAT-25 MK-RULING-08 cold fire is strong against two, of whom one resists fire and the other ice', () => {
    expect(strike('fire-mages ice-mages', 'melee cold-fire 5, melee fire 6, melee ice 6')).toBe('enough');
    expect(strike('fire-mages ice-mages', 'melee cold-fire 5, melee fire 6, melee ice 5')).toBe(10);
  });

  test('MK-COMBAT-25 and weak as soon as one of the targets resists both', () => {
    expect(strike('high-dragon', 'melee cold-fire 8, melee physical 5')).toBe('enough');
    expect(strike('high-dragon', 'melee cold-fire 7, melee physical 5')).toBe(8);
    expect(strike('prowlers high-dragon', 'melee cold-fire 20')).toBe(10);
    // The Altem Guardsmen resist everything there is.
    expect(strike('altem-guardsmen', 'melee cold-fire 5, melee fire 3, melee ice 3, melee physical 3')).toBe('enough');
    expect(strike('altem-guardsmen', 'melee cold-fire 5, melee fire 3, melee ice 3, melee physical 2')).toBe(6);
  });

  test('MK-COMBAT-66 in the last phase ranged and siege attacks are added to the others', () => {
    expect(strike('swordsmen', 'ranged physical 2, siege physical 2, melee physical 1')).toBe('enough');
  });

  test('MK-COMBAT-26 together they have the sum of their armors, however much one alone would leave over', () => {
    expect(strike('prowlers diggers cursed-hags', 'melee physical 11')).toBe('enough');
    expect(strike('prowlers diggers cursed-hags', 'melee physical 10')).toBe(10);
  });

  test('MK-COMBAT-14 MK-COMBAT-29 what is left over after an attack is gone', () => {
    const table = fightWith('melee physical 9', { fight: 'prowlers diggers', stage: 'attack' }).play('strike prowlers');
    expect([table.foes, table.options('strike')]).toEqual(['prowlers beaten, diggers attacks', []]);
  });
});

describe('blocks', () => {
  test('MK-COMBAT-40 MK-COMBAT-42 against ice: fire in full, half of the sum of ice and physical', () => {
    expect(block('ice-mages', 'block fire 3, block physical 3, block ice 1')).toBe('enough');
    expect(block('ice-mages', 'block fire 3, block physical 3')).toBe(4);
    expect(block('ice-mages', 'block cold-fire 5')).toBe('enough');
  });

  test('MK-COMBAT-39 against fire: ice in full, half of the sum of fire and physical', () => {
    expect(block('fire-mages', 'block ice 3, block physical 3, block fire 3')).toBe('enough');
    expect(block('fire-mages', 'block ice 3, block physical 2, block fire 3')).toBe(5);
  });

  test('MK-COMBAT-41 MK-COMBAT-50 against cold fire all others are one half; brutal is nothing to a block', () => {
    expect(block('high-dragon', 'block fire 5, block ice 5, block physical 2')).toBe('enough');
    expect(block('high-dragon', 'block fire 5, block ice 5, block physical 1')).toBe(5);
    expect(block('high-dragon', 'block cold-fire 3, block ice 6')).toBe('enough');
  });

  test('MK-COMBAT-44 swift and an element: twice the attack, half of the block', () => {
    expect(block('freezers', 'block physical 12')).toBe('enough');
    expect(block('freezers', 'block physical 11')).toBe(5);
    expect(block('freezers', 'block fire 6')).toBe('enough');
    expect(block('swamp-dragon', 'block physical 9')).toBe(9);
    expect(block('swamp-dragon', 'block physical 10')).toBe('enough');
  });

  test('MK-COMBAT-43 MK-RULING-04 just as much as the attack is enough, one less is not', () => {
    expect(block('prowlers', 'block physical 4')).toBe('enough');
    expect(block('prowlers', 'block physical 3')).toBe(3);
    expect(strike('prowlers', 'melee physical 3')).toBe('enough');
    expect(strike('prowlers', 'melee physical 2')).toBe(2);
  });

  test('MK-COMBAT-14 points of one phase are gone in the next', () => {
    const table = fightWith('ranged physical 2', { fight: 'prowlers', hand: 'rage' }).play('done');
    expect([table.asked, table.state.parts]).toEqual(['0 block', []]);
  });

  test('MK-COMBAT-38 resistances of the enemy do nothing against blocks', () => {
    expect(block('golems', 'block physical 2')).toBe('enough');
    expect(block('ironclads', 'block physical 4')).toBe('enough');
  });

  test('MK-COMBAT-14 MK-COMBAT-36 what a block has too much does not go to the next enemy', () => {
    const table = fightWith('block physical 20', { fight: 'prowlers diggers', stage: 'block' }).play('block prowlers');
    expect([table.foes, table.options('block')]).toEqual(['prowlers blocked, diggers attacks', []]);
  });
});

describe('units that count twice against what is swift', () => {
  const guards = (printing: string, foe: string, ...keys: string[]) => {
    const table = fightWith('block physical 0', {
      fight: foe,
      stage: 'block',
      units: 'utem-guardsmen altem-guardians',
      level: 5,
      hand: 'rage march',
      options: { printing },
    }).play(...keys);
    const key = `block ${foe}`;
    return table.offers(key) ? 'enough' : [table.why(key)?.figures?.sum, table.why(key)?.figures?.needed];
  };

  test('revised: the block is doubled; then it is halved where it is inefficient', () => {
    expect(guards('revised', 'crossbowmen', 'use utem-guardsmen 0 1')).toBe('enough');
    expect(guards('revised', 'werewolf', 'use altem-guardians 1 1')).toBe('enough');
    expect(guards('revised', 'freezers', 'use utem-guardsmen 0 1')).toEqual([4, 6]);
    expect(guards('revised', 'freezers', 'use utem-guardsmen 0 1', 'rage')).toEqual([5, 6]);
    expect(guards('revised', 'swordsmen', 'use utem-guardsmen 0 1')).toEqual([4, 6]);
  });

  test('first: swiftness is gone, for every part of the block', () => {
    expect(guards('first', 'crossbowmen', 'use utem-guardsmen 0 1')).toBe('enough');
    expect(guards('first', 'freezers', 'use utem-guardsmen 0 1', 'rage')).toBe('enough');
    expect(guards('first', 'freezers', 'use utem-guardsmen 0 1')).toEqual([2, 3]);
  });
});

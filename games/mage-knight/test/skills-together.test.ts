/** Skills in combination with the hour, with cards, with units, with sites and with other heroes, told from the printed tokens. */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
const inFight = (stage: 'ranged' | 'block' | 'attack', skills: string, beside: Told = {}): MageTable =>
  mage({ fight: 'ironclads', stage, skills, hand: 'march', ...beside });
const dark: Told['also'] = (state) => {
  if (state.arena) state.arena = { ...state.arena, isNight: true };
};
const barred: Told['also'] = (state) => {
  if (state.arena) state.arena = { ...state.arena, noUnits: true };
};

describe('sums', () => {
  test('MK-CARD-06 points of skills add up with those of cards', () => {
    const table = mage({ skills: 'tovak-double-time arythea-dark-paths', hand: 'march rage' });
    table.play('skill tovak-double-time', 'skill arythea-dark-paths', 'march', 'rage sideways');
    expect(table.points).toBe('6/0/0');
  });

  test('MK-CARD-23 a skill works for whoever holds it, two of one kind too', () => {
    const table = inFight('ranged', 'tovak-night-sharpshooting norowas-day-sharpshooting');
    table.play('skill tovak-night-sharpshooting', 'skill norowas-day-sharpshooting');
    expect(parts(table)).toEqual(['ranged physical 1', 'ranged physical 2']);
  });

  test('MK-COMBAT-66 what shoots or storms counts in the attack phase, too', () => {
    const table = inFight('attack', 'arythea-burning-power norowas-day-sharpshooting', { fight: 'prowlers' });
    table.play('skill arythea-burning-power', 'siege 1 fire', 'skill norowas-day-sharpshooting');
    // 1 fire and 2 physical against armor 3.
    expect(table.offers('strike prowlers')).toBe(true);
  });

  test('MK-COMBAT-20 behind walls Burning Power counts, Day Sharpshooting does not', () => {
    const told = { walls: true, fight: 'prowlers', hand: 'march swiftness' } as const;
    const table = inFight('ranged', 'arythea-burning-power norowas-day-sharpshooting', told);
    table.play('skill arythea-burning-power', 'siege 1', 'skill norowas-day-sharpshooting');
    expect(table.offers('strike prowlers')).toBe(false);
  });

  test('MK-MANA-13 in a dungeon by day the skills of the night are the better ones', () => {
    const table = inFight('ranged', 'norowas-day-sharpshooting', { also: dark });
    expect(parts(table.play('skill norowas-day-sharpshooting'))).toEqual(['ranged physical 1']);
  });
});

describe('cards sideways', () => {
  test('each of three skills raises a card of its own', () => {
    const skills = 'tovak-i-dont-give-a-damn tovak-who-needs-magic goldyx-universal-power';
    const table = mage({ skills, hand: 'rage march fireball', mana: 'white' });
    table.play('skill tovak-i-dont-give-a-damn fireball', 'skill tovak-who-needs-magic march', '3 without dice');
    table.play('skill goldyx-universal-power rage');
    expect(table.points).toBe('9/0/0');
  });

  test('Universal Power: 4 for a spell of the colour, 3 for an artifact', () => {
    const told = { skills: 'goldyx-universal-power', hand: 'fireball ruby-ring', mana: 'red' } as const;
    expect(mage(told).play('skill goldyx-universal-power fireball').points).toBe('4/0/0');
    expect(mage(told).play('skill goldyx-universal-power ruby-ring').points).toBe('3/0/0');
  });

  test('MK-MANA-06 Universal Power: gold stands for the colour of the card by day, and for nothing by night', () => {
    const told = { skills: 'goldyx-universal-power', hand: 'march rage', mana: 'gold' } as const;
    expect(mage(told).play('skill goldyx-universal-power march', 'green').points).toBe('4/0/0');
    expect(mage({ ...told, night: true }).offers('skill goldyx-universal-power march')).toBe(false);
    expect(mage({ ...told, mana: 'black', night: true }).offers('skill goldyx-universal-power march')).toBe(false);
  });

  test('MK-MANA-08 Universal Power takes the die of the turn', () => {
    const table = mage({ skills: 'goldyx-universal-power', hand: 'march march', source: 'green green' });
    table.play('skill goldyx-universal-power march');
    expect([table.points, table.offers('march strong')]).toEqual(['4/0/0', false]);
  });

  test('MK-CARD-04 sideways blocks and attacks are physical', () => {
    const told = { hand: 'fireball wound' } as const;
    expect(parts(inFight('block', 'tovak-i-dont-give-a-damn', told).play('skill tovak-i-dont-give-a-damn fireball'))).toEqual([
      'block physical 3',
    ]);
    expect(parts(inFight('attack', 'arythea-power-of-pain', told).play('skill arythea-power-of-pain wound'))).toEqual([
      'melee physical 2',
    ]);
  });

  test('MK-TURN-15 a wound that was played with Power of Pain is a card played', () => {
    const table = mage({ skills: 'arythea-power-of-pain', hand: 'wound', at: '0.-1', seed: 1 });
    table.play('skill arythea-power-of-pain wound', 'move 0.-2', 'end');
    expect(table.discard).toBe('wound');
  });

  test('MK-SCORE-07 a wound that Power of Pain played is still one of the deck', () => {
    const table = mage({ skills: 'arythea-power-of-pain', hand: 'wound march' });
    const before = table.view(0).scores[0]?.beating;
    expect([before, table.play('skill arythea-power-of-pain wound').view(0).scores[0]?.beating]).toEqual([-2, -2]);
  });
});

describe('wounds', () => {
  test('I Feel No Pain with an empty deck still puts the wound away', () => {
    const table = mage({ skills: 'tovak-i-feel-no-pain', hand: 'wound march', deck: '' });
    table.play('skill tovak-i-feel-no-pain wound');
    expect([table.hand, table.discard]).toEqual(['march', 'wound']);
  });

  test('MK-TURN-28 Potion Making and Inspiration heal after a fight, not in it', () => {
    const units = 'peasants:wounded';
    const skills = 'goldyx-potion-making norowas-inspiration';
    const table = inFight('attack', skills, { units, hand: 'march wound' });
    expect(table.options('skill')).toEqual([]);
    table.play('done');
    expect(table.asked).toBe('0 after');
    expect(table.options('skill')).toEqual(['skill goldyx-potion-making', 'skill norowas-inspiration']);
    table.play('skill goldyx-potion-making', 'heal', 'heal peasants 0');
    expect([table.units, table.hand]).toEqual(['peasants', 'march']);
  });

  test('MK-HEAL-03 Potion Making heals a unit of level 2, not one of level 3', () => {
    const told = { skills: 'goldyx-potion-making', hand: 'march wound' } as const;
    const two = mage({ ...told, units: 'utem-crossbowmen:wounded' }).play('skill goldyx-potion-making');
    expect(two.offers('heal utem-crossbowmen 0')).toBe(true);
    const three = mage({ ...told, units: 'fire-golems:wounded' }).play('skill goldyx-potion-making');
    expect(three.offers('heal fire-golems 0')).toBe(false);
  });

  test('MK-HEAL-04 MK-HEAL-09 Inspiration takes one of two wounds', () => {
    const table = mage({ skills: 'norowas-inspiration', hand: 'march', units: 'fire-golems:wounded-twice' });
    expect(table.play('skill norowas-inspiration').units).toBe('fire-golems:wounded');
  });

  test('MK-WOUND-05 Inspiration readies a wounded unit, which stays wounded', () => {
    const table = mage({ skills: 'norowas-inspiration', hand: 'march', units: 'peasants:spent:wounded' });
    expect(table.play('skill norowas-inspiration', 'ready 4').units).toBe('peasants:wounded');
  });
});

describe('crystals', () => {
  test('MK-CARD-12 a fourth crystal of a skill is a token', () => {
    const table = mage({ skills: 'goldyx-red-crystal-craft', hand: 'march', crystals: 'blue blue blue' });
    expect(table.play('skill goldyx-red-crystal-craft').mana).toBe('red blue | blue blue blue');
  });

  test('MK-MANA-16 Dark Fire Magic brings black by day, which is of no use then', () => {
    const table = mage({ skills: 'arythea-dark-fire-magic', hand: 'fireball march', crystals: 'red', fight: 'prowlers' });
    table.play('skill arythea-dark-fire-magic', 'black');
    expect([table.offers('fireball'), table.offers('fireball strong')]).toEqual([true, false]);
  });

  test('MK-INTERACT-06 Glittering Fortune counts the crystals there are when it is used', () => {
    const skills = 'goldyx-glittering-fortune goldyx-red-crystal-craft';
    const table = mage({ skills, hand: 'march', stage: 'interact', crystals: 'red' });
    table.play('skill goldyx-red-crystal-craft', 'skill goldyx-glittering-fortune');
    expect(table.points).toBe('0/2/0');
  });
});

describe('units', () => {
  test('Forward March counts neither the spent nor the wounded, in the order of their use', () => {
    const table = mage({ skills: 'norowas-forward-march', hand: 'march', units: 'peasants peasants' });
    const used = table.options('use peasants 0').find((key) => /move|2$/.test(key)) ?? table.options('use peasants 0')[0] ?? '';
    table.play(used);
    const before = table.state.move[0] ?? 0;
    expect((table.play('skill norowas-forward-march').state.move[0] ?? 0) - before).toBe(1);
  });

  test('Leadership waits for a unit, and counts once', () => {
    const table = inFight('attack', 'norowas-leadership', { units: 'peasants peasants' });
    table.play('skill norowas-leadership', 'attack +2', 'use peasants 0 0', 'use peasants 1 0');
    expect(parts(table)).toEqual(['melee physical 4', 'melee physical 2']);
  });

  test('MK-COMBAT-58 Leadership leads nobody where units are barred', () => {
    expect(inFight('block', 'norowas-leadership', { units: 'peasants', also: barred }).options('skill')).toEqual([]);
  });

  test('MK-COMBAT-15 Resistance Break leaves an armor of 1', () => {
    const told = { skills: 'tovak-resistance-break arythea-burning-power', hand: 'tremor rage march', mana: 'green' } as const;
    const table = mage({ ...told, fight: 'ironclads', stage: 'attack' });
    table.play('tremor', 'one armor armorIfFortified', 'skill tovak-resistance-break', 'rage sideways');
    // What resists halves a single point to nothing, and nothing is not enough.
    expect(table.offers('strike ironclads')).toBe(false);
    expect(table.play('skill arythea-burning-power', 'siege 1 fire').offers('strike ironclads')).toBe(true);
  });
});

describe('Polarization', () => {
  const skills = 'arythea-polarization';
  test('MK-MANA-13 in a dungeon by day gold is black for a strong spell', () => {
    const told = { skills, hand: 'fireball march', mana: 'gold red', fight: 'minotaur', stage: 'ranged', also: dark } as const;
    const table = mage({ ...told, hero: 'arythea' });
    expect(table.offers('fireball strong')).toBe(false);
    table.play(`skill ${skills}`, 'token gold');
    expect(table.offers('fireball strong')).toBe(true);
  });

  test('MK-MANA-08 the die of the turn is used with it', () => {
    const table = mage({ hero: 'arythea', skills, hand: 'march swiftness', source: 'white green' });
    table.play(`skill ${skills}`, 'die white');
    expect([table.mana, table.state.diceLeft[0]]).toEqual(['green |', 0]);
  });

  test('MK-MANA-10 black dice by day serve it, by night gold dice', () => {
    expect(mage({ hero: 'arythea', skills, hand: 'march', source: 'gold' }).options('skill')).toEqual([]);
    expect(mage({ hero: 'arythea', skills, hand: 'march', source: 'gold', night: true }).options('skill')).toHaveLength(1);
  });
});

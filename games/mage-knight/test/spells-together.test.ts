/** Spells in combination with walls, resistances, the hour, units and other cards, told from the printed cards. */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
const at = (told: Told): MageTable => mage({ crystals: 'red blue green white', mana: 'black', night: true, ...told });
const inFight = (stage: 'ranged' | 'block' | 'attack', hand: string, beside: Told = {}): MageTable =>
  at({ fight: 'prowlers diggers', stage, hand: `${hand} swiftness rage`, ...beside });
const armor = (table: MageTable): number[] => table.state.foes.map((foe) => foe.armor);

describe('the price', () => {
  test('MK-CARD-02 MK-MANA-06 by day gold pays the colour, black is closed', () => {
    const table = mage({ hand: 'fireball rage', mana: 'gold gold black', fight: 'prowlers', stage: 'ranged' });
    expect(table.options('fireball')).toEqual(['fireball']);
  });

  test('MK-CARD-02 MK-MANA-13 in a dungeon by day black pays the strong side, gold nothing', () => {
    const also: Told['also'] = (state) => {
      if (state.arena) state.arena = { ...state.arena, isNight: true };
    };
    const told = { hand: 'fireball rage', fight: 'minotaur', stage: 'ranged', also } as const;
    expect(mage({ ...told, mana: 'red black' }).options('fireball')).toEqual(['fireball', 'fireball strong']);
    expect(mage({ ...told, mana: 'gold black' }).offers('fireball')).toBe(false);
  });

  test('MK-MANA-14 the two mana of a strong side come from where one likes', () => {
    const table = mage({
      hand: 'fireball rage',
      crystals: 'red',
      source: 'black',
      fight: 'prowlers',
      stage: 'ranged',
      night: true,
    });
    table.play('fireball strong');
    expect([table.mana, table.state.dice[0]]).toEqual(['|', [0]]);
  });

  test('MK-MANA-08 one die does not pay both', () => {
    const told = { hand: 'fireball rage', source: 'black red', fight: 'prowlers', stage: 'ranged', night: true } as const;
    expect(mage(told).options('fireball')).toEqual(['fireball']);
  });

  test('Mana Bolt needs a second mana beside its own', () => {
    const told = { hand: 'mana-bolt rage', fight: 'prowlers', stage: 'attack' } as const;
    expect(mage({ ...told, mana: 'blue' }).offers('mana-bolt')).toBe(false);
    expect(parts(mage({ ...told, mana: 'blue blue' }).play('mana-bolt'))).toEqual(['melee ice 8']);
  });

  test('Mana Bolt in the ranged phase: only what shoots or storms', () => {
    const table = inFight('ranged', 'mana-bolt', { crystals: 'blue blue red white green' }).play('mana-bolt');
    expect(table.options().map((key) => key.split(' ').at(-1))).toEqual(['green', 'white']);
  });
});

describe('resistances', () => {
  test('MK-COMBAT-10 Disintegrate and Exploding Shield do nothing to those that resist fire', () => {
    expect(inFight('attack', 'demolish', { fight: 'fire-mages' }).offers('demolish strong')).toBe(false);
    const table = inFight('attack', 'demolish', { fight: 'fire-mages diggers' }).play('demolish strong');
    expect(table.foes).toBe('fire-mages attacks, diggers beaten');
    expect(table.state.foes[0]?.armor).toBe(0);
  });

  test('MK-COMBAT-11 Lethal Chill does nothing to those that resist ice', () => {
    expect(inFight('attack', 'chill', { fight: 'ice-mages' }).offers('chill strong')).toBe(false);
  });

  test('MK-COMBAT-10 what is green or white is stopped by no resistance', () => {
    expect(
      armor(inFight('attack', 'tremor', { fight: 'fire-mages ice-mages' }).play('tremor', 'all armor armorIfFortified')),
    ).toEqual([-2, -2]);
    expect(inFight('block', 'whirlwind', { fight: 'ice-mages fire-mages' }).play('whirlwind', 'ice-mages').foes).toBe(
      'ice-mages held, fire-mages attacks',
    );
  });

  test('Expose and then Fireball: what resisted fire resists no more', () => {
    const told = { fight: 'fire-mages', crystals: 'white red', mana: '' } as const;
    const without = inFight('ranged', 'fireball', told).play('fireball');
    expect(without.offers('strike fire-mages')).toBe(false);
    const table = inFight('ranged', 'expose fireball', told).play('expose', 'fireball');
    expect(table.offers('strike fire-mages')).toBe(true);
  });

  test('Chill takes fire resistance until the turn ends: Fireball strikes in full', () => {
    const told = { fight: 'fire-mages', crystals: 'blue red', mana: '' } as const;
    const table = inFight('ranged', 'chill fireball', told).play('chill', 'fireball');
    expect(table.offers('strike fire-mages')).toBe(true);
  });
});

describe('walls', () => {
  test('Demolish opens walls for what shoots, not an enemy that is fortified itself', () => {
    const told = { walls: true, crystals: 'red white', mana: '' } as const;
    const open = inFight('ranged', 'demolish', { ...told, fight: 'prowlers' }).play('demolish', 'swiftness strong');
    expect(open.offers('strike prowlers')).toBe(true);
    const own = inFight('ranged', 'demolish', { ...told, fight: 'diggers' }).play('demolish', 'swiftness strong');
    expect(own.offers('strike diggers')).toBe(false);
  });

  test('MK-COMBAT-21 fortified twice: after Demolish a siege is possible', () => {
    const told = { walls: true, fight: 'diggers', crystals: 'red red', mana: 'black' } as const;
    const shut = inFight('ranged', 'fireball', told).play('fireball strong');
    expect(shut.offers('strike diggers')).toBe(false);
    const open = inFight('ranged', 'demolish fireball', told).play('demolish', 'fireball strong');
    expect(open.offers('strike diggers')).toBe(true);
  });

  test('Earthquake counts walls of the site, not those that Demolish has laid low', () => {
    const told = { walls: true, fight: 'prowlers', crystals: 'red green', mana: 'black' } as const;
    expect(armor(inFight('ranged', 'tremor', told).play('tremor strong', 'one armor armorIfFortified'))).toEqual([-6]);
    const low = inFight('ranged', 'demolish tremor', told).play('demolish', 'tremor strong', 'one armor armorIfFortified');
    expect(armor(low)).toEqual([-4]);
  });

  test('MK-COMBAT-15 no armor under 1: Tremor twice over', () => {
    const table = inFight('attack', 'tremor', { fight: 'prowlers' }).play('tremor strong', 'one armor armorIfFortified');
    // 3 less 3 is 1: one point is needed, and enough.
    expect(table.offers('strike prowlers')).toBe(false);
    expect(table.play('rage sideways').offers('strike prowlers')).toBe(true);
  });
});

describe('blocks', () => {
  test('MK-COMBAT-75 whoever is kept from attacking summons nothing', () => {
    const summoner = inFight('ranged', 'whirlwind', { fight: 'orc-summoners' }).play('whirlwind');
    expect([summoner.asked, summoner.foes]).toEqual(['0 attack', 'orc-summoners held']);
  });

  test('Burning Shield that did not stop the enemy gives no attack', () => {
    const table = inFight('block', 'burning-shield', { fight: 'prowlers' }).play('burning-shield', 'done').until('0 attack');
    expect(table.offers('convert burning-shield')).toBe(false);
  });

  test('Flame Wave counts the enemies still faced, not those that were beaten', () => {
    const table = inFight('attack', 'whirlwind flame-wall', { mana: 'black black' }).play('whirlwind strong', 'diggers');
    expect(parts(table.play('flame-wall strong'))).toEqual(['melee fire 7']);
  });
});

describe('moving', () => {
  test('Space Bending and Prayer-like reductions: the price is that of the space entered', () => {
    const table = at({ hand: 'space-bending march', at: '0.0', move: 3 }).play('space-bending');
    // Two away: hills with a mine for 3, plains for 2.
    expect([table.offers('move 2.-1'), table.offers('move 2.-2')]).toEqual([true, true]);
    expect(at({ hand: 'space-bending march', at: '0.0', move: 2 }).play('space-bending').offers('move 2.-1')).toBe(false);
  });

  test('MK-MOVE-28 Space Bending: nobody is provoked this turn', () => {
    const told = { hand: 'space-bending march', at: '2.-2', move: 4, tokens: 'prowlers@3.-3!' } as const;
    expect(at(told).offers('provoke 3.-2')).toBe(true);
    const table = at(told).play('space-bending');
    expect([table.offers('provoke 3.-2'), table.offers('move 3.-2')]).toEqual([false, true]);
  });

  test('MK-MOVE-29 Wings of Wind: neither a lake nor a rival’s space', () => {
    const table = mage({ hand: 'wings-of-wind rage', mana: 'white', at: '2.-2', move: 5, others: [{ at: '2.-3' }] }).play(
      'wings-of-wind',
    );
    expect([table.offers('to 2.-3'), table.offers('to 2.-4'), table.offers('to 1.-3')]).toEqual([false, false, true]);
  });

  test('Wings of Wind lands on the portal though another is there', () => {
    const table = mage({ hand: 'wings-of-wind rage', mana: 'white', at: '0.-1', move: 5, others: [{}] }).play('wings-of-wind');
    expect(table.offers('to 0.0')).toBe(true);
  });

  test('Underground Travel costs nothing and ends movement of no one', () => {
    const table = at({ hand: 'underground-travel march', at: '0.0' }).play('underground-travel', 'to 2.-2');
    expect([table.at, table.points]).toEqual(['2.-2', '0/0/0']);
    expect(table.play('march').offers('move 2.-3')).toBe(true);
  });

  test('Underground Attack: into a keep, whose walls do not count; failing leads back to where it began', () => {
    const told = { tiles: 'countryside-3@1,1', tokens: 'gray@5.-6', at: '4.-4', hand: 'underground-travel rage' } as const;
    const table = at({ ...told, seed: 1 }).play('underground-travel strong');
    expect([table.at, table.reputation]).toEqual(['5.-6', -1]);
    table.until('0 after');
    expect(table.at).toBe('4.-4');
    expect(table.told('withdrew')).toEqual([]);
  });
});

describe('Underground Attack among rivals', () => {
  const spell = { hand: 'underground-travel rage', mana: 'green black', night: true, at: '0.-1' } as const;

  test('MK-PVP-01 on another hero’s space it attacks that hero at once; whoever is driven off is back where it began', () => {
    const table = mage({ ...spell, others: [{ at: '1.-2', hand: 'rage' }] }).play('underground-travel strong');
    expect([table.at, table.asked]).toEqual(['1.-2', '1 attend']);
    table.play('partial').until('0 after');
    expect(table.at).toBe('0.-1');
  });

  test('MK-OTHERS-07 not on one who may not be attacked', () => {
    const others = [{ at: '1.-2', hand: 'rage' }];
    expect(mage({ ...spell, others, options: { duels: 'no' } }).offers('underground-travel strong')).toBe(false);
    const also: Told['also'] = (state) => {
      state.isTurnLost[1] = true;
    };
    expect(mage({ ...spell, others, also }).offers('underground-travel strong')).toBe(false);
  });

  test('MK-MOVE-14 MK-MOVE-16 a rival’s keep is assaulted, and its walls do not count', () => {
    const others = [{ hand: 'rage', shields: '5.-6' }];
    const table = mage({ ...spell, tiles: 'countryside-3@1,1', at: '3.-4', others, seed: 2 }).play('underground-travel strong');
    expect([table.at, table.reputation, table.state.foes.map(({ role }) => role)]).toEqual(['5.-6', -1, ['defender']]);
    expect(table.state.mods[0]).toEqual([{ mod: 'no-walls' }]);
  });
});

describe('units and healing', () => {
  test('Rebirth: units up to a sum of 3, in a forest of 5', () => {
    const reborn = (where: string): string[] => {
      const units = 'fire-golems:spent utem-crossbowmen:spent peasants:spent';
      const table = at({ hand: 'restoration rage wound wound wound wound wound', units, level: 5, at: where }).play(
        'restoration strong',
      );
      while (table.asked !== '0 move') table.play(table.options()[0] ?? '');
      return [table.units, table.points];
    };
    expect(reborn('1.-2')).toEqual(['fire-golems utem-crossbowmen:spent peasants:spent', '0/0/3']);
    expect(reborn('1.-1')).toEqual(['fire-golems utem-crossbowmen peasants:spent', '0/0/5']);
  });

  test('MK-TURN-28 Restoration and Rebirth not in a fight', () => {
    const table = inFight('attack', 'restoration', { hand: 'restoration rage wound', units: 'peasants:spent' });
    expect(table.options('restoration')).toEqual(['restoration sideways']);
  });

  test('MK-CARD-19 Call to Glory without a free token: one goes', () => {
    const full = at({ hand: 'call-to-arms rage', offer: 'catapults', units: 'peasants foresters', level: 3 });
    full.play('call-to-arms strong');
    expect(full.options().length).toBe(2);
  });

  test('Call to Arms: a borrowed unit’s mana is paid, and it is not spent twice', () => {
    const told = {
      hand: 'call-to-arms rage',
      offer: 'utem-guardsmen',
      fight: 'prowlers',
      stage: 'block',
      night: false,
    } as const;
    const table = at(told).play('call-to-arms');
    expect(table.state.units[0]).toEqual([]);
  });
});

describe('time and cards', () => {
  test('Time Bending: what was thrown away or discarded does not come back', () => {
    const table = at({ hand: 'space-bending improvisation rage march stamina' });
    table.play('improvisation rage', 'space-bending strong', 'end');
    if (table.offers('keep')) table.play('keep');
    expect([table.hand.split(' ').sort().join(' '), table.discard]).toEqual(['improvisation march stamina', 'rage']);
  });

  test('Time Bending: units stay spent, mana is gone', () => {
    const table = at({ hand: 'space-bending rage', units: 'peasants', mana: 'black red' });
    table.play('use peasants 0 2', 'space-bending strong', 'end');
    if (table.offers('keep')) table.play('keep');
    expect([table.units, table.mana]).toEqual(['peasants:spent', '| red green white']);
  });

  test('Meditation: two of the discard pile, and two more to draw', () => {
    const table = at({
      hand: 'meditation rage',
      discard: 'march stamina promise',
      deck: 'swiftness swiftness rage rage stamina',
      seed: 1,
    });
    table.play('meditation');
    while (table.asked !== '0 move') table.play(table.options()[0] ?? '');
    expect(table.discard.split(' ')).toHaveLength(1);
    table.play('end');
    if (table.offers('keep')) table.play('keep');
    // A limit of 5 and 2 more.
    expect(table.hand.split(' ')).toHaveLength(7);
  });
});

/** Components that work inside others, or on the same thing: what they make together. */
import { describe, expect, test } from 'vitest';
import { parts } from './skilled.ts';
import { type MageTable, mage, type Told } from './table.ts';

const inFight = (stage: 'ranged' | 'block' | 'attack', hand: string, beside: Told = {}): MageTable =>
  mage({ fight: 'ironclads', stage, hand, ...beside });

describe('Concentration: two more of what the other card gives, once', () => {
  test.each([
    ['ranged', 'crushing-bolt', 'siege physical 5'],
    ['ranged', 'fire-bolt', 'ranged fire 5'],
    ['block', 'ice-shield', 'block ice 5'],
    ['attack', 'intimidate', 'melee physical 9'],
    ['attack', 'improvisation march', 'melee physical 7'],
  ] as const)('in a fight: %s %s', (stage, inner, made) => {
    const table = inFight(stage, `concentration ${inner} stamina`, { mana: 'green' });
    expect(parts(table.play(`concentration strong ${inner}`))).toEqual([made]);
  });

  test.each([
    ['refreshing-walk', '6/0/2'],
    ['song-of-wind', '4/0/0'],
    ['steady-tempo', '6/0/0'],
  ])('on the way: %s', (inner, points) => {
    const table = mage({ hand: `concentration ${inner} wound wound`, mana: 'green' });
    expect(table.play(`concentration strong ${inner}`).points).toBe(points);
  });

  test('nothing on top of what strengthens units', () => {
    const table = mage({ fight: 'ironclads', hand: 'concentration into-the-heat march', mana: 'green', units: 'catapults' });
    table.play('concentration strong into-the-heat', 'use catapults 0 0');
    expect(parts(table)).toEqual(['siege physical 6']);
  });

  test('an Ambush adds to it', () => {
    const table = inFight('attack', 'ambush concentration rage', { mana: 'green' });
    expect(parts(table.play('ambush', 'concentration strong rage'))).toEqual(['melee physical 7']);
  });

  test('MK-CARD-11 Maximal Effect inside it is one effect with it: two more once, not twice', () => {
    const table = mage({ hand: 'concentration maximal-effect march rage', mana: 'green' });
    expect(table.play('concentration strong maximal-effect march').points).toBe('10/0/0');
  });
});

describe('Maximal Effect', () => {
  test('Concentration powers another card each time, or one card once', () => {
    const told = { hand: 'maximal-effect concentration march stamina rage', mana: 'red' } as const;
    expect(mage(told).play('maximal-effect strong concentration march stamina').points).toBe('12/0/0');
    expect(mage(told).play('maximal-effect strong concentration march').points).toBe('6/0/0');
  });

  test('Training takes another card each time; what finds none of its colour any more is in hand again', () => {
    const told = { hand: 'maximal-effect training rage threaten march', seed: 1 } as const;
    const table = mage({ ...told, advanced: 'fire-bolt intimidate ambush' }).play('maximal-effect training rage threaten');
    table.play('fire-bolt');
    expect([table.hand, table.discard, table.state.gone.length]).toEqual(['march', 'fire-bolt intimidate', 3]);
    const one = mage({ ...told, advanced: 'fire-bolt ice-bolt' }).play('maximal-effect training rage threaten');
    expect([one.hand, one.discard, one.state.gone.length]).toEqual(['march threaten', 'fire-bolt', 2]);
  });

  test('Magic Talent casts a spell for each card, as far as there is mana', () => {
    const told = { spells: 'flame-wall', hand: 'maximal-effect magic-talent rage threaten march' } as const;
    const table = inFight('attack', '', { ...told, mana: 'red red' }).play('maximal-effect magic-talent rage threaten');
    expect([parts(table), table.discard]).toEqual([['melee fire 5', 'melee fire 5'], 'rage threaten']);
    const poor = inFight('attack', '', { ...told, mana: 'red' }).play('maximal-effect magic-talent rage threaten');
    expect([parts(poor), poor.discard, poor.hand]).toEqual([['melee fire 5'], 'rage', 'march threaten']);
  });

  test('an Ambush that is set twice is for one card', () => {
    const table = inFight('attack', 'maximal-effect ambush rage march', { mana: 'red' });
    table.play('maximal-effect strong ambush', 'rage', 'march sideways');
    expect(parts(table)).toEqual(['melee physical 6', 'melee physical 1']);
  });

  test('Crystal Mastery gives each crystal back once', () => {
    const table = mage({ hand: 'maximal-effect crystal-mastery march', crystals: 'red blue' });
    expect(table.play('maximal-effect strong crystal-mastery', 'end', 'keep').mana).toBe('| red blue');
  });
});

describe('Call to Arms: a unit of the offer does as if it were one’s own', () => {
  test('what strengthens all units strengthens it, and it brings the Fame of a unit', () => {
    const hand = 'into-the-heat call-to-arms banner-of-glory march';
    const table = mage({ fight: 'ironclads', hand, mana: 'white', units: 'peasants', offer: 'catapults' });
    table.play('into-the-heat', 'banner-of-glory strong', 'call-to-arms');
    expect([parts(table), table.fame]).toEqual([['siege physical 6'], 1]);
  });

  test('what costs a unit of one’s own a wound costs one of the offer nothing', () => {
    const told = { mana: 'white', offer: 'utem-swordsmen', units: 'peasants' } as const;
    const table = inFight('attack', 'call-to-arms march', told).play('call-to-arms', 'utem-swordsmen 0 1');
    expect(parts(table)).toEqual(['melee physical 6']);
    expect([table.units, table.state.offer.length]).toEqual(['peasants', 1]);
  });

  test('MK-COMBAT-58 not where units are barred', () => {
    const also: Told['also'] = (state) => {
      if (state.arena) state.arena = { ...state.arena, noUnits: true };
    };
    const table = inFight('ranged', 'call-to-arms swiftness', { mana: 'white white', offer: 'catapults', also });
    expect(table.why('call-to-arms')).toMatchObject({ rule: 'MK-COMBAT-58', why: 'units-barred' });
  });

  test('Leadership leads it', () => {
    const offer = { mana: 'white', units: 'peasants', offer: 'utem-crossbowmen', skills: 'norowas-leadership' } as const;
    const table = inFight('ranged', 'call-to-arms march', offer).play('skill norowas-leadership', 'call-to-arms');
    expect(parts(table)).toEqual(['ranged physical 3']);
  });
});

describe('Altem Mages', () => {
  test('two of them: all attacks are cold fire, and siege', () => {
    const units = 'altem-mages altem-mages';
    const table = inFight('ranged', 'rage march', { walls: true, mana: 'black black red', night: true, units });
    table.play('use altem-mages 0 2', 'all cold-fire', 'use altem-mages 1 2', 'all siege', 'rage strong');
    expect(table.options('strike')).toEqual(['strike ironclads']);
  });

  test('where all attacks are siege, so are the moves of Agility', () => {
    const told = { walls: true, mana: 'black', night: true, units: 'altem-mages', fight: 'prowlers' } as const;
    const table = inFight('ranged', 'agility stamina rage', told);
    expect(table.play('agility').options('convert')).toEqual([]);
    table.play(
      'use altem-mages 0 2',
      'all siege',
      'convert move attack',
      'stamina',
      'convert move attack',
      'convert move attack',
    );
    expect(table.options('strike')).toEqual(['strike prowlers']);
  });
});

test('MK-TURN-27 Learning may be used in a fight, too, with influence made there', () => {
  const hand = 'learning promise threaten march';
  const table = inFight('attack', hand, { mana: 'white white red', advanced: 'blood-rage ambush' });
  table.play('learning strong', 'promise strong', 'threaten strong', 'buy learn blood-rage', 'blood-rage');
  expect(table.options('attack')).toEqual(['attack 2', 'attack 5 for a wound']);
});

describe('what land costs', () => {
  const walked = (told: Told, ...keys: readonly string[]): number => mage(told).play(...keys).state.move[0] ?? 0;

  test('MK-MOVE-24 a price that is capped is lowered afterwards, in whatever order cards were played', () => {
    const told = { at: '0.-1', night: true, hand: 'path-finding rage', mana: 'green', units: 'foresters' } as const;
    expect(walked(told, 'path-finding strong', 'use foresters 0 0', 'move 1.-1')).toBe(5);
    expect(walked(told, 'use foresters 0 0', 'path-finding strong', 'move 1.-1')).toBe(5);
  });

  test('a swamp that costs 1 is not lifted to 2 by Path Finding, and costs nothing with Foresters', () => {
    const told = {
      tiles: 'countryside-8@1,1',
      at: '2.-3',
      hand: 'frost-bridge path-finding rage',
      units: 'foresters',
    } as const;
    expect(walked(told, 'frost-bridge', 'path-finding', 'move 3.-4')).toBe(3);
    expect(walked(told, 'frost-bridge', 'use foresters 0 0', 'move 3.-4')).toBe(4);
  });
});

describe('what endless mana pays', () => {
  test('an altar, a crystal, an ability by night', () => {
    const ruins = { tiles: 'countryside-8@1,1', ruins: 'altar-red@5.-6', at: '5.-6' } as const;
    expect(mage({ ...ruins, hand: 'ruby-ring rage' }).play('ruby-ring strong', 'altar').fame).toBe(7);
    expect(mage({ hand: 'ruby-ring crystallize rage' }).play('ruby-ring strong', 'crystallize').mana).toBe('| red');
    const told = { units: 'altem-mages', night: true } as const;
    expect(inFight('attack', 'ruby-ring rage', told).play('ruby-ring strong').offers('use altem-mages 0 2')).toBe(true);
  });
});

describe('a last wound', () => {
  test('MK-WOUND-08 one’s own effects knock one out, and still work', () => {
    const also: Told['also'] = (state) => {
      if (state.arena) state.arena = { ...state.arena, hurt: 4 };
    };
    const rage = inFight('attack', 'blood-rage stamina', { also }).play('blood-rage', 'attack 5 for a wound');
    expect([parts(rage), rage.hand]).toEqual([['melee physical 5'], 'wound']);
    const storm = inFight('ranged', 'fireball stamina', { also, night: true, mana: 'red black' }).play('fireball strong');
    expect([parts(storm), storm.hand]).toEqual([['siege fire 8'], 'wound']);
  });
});

test('Sword of Justice: points of Agility are physical attack, and count double', () => {
  const told = { hand: 'agility sword-of-justice march', move: 1, tokens: 'swordsmen@3.-3!', at: '2.-2' } as const;
  const table = mage(told).play('agility', 'challenge swordsmen 3.-3').until('0 attack').play('sword-of-justice strong');
  expect(table.options('strike')).toEqual([]);
  table.play('convert move attack', 'convert move attack', 'convert move attack');
  expect(table.options('strike')).toEqual(['strike swordsmen']);
});

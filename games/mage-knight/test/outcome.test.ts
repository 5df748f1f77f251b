import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

describe('what a fight leaves behind', () => {
  test('MK-OUTCOME-02 MK-SITE-25 orcs bring 1 reputation, draconum 2', () => {
    const won = (tokens: string, hand: string, crystals: string, ...keys: string[]) =>
      mage({ at: '2.-2', tokens, hand, crystals, level: 9, fame: 80, seed: 1 }).play(...keys);
    const orcs = won(
      'prowlers@3.-3!',
      'rage march',
      'red',
      'challenge prowlers 3.-3',
      'done',
      'rage strong',
      'strike prowlers',
    );
    expect([orcs.reputation, orcs.tokens]).toEqual([1, '']);
    const dragon = mage({
      fight: 'fire-dragon',
      stage: 'attack',
      hand: 'rage',
      also: (state) => {
        state.foes = state.foes.map((foe) => ({ ...foe, role: 'rampager' }));
        state.parts = [{ by: 'test', n: 30, kind: 'melee', element: 'ice' }];
      },
    }).play('strike fire-dragon');
    expect(dragon.reputation).toBe(2);
  });

  test('MK-OUTCOME-08 MK-OUTCOME-15 those that survive keep their space, and the hero stays', () => {
    const table = mage({ at: '2.-2', tokens: 'prowlers@3.-3!', hand: 'rage' }).play('challenge prowlers 3.-3', 'done', 'done');
    expect([table.tokens, table.at, table.asked]).toEqual(['prowlers@3.-3!', '2.-2', '0 after']);
  });

  const keep = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, seed: 1 } as const;

  test('MK-OUTCOME-04 MK-SITE-10 a keep that is conquered has a shield, and the hero stays', () => {
    const table = mage({ ...keep, tokens: 'crossbowmen@5.-6', hand: 'rage march', crystals: 'red' });
    table.play('move 5.-6', 'done', 'rage strong', 'strike crossbowmen');
    expect([table.at, table.state.shields.length, table.reputation]).toEqual(['5.-6', 1, -1]);
  });

  test('MK-OUTCOME-12 a garrison that survives stays face up', () => {
    const table = mage({ ...keep, tokens: 'gray@5.-6', hand: 'rage', chance: [['gray enemy', 0]] }).play(
      'move 5.-6',
      'done',
      'done',
    );
    expect([table.tokens, table.at]).toEqual(['crossbowmen@5.-6', '4.-5']);
  });

  test('MK-OUTCOME-05 MK-SITE-11 a mage tower gives a spell', () => {
    const told = {
      tiles: 'countryside-4@1,1',
      at: '3.-4',
      move: 5,
      hand: 'rage rage march',
      crystals: 'red red',
      level: 9,
      fame: 80,
    } as const;
    const table = mage({ ...told, tokens: 'illusionists@4.-5', seed: 1, chance: [['brown enemy', 0]] }).play(
      'move 4.-5',
      'done',
    );
    table.play('rage strong', 'rage strong', 'strike illusionists');
    expect(table.told('reward-due')).toMatchObject([{ reward: 'spell' }]);
  });

  const den = { tiles: 'countryside-6@1,1', at: '3.-5', hand: 'rage rage march', crystals: 'red red', seed: 1 } as const;

  test('MK-SITE-17 MK-OUTCOME-03 a monster den: one brown enemy, two random crystals', () => {
    const table = mage({ ...den, chance: [['brown enemy', 2]], hand: 'rage rage march stamina' }).play('enter');
    expect(table.told('fight-began')).toMatchObject([{ site: 'monster-den', enemies: ['gargoyle'] }]);
    expect(table.state.arena?.noUnits).toBe(false);
    table.play('done', 'rage strong', 'rage strong', 'strike gargoyle');
    expect(table.told('reward-due')).toMatchObject([{ reward: 'crystal' }, { reward: 'crystal' }]);
    expect(table.state.shields).toHaveLength(1);
  });

  test('MK-OUTCOME-10 MK-SITE-17 who is not defeated there stays, and is fought the next time', () => {
    const table = mage({ ...den, hand: 'rage', crystals: '', chance: [['brown enemy', 0]] }).play('enter', 'done');
    expect(table.tokens).toBe('minotaur@3.-5');
    const again = mage({ ...den, tokens: 'gargoyle@3.-5', chance: [] }).play('enter');
    expect(again.foes).toBe('gargoyle attacks');
  });

  const dungeon = {
    tiles: 'countryside-7@1,1',
    at: '4.-4',
    hand: 'rage rage march',
    crystals: 'red red',
    units: 'peasants',
  } as const;

  test('MK-SITE-13 MK-OUTCOME-09 MK-MANA-13 a dungeon: dark, without units, and who survives leaves', () => {
    const table = mage({ ...dungeon, mana: 'gold', chance: [['brown enemy', 2]] }).play('enter');
    expect(table.state.arena).toMatchObject({ isNight: true, noUnits: true });
    expect(table.why('use peasants 0 0')).toMatchObject({ why: 'units-barred' });
    table.play('done', 'done');
    expect([table.tokens, table.state.discards[2]?.length]).toEqual(['', 1]);
  });

  test('MK-SITE-16 it can be entered again, for Fame alone', () => {
    const table = mage({ ...dungeon, shields: '4.-4', chance: [['brown enemy', 0]] });
    expect(table.offers('enter')).toBe(true);
    table.play('enter', 'done');
    expect(table.told('reward-due')).toEqual([]);
    expect(mage({ ...den, shields: '3.-5' }).offers('enter')).toBe(false);
  });

  const monastery = { tiles: 'countryside-7@1,1', at: '3.-5', hand: 'rage rage march', crystals: 'red red' } as const;

  test('MK-SITE-06 MK-SITE-29 MK-TURN-26 burning costs 3 reputation, whatever comes of it', () => {
    const table = mage({ ...monastery, chance: [['violet enemy', 0]] }).play('burn');
    expect([table.reputation, table.state.arena?.noUnits]).toEqual([-3, true]);
    expect(table.view(0).foes[0]).toMatchObject({ walls: 0 });
    table.play('done', 'done');
    expect([table.state.shields, table.tokens]).toEqual([[], '']);
    expect(table.state.discards[3]).toHaveLength(1);
  });

  test('MK-SITE-07 MK-OUTCOME-07 MK-SITE-24 who defeats the defender has burned it, for an artifact', () => {
    const table = mage({
      ...monastery,
      chance: [
        ['violet enemy', 2],
        ['brown enemy', 0],
      ],
      level: 9,
      fame: 80,
    }).play('burn', 'done');
    table.play('rage strong', 'rage strong', 'strike illusionists');
    expect(table.told('reward-due')).toMatchObject([{ reward: 'artifact' }]);
    expect(
      mage({ ...monastery, shields: '3.-5' })
        .options()
        .filter((key) => ['burn', 'interact'].includes(key)),
    ).toEqual([]);
  });

  const ruins = { tiles: 'countryside-8@1,1', at: '5.-6', hand: 'rage rage march', crystals: 'red red' } as const;

  test('MK-SITE-21 MK-SITE-30 MK-MANA-15 an altar: three mana of its colour for 7 Fame', () => {
    const table = mage({ ...ruins, ruins: 'altar-red@5.-6', mana: 'red', seed: 1 });
    table.play('altar', 'token red');
    expect([table.fame, table.state.ruins, table.state.shields.length]).toEqual([7, [], 1]);
    expect(mage({ ...ruins, ruins: 'altar-red@5.-6' }).why('altar')).toMatchObject({ why: 'no-mana' });
    expect(mage({ ...ruins, ruins: 'altar-red@5.-6' }).offers('enter')).toBe(false);
  });

  test('MK-SITE-22 MK-SITE-23 MK-SITE-28 guarded ruins: those shown are drawn once and fought, and what is left stays', () => {
    const chance = [
      ['green enemy', 0],
      ['brown enemy', 0],
    ] as const;
    const table = mage({ ...ruins, ruins: 'ruins-green-brown@5.-6', chance, level: 9, fame: 80 }).play('enter');
    expect(table.foes).toBe('prowlers attacks, minotaur attacks');
    table.play('done', 'prowlers on hero', 'rage strong', 'strike prowlers', 'done');
    expect([table.tokens, table.reputation]).toEqual(['minotaur@5.-6', 0]);
  });
});

describe('sites of the core', () => {
  const core = { tiles: 'core-1@1,1', hand: 'rage rage march', crystals: 'red red', level: 9, fame: 80 } as const;

  test('MK-SITE-15 a tomb: a red enemy in the dark, without units', () => {
    const table = mage({ ...core, at: '5.-6', units: 'peasants', chance: [['red enemy', 0]] }).play('enter');
    expect(table.foes).toBe('swamp-dragon attacks');
    expect(table.state.arena).toMatchObject({ isNight: true, noUnits: true });
  });

  test('MK-SITE-18 MK-SITE-19 MK-RULING-12 spawning grounds: two brown enemies; of those left each one defeated is replaced', () => {
    const chance = [
      ['brown enemy', 0],
      ['brown enemy', 1],
    ] as const;
    const table = mage({ ...core, at: '3.-5', chance }).play('enter');
    expect(table.foes).toBe('minotaur attacks, gargoyle attacks');
    table.play('done', 'minotaur on hero', 'rage strong', 'rage strong', 'strike minotaur', 'done');
    expect(table.tokens).toBe('gargoyle@3.-5 brown@3.-5');
    expect(table.told('reward-due')).toEqual([]);
  });
});

describe('cities', () => {
  const city = (colour: string) =>
    ({ blue: 'core-6@1,1', white: 'core-7@1,1', red: 'core-8@1,1', green: 'core-5@1,1' })[colour] ?? '';
  const assault = (colour: string, enemy: string, at: string) =>
    mage({ tiles: city(colour), tokens: `${enemy}@4.-5`, at, move: 2, hand: 'rage march', seed: 1 })
      .play('move 4.-5')
      .view(0).foes[0];

  test('MK-CITY-01 MK-CITY-02 MK-COMBAT-64 white: one more armor', () => {
    expect(assault('white', 'guardsmen', '5.-5')).toMatchObject({ armorNow: 8, walls: 2 });
  });

  test('MK-CITY-03 blue: two more attack for fire and ice, one for cold fire', () => {
    expect(assault('blue', 'fire-mages', '3.-4')).toMatchObject({ attackNow: 8 });
    expect(assault('blue', 'altem-mages', '3.-4')).toMatchObject({ attackNow: 5 });
    expect(assault('blue', 'swordsmen', '3.-4')).toMatchObject({ attackNow: 6 });
  });

  test('MK-CITY-04 MK-CITY-05 red: physical attacks are brutal; green: they are poisonous', () => {
    expect(assault('red', 'swordsmen', '5.-5')).toMatchObject({ traits: ['brutal'], deals: 12 });
    expect(assault('green', 'swordsmen', '4.-4')).toMatchObject({ traits: ['poison'] });
    expect(assault('green', 'fire-mages', '4.-4')?.traits).not.toContain('poison');
  });

  test('MK-COMBAT-64 the bonus is told before the assault begins', () => {
    const table = mage({ tiles: city('red'), tokens: 'swordsmen@4.-5', at: '5.-5', move: 2, hand: 'rage march' });
    expect(table.preview('move 4.-5')).toMatchObject({ assaults: true, enemies: [{ traits: ['brutal'], deals: 12 }] });
  });

  test('MK-OUTCOME-01 MK-OUTCOME-06 MK-OUTCOME-13 MK-CITY-07 a shield for each defender; with the last one it is conquered', () => {
    const table = mage({
      tiles: city('blue'),
      tokens: 'crossbowmen@4.-5 golems@4.-5',
      at: '3.-4',
      move: 2,
      hand: 'rage march',
      crystals: 'red',
      level: 9,
      fame: 80,
      seed: 1,
      also: (state) => {
        state.cities = [{ at: state.tokens[0]?.at ?? 0, colour: 1, level: 1, leader: -1 }];
      },
    });
    table.play('move 4.-5', 'done', 'crossbowmen on hero', 'rage strong', 'strike crossbowmen', 'done');
    expect([table.at, table.tokens, table.state.shields.length]).toEqual(['3.-4', 'golems@4.-5', 1]);
    expect(table.told('city-led')).toEqual([]);
  });

  test('MK-EXPLORE-17 MK-CITY-06 MK-RULING-02 MK-MOVE-13 MK-SCENARIO-43 a city that is revealed has its level and its garrison', () => {
    const table = mage({
      options: { scenario: 'solo-conquest' },
      at: '4.-3',
      move: 2,
      hand: 'rage',
      seed: 4,
      chance: [
        ['core tile', 0],
        ['tile', 1],
      ],
      also: (state) => {
        state.countrysideLeft = 0;
      },
    }).play('explore 1 1');
    expect(table.told('city-revealed')).toMatchObject([{ colour: 'blue', level: 5 }]);
    expect(table.state.tokens.filter(({ isRampaging }) => !isRampaging).map(({ pile }) => pile)).toEqual([3, 3, 5]);
  });
});

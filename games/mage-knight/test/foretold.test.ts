/** What every card, unit and skill would give now is told along with the question of the turn (MK-CARD-06). */
import { describe, expect, test } from 'vitest';
import { mage, type Told } from './table.ts';

/** By notation, one list for each way: `move 2 + heal 1`, `attack 2 melee fire`, `crystal red/blue`. */
function gives(told: Told): { readonly [key: string]: readonly string[] } {
  return givesAt(mage({ hand: 'rage', ...told }));
}
function givesAt(table: ReturnType<typeof mage>): { readonly [key: string]: readonly string[] } {
  const figures = table.figures();
  if (typeof figures !== 'object' || figures === null || !('gives' in figures)) throw new Error('there are no figures');
  return Object.fromEntries(
    Object.entries(figures.gives as object).map(([key, ways]: [string, readonly (readonly object[])[]]) => [
      key,
      ways.map((way) => way.map((gain) => Object.values(gain).map(String).join(' ')).join(' + ')),
    ]),
  );
}

const AMBUSH = { mod: 'ambush', attack: 1, block: 2 } as const;

describe('cards', () => {
  test('MK-CARD-06 each side, and one point sideways', () => {
    expect(gives({ hand: 'march tranquility', mana: 'green', deck: 'rage stamina' })).toEqual({
      march: ['move 2'],
      'march strong': ['move 4'],
      'march sideways': ['move 1'],
      // Nothing is wounded: alone one sees that there is nothing to heal.
      tranquility: ['draw 1'],
      'tranquility strong': ['draw 2'],
      'tranquility sideways': ['move 1'],
    });
  });

  test('MK-CARD-12 MK-MANA-04 what mana buys: one way for each colour that can be paid', () => {
    expect(gives({ hand: 'crystallize', mana: 'red white', crystals: 'blue' })).toMatchObject({
      crystallize: ['crystal 1 red', 'crystal 1 blue', 'crystal 1 white'],
      'crystallize strong': ['crystal 1 red,blue,green,white'],
    });
    expect(gives({ hand: 'concentration march', mana: 'green' })).toMatchObject({
      concentration: ['mana 1 blue,white,red'],
      'concentration strong march': ['special 0 power another card'],
    });
  });

  test('MK-TURN-23 among locals influence, and what comes at the end of the turn', () => {
    const among = { at: '2.-3', stage: 'interact' } as const;
    expect(gives({ ...among, hand: 'threaten', mana: 'red' })).toEqual({
      threaten: ['influence 2'],
      'threaten strong': ['influence 5 + later -1 reputation'],
      'threaten sideways': ['influence 1'],
    });
    const noble = { hero: 'norowas', hand: 'noble-manners', mana: 'white' } as const;
    expect(gives({ ...among, ...noble })).toMatchObject({
      'noble-manners': ['influence 2 + later 1 fame'],
      'noble-manners strong': ['influence 4 + later 1 fame + later 1 reputation'],
    });
  });

  test('MK-CARD-18 healing and units to ready, as far as there are any', () => {
    const hand = 'regeneration refreshing-walk wound';
    const both = gives({ hand, units: 'peasants:spent', mana: 'green green' });
    expect(both).toMatchObject({
      regeneration: ['heal 1 + ready 2'],
      'regeneration strong': ['heal 2 + ready 3'],
      'refreshing-walk': ['move 2 + heal 1'],
    });
    expect(gives({ hand, units: 'peasants' })).toMatchObject({ regeneration: ['heal 1'] });
  });

  test('MK-CARD-24 what is in force until the turn ends, and what happens at its end', () => {
    expect(gives({ hand: 'path-finding steady-tempo', mana: 'green blue' })).toMatchObject({
      'path-finding': ['move 2 + mod 0 terrain'],
      'steady-tempo': ['move 2 + at-end 0'],
      'steady-tempo strong': ['move 4 + at-end 0'],
    });
  });

  test('MK-COMBAT-13 what is done to enemies, by the way of it', () => {
    const night = { fight: 'diggers prowlers', stage: 'attack', night: true } as const;
    expect(gives({ ...night, hand: 'tremor chill whirlwind flame-wall', mana: 'green blue white red black' })).toMatchObject({
      // 5 and 2 for each of two enemies.
      'flame-wall': ['attack 5 melee fire'],
      'flame-wall strong': ['attack 9 melee fire'],
      chill: ['foe 0 holds strips'],
      'chill strong': ['foe -4 holds armor armorIfFortified'],
      'whirlwind strong': ['foe 0 destroys'],
      tremor: ['foe -3 armor armorIfFortified', 'foe -2 armor armorIfFortified'],
      'tremor sideways': ['attack 1 melee physical'],
    });
  });
});

describe('units and skills', () => {
  test('MK-CARD-17 each ability of a unit that may be used in this phase', () => {
    const told = { fight: 'prowlers', stage: 'block', units: 'peasants herbalists:spent northern-monks' } as const;
    expect(gives({ ...told, mana: 'blue' })).toEqual({
      rage: ['block 2 block physical'],
      'rage sideways': ['block 1 block physical'],
      'use peasants 0 0': ['block 2 block physical'],
      'use northern-monks 2 0': ['block 3 block physical'],
      'use northern-monks 2 1': ['block 4 block ice'],
    });
  });

  test('MK-CARD-21 skills, by day and by night', () => {
    const told = { hero: 'arythea', skills: 'arythea-dark-paths arythea-dark-fire-magic goldyx-flight' } as const;
    expect(gives(told)).toMatchObject({
      'skill arythea-dark-paths': ['move 1'],
      'skill arythea-dark-fire-magic': ['crystal 1 red + mana 1 red,black'],
      'skill goldyx-flight': ['special 0 fly'],
    });
    expect(gives({ ...told, night: true })).toMatchObject({ 'skill arythea-dark-paths': ['move 2'] });
  });

  test('MK-CARD-25 a banner or an ambush adds to them', () => {
    const fight = { fight: 'prowlers', stage: 'attack', units: 'peasants', hand: 'rage' } as const;
    expect(gives(fight)).toMatchObject({ 'use peasants 0 0': ['attack 2 melee physical'] });
    const ambush = gives({
      ...fight,
      also: (state) => {
        state.mods[0] = [AMBUSH];
      },
    });
    expect(ambush).toMatchObject({ rage: ['attack 3 melee physical'], 'use peasants 0 0': ['attack 2 melee physical'] });
  });

  test('the Sword of Justice: what a card that is discarded for it adds', () => {
    const table = mage({ hand: 'sword-of-justice rage march wound', fight: 'prowlers', stage: 'attack' }).play(
      'sword-of-justice',
    );
    expect(givesAt(table)).toEqual({
      rage: ['attack 2 melee physical'],
      'rage sideways': ['attack 1 melee physical'],
      'march sideways': ['attack 1 melee physical'],
      'discard rage': ['attack 3 melee physical'],
      'discard march': ['attack 3 melee physical'],
    });
  });
});

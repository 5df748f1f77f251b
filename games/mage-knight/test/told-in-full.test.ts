/** What is told in figures and events, where it has to be right to the last: scores, gains, previews, sieges (MK-SCORE, MK-EXPLORE, MK-COMBAT-20). */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { mage, type Told } from './table.ts';

describe('scores', () => {
  const rich = { discard: 'fireball agility wound', crystals: 'red red', hand: 'rage', units: 'peasants' } as const;

  test('MK-SCORE-02 MK-SCORE-08 alone nobody is compared: achievements count, titles do not', () => {
    const [score] = mage(rich).view(0).scores;
    expect(score).toMatchObject({ knowledge: 3, loot: 1, leader: 1, beating: -2, titles: 0 });
  });

  test('MK-SCORE-08 MK-SCORE-09 MK-SCORE-10 among rivals each title goes to whoever has most, and is shared on a tie', () => {
    const [own, other] = mage({ ...rich, others: [{ hero: 'norowas', hand: 'rage' }] }).view(0).scores;
    // The most knowledge, loot and units; and the most wounds.
    expect([own?.titles, other?.titles]).toEqual([3 + 3 + 3 - 3, 0]);
    const tied = mage({ hand: 'rage', units: 'peasants', others: [{ hero: 'norowas', units: 'peasants' }] }).view(0).scores;
    expect(tied.map(({ titles }) => titles)).toEqual([1, 1]);
  });
});

describe('exploring', () => {
  const explored = (scenario: string, first: number, seats: number) => {
    const told = { at: '3.-3', move: 4, hand: 'rage', seed: 1, tiles: 'countryside-3@0,2 countryside-4@1,2' } as const;
    const also: Told['also'] = (state) => void Object.assign(state, { countrysideLeft: 0, coreLeft: 2, cityLeft: 2 });
    const others = Array.from({ length: seats - 1 }, () => ({}));
    return mage({ ...told, options: { scenario }, others, also, chance: [['core tile', first]] }).play('explore 1 1');
  };

  test('MK-SCENARIO-28 MK-SCENARIO-25 First Reconnaissance ends with the city, not with another tile; each brings Fame', () => {
    const city = explored('first-reconnaissance', 0, 2);
    expect([city.state.isEnding, city.told('fame')]).toMatchObject([true, [{ n: 1, by: 'tile' }]]);
    expect(explored('first-reconnaissance', 2, 2).state.isEnding).toBe(false);
    const conquest = explored('full-conquest', 0, 2);
    expect([conquest.state.isEnding, conquest.told('fame')]).toEqual([false, []]);
  });

  test('MK-EXPLORE-17 a city has its level, its colour and its garrison face down, and no shields', () => {
    const table = explored('full-conquest', 0, 2);
    expect(table.state.cities).toMatchObject([{ at: spaceAt(4, -5), leader: -1 }]);
    const [city] = table.told('city-revealed');
    expect(city).toMatchObject({ rule: 'MK-EXPLORE-17', at: '4.-5', level: table.state.cities[0]?.level });
    expect(table.state.shields).toEqual([]);
    // Where the city is open, everybody has a shield there and nobody defends it.
    const open = explored('mines-liberation', 0, 2);
    if (open.told('explored').some(({ tile }) => tile === 'core-8')) expect(open.state.shields).toHaveLength(2);
    expect(open.state.cities).toEqual([]);
  });
});

describe('sieges', () => {
  const mages = { hand: 'rage', units: 'altem-mages utem-crossbowmen', mana: 'black', night: true } as const;
  const walled = () => mage({ ...mages, fight: 'swordsmen', walls: true, stage: 'ranged' }).play('use altem-mages 0 2');
  const shot: NonNullable<Told['also']> = (state) => {
    state.parts = [{ by: 'test', n: 9, kind: 'ranged', element: 'ice' }];
  };

  test('MK-COMBAT-20 what turns every attack into siege reaches behind walls, what turns the element does not', () => {
    const siege = walled();
    shot(siege.state);
    expect(siege.play('all siege').options('strike')).toEqual(['strike swordsmen']);
    const fire = walled();
    shot(fire.state);
    expect(fire.play('all cold-fire').options('strike')).toEqual([]);
    const open = mage({ ...mages, fight: 'swordsmen', stage: 'ranged', also: shot });
    expect(open.offers('strike swordsmen')).toBe(true);
  });

  test('each thing that is done to an enemy is told once, and only what changes something', () => {
    const how = (hand: string, mana: string, key: string, fight: string) =>
      mage({ hand, mana, fight, stage: 'ranged', night: true })
        .play(key)
        .told('foe-changed')
        .map((event) => event.how);
    // It holds its enemy back, and takes away what resists fire.
    expect(how('chill rage', 'blue', 'chill', 'fire-mages')).toEqual(['holds', 'strips']);
    expect(how('chill rage', 'blue', 'chill', 'golems')).toEqual(['holds']);
  });
});

describe('what the Golden Grail is for', () => {
  test('MK-CARD-10 Fame for each point of healing that is spent, as the Grail’s', () => {
    const table = mage({ hand: 'golden-grail wound rage' }).play('golden-grail', 'heal');
    expect(table.told('fame')).toEqual([{ event: 'fame', rule: 'MK-CARD-10', seat: 0, n: 1, by: 'golden-grail' }]);
  });
});

describe('what is put off to the end of the turn', () => {
  test('MK-INTERACT-22 MK-CARD-10 a change of reputation is told as what it changed', () => {
    const told = { hand: 'threaten rage', stage: 'interact', at: '2.-3', mana: 'red', seed: 1 } as const;
    const lost = (reputation: number) =>
      mage({ ...told, reputation })
        .play('threaten strong', 'end', 'keep')
        .told('reputation');
    expect(lost(3)).toEqual([{ event: 'reputation', rule: 'MK-CARD-10', seat: 0, n: -1, by: 'effect' }]);
    expect(lost(-6)).toMatchObject([{ n: -1 }]);
    expect(lost(-7)).toEqual([]);
  });
});

test('the first advanced action is nobody’s own, and told as it is', () => {
  const also: Told['also'] = (state) => {
    state.discard[0] = [64, 63];
  };
  const table = mage({ hand: 'rage', others: [{ hero: 'norowas' }], also });
  const [first, own] = table.view(1).discard[0] ?? [];
  expect([first, own === undefined ? undefined : own <= 63]).toEqual([64, true]);
});

test.each([
  ['full-cooperation', true],
  ['blitz-cooperation', true],
  ['full-conquest', undefined],
  ['solo-conquest', undefined],
] as const)('whether %s is played together is known before it begins', (scenario, together) => {
  const { seats } = mage({ hand: 'rage' }).match.game;
  expect(seats.by?.counts[scenario]?.together).toBe(together);
});

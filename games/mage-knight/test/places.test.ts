/** Sites through several visits: what is drawn, stays, is replaced, and what it pays (MK-SITE, MK-OUTCOME). */
import { describe, expect, test } from 'vitest';
import { mage, type Told } from './table.ts';

const strong = { hand: 'rage rage march stamina promise', mana: 'red red', level: 9, fame: 80 } as const;
/** Fights on to the attack phase, with all damage on the hero. */
const toAttack = (table: ReturnType<typeof mage>) => {
  for (let i = 0; i < 20 && table.asked !== '0 attack' && table.asked !== '0 after'; i++) {
    table.play(table.options().find((key) => key === 'done' || key.endsWith('on hero')) ?? '');
  }
  return table;
};
/** More than enough points for everybody. */
const overpower = (table: ReturnType<typeof mage>) => {
  table.state.parts = [{ by: 'test', n: 40, kind: 'melee', element: 'fire' }];
  return table.play('march sideways');
};

describe('monster dens and spawning grounds', () => {
  const den = { tiles: 'countryside-6@1,1', at: '3.-5', ...strong } as const;
  const grounds = { tiles: 'core-1@1,1', at: '3.-5', ...strong } as const;

  test('MK-SITE-17 whoever is left in a den is fought again, and no other is drawn', () => {
    const table = mage({ ...den, tokens: 'medusa@3.-5', chance: [] }).play('enter');
    expect(table.foes).toBe('medusa attacks');
  });

  test('MK-SITE-17 units may be used there, and it is as light as outside', () => {
    const table = mage({ ...den, units: 'utem-crossbowmen', mana: 'gold', chance: [['brown enemy', 0]] }).play('enter');
    expect(table.offers('use utem-crossbowmen 0 1')).toBe(true);
    expect(toAttack(table).offers('rage strong')).toBe(true);
  });

  test('MK-SITE-18 MK-SITE-19 the one that was laid face down is turned up with the next visit, and both must fall', () => {
    const told = { ...grounds, tokens: 'gargoyle@3.-5 brown@3.-5', chance: [['brown enemy', 0]] as const };
    const table = mage(told).play('enter');
    expect(table.state.foes).toHaveLength(2);
    expect(table.told('reward-due')).toEqual([]);
  });

  test('MK-SITE-18 both at once: an artifact and three random crystals', () => {
    const table = mage({
      ...grounds,
      tokens: 'gargoyle@3.-5 minotaur@3.-5',
      chance: [],
    }).play('enter');
    overpower(toAttack(table)).play('strike gargoyle minotaur');
    expect(table.told('reward-due').map(({ reward }) => reward)).toEqual(['artifact', 'crystal', 'crystal', 'crystal']);
    expect(table.reputation).toBe(0);
  });
});

test('MK-SITE-24 what was cleared is an empty space: dens, spawning grounds and ruins have nothing more to enter', () => {
  const at = (tiles: string, space: string) => mage({ ...strong, tiles, at: space, shields: space });
  const cleared = [at('countryside-6@1,1', '3.-5'), at('core-1@1,1', '3.-5'), at('countryside-8@1,1', '5.-6')];
  expect(cleared.map((table) => table.offers('enter') || table.offers('altar'))).toEqual([false, false, false]);
});

describe('dungeons and tombs', () => {
  const dungeon = { tiles: 'countryside-7@1,1', at: '4.-4', ...strong } as const;

  test('MK-SITE-13 MK-OUTCOME-09 what is drawn anew each time goes to its discard pile, defeated or not', () => {
    const table = mage({ ...dungeon, chance: [['brown enemy', 0]] }).play('enter');
    toAttack(table);
    if (table.asked === '0 attack') table.play('done');
    expect([table.tokens, table.state.discards[2]?.length, table.at]).toEqual(['', 1, '4.-4']);
  });

  test('MK-SITE-14 MK-SITE-16 the first who clears it has its treasure, the next only Fame', () => {
    const clear = (told: Told) => {
      const table = mage({ ...dungeon, ...told, chance: [['brown enemy', 2]] }).play('enter');
      toAttack(table).play('rage strong', 'rage strong', 'strike gargoyle');
      return table;
    };
    const first = clear({});
    expect([first.told('reward-due').map(({ reward }) => reward), first.fame]).toEqual([['treasure'], 84]);
    const again = clear({ shields: '4.-4' });
    expect([again.told('reward-due'), again.fame, again.state.shields.length]).toEqual([[], 84, 1]);
  });

  test('MK-SITE-15 MK-SITE-23 a dragon of a tomb brings no reputation, but a spell and an artifact', () => {
    const table = mage({ tiles: 'core-1@1,1', at: '5.-6', ...strong, chance: [['red enemy', 0]] }).play('enter');
    overpower(toAttack(table)).play('strike swamp-dragon');
    expect([
      table.reputation,
      table
        .told('reward-due')
        .map(({ reward }) => reward)
        .toSorted(),
    ]).toEqual([0, ['artifact', 'spell']]);
  });

  test('MK-SITE-13 MK-COMBAT-58 no unit fights, and none takes damage', () => {
    const table = mage({ ...dungeon, units: 'peasants', chance: [['brown enemy', 0]] }).play('enter');
    expect(table.options('use')).toEqual([]);
    toAttack(table);
    expect(table.units).toBe('peasants');
  });

  test('MK-MANA-13 when it is over it is day again, and gold pays for healing', () => {
    const told = { ...dungeon, hand: 'tranquility stamina', mana: 'gold', chance: [['brown enemy', 0]] } as const;
    const table = toAttack(mage(told).play('enter'));
    if (table.asked === '0 attack') table.play('done');
    expect([table.asked, table.offers('tranquility strong')]).toEqual(['0 after', true]);
  });
});

describe('ruins', () => {
  const ruins = { tiles: 'countryside-8@1,1', at: '5.-6', ...strong } as const;

  test('MK-SITE-22 MK-SITE-28 those left there are fought without new ones; with the last the whole reward is won', () => {
    const table = mage({ ...ruins, ruins: 'ruins-green-brown@5.-6', tokens: 'gargoyle@5.-6', chance: [] }).play('enter');
    expect(table.foes).toBe('gargoyle attacks');
    toAttack(table).play('rage strong', 'rage strong', 'strike gargoyle');
    expect(table.told('reward-due')).toMatchObject([{ reward: 'artifact' }]);
    expect([table.state.shields.length, table.state.ruins]).toEqual([1, []]);
  });

  test('MK-SITE-21 gold pays at an altar by day, and three dice do not, for one is all there is in a turn', () => {
    const altar = (told: Told) => mage({ ...ruins, mana: '', ruins: 'altar-red@5.-6', ...told }).offers('altar');
    expect(altar({ mana: 'gold red', crystals: 'red' })).toBe(true);
    expect(altar({ mana: 'gold red', crystals: 'red', night: true })).toBe(false);
    expect(altar({ source: 'red red red' })).toBe(false);
    expect(altar({ source: 'red blue', crystals: 'red red' })).toBe(true);
  });

  test('MK-SITE-21 it is the action of the turn: nothing more is done, nothing more paid for', () => {
    const table = mage({ ...ruins, mana: 'red red red', ruins: 'altar-red@5.-6', move: 9 }).play('altar');
    expect([table.asked, table.fame, table.options('move')]).toEqual(['0 after', 87, []]);
  });

  test('MK-SITE-20 a tile that is revealed by night has its ruins face down, by day face up', () => {
    // Countryside 8, with ruins in the far corner.
    const told = { at: '4.-3', hand: 'rage', move: 2, seed: 1 } as const;
    const chance = [
      ['tile', 5],
      ['green enemy', 0],
    ] as const;
    expect(mage({ ...told, chance, night: true }).play('explore 1 1').state.ruins[0]?.token).toBe(-1);
    expect(mage({ ...told, chance }).play('explore 1 1').state.ruins[0]?.token).toBeGreaterThanOrEqual(0);
  });

  test('MK-SITE-20 MK-MOVE-21 face-down ruins are no place to fight, they are turned up by stepping there', () => {
    const table = mage({ ...ruins, at: '5.-5', move: 9, ruins: 'face-down@5.-6', night: true, chance: [['ruins', 0]] });
    table.play('move 5.-6');
    expect([table.asked, table.state.ruins[0]?.token]).toEqual(['0 move', 0]);
    expect(table.offers('enter')).toBe(false);
  });
});

describe('monasteries', () => {
  const monastery = { tiles: 'countryside-7@1,1', at: '3.-5', ...strong } as const;

  test('MK-SITE-06 MK-INTERACT-05 whoever has the worst reputation can still burn it, at no more cost', () => {
    const table = mage({ ...monastery, reputation: -6, chance: [['violet enemy', 0]] });
    table.play('burn');
    expect(table.reputation).toBe(-7);
    expect(mage({ ...monastery, reputation: -7 }).offers('burn')).toBe(true);
  });

  test('MK-SITE-06 rampaging enemies beside it cannot be drawn into it', () => {
    const table = mage({ ...monastery, tokens: 'prowlers@3.-4!', chance: [['violet enemy', 0]] }).play('burn');
    expect(table.state.foes).toHaveLength(1);
    expect(table.asked).not.toBe('0 join');
  });

  test('MK-SITE-29 MK-OUTCOME-09 after a fire that failed people still live there', () => {
    const table = mage({ ...monastery, chance: [['violet enemy', 0]] }).play('burn');
    toAttack(table);
    if (table.asked === '0 attack') table.play('done');
    expect([table.state.shields, table.tokens, table.at]).toEqual([[], '', '3.-5']);
  });
});

describe('keeps, towers and cities', () => {
  const keep = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, ...strong } as const;

  test('MK-OUTCOME-04 a keep pays nothing but itself', () => {
    const table = mage({ ...keep, tokens: 'crossbowmen@5.-6', seed: 1 }).play('move 5.-6');
    toAttack(table).play('rage strong', 'strike crossbowmen');
    expect([table.told('reward-due'), table.at, table.asked]).toEqual([[], '5.-6', '0 after']);
    expect(table.offers('interact')).toBe(false);
  });

  test('MK-SITE-09 MK-MOVE-30 by night a garrison is turned up by the assault alone', () => {
    const told = { ...keep, at: '3.-4', move: 9, tokens: 'gray@5.-6', night: true, chance: [['gray enemy', 0]] } as const;
    const table = mage(told).play('move 4.-5');
    expect(table.tokens).toBe('gray@5.-6');
    expect(table.play('move 5.-6').foes).toBe('crossbowmen attacks');
  });

  test('MK-COMBAT-28 MK-OUTCOME-13 a city in two assaults: Fame and a shield for each, the leader with the last', () => {
    const table = mage({
      tiles: 'core-6@1,1',
      at: '3.-4',
      move: 2,
      ...strong,
      tokens: 'crossbowmen@4.-5',
      shields: '4.-5',
      seed: 1,
      also: (state) => {
        state.cities = [{ at: state.tokens[0]?.at ?? 0, colour: 1, level: 1, leader: -1 }];
      },
    }).play('move 4.-5');
    toAttack(table).play('rage strong', 'strike crossbowmen');
    expect([table.state.shields.length, table.fame, table.at]).toEqual([2, 83, '4.-5']);
    expect(table.told('city-led')).toMatchObject([{ seat: 0, colour: 'blue' }]);
  });
});

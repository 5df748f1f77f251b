/** Mana by unusual ways: a storm of dice, mana that must be used at once, and points turned into attack and block. */
import { describe, expect, test } from 'vitest';
import { parts } from './skilled.ts';
import { mage, type Told } from './table.ts';

describe('after a Mana Storm', () => {
  const storm = (source: string, hand: string, more: Told = {}) =>
    mage({
      ...{ hand, source, ...more },
      also: (state) => {
        state.mods[0] = [{ mod: 'wild-dice' }];
        state.diceLeft[0] = 3;
      },
    });

  test('gold and black dice pay any basic colour, by day and by night', () => {
    for (const night of [false, true]) {
      const table = storm('gold black red', 'march rage', { night }).play('march strong');
      expect(table.options()).toEqual(['die gold', 'die black']);
      expect(table.play('die black').state.dice).toEqual([[1]]);
    }
    // Red is there itself.
    const red = storm('gold black red', 'rage march', { fight: 'prowlers', stage: 'attack' }).play('rage strong');
    expect(red.options()).toEqual(['die red', 'die gold', 'die black']);
  });

  test('without it black pays nothing by day, nor gold by night', () => {
    expect(mage({ hand: 'march rage', source: 'black' }).why('march strong')).toMatchObject({ why: 'no-mana' });
    expect(mage({ hand: 'march rage', source: 'gold', night: true }).why('march strong')).toMatchObject({
      rule: 'MK-MANA-07',
      why: 'gold-by-night',
    });
    expect(storm('black', 'march rage').offers('march strong')).toBe(true);
    expect(storm('gold', 'march rage', { night: true }).offers('march strong')).toBe(true);
    expect(storm('blue', 'march rage').why('march strong')).toMatchObject({ why: 'no-mana' });
  });

  test('MK-MANA-08 MK-CARD-08 each die serves once', () => {
    const table = storm('gold blue', 'march march stamina rage').play('march strong');
    expect(table.why('march strong')).toMatchObject({ why: 'no-mana' });
    expect(table.play('stamina strong').state.dice).toEqual([[0, 1]]);
  });
});

describe('Invocation: its mana is for whatever takes it, and for nothing else', () => {
  const told = { hero: 'arythea', skills: 'arythea-invocation' } as const;
  const after = (own: Told, card = 'wound', ...colours: readonly string[]) =>
    mage({ ...told, seed: 1, ...own }).play(`skill arythea-invocation ${card}`, ...colours);

  test('a unit whose ability takes red, and no other of its abilities', () => {
    const table = after({ hand: 'wound rage', units: 'fire-mages fire-golems', level: 3, fight: 'prowlers', stage: 'attack' });
    expect(table.options()).toEqual(['rage strong', 'use fire-mages 0 1', 'use fire-golems 1 1']);
  });

  test('a spell that is bought', () => {
    const tower = { tiles: 'countryside-4@1,1', at: '4.-5', shields: '4.-5', stage: 'interact', influence: 9 } as const;
    const table = after({ ...tower, hand: 'wound threaten', spells: 'fireball chill' });
    expect(table.options()).toEqual(['threaten strong', 'buy spell fireball']);
    const rage = after({ ...tower, hand: 'rage promise', spells: 'fireball expose' }, 'rage');
    expect(rage.options()).toEqual(['promise strong', 'buy spell expose']);
  });

  test('an altar of its colour', () => {
    const altar = { tiles: 'countryside-8@1,1', at: '5.-6', crystals: 'red red' } as const;
    const red = after({ ...altar, hand: 'wound march', ruins: 'altar-red@5.-6' });
    expect(red.options()).toEqual(['altar']);
    // Blue is not among its colours.
    const blue = mage({ ...told, ...altar, hand: 'wound march', ruins: 'altar-blue@5.-6', crystals: 'blue blue blue' });
    expect(blue.options('skill')).toEqual([]);
  });

  test('a card that pays with any colour: Crystallize', () => {
    const table = after({ hand: 'wound crystallize' });
    expect(table.options()).toEqual(['crystallize']);
    expect(table.play('crystallize').mana).toBe('| red');
    const white = after({ hand: 'rage crystallize' }, 'rage', 'white');
    expect(white.play('crystallize').mana).toBe('| white');
  });

  test('sideways nothing takes mana: without a use for it the skill is not offered', () => {
    expect(mage({ ...told, hand: 'wound march' }).options('skill')).toEqual([]);
    expect(mage({ ...told, hand: 'rage march' }).options('skill')).toEqual(['skill arythea-invocation rage']);
  });
});

describe('points as attack and block', () => {
  const inFight = (stage: 'ranged' | 'block' | 'attack', hand: string, mana = '') =>
    mage({ fight: 'ironclads', stage, hand: `${hand} march`, mana, units: 'peasants utem-crossbowmen' });

  test('Diplomacy: influence as block, of ice or fire by choice', () => {
    const ice = inFight('block', 'diplomacy', 'white').play('diplomacy strong', 'influence as block ice');
    expect(ice.options('convert')).toEqual(['convert influence block ice']);
    ice.play('convert influence block ice', 'convert influence block ice');
    expect(parts(ice)).toEqual(['block ice 1', 'block ice 1']);
    expect(ice.state.parts.map(({ by }) => by)).toEqual(['influence', 'influence']);
    expect(ice.points).toBe('0/2/0');
    const plain = inFight('block', 'diplomacy').play('diplomacy');
    expect(plain.options('convert')).toEqual(['convert influence block']);
    expect(plain.play('convert influence block', 'convert influence block').options('convert')).toEqual([]);
  });

  test('Agility: moves as attack, strong also as shots, each in its phase', () => {
    const far = inFight('ranged', 'agility', 'white').play('agility strong');
    expect(far.options('convert')).toEqual(['convert move ranged']);
    const near = inFight('attack', 'agility', 'white').play('agility strong');
    expect(near.options('convert')).toEqual(['convert move attack', 'convert move ranged']);
    // A shot takes two of them.
    near.play('convert move ranged', 'convert move attack', 'convert move attack');
    expect(parts(near)).toEqual(['ranged physical 1', 'melee physical 1', 'melee physical 1']);
    expect([near.points, near.options('convert')]).toEqual(['0/0/0', []]);
    expect(near.state.parts.every(({ by }) => by === 'move')).toBe(true);
  });

  test('the Sword of Justice: cards are discarded for the attack, not before it and not after it', () => {
    const sword = mage({ hand: 'sword-of-justice rage march wound', fight: 'prowlers diggers', stage: 'attack' });
    sword.play('sword-of-justice');
    expect(sword.options('discard')).toEqual(['discard rage', 'discard march']);
    sword.play('discard rage');
    expect(sword.state.parts).toMatchObject([{ by: 'sword-of-justice', n: 3, kind: 'melee', element: 'physical' }]);
    expect([sword.discard, sword.hand]).toEqual(['rage', 'march wound']);
    expect(sword.play('strike prowlers').options('discard')).toEqual([]);
  });
});

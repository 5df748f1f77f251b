/** Fights by where they are: what protects enemies there, what a city does for them, and what becomes of the place. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { type MageTable, mage, type Told } from './table.ts';

const strong = { level: 9, fame: 80, hand: 'rage rage march stamina promise', units: 'peasants' } as const;
const CITY = spaceAt(4, -5);
const besieged =
  (colour: number): NonNullable<Told['also']> =>
  (state) => {
    state.cities = [{ at: CITY, colour, level: 1, leader: -1 }];
  };
const [RED, BLUE, GREEN, WHITE] = [0, 1, 2, 3] as const;
const wounds = (cards: string): number => cards.split(' ').filter((card) => card === 'wound').length;
/** More than enough points lie on the table. */
function striking(table: MageTable, foes: string): MageTable {
  table.until('0 attack');
  table.state.parts = [{ by: 'test', n: 60, kind: 'melee', element: 'fire' }];
  const [card] = table.options().filter((key) => key.endsWith('sideways') || key.startsWith('use'));
  return table.play(...(card === undefined ? [] : [card]), `strike ${foes}`);
}

describe('adventure sites', () => {
  test.each([
    ['a den', 'countryside-6@1,1', '3.-5', { tokens: 'medusa@3.-5' }],
    ['spawning grounds', 'core-1@1,1', '3.-5', { tokens: 'medusa@3.-5 minotaur@3.-5' }],
    ['ruins', 'countryside-8@1,1', '5.-6', { tokens: 'medusa@5.-6', ruins: 'ruins-gray-brown@5.-6' }],
  ] as const)('MK-COMBAT-19 in %s nobody is behind walls: what shoots reaches them', (_, tiles, at, told) => {
    const hand = 'swiftness swiftness march';
    const table = mage({ tiles, at, hand, mana: 'white white', ...told }).play('enter');
    expect(table.view(0).foes.map(({ walls }) => walls)).not.toContain(1);
    table.play('swiftness strong', 'swiftness strong');
    expect(table.offers('strike medusa')).toBe(true);
  });

  test('MK-SITE-19 MK-SITE-18 of spawning grounds the survivor lies face up, for the fallen one another face down, and nothing is paid', () => {
    const grounds = { tiles: 'core-1@1,1', at: '3.-5', ...strong, tokens: 'gargoyle@3.-5 minotaur@3.-5' } as const;
    const table = striking(mage(grounds).play('enter'), 'gargoyle').play('done');
    expect(table.tokens.split(' ').toSorted()).toEqual(['brown@3.-5', 'minotaur@3.-5']);
    expect([table.told('reward-due'), table.state.shields, table.fame]).toEqual([[], [], 84]);
  });

  test('MK-SITE-28 MK-SITE-23 in ruins nobody comes for the fallen one, and whoever beats the last takes the whole reward', () => {
    const ruins = { tiles: 'countryside-8@1,1', at: '5.-6', ...strong } as const;
    const first = mage({
      ...ruins,
      ruins: 'ruins-green-brown@5.-6',
      chance: [
        ['green enemy', 0],
        ['brown enemy', 0],
      ],
    }).play('enter');
    striking(first, 'prowlers').play('done');
    expect([first.tokens, first.reputation, first.told('reward-due')]).toEqual(['minotaur@5.-6', 0, []]);
    const last = mage({ ...ruins, ruins: 'ruins-brown-violet@5.-6', tokens: 'minotaur@5.-6', others: [{}] }).play('enter');
    expect(
      striking(last, 'minotaur')
        .told('reward-due')
        .map(({ reward }) => reward),
    ).toEqual(['spell', 'crystals']);
  });
});

describe('a monastery', () => {
  test('MK-SITE-06 MK-COMBAT-32 MK-COMBAT-58 defended by Illusionists: what they summon strikes the hero, no unit helps', () => {
    const table = mage({
      ...{ tiles: 'countryside-7@1,1', at: '3.-5', ...strong },
      chance: [
        ['violet enemy', 2],
        ['brown enemy', 0],
      ],
    }).play('burn');
    expect([table.foes, table.options('use')]).toEqual(['illusionists away, minotaur attacks', []]);
    table.until('0 attack');
    // Brutal 5 against armor 4.
    expect([wounds(table.hand), table.units]).toEqual([3, 'peasants']);
    expect(striking(table, 'illusionists').told('reward-due')).toMatchObject([{ reward: 'artifact' }]);
  });
});

describe('cities', () => {
  const red = { tiles: 'core-8@1,1', at: '5.-6', move: 2 } as const;

  test('MK-CITY-04 MK-COMBAT-04 red: those who join from outside are neither brutal nor behind walls', () => {
    const told = { ...red, hand: 'rage swiftness march', mana: 'white', also: besieged(RED) } as const;
    const shot = mage({ ...told, tokens: 'gunners@4.-5 prowlers@5.-5!' }).play('provoke 4.-5', 'swiftness strong');
    expect(shot.options('strike')).toEqual(['strike prowlers']);
    const hit = mage({ ...told, tokens: 'swordsmen@4.-5 prowlers@5.-5!' })
      .play('provoke 4.-5')
      .until('0 damage');
    // 4 from without, twice 6 from within.
    hit.play('prowlers on hero');
    expect(hit.told('hero-wounded')).toMatchObject([
      { by: 'prowlers', wounds: 2 },
      { by: 'swordsmen', wounds: 6 },
    ]);
  });

  test('MK-CITY-03 MK-CITY-04 MK-CITY-05 who has no attack of its own gains nothing: summoners', () => {
    const gained = (tiles: string, at: string, colour: number) => {
      const told = { tiles, at, move: 2, hand: 'rage swiftness', mana: 'white', tokens: 'illusionists@4.-5' } as const;
      const table = mage({ ...told, also: besieged(colour), seed: 1 }).play('move 4.-5');
      return table.view(0).foes[0]?.gained;
    };
    expect([
      gained('core-8@1,1', '5.-6', RED),
      gained('core-6@1,1', '3.-4', BLUE),
      gained('core-5@1,1', '4.-6', GREEN),
    ]).toEqual([0, 0, 0]);
  });

  test('MK-CITY-05 green: poison of what is physical, not of ice', () => {
    const told = { tiles: 'core-5@1,1', at: '4.-6', move: 2, ...strong, tokens: 'swordsmen@4.-5 ice-mages@4.-5' } as const;
    const table = mage({ ...told, units: '', also: besieged(GREEN) }).play('move 4.-5');
    table.until('0 damage').play('swordsmen on hero');
    // 6 and 5 against armor 4 are two each; poison adds two.
    expect([wounds(table.hand), wounds(table.discard)]).toEqual([4, 2]);
  });

  test('MK-CITY-02 MK-COMBAT-34 white: the summoner has one more armor, what it summons has not', () => {
    const told = { tiles: 'core-7@1,1', at: '5.-6', move: 2, ...strong, tokens: 'illusionists@4.-5' } as const;
    const table = mage({ ...told, also: besieged(WHITE), chance: [['brown enemy', 0]] }).play('move 4.-5');
    expect(
      table
        .until('0 block')
        .view(0)
        .foes.map(({ armorNow }) => armorNow),
    ).toEqual([4, 5]);
  });

  test('MK-CITY-07 MK-OUTCOME-13 of equals whoever laid the first shield leads, though another took the last', () => {
    const told = { tiles: 'core-6@1,1', at: '3.-4', move: 2, ...strong, others: [{ shields: '4.-5' }], also: besieged(BLUE) };
    const one = striking(mage({ ...told, tokens: 'freezers@4.-5' }).play('move 4.-5'), 'freezers');
    expect(one.told('city-led')).toMatchObject([{ seat: 1 }]);
    const two = mage({ ...told, tokens: 'freezers@4.-5 crossbowmen@4.-5' }).play('move 4.-5');
    expect(striking(two, 'freezers crossbowmen').told('city-led')).toMatchObject([{ seat: 0 }]);
  });
});

/** Both sides of every advanced action. */
import { describe, expect, test } from 'vitest';
import { BLUE } from '../src/cards/advanced-blue.ts';
import { GREEN } from '../src/cards/advanced-green.ts';
import { RED } from '../src/cards/advanced-red.ts';
import { WHITE } from '../src/cards/advanced-white.ts';
import { type MageTable, mage, type Told } from './table.ts';

const CRYSTALS = 'red blue green white';
const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
const at = (told: Told): MageTable => mage({ crystals: CRYSTALS, ...told });
const inFight = (stage: 'ranged' | 'block' | 'attack', hand: string, beside: Told = {}): MageTable =>
  at({ fight: 'ironclads', stage, hand, ...beside });

test('each has the colour of its list', () => {
  for (const [colour, cards] of Object.entries({ red: RED, blue: BLUE, white: WHITE, green: GREEN }))
    expect(cards.map((card) => [card.kind, card.colour])).toEqual(cards.map(() => ['advanced', colour]));
});

describe('bolts: a crystal, or a shot', () => {
  test.each([
    ['fire-bolt', 'red', 'ranged fire 3'],
    ['ice-bolt', 'blue', 'ranged ice 3'],
    ['swift-bolt', 'white', 'ranged physical 4'],
    ['crushing-bolt', 'green', 'siege physical 3'],
  ])('%s', (card, colour, shot) => {
    expect(mage({ hand: card }).play(card).mana).toBe(`| ${colour}`);
    expect(parts(inFight('ranged', card).play(`${card} strong`))).toEqual([shot]);
  });
});

describe('red', () => {
  test('Blood Rage: much more for a wound, and only where one can attack', () => {
    const table = inFight('attack', 'blood-rage').play('blood-rage');
    expect(table.options('')).toEqual(['attack 2', 'attack 5 for a wound']);
    table.play('attack 5 for a wound');
    expect([parts(table), table.hand]).toEqual([['melee physical 5'], 'wound']);
    expect(parts(inFight('attack', 'blood-rage').play('blood-rage strong', 'attack 9 for a wound'))).toEqual([
      'melee physical 9',
    ]);
    expect(mage({ hand: 'blood-rage' }).offers('blood-rage')).toBe(false);
  });

  test('Intimidate: attack or influence, and a worse name at the end of the turn', () => {
    const table = inFight('attack', 'intimidate march').play('intimidate strong');
    expect([parts(table), table.reputation]).toEqual([['melee physical 7'], 0]);
    expect(mage({ hand: 'intimidate' }).offers('intimidate')).toBe(false);
  });

  test('Blood Ritual: a wound for mana, and a crystal of one of them', () => {
    expect(mage({ hand: 'blood-ritual' }).play('blood-ritual', 'gold').mana).toBe('gold | red');
    const first = mage({ hand: 'blood-ritual', options: { printing: 'first' } }).play('blood-ritual', 'green');
    expect([first.mana, first.hand]).toEqual(['red green |', 'wound']);
    const strong = mage({ hand: 'blood-ritual', crystals: 'red' }).play('blood-ritual strong', 'blue', 'blue', 'green');
    expect(strong.options('')).toContain('no');
    expect(strong.play('no').mana).toBe('blue blue green |');
  });

  test('Into the Heat: before the first phase, units hit harder and take no damage', () => {
    const table = at({ fight: 'ironclads', hand: 'into-the-heat', units: 'peasants' }).play('into-the-heat');
    expect(table.state.mods[0]).toEqual([{ mod: 'units', attack: 2, block: 2 }, { mod: 'spared-units' }]);
    expect(inFight('ranged', 'into-the-heat swiftness').play('swiftness strong').offers('into-the-heat')).toBe(false);
  });

  test('Decompose: an action card leaves the game for crystals', () => {
    const basic = mage({ hand: 'decompose rage' }).play('decompose rage');
    expect([basic.mana, basic.hand, basic.discard]).toEqual(['| red red', '', '']);
    const strong = mage({ hand: 'decompose march', mana: 'red' }).play('decompose strong march');
    expect(strong.mana).toBe('| red blue white');
    expect(mage({ hand: 'decompose wound' }).offers('decompose')).toBe(false);
  });

  test('Maximal Effect: another card three times, or twice with its strong effect; then it is gone', () => {
    const basic = mage({ hand: 'maximal-effect march' }).play('maximal-effect march');
    expect([basic.points, basic.state.gone.length]).toEqual(['6/0/0', 1]);
    expect(mage({ hand: 'maximal-effect march', mana: 'red' }).play('maximal-effect strong march').points).toBe('8/0/0');
  });

  test('a card inside another is on offer only if its own mana is left when the price is paid', () => {
    const hand = 'maximal-effect pure-magic';
    expect(mage({ hand, mana: 'red' }).options('maximal-effect strong')).toEqual([]);
    const table = mage({ hand, mana: 'red green' });
    expect(table.options('maximal-effect strong')).toEqual(['maximal-effect strong pure-magic']);
    table.play('maximal-effect strong pure-magic');
    expect([table.points, table.mana]).toEqual(['7/0/0', '|']);
  });
});

describe('blue', () => {
  test('Ice Shield: what it stops loses three of its armor', () => {
    const table = inFight('block', 'ice-shield determination rage', { fight: 'prowlers ironclads' });
    table.play('ice-shield strong', 'determination', 'block prowlers');
    expect(table.state.foes[0]).toMatchObject({ fate: 'blocked', armor: -3 });
    expect(parts(inFight('block', 'ice-shield').play('ice-shield'))).toEqual(['block ice 3']);
  });

  test('Frost Bridge: swamps, and strong also lakes, for one', () => {
    expect(mage({ hand: 'frost-bridge' }).play('frost-bridge').points).toBe('2/0/0');
    const table = at({ hand: 'frost-bridge', at: '2.-3' }).play('frost-bridge strong');
    expect(table.points).toBe('4/0/0');
    expect(table.offers('move 2.-4')).toBe(true);
    expect(at({ hand: 'march', at: '2.-3' }).play('march strong').offers('move 2.-4')).toBe(false);
  });

  test('Pure Magic: the colour paid says what it is', () => {
    expect(mage({ hand: 'pure-magic', mana: 'green' }).play('pure-magic').points).toBe('4/0/0');
    expect(parts(mage({ hand: 'pure-magic', mana: 'red', fight: 'ironclads', stage: 'attack' }).play('pure-magic'))).toEqual([
      'melee physical 4',
    ]);
    expect(mage({ hand: 'pure-magic', mana: 'green blue' }).play('pure-magic strong').points).toBe('7/0/0');
    expect(mage({ hand: 'pure-magic', mana: 'blue' }).offers('pure-magic strong')).toBe(false);
  });

  test('Crystal Mastery: one more of a colour one has; strong, those used come back', () => {
    expect(mage({ hand: 'crystal-mastery', crystals: 'green' }).play('crystal-mastery').mana).toBe('| green green');
    expect(mage({ hand: 'crystal-mastery' }).offers('crystal-mastery')).toBe(false);
    const table = mage({ hand: 'crystal-mastery march stamina', crystals: 'blue green' });
    table.play('march strong', 'crystal-mastery strong');
    expect(table.mana).toBe('|');
    table.play('end');
    expect(table.mana).toBe('| blue green');
  });

  test('Steady Tempo: under the deck, or strong on top of it', () => {
    const under = mage({ hand: 'steady-tempo march', deck: 'rage' }).play('steady-tempo', 'end', 'under the deck');
    expect(under.discard).toBe('');
    const top = mage({ hand: 'steady-tempo march', crystals: 'blue', deck: '' }).play(
      'steady-tempo strong',
      'end',
      'on the deck',
    );
    expect(top.discard).toBe('');
    expect(mage({ hand: 'steady-tempo march', deck: '' }).play('steady-tempo', 'end').discard).toBe('steady-tempo');
  });
});

describe('white', () => {
  test('Agility: move is attack, strong also a shot for two', () => {
    const table = inFight('attack', 'agility').play('agility', 'convert move attack', 'convert move attack');
    expect([parts(table), table.points]).toEqual([['melee physical 1', 'melee physical 1'], '0/0/0']);
    const strong = inFight('ranged', 'agility').play('agility strong', 'convert move ranged');
    expect([parts(strong), strong.points]).toEqual([['ranged physical 1'], '2/0/0']);
  });

  test('Agility as first printed: what is left of moving can be used in a fight, what is made there cannot', () => {
    const first = { options: { printing: 'first' } } as const;
    expect(inFight('attack', 'agility', first).offers('agility')).toBe(false);
    const mods = mage({ ...first, hand: 'agility' }).play('agility').state.mods[0] ?? [];
    const left = inFight('attack', 'march', { ...first, move: 2, also: (state) => void state.mods.splice(0, 1, mods) });
    expect([left.offers('convert move attack'), left.offers('march')]).toEqual([true, false]);
  });

  test('Song of Wind: open land is cheaper, and lakes can be crossed for blue mana', () => {
    expect(mage({ hand: 'song-of-wind' }).play('song-of-wind').state.mods[0]).toMatchObject([{ delta: -1 }]);
    const table = at({ hand: 'song-of-wind', at: '2.-3', source: 'red' }).play('song-of-wind strong', 'pay blue');
    expect(table.offers('move 2.-4')).toBe(true);
  });

  test('Heroic Tale: a better name for each unit recruited', () => {
    const told = {
      hand: 'heroic-tale march',
      stage: 'interact',
      crystals: 'white',
      also: (state: { recruits: number }) => {
        state.recruits = 2;
      },
    } as const;
    const table = mage(told).play('heroic-tale strong');
    expect(table.points).toBe('0/6/0');
    table.play('end');
    expect([table.reputation, table.fame]).toEqual([2, 2]);
  });

  test('Diplomacy: influence is block, strong of an element', () => {
    expect(parts(inFight('block', 'diplomacy').play('diplomacy', 'convert influence block'))).toEqual(['block physical 1']);
    const strong = inFight('block', 'diplomacy').play('diplomacy strong').options('');
    expect(strong.length).toBe(2);
  });

  test('Mana Storm: a crystal of a die that is rolled again; strong, all are, and three more can be used', () => {
    const told = { hand: 'mana-storm', source: 'red red blue' } as const;
    const basic = mage({ ...told, chance: [['die', 3]] }).play('mana-storm', 'red');
    expect(basic.mana).toBe('| red');
    const strong = mage({ ...told, crystals: 'white' }).play('mana-storm strong');
    expect([strong.state.diceLeft[0], strong.state.mods[0]]).toEqual([4, [{ mod: 'wild-dice' }]]);
  });

  test('Learning: an advanced action for six, or for nine into the hand', () => {
    const table = mage({ hand: 'learning', influence: 7, advanced: 'ambush fire-bolt ice-bolt', crystals: 'white' });
    table.play('learning strong', 'buy learn ambush');
    expect([table.hand, table.points]).toEqual(['ambush', '0/2/0']);
    expect(mage({ hand: 'learning', influence: 4, advanced: 'ambush' }).play('learning', 'buy learn ambush').discard).toBe(
      'ambush',
    );
  });
});

describe('green', () => {
  test('Refreshing Walk: heals as well, but not in a fight', () => {
    expect(mage({ hand: 'refreshing-walk wound' }).play('refreshing-walk').points).toBe('2/0/1');
    expect(at({ hand: 'refreshing-walk wound' }).play('refreshing-walk strong').points).toBe('4/0/2');
    expect(inFight('attack', 'refreshing-walk wound').offers('refreshing-walk')).toBe(false);
  });

  test('Path Finding: everything costs one less but not below two; strong, two at most', () => {
    expect(mage({ hand: 'path-finding' }).play('path-finding').state.mods[0]).toMatchObject([{ delta: -1, min: 2 }]);
    expect(at({ hand: 'path-finding' }).play('path-finding strong').state.mods[0]).toMatchObject([{ most: 2 }]);
  });

  test('Regeneration: heals and readies a unit, outside fights', () => {
    const table = mage({ hand: 'regeneration wound', units: 'peasants:spent' }).play('regeneration');
    expect([table.points, table.units]).toEqual(['0/0/1', 'peasants']);
    expect(mage({ hand: 'regeneration', units: 'catapults:spent' }).offers('regeneration')).toBe(false);
    expect(at({ hand: 'regeneration', units: 'catapults:spent' }).play('regeneration strong').units).toBe('catapults');
  });

  test('In Need: more influence for each wound', () => {
    const told = { hand: 'in-need wound wound', units: 'peasants:wounded', stage: 'interact' } as const;
    expect(mage(told).play('in-need').points).toBe('0/6/0');
    expect(mage({ ...told, mana: 'green' }).play('in-need strong').points).toBe('0/11/0');
    expect(mage({ ...told, options: { printing: 'first' } }).play('in-need').points).toBe('0/5/0');
  });

  test('Ambush: the first card that attacks or blocks is stronger', () => {
    const table = mage({ hand: 'ambush rage', fight: 'ironclads', stage: 'attack', mana: 'red' }).play('ambush', 'rage strong');
    expect(parts(table)).toEqual(['melee physical 5']);
  });

  test('Training: an action card is exchanged for one of its colour', () => {
    const table = mage({ hand: 'training rage march', advanced: 'fire-bolt ice-bolt blood-rage' });
    expect([table.offers('training rage'), table.offers('training march')]).toEqual([true, false]);
    table.play('training rage', 'blood-rage');
    expect([table.discard, table.state.gone.length]).toEqual(['blood-rage', 1]);
  });
});

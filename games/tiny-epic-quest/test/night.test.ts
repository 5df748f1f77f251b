import { describe, expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { dice, type QuestTable, quest } from './table.ts';

const QUIET = ['torch', 'torch', 'torch', 'torch', 'torch'] as const;
const healths = (table: QuestTable): number[] => table.state.health.slice(0, table.state.seats);
const powers = (table: QuestTable): number[] => table.state.power.slice(0, table.state.seats);

describe('its course', () => {
  test('TEQ-NIGHT-02 TEQ-NIGHT-03 TEQ-NIGHT-04 the First Player has the dice first and rolls or rests', () => {
    const table = quest({ stage: 'dice', first: 1 });
    expect(table.asked).toBe('1 dice');
    expect(table.options()).toEqual(['adventure', 'rest']);
  });

  test('TEQ-NIGHT-05 TEQ-NIGHT-06 TEQ-NIGHT-09 five dice, and then they go clockwise', () => {
    const table = quest({ stage: 'dice', seats: 3, chance: [...dice(...QUIET), ...dice(...QUIET)] }).play('adventure');
    expect(table.told('rolled')).toMatchObject([{ dice: QUIET }]);
    expect(table.asked).toBe('1 dice');
    // What was rolled is gone with them.
    expect(table.state.dice).toEqual([]);
    table.play('rest');
    expect(table.asked).toBe('2 dice');
    table.play('adventure');
    // Past whoever rests.
    expect(table.asked).toBe('0 dice');
  });

  test('TEQ-NIGHT-10 TEQ-RESOLVE-01 TEQ-FLOW-02 when everybody rests, the round is over', () => {
    const table = quest({ stage: 'dice' }).play('rest', 'rest');
    expect(table.state.round).toBe(2);
    expect(table.asked).toBe('1 card');
  });

  test('TEQ-NIGHT-07 TEQ-RUL-18 first goblins, then power, then magic, at the level of the roll', () => {
    const table = quest({
      stage: 'dice',
      magic: 6,
      power: [0, 0],
      chance: dice('magic', 'goblin', 'power', 'torch', 'torch'),
    }).play('adventure');
    expect(table.story.filter((kind) => ['damage-dealt', 'gained', 'magic-moved'].includes(kind))).toEqual([
      'damage-dealt',
      'gained',
      'magic-moved',
    ]);
    // The token came to Level 2 only after that.
    expect(healths(table)).toEqual([5, 6]);
    expect(powers(table)).toEqual([1, 0]);
  });

  test('TEQ-NIGHT-08 TEQ-NIGHT-35 TEQ-NIGHT-01 all who are Adventuring use the same dice at once, each for their own Heroes', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['I5L', 'I5L'],
      power: [0, 0],
      chance: dice('torch', 'magic', 'magic', 'magic', 'magic'),
    }).play('adventure');
    expect(table.asked).toBe('0 use, 1 use');
    table.answer('1 torch', 1);
    expect(table.asked).toBe('0 use');
    expect(table.play('1 torch').heroes()).toBe('I5L+1 K1L K1L');
    expect(table.heroes(1)).toBe('I5L+1 K2R K2R');
  });

  test('TEQ-NIGHT-60 TEQ-NIGHT-51 whoever rests has no part in later rolls', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['I5L', 'I5L'],
      power: [0, 0],
      chance: dice('goblin', 'goblin', 'power', 'torch', 'power'),
    });
    table.play('rest', 'adventure');
    expect(healths(table)).toEqual([6, 4]);
    expect(powers(table)).toEqual([0, 2]);
    expect(table.asked).toBe('1 use');
  });
});

describe('damage', () => {
  test('TEQ-NIGHT-11 TEQ-NIGHT-12 TEQ-NIGHT-13 TEQ-NIGHT-15 one symbol at a time, from the roller on clockwise', () => {
    const roll = dice('goblin', 'goblin', 'goblin', 'torch', 'torch');
    expect(healths(quest({ stage: 'dice', seats: 3, power: [0, 0, 0], chance: roll }).play('adventure'))).toEqual([5, 5, 5]);
    expect(healths(quest({ stage: 'dice', seats: 2, power: [0, 0], first: 1, chance: roll }).play('adventure'))).toEqual([
      5, 4,
    ]);
  });

  test('TEQ-NIGHT-14 TEQ-NIGHT-27 at Magic Level 2 a goblin deals 2, and power gives nothing', () => {
    const table = quest({
      stage: 'dice',
      magic: 7,
      power: [0, 0],
      chance: dice('goblin', 'power', 'torch', 'torch', 'torch'),
    }).play('adventure');
    expect(healths(table)).toEqual([4, 6]);
    expect(powers(table)).toEqual([0, 0]);
  });

  test('TEQ-NIGHT-28 TEQ-NIGHT-29 TEQ-NIGHT-30 at Level 3 a goblin deals 3 and a magic symbol 1, each from the roller on', () => {
    const table = quest({
      stage: 'dice',
      magic: 10,
      power: [0, 0],
      chance: dice('goblin', 'magic', 'magic', 'magic', 'power'),
    }).play('adventure');
    expect(healths(table)).toEqual([1, 5]);
    expect(powers(table)).toEqual([0, 0]);
    expect(table.told('damage-dealt').map(({ symbol, seat, damage }) => [symbol, seat, damage])).toEqual([
      ['goblin', 0, 3],
      ['magic', 0, 1],
      ['magic', 1, 1],
      ['magic', 0, 1],
    ]);
  });

  test('TEQ-NIGHT-29 what is left when the token comes to the last space deals damage', () => {
    const table = quest({
      stage: 'dice',
      magic: 9,
      power: [0, 0],
      chance: dice('magic', 'magic', 'torch', 'torch', 'torch'),
    }).play('adventure');
    expect(table.told('magic-moved')).toMatchObject([{ spaces: 1, level: 3 }]);
    expect(healths(table)).toEqual([5, 6]);
  });

  test('TEQ-NIGHT-16 TEQ-RUL-29 a symbol is blocked for 2 Power when it is dealt, a magic one too', () => {
    const table = quest({
      stage: 'dice',
      magic: 10,
      power: [2, 0],
      chance: dice('magic', 'torch', 'torch', 'torch', 'torch'),
    }).play('adventure');
    expect(table.options()).toEqual(['take', 'block']);
    expect(table.play('block').purse()).toBe('6/0');
    expect(
      quest({ stage: 'dice', power: [1, 0], chance: dice('goblin', ...QUIET.slice(1)) })
        .play('adventure')
        .purse(),
    ).toBe('5/1');
  });

  test('TEQ-NIGHT-16 standing orders answer it by the Power left', () => {
    const table = quest({ stage: 'dice', power: [3, 0], chance: dice('goblin', 'torch', 'torch', 'torch', 'torch') }).play(
      'adventure',
    );
    expect(table.match.world.ask(0).circumstances).toEqual(['power-above-0', 'power-above-1', 'power-above-2']);
  });
});

describe('exhaustion', () => {
  const goblins = dice('goblin', 'goblin', 'goblin', 'goblin', 'power');

  test('TEQ-NIGHT-17 TEQ-NIGHT-18 TEQ-NIGHT-19 TEQ-NIGHT-20 TEQ-NIGHT-57 TEQ-NIGHT-59 everybody home, 6 Health, 3 Power, a Spell Level less', () => {
    const table = quest({
      stage: 'dice',
      health: [2, 6],
      power: [1, 0],
      spell: [3],
      trophies: [2],
      heroes: ['I1L+4 I2L I3L'],
      chance: goblins,
    }).play('adventure');
    expect(table.told('exhausted')).toMatchObject([{ seat: 0, lostSpell: true }]);
    expect(table.purse()).toBe('6/3');
    expect(table.state.spell[0]).toBe(2);
    expect(table.heroes()).toBe('K1L K1L K1L');
    expect(table.told('gained')).toMatchObject([{ seat: 1, by: 'roll' }]);
  });

  test('TEQ-NIGHT-43 TEQ-SPELL-09 TEQ-NIGHT-49 nothing is completed, learned or won by it', () => {
    const table = quest({
      stage: 'dice',
      health: [1, 6],
      power: [0, 0],
      magic: 4,
      heroes: ['I1L+4 I1R I2R'],
      goblins: 'p4 p p p p p p',
      chance: goblins,
    }).play('adventure');
    expect(table.told('temple-completed', 'learned', 'goblin-defeated')).toEqual([]);
    expect(table.goblins).toBe('p p p p p p p');
  });

  test('TEQ-RUL-16 a Spell Level of 0 stays 0, and Goblins, Quests and Items are kept', () => {
    const table = quest({
      stage: 'dice',
      health: [1, 6],
      power: [0, 0],
      trophies: [2],
      items: ['bow@2'],
      legends: [[1]],
      chance: goblins,
    }).play('adventure');
    expect(table.state.spell[0]).toBe(0);
    expect(table.state.trophies[0]).toBe(2);
    expect(table.items()).toBe('bow@2');
    expect(table.state.legend[0]).toBe(1);
  });

  test('TEQ-NIGHT-21 TEQ-RUL-17 from the next symbol on one is left out, and the roll goes on for the others', () => {
    const table = quest({ stage: 'dice', seats: 3, health: [1, 6, 6], power: [0, 0, 0], chance: goblins }).play('adventure');
    expect(healths(table)).toEqual([6, 4, 5]);
    expect(powers(table)).toEqual([3, 1, 0]);
    expect(table.asked).toBe('1 dice');
  });

  test('TEQ-NIGHT-17 a larger loss stops at 0; with nobody left the Night is over', () => {
    const table = quest({ stage: 'dice', health: [1, 1], power: [0, 0], magic: 10, chance: [...goblins, ['quest', 10]] }).play(
      'adventure',
    );
    expect(table.state.round).toBe(2);
    expect(healths(table)).toEqual([6, 6]);
  });
});

describe('power and magic', () => {
  test('TEQ-NIGHT-22 TEQ-NIGHT-23 power is handed out one at a time from the roller on', () => {
    const table = quest({
      stage: 'dice',
      seats: 2,
      power: [0, 0],
      first: 1,
      chance: dice('power', 'power', 'power', 'torch', 'torch'),
    }).play('adventure');
    expect(powers(table)).toEqual([1, 2]);
  });

  test('TEQ-RUL-17 at the maximum it is lost, or goes on where the table plays so', () => {
    const told = { stage: 'dice', power: [3, 0], chance: dice('power', 'torch', 'torch', 'torch', 'torch') } as const;
    expect(powers(quest(told).play('adventure'))).toEqual([3, 0]);
    expect(powers(quest({ ...told, options: { powerPasses: true } }).play('adventure'))).toEqual([3, 1]);
  });

  test('TEQ-NIGHT-24 TEQ-SETUP-10 each magic symbol moves the token one space', () => {
    const table = quest({ stage: 'dice', chance: dice('magic', 'magic', 'magic', 'torch', 'torch') });
    expect(table.view().level).toBe(0);
    table.play('adventure');
    expect(table.state.magic).toBe(3);
    expect(table.view().level).toBe(1);
  });
});

describe('temples', () => {
  const use = (faces: Parameters<typeof dice>, told: object) =>
    quest({ stage: 'dice', power: [0, 0], chance: dice(...faces), ...told }).play('adventure');

  test('TEQ-NIGHT-31 TEQ-NIGHT-32 TEQ-REGION-06 TEQ-RUL-19 the symbol of the next space takes a Hero there; none is skipped', () => {
    // Ice: scroll, torch, two scrolls, torch.
    const table = use(['torch', 'scroll', 'magic', 'magic', 'magic'], { heroes: ['I1L'] });
    expect(table.options()).toEqual(['1 scroll', 'done']);
    table.play('1 scroll');
    expect(table.options()).toEqual(['1 torch', 'done']);
    expect(table.play('1 torch').heroes()).toBe('I1L+2 K1L K1L');
  });

  test('TEQ-NIGHT-33 TEQ-NIGHT-34 a doubled space needs both at once, for the same Hero', () => {
    expect(use(['scroll', 'magic', 'magic', 'magic', 'magic'], { heroes: ['I1L+2'] }).asked).toBe('1 dice');
    const table = use(['scroll', 'scroll', 'magic', 'magic', 'magic'], { heroes: ['I1L+2'] });
    expect(table.options()).toEqual(['1 scroll scroll', 'done']);
  });

  test('TEQ-NIGHT-35 TEQ-NIGHT-36 a die serves one Hero; with enough of them several advance', () => {
    const one = use(['torch', 'magic', 'magic', 'magic', 'magic'], { heroes: ['I5L I3R'] });
    expect(one.options()).toEqual(['1 torch', '2 torch', 'done']);
    expect(one.play('2 torch').asked).toBe('1 dice');
    const two = use(['torch', 'torch', 'magic', 'magic', 'magic'], { heroes: ['I5L I3R'] }).play('1 torch', '2 torch');
    expect(two.heroes()).toBe('I5L+1 I3R+1 K1L');
    expect(
      use(['torch', 'torch', 'magic', 'magic', 'magic'], { heroes: ['I5L'] })
        .play('1 torch', '1 torch')
        .heroes(),
    ).toBe('I5L+2 K1L K1L');
  });

  test('TEQ-NIGHT-35 with a new roll all dice can be used again', () => {
    const table = use(['torch', 'magic', 'magic', 'magic', 'magic'], {
      heroes: ['I5L'],
      also: (state: State) => {
        state.used[0] = 0b11111;
      },
    });
    expect(table.options()).toEqual(['1 torch', 'done']);
  });

  test('TEQ-NIGHT-38 TEQ-NIGHT-39 2 Power are a symbol, together with rolled ones and as often as can be paid', () => {
    const table = use(['scroll', 'magic', 'magic', 'magic', 'magic'], { heroes: ['I1L+2'], power: [4, 0] });
    expect(table.options()).toEqual(['1 scroll forge', '1 forge forge', 'done']);
    table.play('1 scroll forge');
    expect(table.purse()).toBe('6/2');
    expect(table.play('1 forge').heroes()).toBe('I1L+4 K1L K1L');
  });

  test('TEQ-NIGHT-38 TEQ-RUL-26 at nightfall, and with the dice in hand; not by day', () => {
    const dusk = quest({ stage: 'dusk', heroes: ['I1L', 'I5L'], power: [2, 2] });
    expect(dusk.asked).toBe('0 dusk, 1 dusk');
    dusk.answer('1 forge', 1).answer('done', 0);
    expect(dusk.asked).toBe('0 dice');
    expect(dusk.options()).toEqual(['adventure', 'rest', '1 forge']);
    expect(dusk.play('1 forge').asked).toBe('0 dice');
    const day = quest({ card: 'foot', heroes: ['O1L I1L+2'], power: [4] }).play('1 O2R');
    expect(day.asked).toBe('1 travel');
  });

  test('TEQ-NIGHT-42 TEQ-NIGHT-54 TEQ-NIGHT-41 completed by choosing to rest on the last space, and not before', () => {
    const table = use(['torch', 'magic', 'magic', 'magic', 'magic'], { heroes: ['I1L+3'], row: 'P01 P02 T05' }).play('1 torch');
    expect(table.told('temple-completed')).toEqual([]);
    table.play('rest', 'rest');
    expect(table.told('temple-completed')).toMatchObject([{ temple: 'ice', rule: 'TEQ-NIGHT-42' }]);
    expect(table.told('legend-stepped')).toMatchObject([{ item: 'sword' }]);
  });
});

describe('goblins', () => {
  const fight = (faces: Parameters<typeof dice>, told: object) =>
    quest({ stage: 'dice', power: [0, 0], chance: dice(...faces), ...told }).play('adventure');

  test('TEQ-REGION-14 TEQ-NIGHT-44 TEQ-NIGHT-46 a punch wounds the Goblin a Hero attacks, and serves one of them', () => {
    const table = fight(['punch', 'magic', 'magic', 'magic', 'magic'], { heroes: ['I2R I4L'] });
    expect(table.options()).toEqual(['1 punch', '2 punch', 'done']);
    expect(table.play('2 punch').goblins).toBe('p p1 p p p p p');
    expect(table.asked).toBe('1 dice');
  });

  test('TEQ-NIGHT-45 TEQ-NIGHT-47 TEQ-NIGHT-48 TEQ-MAX-01 the fifth wound defeats it: a trophy, and a higher maximum', () => {
    const table = fight(['punch', 'punch', 'magic', 'magic', 'magic'], { heroes: ['I2R'], goblins: 'p3 p p p p p p' }).play(
      '1 punch',
      '1 punch',
    );
    expect(table.told('goblin-defeated')).toMatchObject([{ seat: 0, portal: 1 }]);
    expect(table.state.trophies[0]).toBe(1);
    const rested = quest({ stage: 'dice', heroes: ['I2R'], goblins: '- p p p p p p', trophies: [1], health: [6] }).play('rest');
    expect(rested.options()).toEqual(['health', 'none']);
  });

  test('TEQ-NIGHT-61 the Hero stays on the empty Portal until its player rests, and then comes home with the gain', () => {
    const table = fight(['punch', 'magic', 'magic', 'magic', 'magic'], { heroes: ['I2R'], goblins: 'p4 p p p p p p' }).play(
      '1 punch',
    );
    expect(table.heroes()).toBe('I2R K1L K1L');
    table.play('rest', 'rest');
    expect(table.asked).toBe('0 gain');
    expect(table.heroes()).toBe('K1L K1L K1L');
  });

  test('TEQ-NIGHT-49 TEQ-RUL-09 TEQ-RUL-21 whoever rests first has lost the fight, and the wounds are gone, unless they stay', () => {
    const told = { stage: 'dice', heroes: ['I2R'], goblins: 'p4 p p p p p p' } as const;
    expect(quest(told).play('rest').goblins).toBe('p p p p p p p');
    expect(quest({ ...told, options: { woundsStay: true } }).play('rest').goblins).toBe('p4 p p p p p p');
  });

  test('TEQ-NIGHT-50 no wound outlasts the round', () => {
    const table = quest({ stage: 'dice', heroes: ['I2R'], goblins: 'p4 p p p p p p', options: { woundsStay: true } }).play(
      'rest',
      'rest',
    );
    expect(table.goblins).toBe('a a a a a a a');
  });
});

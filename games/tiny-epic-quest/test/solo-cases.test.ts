/** Alone and by GloomFall, case by case: what the dice do at each Magic Level, which Goblins turn, and when the target is reached. */
import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { tinyEpicQuest } from '../src/index.ts';
import type { State } from '../src/state.ts';
import type { DieSymbol } from '../src/words.ts';
import { dice, MAP, QuestTable, quest, type Told } from './table.ts';

/** The faces by their first letters: Goblin, Power, Magic, Torch. */
const FACES: { readonly [letter: string]: DieSymbol } = { G: 'goblin', P: 'power', M: 'magic', T: 'torch' };
const rolled = (letters: string) => dice(...[...letters].map((letter) => FACES[letter] ?? 'torch'));

describe('the dice alone, at each Magic Level', () => {
  // Level 0 is on spaces 1 to 6, Level 1 on 7, Level 2 on 8 to 14, Level 3 on 15. Nobody can block without Power.
  test.for([
    ['TEQ-SOLO-10 one goblin: nothing', 1, 'GTTTT', '10/0'],
    ['TEQ-SOLO-10 five goblins: four', 6, 'GGGGG', '6/0'],
    ['TEQ-SOLO-18 each power', 6, 'PPPTT', '10/3'],
    ['TEQ-SOLO-18 no more than the maximum', 6, 'PPPPP', '10/3'],
    ['TEQ-SOLO-10 the level of the roll counts, not that of its magic (TEQ-RUL-18)', 6, 'GGMMP', '9/1'],
    ['TEQ-SOLO-11 one goblin: one', 7, 'GTTTT', '9/0'],
    ['TEQ-SOLO-11 two goblins: one', 7, 'GGTTT', '9/0'],
    ['TEQ-SOLO-11 five goblins: four', 7, 'GGGGG', '6/0'],
    ['TEQ-SOLO-12 one power: nothing', 7, 'PTTTT', '10/0'],
    ['TEQ-SOLO-12 four power: three', 7, 'PPPPT', '10/3'],
    ['TEQ-SOLO-13 five goblins: five', 8, 'GGGGG', '5/0'],
    ['TEQ-SOLO-13 no power', 14, 'PPPPG', '9/0'],
    ['TEQ-SOLO-14 two goblins and two magic: six', 15, 'GGMMP', '4/0'],
    ['TEQ-SOLO-14 four goblins: eight', 15, 'GGGGT', '2/0'],
    ['TEQ-SOLO-19 of three magic one moves the token to the end, and two hurt', 14, 'MMMTT', '8/0'],
    ['TEQ-RUL-18 magic that only reaches the end hurts nobody', 13, 'MMTTT', '10/0'],
  ] as const)('%s', ([, magic, letters, purse]) => {
    const table = quest({ seats: 1, stage: 'dice', magic, health: [10], trophies: [4], power: [0], chance: rolled(letters) });
    expect(table.play('adventure').purse()).toBe(purse);
  });

  test('TEQ-RUL-29 at Level 1 the first goblin may be blocked, the second asks nobody', () => {
    const table = quest({ seats: 1, stage: 'dice', magic: 7, power: [3], chance: rolled('GGTTT') }).play('adventure');
    expect(table.options()).toEqual(['take', 'block']);
    expect(table.play('block').purse()).toBe('6/1');
    expect(table.told('damage-dealt').map(({ how }) => how)).toEqual(['blocked', 'ignored']);
    expect(table.asked).toBe('0 dice');
    // Whoever is Exhausted by the first has nothing more of this roll (TEQ-NIGHT-21).
    const worn = quest({ seats: 1, stage: 'dice', magic: 7, health: [1], power: [0], chance: rolled('GGTTT') }).play(
      'adventure',
    );
    expect(worn.told('damage-dealt')).toMatchObject([{ how: 'taken' }]);
    expect(worn.asked).toBe('0 rouse');
  });

  test('TEQ-RUL-29 at Level 0 the second goblin may be blocked', () => {
    const table = quest({ seats: 1, stage: 'dice', power: [2], chance: rolled('GGTTT') }).play('adventure', 'block');
    expect([table.purse(), table.asked]).toEqual(['6/0', '0 dice']);
  });

  test('TEQ-NIGHT-17 Exhausted alone the Night is over, and the Resolution follows', () => {
    const table = quest({
      seats: 1,
      stage: 'dice',
      magic: 15,
      health: [4],
      power: [0],
      spell: [2],
      heroes: ['I1L+4 I2R I1R'],
      chance: rolled('GGPMM'),
    });
    table.play('adventure');
    expect([table.purse(), table.heroes(), table.state.spell[0]]).toEqual(['6/3', 'K1L K1L K1L', 1]);
    expect(table.asked).toBe('0 rouse');
    expect(table.told('temple-completed', 'learned')).toEqual([]);
  });
});

describe('the Resolution alone', () => {
  const rested = (told: Told): QuestTable => quest({ seats: 1, stage: 'dice', ...told }).play('rest');

  test('TEQ-SOLO-16 any three of seven', () => {
    expect(rested({ goblins: 'p p p p p p p' }).play('1', '4', '7').goblins).toBe('a p p a p p a');
    expect(rested({ goblins: 'p p p p p p p' }).play('7', '1', '4').goblins, 'in whatever order').toBe('a p p a p p a');
  });

  test('TEQ-RUL-39 three or fewer all turn, and nobody is asked; Portals filled then are passive', () => {
    expect(rested({ goblins: 'p - p a a p a' }).goblins).toBe('a p a a a a a');
    expect(rested({ goblins: '- - - - - - p' }).goblins).toBe('p p p p p p a');
    expect(rested({ goblins: 'a a a a a a a' }).told('goblins-roused')).toEqual([]);
  });

  test('TEQ-RUL-39 TEQ-RUL-32 by GloomFall new ones come aggressive besides', () => {
    const table = rested({ options: { gloom: true }, goblins: '- - p p p p a' }).play('3', '5', '6');
    expect(table.goblins).toBe('a a a p a a a');
  });

  test('TEQ-SOLO-15 the rightmost goes, and the others move to the right', () => {
    const table = quest({ seats: 1, stage: 'dice', row: 'T01 P02 P01', goblins: 'a a a a a a a' }).play('rest');
    expect(table.told('quest-discarded')[0]).toMatchObject({ quest: 'P01', rule: 'TEQ-SOLO-15' });
    expect(table.row.endsWith('T01 P02')).toBe(true);
  });

  test('TEQ-SOLO-04 each Day has two cards of five again', () => {
    const table = rested({ goblins: 'a a a a a a a' });
    expect(table.asked).toBe('0 card');
    expect(table.options()).toHaveLength(2);
    expect(table.state.round).toBe(2);
  });

  test('TEQ-SOLO-07 the card that was left is offered again beside a new one', () => {
    const table = new QuestTable(begun(tinyEpicQuest, { options: { mode: 'solo', map: MAP }, seats: 1, seed: 4 }));
    const seen = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      const [used = '', left = ''] = table.options();
      seen.add(used).add(left);
      table.play(used, 'idle');
      if (turn < 3) expect(table.options()).toContain(left);
    }
    expect(seen.size).toBe(5);
    expect(table.asked).toBe('0 dice');
  });
});

describe('the target (TEQ-SOLO-03, TEQ-SOLO-17)', () => {
  /** So many points: 10 Spells 16, 10 Goblins 35, none -4 and -2, Quests by the table, 4 for each Item. */
  const points = (quests: number) => (state: State) => {
    state.done = [Array.from({ length: quests }, (_, quest) => quest), [], [], []];
  };
  const ended = (target: string, told: Told) =>
    quest({ seats: 1, stage: 'dice', round: 5, options: { target }, ...told }).play('rest');

  test.for([
    // 16 + 1 + the Quests: 0 -3, 7 16, 8 20, 9 25, 10 30.
    ['peasant', { spell: [10], trophies: [8], also: points(2) }, 42, 'target-reached'],
    ['peasant', { spell: [10], trophies: [8], also: points(0) }, 38, 'target-missed'],
    ['peasant', { spell: [8], trophies: [10], also: points(0) }, 42, 'target-reached'],
    ['page', { spell: [10], trophies: [9], also: points(1) }, 45, 'target-reached'],
    ['page', { spell: [7], trophies: [10], also: points(2) }, 44, 'target-missed'],
    ['squire', { spell: [10], trophies: [10], also: points(1) }, 50, 'target-reached'],
    ['squire', { spell: [9], trophies: [10], also: points(2) }, 49, 'target-missed'],
    ['knight', { spell: [9], trophies: [9], also: points(6) }, 55, 'target-reached'],
    ['knight', { spell: [10], trophies: [10], also: points(3) }, 54, 'target-missed'],
    ['legendary-hero', { spell: [10], trophies: [10], also: points(5) }, 59, 'target-missed'],
    ['legendary-hero', { spell: [5], trophies: [10], also: points(8) }, 59, 'target-missed'],
    ['legendary-hero', { spell: [9], trophies: [10], also: points(6) }, 60, 'target-reached'],
  ] as const)('%s with %o: %d points, %s', ([target, told, total, how]) => {
    const table = ended(target, told);
    expect(table.view().scores[0]?.total).toBe(total);
    expect(table.outcome).toMatchObject({ how });
  });

  test('TEQ-RUL-25 the target reached by Day is won at the Resolution only', () => {
    const rich = { seats: 1, spell: [10], trophies: [10], goblins: 'a a a a a a a', also: points(4) } as const;
    const day = quest({ ...rich, card: 'foot' });
    expect(day.outcome).toBeUndefined();
    expect(day.play('idle').outcome).toBeUndefined();
    const night = quest({ ...rich, stage: 'dice', round: 2 });
    expect(night.play('rest').outcome).toMatchObject({ places: [1], how: 'target-reached' });
  });

  test('TEQ-RUL-25 whoever is Exhausted may fall below it again', () => {
    // Spell 10 is 16 and 9 is 13: 16 + 35 - 1 = 50, and with a level less 47.
    const told = {
      seats: 1,
      stage: 'dice',
      magic: 15,
      health: [1],
      power: [0],
      spell: [10],
      trophies: [10],
      goblins: 'a a a a a a a',
      also: points(1),
    } as const;
    const table = quest({ ...told, round: 5, chance: rolled('GTTTT') }).play('adventure');
    expect(table.outcome).toMatchObject({ how: 'target-missed' });
  });
});

describe('GloomFall', () => {
  test('TEQ-GLOOM-02 the first Day has tolls, and a Goblin stopped at turns passive', () => {
    const table = quest({ options: { gloom: true }, card: 'raft', heroes: ['O2R'], goblins: 'a a a a a a a' });
    // From O2 down to O6: I2 and I4 are crossed, O6 is not.
    expect(table.preview('1 O6L')).toMatchObject({ toll: 2, crossed: ['I2', 'I1', 'I4'], calmed: [1, 2, 6] });
    table.play('1 O6L');
    expect([table.goblins, table.purse()]).toEqual(['p p a a a p a', '6/1']);
  });

  test('TEQ-MOVE-17 without the Power the way is closed', () => {
    const table = quest({ options: { gloom: true }, card: 'raft', heroes: ['O2R'], goblins: 'a a a a a a a', power: [1] });
    expect([table.offers('1 O6L'), table.offers('1 I4L'), table.offers('1 I1L')]).toEqual([false, true, true]);
  });

  test('TEQ-GLOOM-05 by GloomFall the Resolution turns passive Goblins and new ones come aggressive: all are', () => {
    const table = quest({ seats: 3, options: { gloom: true }, stage: 'dice', goblins: '- p a - p a -' }).play(
      'rest',
      'rest',
      'rest',
    );
    expect([table.goblins, table.state.supply]).toEqual(['a a a a a a a', 6]);
  });

  test('TEQ-GLOOM-04 murky mending: no more than the maximum, and the dice one by one never below 1', () => {
    const told = { options: { gloom: true }, card: 'foot', heroes: ['I1L'] } as const;
    expect(
      quest({ ...told, health: [5], chance: dice('torch', 'punch') })
        .play('1 I2L', 'use')
        .purse(),
    ).toBe('6/3');
    expect(
      quest({ ...told, health: [2], chance: dice('goblin', 'goblin') })
        .play('1 I2L', 'use')
        .purse(),
    ).toBe('1/3');
  });

  test('TEQ-GLOOM-04 brawler’s gamble: three punches defeat a Goblin, and goblins never take the last Health', () => {
    const told = { options: { gloom: true }, card: 'foot', heroes: ['O2R I2R'], health: [1] } as const;
    const won = quest({ ...told, chance: dice('punch', 'punch', 'punch') }).play('1 O1L', 'use');
    expect([won.goblins.slice(0, 1), won.state.trophies[0]]).toEqual(['-', 1]);
    const lost = quest({ ...told, chance: dice('goblin', 'goblin', 'goblin') }).play('1 O1L', 'use');
    expect([lost.purse(), lost.state.trophies[0]]).toEqual(['1/3', 0]);
  });

  test('TEQ-GLOOM-04 lost lights: both kinds, for a doubled space two of one', () => {
    const told = { options: { gloom: true }, card: 'foot' } as const;
    const chance = dice('torch', 'scroll', 'torch');
    const table = quest({ ...told, heroes: ['O1L I1L+1 I5L'], chance }).play('1 O2R', 'use');
    expect(table.options()).toEqual(['2 torch torch', '3 torch', 'done']);
    expect(table.play('2 torch torch').heroes()).toBe('O2R I1L+2 I5L');
  });

  test('TEQ-GLOOM-04 night wanderer: not by a card that is face down, and with the toll of its way besides', () => {
    const table = quest({
      options: { gloom: true },
      card: 'horse',
      heroes: ['I3R O2R'],
      goblins: 'a a a a a a a',
      power: [3],
      also: (state) => {
        state.faceUp = 0b00011;
      },
    }).play('1 O4L', 'use');
    expect(table.options()).toEqual(['raft', 'none']);
    table.play('raft', '2 O6L');
    expect([table.purse(), table.heroes()]).toEqual(['6/0', 'O4L O6L K1L']);
  });

  test('TEQ-GLOOM-04 homeward spores is no move: no Quest is claimed by the Hero that goes home', () => {
    const table = quest({ options: { gloom: true }, card: 'foot', row: 'P12 T01 T02', heroes: ['O5L I1L K1R'], health: [3] });
    table.play('1 O6R', 'use', '2', 'health');
    expect(table.heroes()).toBe('O6R K1L K1R');
    expect(table.asked).toBe('1 travel');
  });

  test('TEQ-GLOOM-04 wild star: at most three spaces, and not past the last', () => {
    const told = { options: { gloom: true }, card: 'foot', heroes: ['I5L'] } as const;
    expect(quest({ ...told, chance: dice('magic', 'magic') }).play('1 O8L', 'use').state.magic).toBe(3);
    expect(quest({ ...told, magic: 9, chance: dice('magic', 'magic') }).play('1 O8L', 'use').state.magic).toBe(9);
  });
});
